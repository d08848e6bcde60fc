import { openStore, type ReplayStore, StoreUnavailableError } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { readMetrics } from "../testing/read-metrics.ts";
import { watchStore } from "./store-metrics.ts";

async function openWatched(): Promise<{ store: ReplayStore; read: () => Promise<Map<string, number>> }> {
  const registry = new Registry();
  const opened = await openStore({
    dataDir: temporaryFolder(),
    onWarning: (message) => expect.unreachable(message),
  });
  const store = watchStore(registry, opened);
  const read = async () => {
    const samples = readMetrics(await registry.metrics());
    return new Map(
      samples.map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(" "), value]),
    );
  };
  return { store, read };
}

test("calls are timed by their names, and work as before", async () => {
  const { store, read } = await openWatched();
  expect(await store.insertMatches(makeMatches(1, 10))).toBe(10);
  expect(await store.countMatchesByPlayer("player000001")).toBe(3);
  expect(await store.countMatchesByPlayer("nobody")).toBe(0);
  const metrics = await read();
  expect(metrics.get("tactician_store_call_duration_seconds_count insertMatches")).toBe(1);
  expect(metrics.get("tactician_store_call_duration_seconds_count countMatchesByPlayer")).toBe(2);
  expect(metrics.get("tactician_store_up")).toBe(1);
  expect([...metrics.keys()].join("\n")).not.toMatch(/failures_total |player000001/);
  await store.close();
});

test("failures are counted by call and reason, and passed on", async () => {
  const { store, read } = await openWatched();
  await store.close();
  await expect(store.findPlayerRefresh("3aBcdEfGhiJk")).rejects.toThrow(StoreUnavailableError);
  const metrics = await read();
  expect(metrics.get("tactician_store_failures_total findPlayerRefresh unavailable")).toBe(1);
  expect(metrics.get("tactician_store_up")).toBe(0);
});

test("the feed's lag is there once a feed has run", async () => {
  const { store, read } = await openWatched();
  expect((await read()).has("tactician_feed_lag_seconds")).toBe(false);
  await store.insertFeedWindow([], { name: "forwards", battleAt: Math.floor(Date.now() / 1000) - 600 });
  const lag = (await read()).get("tactician_feed_lag_seconds");
  expect(lag).toBeGreaterThanOrEqual(600);
  expect(lag).toBeLessThan(700);
  await store.close();
});
