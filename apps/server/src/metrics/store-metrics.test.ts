import { openServerStore, StoreUnavailableError } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { readMetrics, type Sample } from "../testing/read-metrics.ts";
import { addGauge, addStoreGauges, countStoreCalls } from "./store-metrics.ts";

async function openWatched() {
  const registry = new Registry();
  const store = await openServerStore({
    dataDir: temporaryFolder(),
    onWarning: () => undefined,
    onCall: countStoreCalls(registry),
  });
  onTestFinished(() => store.close());
  addStoreGauges(registry, store);
  /** By name, without what all have in common, and labels: `store_state ok`. */
  const read = async () => {
    const samples = readMetrics(await registry.metrics());
    const keyOf = ({ name, labels }: Sample) => [name.slice("tactician_".length), ...Object.values(labels)];
    return new Map(samples.map((sample) => [keyOf(sample).join(" "), sample.value]));
  };
  return { store, read };
}

test("calls are timed by their names, and work as before", async () => {
  const { store, read } = await openWatched();
  expect(await store.insertMatches(makeMatches(1, 10))).toBe(10);
  expect(await store.countMatchesByPlayer("player000001")).toBe(3);
  expect(await store.countMatchesByPlayer("nobody")).toBe(0);
  const metrics = await read();
  expect(metrics.get("store_call_duration_seconds_count insertMatches")).toBe(1);
  expect(metrics.get("store_call_duration_seconds_count countMatchesByPlayer")).toBe(2);
  expect([...metrics.keys()].join("\n")).not.toMatch(/failures_total |player000001/);
});

test("failures are counted by call and reason, and passed on", async () => {
  const { store, read } = await openWatched();
  await store.close();
  await expect(store.findPlayerRefresh("3aBcdEfGhiJk")).rejects.toThrow(StoreUnavailableError);
  const metrics = await read();
  expect(metrics.get("store_failures_total findPlayerRefresh unavailable")).toBe(1);
  expect([metrics.get("store_state unreachable"), metrics.get("store_state ok")]).toEqual([1, 0]);
  expect(metrics.has("store_bytes")).toBe(false);
});

test("the store says how it is and how large", async () => {
  const { store, read } = await openWatched();
  const empty = await read();
  expect([empty.get("store_state ok"), empty.get("store_state unreachable")]).toEqual([1, 0]);
  expect(empty.get("store_matches")).toBe(0);
  await store.insertMatches(makeMatches(1, 2000));
  const full = await read();
  expect(full.get("store_matches")).toBe(2000);
  expect(full.get("store_bytes")).toBeGreaterThan((empty.get("store_bytes") ?? 0) + 200_000);
});

test("the feed's lag is there once a feed has run", async () => {
  const { store, read } = await openWatched();
  expect((await read()).has("feed_lag_seconds")).toBe(false);
  await store.insertFeedWindow([], { name: "forwards", battleAt: Math.floor(Date.now() / 1000) - 600 });
  const lag = (await read()).get("feed_lag_seconds");
  expect(lag).toBeGreaterThanOrEqual(600);
  expect(lag).toBeLessThan(700);
});

async function readGauge(read: Parameters<typeof addGauge>[3], patienceMs?: number) {
  const registry = new Registry();
  addGauge(registry, "tactician_test", "A number.", read, patienceMs);
  const [sample] = readMetrics(await registry.metrics());
  return sample?.value;
}

test.each([
  ["a number", () => 7, 7],
  ["a promise of one", async () => 7, 7],
  ["nothing known", async () => undefined, undefined],
  ["a failure", () => Promise.reject(new Error("gone")), undefined],
])("%s is told as %j", async (_name, read, expected) => {
  expect(await readGauge(read)).toBe(expected);
});

test("what never comes does not hold the others up", async () => {
  expect(await readGauge(() => new Promise(() => undefined), 10)).toBeUndefined();
});
