// Watches a server in a thread of its own, so that what the attack itself computes does not count as the server's delay.
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { parentPort } from "node:worker_threads";
import { OBSERVED_PATHS, type Observation, type ObserverOrder, OTHERS_ADDRESS, STOP_MB } from "./observer.ts";

const SAMPLE_MS = 50;
const PROBE_MS = 200;
const PROBE_TIMEOUT_MS = 10_000;

let watched: { pid: number; port: number } | undefined;
let asksOthers = true;
let observation = emptyObservation();
const underWay = new Set<number>();
let probes = 0;

setInterval(sample, SAMPLE_MS);
setInterval(probe, PROBE_MS);

parentPort?.on("message", (order: ObserverOrder) => {
  if (order.kind === "watch") {
    watched = order.watched;
    asksOthers = order.asksOthers;
    observation = emptyObservation();
    underWay.clear();
    // From here on the system's own highest mark counts anew.
    if (watched) attempt(() => writeFileSync(`/proc/${watched?.pid}/clear_refs`, "5"));
  } else {
    sample();
    const now = performance.now();
    const waits = [...underWay].map((since) => now - since);
    parentPort?.postMessage({ ...observation, worstMs: Math.max(observation.worstMs, ...waits) });
  }
});

function emptyObservation(): Observation {
  return { nowMb: 0, peakMb: 0, worstMs: 0, probes: 0, failures: [], stopped: false };
}

function sample(): void {
  const status = watched && attempt(() => readFileSync(`/proc/${watched?.pid}/status`, "utf8"));
  if (!watched || !status) return;
  observation.nowMb = megabytes(status, "VmRSS");
  observation.peakMb = Math.max(observation.peakMb, observation.nowMb, megabytes(status, "VmHWM"));
  if (observation.nowMb < STOP_MB || observation.stopped) return;
  observation.stopped = true;
  process.kill(watched.pid, "SIGKILL");
}

function megabytes(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
}

function probe(): void {
  if (!watched || !asksOthers) return;
  probes += 1;
  const into = observation;
  const path = OBSERVED_PATHS[probes % OBSERVED_PATHS.length] ?? "";
  const startedAt = performance.now();
  into.probes += 1;
  underWay.add(startedAt);
  const done = (failure?: string) => {
    if (!underWay.delete(startedAt)) return;
    into.worstMs = Math.max(into.worstMs, performance.now() - startedAt);
    if (failure !== undefined) into.failures.push(`${path}: ${failure}`);
  };
  const sent = request({
    host: "127.0.0.1",
    port: watched.port,
    path,
    localAddress: OTHERS_ADDRESS,
    agent: false,
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    headers: { "accept-encoding": "br", connection: "close" },
  });
  sent.on("error", (error) => done("code" in error ? String(error.code) : error.message));
  sent.on("response", (response) => {
    response.on("error", () => done("broken off"));
    response.on("end", () => done(response.statusCode === 200 ? undefined : String(response.statusCode)));
    response.resume();
  });
  sent.end();
}

/** A process may be gone at any moment. */
function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
