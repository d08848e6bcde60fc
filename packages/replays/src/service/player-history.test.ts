import type { ReplayRecord } from "@tactician/game";
import { Breaker } from "@tactician/resilience";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SqlStore } from "../sql-store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { openerOf } from "../testing/contract-stores.ts";
import { type ServiceMode, type StandInService, startStandInService } from "../testing/stand-in-service.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { wireRows } from "../testing/wire-rows.ts";
import { PlayerHistory } from "./player-history.ts";
import { createReplayService } from "./replay-service.ts";
import type { Unsaved } from "./unsaved-matches.ts";

const START = 1_780_000_000;
const PLAYER = "3aBcdEfGhiJk";
const MINUTE = 60_000;

let standIn: StandInService;
let store: SqlStore;
let history: PlayerHistory;
let clock: number;
let warnings: string[];
beforeEach(async () => {
  standIn = await startStandInService(wireRows({ playerId: PLAYER, count: 30, from: START }));
  store = await newStore();
  clock = (START + 30 * 600) * 1000;
  warnings = [];
  history = makeHistory();
});
afterEach(async () => {
  await history.close();
  await standIn.close();
});

const newStore = () => openerOf({ dataDir: temporaryFolder() })();

async function read(unsaved: Unsaved | undefined): Promise<ReplayRecord[]> {
  const pages: (readonly ReplayRecord[])[] = [];
  if (unsaved) for await (const page of unsaved.pages()) pages.push(page);
  expect(pages.flat()).toHaveLength(unsaved?.count ?? 0);
  return pages.flat();
}

function makeHistory({ withMatchesMs = 60_000, withoutMatchesMs = 60_000, retries = 0 } = {}): PlayerHistory {
  const onWarning = (message: string) => warnings.push(message);
  const service = createReplayService({
    url: standIn.url,
    userAgent: "test",
    onWarning,
    retries,
    retryDelayMs: 1,
    now: () => clock,
    breaker: new Breaker({ failures: 3, restMs: 30_000, now: () => clock }),
  });
  return new PlayerHistory({
    store,
    service,
    now: () => clock,
    onWarning,
    patience: { withMatchesMs, withoutMatchesMs },
  });
}

const stored = () => store.countMatchesByPlayer(PLAYER);

describe("a service that works", () => {
  test("a new player is fetched and stored, and not asked for again within a minute", async () => {
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(30);
    clock += MINUTE - 1;
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(standIn.asked).toHaveLength(1);
  });

  test("new matches are there after a minute, and old ones that the service forgot are kept", async () => {
    await history.refresh(PLAYER);
    clock += MINUTE;
    standIn.rows = wireRows({ playerId: PLAYER, count: 33, from: START }).slice(20);
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(33);
  });

  test("fifty visitors who ask for the same new player make one request", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => history.refresh(PLAYER)));
    expect(all).toEqual(Array.from({ length: 50 }, () => ({ kind: "fresh" })));
    expect(standIn.asked).toHaveLength(1);
    expect(await stored()).toBe(30);
  });

  test("who shares the question of a visitor with too much waiting is not refused with it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    standIn.gate = promise;
    const greedy = Array.from({ length: 50 }, (_, index) => history.refresh(`nobody${index}`, "greedy"));
    const modest = history.refresh("nobody26", "modest");
    const third = history.refresh("nobody26", "third");
    // Enough others that the greedy one gives up its latest places, of which one is shared.
    const others = Array.from({ length: 26 }, (_, index) => history.refresh(`other${index}`, `${index}`));
    const outcomes = Promise.allSettled(greedy);
    resolve();
    const fresh = { kind: "fresh" };
    expect(await Promise.all([modest, third, ...others])).toEqual(Array.from({ length: 28 }, () => fresh));
    expect((await outcomes)[26]).toMatchObject({ status: "rejected", reason: { problem: "busy" } });
    expect(warnings).toEqual([]);
  });

  test("an id of nobody is no error, and not asked for again within a minute", async () => {
    expect(await history.refresh("nobody")).toEqual({ kind: "fresh" });
    expect(await history.refresh("nobody")).toEqual({ kind: "fresh" });
    expect(standIn.asked).toHaveLength(1);
    clock += MINUTE;
    await history.refresh("nobody");
    expect(standIn.asked).toHaveLength(2);
    expect(await store.findPlayerRefresh("nobody")).toBeUndefined();
  });
});

