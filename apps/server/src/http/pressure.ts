import { monitorEventLoopDelay } from "node:perf_hooks";
import type { App } from "../app.ts";
import { sendFailure } from "./failures.ts";

const RETRY_AFTER_SECONDS = 10;

/** When the process counts as overloaded; tests set their own. */
export interface PressureLimits {
  /** Mean delay of the event loop. Answers that wait longer than this help nobody: better to say so early. */
  eventLoopDelayMs: number;
  sampleMs: number;
}

const LIMITS: PressureLimits = { eventLoopDelayMs: 1000, sampleMs: 1000 };

/** One slow sample may be the start of the process or a neighbour's work; two in a row are ours. */
const SLOW_SAMPLES = 2;

/**
 * Refuses requests with 503 while the process cannot keep up.
 *
 * Ours instead of @fastify/under-pressure: its hook costs a tenth of a request, and it refuses requests during its first
 * sample after a slow start, when it has measured nothing yet.
 */
export function refuseUnderPressure(app: App, { eventLoopDelayMs, sampleMs }: PressureLimits = LIMITS): void {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let slowSamples = 0;
  const timer = setInterval(() => {
    // Nanoseconds; NaN when nothing was measured, which is neither slow nor quick.
    const delayMs = histogram.mean / 1e6;
    histogram.reset();
    if (!Number.isNaN(delayMs)) slowSamples = delayMs > eventLoopDelayMs ? slowSamples + 1 : 0;
  }, sampleMs);
  timer.unref();

  app.addHook("onRequest", (_request, reply, done) => {
    if (slowSamples < SLOW_SAMPLES) done();
    else sendFailure(reply, 503, { "retry-after": String(RETRY_AFTER_SECONDS) });
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    histogram.disable();
  });
}
