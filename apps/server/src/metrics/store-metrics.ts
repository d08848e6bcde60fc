import { setTimeout as sleep } from "node:timers/promises";
import {
  type SqlStore,
  STORE_STATES,
  StoreReadOnlyError,
  StoreUnavailableError,
  type StoreWatch,
} from "@tactician/replays";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** Seconds: from an index in memory to the database's own timeouts. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 10];

/** Counts and times what it is told of. */
export function countStoreCalls(registry: Registry): NonNullable<StoreWatch["onCall"]> {
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
  return (call, duration, failure) => {
    if (failure !== undefined) failures.inc({ call, reason: reasonOf(failure) });
    seconds.observe({ call }, duration);
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return "unavailable";
  return error instanceof StoreReadOnlyError ? "read-only" : "other";
}

/** What the store says of itself. Each reading asks it, so a store that dies is noticed without visitors. */
export function addStoreGauges(registry: Registry, store: SqlStore): void {
  addLabelledGauge(
    registry,
    "tactician_store_state",
    "1 for the state that the store of matches is in, 0 for the others.",
    "state",
    async () => oneOf(STORE_STATES, await store.findState()),
  );
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

/** So long a reading waits for a database that hangs. */
const PATIENCE_MS = 1000;

/** A number that is asked for at each reading; not there while it is not known, fails or is late. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined> | number,
  patienceMs = PATIENCE_MS,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await inTime(patienceMs, async () => read());
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

function inTime<Value>(ms: number, read: () => Promise<Value>): Promise<Value | undefined> {
  return Promise.race([read().catch(() => undefined), sleep(ms, undefined, { ref: false })]);
}

/** Numbers by a label, asked for at each reading. */
export function addLabelledGauge(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Promise<[string, number][]> | [string, number][],
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      for (const [text, value] of await read()) this.set({ [label]: text }, value);
    },
  });
}

/** 1 for the state that holds, 0 for the others. */
export function oneOf(states: readonly string[], current: string): [string, number][] {
  return states.map((state) => [state, Number(state === current)]);
}
