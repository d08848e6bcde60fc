import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { openServerStore, type ServerStoreOptions } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { startCutLine } from "../testing/cut-line.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";

const SLOW = 60_000;
const PLAYER = "player000001";

let primary: PostgresServer;
let standby: PostgresServer;
beforeAll(async () => {
  primary = await startPostgres();
  standby = await primary.startStandby();
}, SLOW);
afterAll(async () => {
  await standby.stop();
  await primary.remove();
});

async function open(options: Partial<ServerStoreOptions> & { databaseUrl: string }) {
  const warnings: string[] = [];
  const store = await openServerStore({
    dataDir: "unused",
    ...options,
    onWarning: (message) => warnings.push(message),
  });
  onTestFinished(() => store.close());
  return { store, warnings };
}

async function expectUnavailable(store: SqlStore): Promise<void> {
  for (const call of [
    () => store.findMatchesByPlayer(PLAYER),
    () => store.findPlayerRefresh(PLAYER),
    () => store.insertMatches(makeMatches(1, 2)),
    () => store.insertFeedWindow(makeMatches(1, 500), { name: "forwards", battleAt: 1 }),
    () => store.checkHealth(),
  ])
    await expect(call()).rejects.toThrow(StoreUnavailableError);
}

it("says so at once while the server is gone, and works again when it is back", {
  timeout: SLOW,
}, async () => {
  const { store } = await open({ databaseUrl: await primary.createDatabase("gone") });
  await store.insertMatches(makeMatches(1, 20));
  const inserting = store.insertMatches(makeMatches(21, 60_000)).catch((error: unknown) => error);
  await primary.stop();
  expect(await inserting).toBeInstanceOf(StoreUnavailableError);
  await expectUnavailable(store);
  await primary.start();
  expect(await store.findMatchesByPlayer(PLAYER)).toHaveLength(5);
  expect(await store.insertMatches(makeMatches(1, 40))).toBe(20);
  await store.checkHealth();
});

// An error that nobody listens to would end the process, and the run of these tests with it.
it.each([
  ["first word", 1],
  ["statements", 200],
  ["copied rows", 500_000],
])("outlives a connection that breaks in the %s of a write", { timeout: SLOW }, async (_, bytes) => {
  const line = await startCutLine(await primary.createDatabase(`cut_${bytes}`));
  const { store } = await open({ databaseUrl: line.url });
  await store.insertMatches(makeMatches(1, 20));
  line.cutAfter(bytes);
  await expect(store.insertMatches(makeMatches(21, 20_000))).rejects.toThrow(StoreUnavailableError);
  expect(await store.findMatchesByPlayer(PLAYER), "nothing of it is stored").toHaveLength(5);
  expect(await store.insertMatches(makeMatches(1, 40))).toBe(20);
});

it("outlives a connection that breaks while it rests", { timeout: SLOW }, async () => {
  const databaseUrl = await primary.createDatabase("resting");
  const { store } = await open({ databaseUrl });
  await store.insertMatches(makeMatches(1, 20));
  await primary.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'resting'");
  await expect.poll(() => store.insertMatches(makeMatches(1, 40))).toBe(20);
});

it("starts without the server and makes its tables when that comes", { timeout: SLOW }, async () => {
  const databaseUrl = await primary.createDatabase("later");
  await primary.stop();
  const { store, warnings } = await open({ databaseUrl });
  expect(warnings).toEqual([expect.stringMatching(/cannot be used yet.+ECONNREFUSED/)]);
  await expectUnavailable(store);
  await primary.start();
  expect(await store.insertMatches(makeMatches(1, 20))).toBe(20);
});

it("is known to be gone, to hang and to be back within the time that a question about it may take", {
  timeout: SLOW,
}, async () => {
  const line = await startCutLine(await primary.createDatabase("watched"));
  let now = 0;
  const { store, warnings } = await open({ databaseUrl: line.url, now: () => now, patienceMs: 1000 });
  const findState = () => {
    now += 3000;
    return store.findState();
  };
  await store.insertMatches(makeMatches(1, 20));
  await expect.poll(() => findState()).toBe("ok");
  await primary.stop();
  await expect(store.findMatchesByPlayer(PLAYER)).rejects.toThrow(StoreUnavailableError);
  expect(await findState()).toBe("unreachable");
  expect(warnings).toEqual([expect.stringMatching(/^The stored matches are out of reach\. PostgreSQL: /)]);
  await primary.start();
  await expect.poll(() => findState(), { timeout: SLOW }).toBe("ok");
  expect(warnings.slice(1)).toEqual(["The stored matches are within reach again."]);

  now += 60_000;
  line.hang();
  expect(await findState()).toBe("unreachable");
  expect(warnings.slice(2)).toEqual(["The stored matches are out of reach. It does not answer."]);
  line.goOn();
  await expect.poll(() => findState(), { timeout: SLOW }).toBe("ok");
  expect(warnings.slice(3)).toEqual(["The stored matches are within reach again."]);
});