describe("a service that fails while matches are stored", () => {
  const modes: ServiceMode[] = ["garbage", "truncated", "error", "html"];

  test.each(modes)("in mode %s: the stored ones are served with their age", async (mode) => {
    await history.refresh(PLAYER);
    clock += 90 * MINUTE;
    standIn.mode = mode;
    expect(await history.refresh(PLAYER)).toEqual({ kind: "stale", ageSeconds: 90 * 60 });
    expect(await stored()).toBe(30);
  });

  test("in mode hang: after a moment, and the answer that comes late is stored", async () => {
    await history.refresh(PLAYER);
    clock += MINUTE;
    const { promise, resolve } = Promise.withResolvers<void>();
    standIn.gate = promise;
    standIn.rows = wireRows({ playerId: PLAYER, count: 31, from: START });
    history = makeHistory({ withMatchesMs: 1 });
    expect(await history.refresh(PLAYER)).toEqual({ kind: "stale", ageSeconds: 60 });
    resolve();
    await expect.poll(stored).toBe(31);
  });

  test("in mode hang: others do not wait as long as the first visitor", async () => {
    await history.refresh(PLAYER);
    await history.refresh("opponent3");
    clock += MINUTE;
    standIn.gate = new Promise(() => {});
    history = makeHistory({ withMatchesMs: 1 });
    expect((await history.refresh(PLAYER)).kind).toBe("stale");
    expect((await history.refresh("opponent3")).kind).toBe("stale");
    await expect.poll(() => standIn.asked.length).toBe(3);
    expect(standIn.asked[2]).toContain(PLAYER);
  });

  test("a history of which only a part is stored is worth more waiting", async () => {
    await history.refresh(PLAYER);
    const matches = await store.findMatchesByPlayer(PLAYER, { limit: 10 });
    store = await newStore();
    await store.insertMatches(matches);
    history = makeHistory({ withMatchesMs: 0 });
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(30);
  });

  test("it is left alone for half a minute after three failures in a row, then asked again", async () => {
    history = makeHistory({ retries: 2 });
    await history.refresh(PLAYER);
    clock += MINUTE;
    standIn.mode = "error";
    for (let i = 0; i < 5; i += 1) expect((await history.refresh(PLAYER)).kind).toBe("stale");
    expect(standIn.asked).toHaveLength(1 + 3);
    expect(warnings).toEqual(["The replay service answered with status 503"]);
    clock += MINUTE / 2;
    standIn.mode = "ok";
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
  });

  test("matches that came by the feed alone are as old as the newest of them", async () => {
    await history.refresh(PLAYER);
    const matches = await store.findMatchesByPlayer("opponent29");
    store = await newStore();
    await store.insertMatches(matches);
    standIn.mode = "error";
    history = makeHistory();
    expect(await history.refresh("opponent29")).toEqual({ kind: "stale", ageSeconds: 600 });
  });
});

test("an answer of no use rests that player alone for half a minute, stored or not", async () => {
  standIn.rows = [...standIn.rows, ...wireRows({ playerId: "notStored", count: 2, from: START })];
  await history.refresh(PLAYER);
  await history.refresh("opponent3");
  clock += MINUTE;
  standIn.mode = "garbage";
  for (let i = 0; i < 4; i += 1) expect((await history.refresh(PLAYER)).kind).toBe("stale");
  expect(standIn.asked).toHaveLength(3);
  for (let i = 0; i < 4; i += 1)
    await expect(history.refresh("notStored")).rejects.toMatchObject({ problem: "unreadable" });
  expect(standIn.asked).toHaveLength(4);
  standIn.mode = "ok";
  expect(await history.refresh("opponent3")).toEqual({ kind: "fresh" });
  clock += MINUTE / 2;
  expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
  expect(await history.refresh("notStored")).toEqual({ kind: "fresh" });
});

test("a refresh that was noted in the future counts for nothing, and the whole history is read again", async () => {
  await history.refresh(PLAYER);
  const soon = Math.floor(clock / 1000) + 30;
  await store.upsertPlayerRefresh(PLAYER, soon);
  expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
  expect(standIn.asked).toHaveLength(1);
  await store.upsertPlayerRefresh(PLAYER, soon + 365 * 86_400);
  standIn.rows = wireRows({ playerId: PLAYER, count: 40, from: START });
  expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
  expect(await stored()).toBe(37);
  expect(await store.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: soon - 30 });
});

test("a service that asks for time is asked every ten minutes at most", async () => {
  await history.refresh(PLAYER);
  clock += MINUTE;
  standIn.mode = "error";
  standIn.retryAfter = 1;
  await history.refresh(PLAYER);
  standIn.mode = "ok";
  clock += 8 * MINUTE;
  expect(await history.refresh(PLAYER)).toEqual({ kind: "stale", ageSeconds: 9 * 60 });
  expect(standIn.asked).toHaveLength(2);
  clock += MINUTE;
  expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
});

describe("a service that fails while nothing is stored", () => {
  test.each(["garbage", "truncated", "error"] as const)("in mode %s: that is an error", async (mode) => {
    standIn.mode = mode;
    await expect(history.refresh(PLAYER)).rejects.toMatchObject({ name: "ServiceError" });
    clock += MINUTE / 2;
    standIn.mode = "ok";
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
  });

  test("in mode hang: the visitor is told to come again, and then it is there", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    standIn.gate = promise;
    history = makeHistory({ withoutMatchesMs: 1 });
    await expect(history.refresh(PLAYER)).rejects.toMatchObject({ problem: "timeout" });
    resolve();
    await expect.poll(stored).toBe(30);
    expect(standIn.asked).toHaveLength(1);
  });
});

