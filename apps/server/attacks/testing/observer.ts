import { once } from "node:events";
import { Worker } from "node:worker_threads";

export const OTHERS_ADDRESS = "127.0.0.2";
export const OBSERVED_PATHS = ["/about", "/api/health"] as const;
/** A server that takes so much is ended, so that an attack cannot take the machine. */
export const STOP_MB = 1536;

/** What was seen of a server since `watch`. Memory is what the system counts as resident. */
export interface Observation {
  nowMb: number;
  peakMb: number;
  /** The slowest answer to others, and of those that are still to come the longest wait so far. */
  worstMs: number;
  probes: number;
  /** Answers to others that were none: `/about: ECONNRESET`. */
  failures: string[];
  /** Whether it was ended at `STOP_MB`. */
  stopped: boolean;
}

interface Watched {
  pid: number;
  port: number;
}

export type ObserverOrder =
  | { kind: "watch"; watched: Watched | undefined; asksOthers: boolean }
  | { kind: "report" };

/** Samples a server's memory and asks it as others would, both many times a second. */
export class Observer {
  readonly #thread = new Worker(new URL("./observer-thread.ts", import.meta.url));

  /** Begins anew with this server; with nothing it rests. */
  watch(watched: Watched | undefined, asksOthers = true): void {
    const { pid = 0, port = 0 } = watched ?? {};
    this.#order({ kind: "watch", watched: watched && { pid, port }, asksOthers });
  }

  async report(): Promise<Observation> {
    this.#order({ kind: "report" });
    const [observation] = (await once(this.#thread, "message")) as [Observation];
    return observation;
  }

  async close(): Promise<void> {
    await this.#thread.terminate();
  }

  #order(order: ObserverOrder): void {
    this.#thread.postMessage(order);
  }
}
