import { setTimeout as sleep } from "node:timers/promises";
import { openStore, type SqlStore } from "@tactician/replays";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import { type ServiceMode, startStandInService } from "@tactician/replays/testing/stand-in-service";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { wireRows } from "@tactician/replays/testing/wire-rows";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../testing/ask.ts";
import { startMetricsApp } from "../testing/metrics-app.ts";
import { makeTestApp } from "../testing/test-app.ts";

const SLOW = 60_000;
vi.setConfig({ testTimeout: SLOW, hookTimeout: SLOW });

const PLAYER = "3aBcdEfGhiJk";
const COUNT = 40;
/** The waits of who follows the feed, or has failed often, take a second in these tests, all others nothing. */
const LONG = 300;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** A replay service, and servers beside each other that read its feed without pauses into one store. */
async function makeWorld({ databaseUrl, mode = "ok" }: { databaseUrl?: string; mode?: ServiceMode } = {}) {
  const dataDir = temporaryFolder();
  // The last one ten minutes ago, so that a follower has it at once.
  const from = Math.floor(Date.now() / 1000) - COUNT * 600;
  const standIn = await startStandInService(wireRows({ playerId: PLAYER, count: COUNT, from }));
  onTestFinished(() => standIn.close());
  standIn.mode = mode;
  const options = {
    config: {
      FEED: "on" as const,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      REPLAY_SERVICE_URL: standIn.url,
    },
    seams: {
      feed: {
        leaseSeconds: 2,
        wait: (seconds: number, signal: AbortSignal) =>
          sleep(seconds < LONG ? 0 : 1000, undefined, { signal }),
      },
      replays: { service: { retries: 0 } },
    },
  };
  const onWarning = (message: string) => expect.unreachable(message);
  return {
    standIn,
    options,
    async start() {
      const { app, close } = await makeTestApp(options);
      await listen(app);
      let closing: Promise<void> | undefined;
      const stop = () => {
        closing ??= close();
        return closing;
      };
      onTestFinished(stop);
      return { app, stop, feed: async () => (await app.inject("/api/health")).json().feed };
    },
    async open() {
      const store = await openStore({ dataDir, databaseUrl, onWarning });
      onTestFinished(() => store.close());
      return store;
    },
  };
}

const countIn = (store: SqlStore) => store.countMatchesByPlayer(PLAYER);

test("a server reads the feed when it is asked to, and says so", async () => {
  const { standIn, options, open } = await makeWorld();
  const site = await startMetricsApp(options);
  onTestFinished(site.close);
  const store = await open();
  await expect.poll(() => countIn(store), { timeout: SLOW }).toBe(COUNT);
  const health = async () => (await fetch(`http://127.0.0.1:${site.port}/api/health`)).json();
  await expect
    .poll(health)
    .toMatchObject({ status: "ok", feed: { state: "reading", behindSeconds: expect.any(Number) } });
  const { feed } = await health();
  expect(feed.behindSeconds).toBeGreaterThanOrEqual(300);
  // The newest match that came, of one every 600 s.
  expect(feed.behindSeconds).toBeLessThan(1000);
  expect(Date.now() - Date.parse(feed.lastWindowAt)).toBeLessThan(SLOW);
  expect(feed).not.toHaveProperty("lastFailure");
  expect(await site.valueOf("tactician_feed_state", { state: "reading" })).toBe(1);
  expect(await site.valueOf("tactician_feed_state", { state: "waiting" })).toBe(0);
  expect(new Set(standIn.asked).size, "nothing is asked twice").toBe(standIn.asked.length);
  expect(standIn.lastHeaders["user-agent"]).toBe("Tactician/1.2.3 (+http://localhost:3000)");
});

test("a server that is not asked to leaves the feed alone", async () => {
  const { standIn, options } = await makeWorld();
  const { app, close } = await makeTestApp({ config: { ...options.config, FEED: "off" } });
  onTestFinished(close);
  await listen(app);
  expect((await app.inject("/api/health")).json().feed).toEqual({ state: "off" });
  await sleep(100);
  expect(standIn.asked).toEqual([]);
});

test.each(["SQLite", "PostgreSQL"])(
  "two servers with one store in %s read one after the other, and the second goes on where the first ended",
  async (engine) => {
    const isFile = engine === "SQLite";
    const { standIn, start, open } = await makeWorld(
      isFile ? {} : { databaseUrl: await postgres.createDatabase("two_servers") },
    );
    const first = await start();
    await expect.poll(first.feed).toMatchObject({ state: "reading" });
    const second = await start();
    await expect.poll(second.feed).toMatchObject({ state: "waiting" });
    const store = await open();
    await expect.poll(() => countIn(store)).toBeGreaterThan(3);
    // What the first is being answered when it is stopped.
    const { promise, resolve } = Promise.withResolvers<void>();
    standIn.gate = promise;
    await first.stop();
    await expect.poll(second.feed, { timeout: SLOW }).toMatchObject({ state: "reading" });
    resolve();
    await expect.poll(() => countIn(store), { timeout: SLOW }).toBe(COUNT);
    expect(await second.feed()).toMatchObject({ behindSeconds: expect.any(Number) });
    expect(standIn.asked.length - new Set(standIn.asked).size).toBeLessThanOrEqual(1);
  },
);

// All at once: each waits for a second when it has failed often.
test("a service that fails in any way harms no visitor, and what it did not say is read later", async () => {
  const ways = { error: "refused", html: "refused", garbage: "unreadable", truncated: "cut-off" } as const;
  const live = async (mode: keyof typeof ways) => {
    const lastFailure = { reason: ways[mode] };
    const { standIn, start, open } = await makeWorld({ mode });
    const { app, feed } = await start();
    await expect.poll(feed, { message: mode }).toMatchObject({ state: "failing", lastFailure });
    for (const url of ["/about", "/api/characters", "/api/health?ready", "/stats/replays?id=sample-player"])
      expect((await app.inject(url)).statusCode, `${mode}: ${url}`).toBe(200);
    standIn.mode = "ok";
    const store = await open();
    await expect.poll(() => countIn(store), { timeout: SLOW, message: mode }).toBe(COUNT);
    expect(await feed(), mode).toMatchObject({ state: "reading", lastFailure });
  };
  await Promise.all((Object.keys(ways) as (keyof typeof ways)[]).map(live));
});

test("a service that hangs does not keep a server from stopping, nor the next one from reading", async () => {
  const { standIn, start, open } = await makeWorld({ mode: "hang" });
  const { app, stop } = await start();
  await expect.poll(() => standIn.asked.length).toBe(1);
  expect((await app.inject("/about")).statusCode).toBe(200);
  await stop();
  const store = await open();
  expect(await store.takeFeedLease({ holder: "the next one", seconds: 1 })).toBe("the next one");
});

test("a database that goes away and comes back is asked again, and visitors have their pages", async () => {
  const { start, open } = await makeWorld({ databaseUrl: await postgres.createDatabase("gone_for_feed") });
  const { app, feed } = await start();
  const store = await open();
  await expect.poll(() => countIn(store), { timeout: SLOW }).toBeGreaterThan(3);
  await postgres.stop();
  const failing = { state: "failing", lastFailure: { reason: "store-unavailable" } };
  await expect.poll(feed, { timeout: SLOW }).toMatchObject(failing);
  expect((await app.inject("/about")).statusCode).toBe(200);
  await postgres.start();
  await expect.poll(feed, { timeout: SLOW }).toMatchObject({ state: "reading" });
  await expect.poll(() => countIn(store).catch(() => 0), { timeout: SLOW }).toBe(COUNT);
});