describe("a store that is out of reach", () => {
  const gone = () => Promise.reject(new StoreUnavailableError("gone"));
  const matchesOf = async (playerId: string) => read(await history.fetchUnsaved(playerId));

  test("is an error at once, and the service is asked for all that it has, once a minute", async () => {
    await history.refresh(PLAYER);
    const saved = await store.findMatchesByPlayer(PLAYER);
    clock += MINUTE;
    const find = store.findPlayerRefresh.bind(store);
    store.findPlayerRefresh = gone;
    await expect(history.refresh(PLAYER)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(standIn.asked).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 50 }, () => matchesOf(PLAYER)));
    for (const matches of all) expect(matches).toEqual(saved);
    await expect(read((await history.refresh(PLAYER)) as Unsaved), "without the store").resolves.toEqual(
      saved,
    );
    expect(standIn.asked.slice(1)).toEqual([`/player/${PLAYER}/replays?_format=json`]);
    clock += MINUTE;
    standIn.rows = wireRows({ playerId: PLAYER, count: 31, from: START });
    expect(await matchesOf(PLAYER)).toHaveLength(31);
    clock += MINUTE;
    store.findPlayerRefresh = find;
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(31);
  });

  test("in the middle of a first history costs the service no second question, and it is stored later", async () => {
    const insert = store.insertMatches.bind(store);
    store.insertMatches = gone;
    await expect(history.refresh(PLAYER)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await matchesOf(PLAYER)).toHaveLength(30);
    expect(standIn.asked).toHaveLength(1);
    store.insertMatches = insert;
    clock += MINUTE;
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(30);
  });

  test("in the middle of a later history lets nobody see a part of it", async () => {
    await history.refresh(PLAYER);
    clock += 7 * 86_400_000;
    standIn.rows = wireRows({ playerId: PLAYER, count: 900, from: START });
    store.insertMatches = gone;
    await expect(history.refresh(PLAYER)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await matchesOf(PLAYER)).toHaveLength(900);
  });

  test("leaves a service that fails as it is", async () => {
    standIn.mode = "error";
    await expect(matchesOf(PLAYER)).rejects.toMatchObject({ name: "ServiceError" });
    standIn.mode = "ok";
    clock += MINUTE;
    expect(await matchesOf("nobody")).toEqual([]);
    expect(await matchesOf("nobody")).toEqual([]);
    expect(standIn.asked).toHaveLength(2);
    history = makeHistory({ withoutMatchesMs: 1 });
    standIn.gate = new Promise(() => {});
    await expect(matchesOf(PLAYER)).rejects.toMatchObject({ problem: "timeout" });
  });
});

describe("a store that cannot be written to", () => {
  beforeEach(() => {
    store.insertMatches = () => Promise.reject(new StoreReadOnlyError("full"));
  });

  test("gives what it has together with what the service sends, and the service is asked once a minute", async () => {
    const insert = Reflect.get(Object.getPrototypeOf(store), "insertMatches");
    await insert.call(store, wireRows({ playerId: PLAYER, count: 20, from: START }));
    standIn.rows = wireRows({ playerId: PLAYER, count: 33, from: START }).slice(10);
    const first = await history.refresh(PLAYER);
    expect(first).toMatchObject({ kind: "unsaved" });
    expect((await read(first as Unsaved)).map(({ battle_at }) => battle_at)).toEqual(
      Array.from({ length: 33 }, (_, index) => START + (32 - index) * 600),
    );
    expect(await history.refresh(PLAYER)).toEqual(first);
    expect(standIn.asked).toHaveLength(1);
    expect(await stored()).toBe(20);
    clock += MINUTE;
    Reflect.deleteProperty(store, "insertMatches");
    expect(await history.refresh(PLAYER)).toEqual({ kind: "fresh" });
    expect(await stored()).toBe(33);
  });

  test("has no part in how much is kept: players without end are let go, the first ones first", async () => {
    standIn.rows = ["a", "b", "c", "d"].flatMap((playerId) =>
      wireRows({ playerId, count: 9_000, from: START }).map((row) => ({ ...row, battle_at: START })),
    );
    for (const playerId of ["a", "b", "c", "d", "d", "c", "b"])
      expect(await history.refresh(playerId)).toMatchObject({ kind: "unsaved" });
    expect(standIn.asked).toHaveLength(4);
    await history.refresh("a");
    expect(standIn.asked).toHaveLength(5);
  });
});

test("closing waits until nothing is written any more", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const insert = store.insertMatches.bind(store);
  store.insertMatches = async (matches) => {
    await promise;
    return insert(matches);
  };
  const asked = history.refresh(PLAYER);
  await expect.poll(() => standIn.asked.length).toBe(1);
  let isClosed = false;
  const closing = history.close().then(() => {
    isClosed = true;
  });
  resolve();
  await closing;
  expect(isClosed).toBe(true);
  await asked.catch(() => undefined);
});
