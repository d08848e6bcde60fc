import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { SqlStore } from "./sql-store.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";
import type { SqliteEngine } from "./sqlite/sqlite-engine.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "./store.ts";
import { makeMatches } from "./testing/match-fixture.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const GONE = "The stored matches are out of reach. The disk is gone.";
const BACK = "The stored matches are within reach again.";
const FULL =
  "Matches cannot be saved, new ones are shown as the replay service sends them. The disk is full.";
const ROOM = "Matches can be saved again.";

/** What a test does to the database: takes it away, as a whole or one player of it, or leaves no room. */
let disk: { isGone: boolean; isFull: boolean; brokenPlayer: string; hang: Promise<void> | undefined };
let checks: number;
let now: number;
let store: SqlStore;
let troubles: string[];
let calls: string[];
beforeEach(async () => {
  disk = { isGone: false, isFull: false, brokenPlayer: "", hang: undefined };
  [checks, now, troubles, calls] = [0, 0, [], []];
  store = new SqlStore(fragile(await openSqlite(join(temporaryFolder(), "replays.sqlite"), fail)), {
    onTrouble: (message) => troubles.push(message),
    onCall: (call, _seconds, failure) => calls.push(`${call}${failure === undefined ? "" : " failed"}`),
    now: () => now,
    patienceMs: 50,
  });
  onTestFinished(() => store.close());
});

function fragile(engine: SqliteEngine): SqliteEngine {
  const { select, write, checkHealth } = engine;
  engine.select = async (query, amount) => {
    if (disk.isGone || query.compile(engine.queries).parameters.includes(disk.brokenPlayer))
      throw new StoreUnavailableError("The disk is gone.");
    return select.call(engine, query, amount) as never;
  };
  engine.write = async (work) => {
    if (disk.isGone) throw new StoreUnavailableError("The disk is gone.");
    if (disk.isFull) throw new StoreReadOnlyError("The disk is full.");
    return write.call(engine, work) as never;
  };
  engine.checkHealth = async () => {
    checks += 1;
    await disk.hang;
    if (disk.isGone) throw new StoreUnavailableError("The disk is gone.");
    return checkHealth.call(engine);
  };
  return engine;
}

function fail(message: string): never {
  throw new Error(message);
}

const later = async (ms: number) => {
  now += ms;
  return store.findState();
};
const findInVain = () => expect(store.findMatchesByPlayer("a")).rejects.toThrow(StoreUnavailableError);

describe("a store that fails", () => {
  it("is told of once, and once more when it is back", async () => {
    expect(await store.findState()).toBe("ok");
    disk.isGone = true;
    for (let call = 0; call < 1000; call += 1) await findInVain();
    expect(await store.findState(), "known at once").toBe("unreachable");
    expect(troubles).toEqual([GONE]);
    expect(await later(3000)).toBe("unreachable");
    disk.isGone = false;
    expect(await later(3000)).toBe("ok");
    expect(troubles).toEqual([GONE, BACK]);
  });

  it("is found out about, and missed again, without anybody's question about its health", async () => {
    disk.isGone = true;
    await findInVain();
    disk.isGone = false;
    now += 3000;
    await store.countMatchesByPlayer("a");
    await expect.poll(() => troubles).toEqual([GONE, BACK]);
  });

  it("is not back before what failed works again", async () => {
    disk.brokenPlayer = "a";
    await findInVain();
    await store.findMatchesByPlayer("b");
    expect(await later(3000)).toBe("unreachable");
    disk.brokenPlayer = "";
    expect(await later(3000)).toBe("ok");
    expect(troubles).toEqual([GONE, BACK]);
  });

  it("that comes and goes is told of once a minute, and then still when it stays away", async () => {
    for (let round = 0; round < 20; round += 1) {
      disk.isGone = true;
      await findInVain();
      disk.isGone = false;
      await later(2500);
    }
    expect(troubles).toEqual([GONE, BACK]);
    disk.isGone = true;
    now += 60_000;
    await findInVain();
    expect(troubles).toEqual([GONE, BACK, GONE]);
  });

  it("says nothing of calls that come when it is closed", async () => {
    await store.close();
    await findInVain();
    expect(await store.findState()).toBe("unreachable");
    expect(troubles).toEqual([]);
  });
});

describe("a store that takes nothing", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["a player's matches", () => store.insertMatches(makeMatches(1, 5))],
    ["a window of the feed", () => store.insertFeedWindow(makeMatches(1, 5), { name: "f", battleAt: 1 })],
  ])("is read-only until it takes what it refused: %s", async (_, insert) => {
    expect(await store.findState()).toBe("ok");
    disk.isFull = true;
    await expect(insert()).rejects.toThrow(StoreReadOnlyError);
    expect(await store.findState(), "known at once").toBe("read-only");
    expect(await later(3000), "although the database itself is well").toBe("read-only");
    expect(await store.countMatchesByPlayer("player000001")).toBe(0);
    disk.isFull = false;
    expect(await later(3000)).toBe("ok");
    expect(troubles).toEqual([FULL, ROOM]);
  });

  it("puts no clock back when it is tried again", async () => {
    disk.isFull = true;
    await expect(store.upsertPlayerRefresh("a", 700)).rejects.toThrow(StoreReadOnlyError);
    disk.isFull = false;
    await store.upsertPlayerRefresh("a", 900);
    expect(await later(3000)).toBe("ok");
    expect(await store.findPlayerRefresh("a")).toEqual({ refreshedAt: 900 });
  });
});

describe("questions about a store's health", () => {
  it("are one question to the database, however many come", async () => {
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 500 }, () => store.findState()));
      now += 2001;
    }
    expect(checks).toBe(3);
  });

  it("are answered also while the database hangs, which is asked no second time meanwhile", async () => {
    let go = () => {};
    disk.hang = new Promise((resolve) => {
      go = resolve;
    });
    expect(await store.findState()).toBe("unreachable");
    expect(await later(3000)).toBe("unreachable");
    expect(checks).toBe(1);
    expect(troubles).toEqual(["The stored matches are out of reach. It does not answer."]);
    go();
    await expect.poll(() => later(3000)).toBe("ok");
    expect(troubles.at(-1)).toBe(BACK);
  });
});

it("tells of each call by its name, and whether it failed", async () => {
  await store.insertMatches(makeMatches(1, 5));
  disk.isGone = true;
  await findInVain();
  expect(calls).toEqual(["insertMatches", "findMatchesByPlayer failed"]);
});