it("says what is wrong with an address that leads nowhere", { timeout: SLOW }, async () => {
  const { store, warnings } = await open({ databaseUrl: primary.url("no_such_database") });
  expect(warnings).toEqual([expect.stringContaining('database "no_such_database" does not exist')]);
  await expect(store.findMatchesByPlayer(PLAYER)).rejects.toThrow(StoreUnavailableError);
});

it("is read-only while the database refuses to be written to", { timeout: SLOW }, async () => {
  const databaseUrl = await primary.createDatabase("refusing");
  const { store } = await open({ databaseUrl });
  await store.insertMatches(makeMatches(1, 20));
  expect(await store.findState()).toBe("ok");
  expect(await store.findSize()).toMatchObject({ bytes: expect.any(Number), matches: expect.any(Number) });
  await primary.query("alter database refusing set default_transaction_read_only = on");
  const { store: refused, warnings } = await open({ databaseUrl });
  expect(await refused.findState()).toBe("read-only");
  await expect(refused.insertMatches(makeMatches(21, 27))).rejects.toThrow(StoreReadOnlyError);
  await expect(refused.insertFeedWindow([], { name: "forwards", battleAt: 1 })).rejects.toThrow(
    StoreReadOnlyError,
  );
  expect(warnings).toEqual([expect.stringMatching(/^Matches cannot be saved.+read-only/)]);
  expect(await refused.findMatchesByPlayer(PLAYER), "nothing of it is stored").toHaveLength(5);
});

it("reads on the replica, and on the primary while that is behind or gone", { timeout: SLOW }, async () => {
  const databaseUrl = await primary.createDatabase("copied");
  const { store, warnings } = await open({ databaseUrl, databaseReadUrl: standby.url("copied") });
  expect(await store.findMatchesByPlayer(PLAYER), "the replica has no tables yet").toEqual([]);
  await store.insertMatches(makeMatches(1, 20));
  expect(await store.findMatchesByPlayer(PLAYER), "at once").toHaveLength(5);

  await caughtUp();
  await standby.query("select pg_wal_replay_pause()");
  await store.insertMatches(makeMatches(21, 27));
  expect(await store.findMatchesByPlayer(PLAYER), "replica behind").toHaveLength(7);
  await standby.query("select pg_wal_replay_resume()");
  await caughtUp();
  expect(await store.findMatchesByPlayer(PLAYER)).toHaveLength(7);
  await standby.query("select pg_wal_replay_pause()");
  await store.insertMatches(makeMatches(28, 28 + 6));
  await primary.stop();
  expect(await store.findMatchesByPlayer(PLAYER), "primary gone, replica behind").toHaveLength(7);
  await expect(store.insertMatches(makeMatches(1, 2))).rejects.toThrow(StoreUnavailableError);
  expect(warnings.splice(0)).toEqual([expect.stringContaining("The stored matches are out of reach.")]);

  await primary.start();
  await standby.stop();
  expect(await store.findMatchesByPlayer(PLAYER), "replica gone").toHaveLength(9);
  expect(warnings).toEqual([
    expect.stringContaining("The read replica does not answer, the primary does instead."),
  ]);
  await standby.start();
});

/** Waits until the replica has replayed everything that the primary has written. */
async function caughtUp(): Promise<void> {
  const [row] = await primary.query("select pg_current_wal_insert_lsn()::text as lsn");
  await vi.waitFor(
    async () => {
      const [answer] = await standby.query(`select pg_last_wal_replay_lsn() >= '${row?.lsn}' as there`);
      expect(answer).toEqual({ there: true });
    },
    { timeout: SLOW, interval: 50 },
  );
}
