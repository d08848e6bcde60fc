import {
  type ReplayStore,
  STORE_STATES,
  StoreReadOnlyError,
  StoreUnavailableError,
  type WatchedStore,
} from "@tactician/replays";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { addGauge } from "./gauge.ts";

/** Seconds: from an index in memory to the database's own timeouts. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 10];

/** The same store, but each call is timed by its name. */
export function timeStore(registry: Registry, store: ReplayStore): ReplayStore {
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

/** What the store says of itself. Each reading asks it, so a store that dies is noticed without visitors. */
export function addStoreGauges(registry: Registry, store: WatchedStore): void {
  new Gauge({
    name: "tactician_store_state",
    help: "1 for the state that the store of matches is in, 0 for the others.",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const current = await store.findState();
      for (const state of STORE_STATES) this.set({ state }, state === current ? 1 : 0);
    },
  });
  addGauge(
    registry,
    "tactician_store_bytes",
    "What the stored matches take on disk.",
    async () => (await store.findSize()).bytes,
  );
  addGauge(
    registry,
    "tactician_store_matches",
    "About so many matches are stored.",
    async () => (await store.findSize()).matches,
  );
  addGauge(
    registry,
    "tactician_feed_lag_seconds",
    "How far the stored feed is behind; nothing where it was never read.",
    async () => {
      const position = await store.findFeedPosition("forwards");
      return position && Date.now() / 1000 - position.battleAt;
    },
  );
}
