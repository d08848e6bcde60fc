import { setTimeout as sleep } from "node:timers/promises";
import { type ReplayStore, StoreReadOnlyError, StoreUnavailableError } from "@tactician/replays";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** Seconds: from an index in memory to the database's own timeouts. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 10];

/** So long the numbers wait for a database that hangs. */
const PATIENCE_MS = 1000;

/** The same store, but each call is timed by its name; and what the store itself can tell. */
export function watchStore(registry: Registry, store: ReplayStore): ReplayStore {
  addStoreGauges(registry, store);
  const registers = [registry];
  const seconds = new Histogram({
    name: "tactician_store_call_duration_seconds",
    help: "Time of the store's calls, by call.",
    labelNames: ["call"],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: "tactician_store_failures_total",
    help: "Calls of the store that failed, by call and reason.",
    labelNames: ["call", "reason"],
    registers,
  });
  const time = async (call: string, startedAt: number, outcome: Promise<unknown>) => {
    try {
      return await outcome;
    } catch (error) {
      failures.inc({ call, reason: reasonOf(error) });
      throw error;
    } finally {
      seconds.observe({ call }, (performance.now() - startedAt) / 1000);
    }
  };
  return new Proxy(store, {
    get(_store, name) {
      const value: unknown = Reflect.get(store, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const startedAt = performance.now();
        const outcome: unknown = value.apply(store, args);
        return outcome instanceof Promise ? time(String(name), startedAt, outcome) : outcome;
      };
    },
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return "unavailable";
  return error instanceof StoreReadOnlyError ? "read-only" : "other";
}

/** Asked of the store itself at each reading, so that these questions are not among the timed ones. */
function addStoreGauges(registry: Registry, store: ReplayStore): void {
  const registers = [registry];
  new Gauge({
    name: "tactician_store_up",
    help: "1 while the store answers.",
    registers,
    async collect() {
      const isUp = await inTime(store.checkHealth().then(() => true));
      this.set(isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: "tactician_feed_lag_seconds",
    help: "How far `npm run feed` is behind; nothing where it never ran.",
    registers,
    async collect() {
      const position = await inTime(store.findFeedPosition("forwards"));
      if (position) this.set(Date.now() / 1000 - position.battleAt);
      else this.remove();
    },
  });
}

/** What comes in time; `undefined` for what fails or is late. */
function inTime<Value>(outcome: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([outcome.catch(() => undefined), sleep(PATIENCE_MS, undefined, { ref: false })]);
}
