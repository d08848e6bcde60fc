import type { ReplayRecord } from "@tactician/game";
import { ServiceError } from "@tactician/resilience";
import { beforeEach, describe, expect, test } from "vitest";
import { readReplayRows } from "../service/read-replay-rows.ts";
import type { SqlStore } from "../sql-store.ts";
import { FeedLeaseLostError, StoreReadOnlyError } from "../store.ts";
import { openerOf } from "../testing/contract-stores.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { wireRows } from "../testing/wire-rows.ts";
import { type Feed, type FeedWindow, readFeed } from "./read-feed.ts";

const PLAYER = "3aBcdEfGhiJk";
const START = 1_780_000_000;
const COUNT = 60;
/** Of a match every 600 s, the last one was played 400 s ago. */
const NOW = START + (COUNT - 1) * 600 + 400;

const { matches: played } = readReplayRows(wireRows({ playerId: PLAYER, count: COUNT + 20, from: START }));

const LEASE = { holder: "this test", seconds: 60 };

let store: SqlStore;
let clock: number;
let asked: number[];
let windows: FeedWindow[];
let waits: number[];
let empty: { from: number; to: number }[];
let beyond: number[];
beforeEach(async () => {
  store = await openerOf({ dataDir: temporaryFolder() })();
  await store.takeFeedLease(LEASE);
  [clock, asked, windows, waits, empty, beyond] = [NOW, [], [], [], [], []];
});

const stopped = new Error("stopped");

function makeFeed(changes: Partial<Feed> = {}): Feed {
  return {
    store,
    lease: LEASE,
    service: { fetchFeedWindow },
    now: () => clock,
    since: START,
    until: undefined,
    once: true,
    pauseSeconds: 2,
    wait: async (seconds) => {
      waits.push(seconds);
    },
    onWindow: (window) => windows.push(window),
    onEmpty: (span) => empty.push(span),
    onBeyondNow: (from) => beyond.push(from),
    onFailure: () => {},
    ...changes,
  };
}

async function fetchFeedWindow(before: number): Promise<ReplayRecord[]> {
  asked.push(before);
  return played.filter(({ battle_at }) => battle_at <= Math.min(before, clock) && battle_at > before - 700);
}

/** A reader that is stopped after so many windows. */
function stopAfter(count: number): Pick<Feed, "wait"> {
  return {
    wait: async () => {
      if (windows.length >= count) throw stopped;
    },
  };
}

const storedTimes = async () =>
  (await store.findMatchesByPlayer(PLAYER)).map(({ battle_at }) => battle_at).toReversed();

/** Every 600 s from the start, so many of them. */
const times = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => START + (first + index) * 600);

describe("reading", () => {
  test("goes back to the date, then forwards to now: everything is there once", async () => {
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT));
    expect(windows.at(-1)?.leftSeconds).toBe(0);
    expect(windows[0]?.leftSeconds).toBeGreaterThan(0);
    expect(waits.every((seconds) => seconds === 2)).toBe(true);
  });

  test("a second run reads only what was played since", async () => {
    await readFeed(makeFeed());
    clock = NOW + 10 * 600;
    asked = [];
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT + 10));
    expect(asked.length).toBeLessThanOrEqual(10);
    expect(Math.min(...asked)).toBeGreaterThan(NOW);
  });

  test("an earlier date reads further back", async () => {
    await readFeed(makeFeed({ since: START + 30 * 600 }));
    const first = await storedTimes();
    expect(first[0]).toBeGreaterThan(START + 20 * 600);
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT));
  });

  test("a stretch of the past is read on its own", async () => {
    await readFeed(makeFeed({ since: START + 10 * 600, until: START + 20 * 600 }));
    const stored = await storedTimes();
    expect(stored.at(-1)).toBe(START + 20 * 600);
    expect(stored[0]).toBeLessThanOrEqual(START + 11 * 600);
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT));
  });

  test("following reads what is played next, and a match of which the service heard late", async () => {
    const late = played[COUNT - 1];
    let isLate = true;
    const feed = makeFeed({
      once: false,
      service: {
        fetchFeedWindow: async (before) => {
          const found = await fetchFeedWindow(before);
          return isLate ? found.filter((match) => match !== late) : found;
        },
      },
      wait: async (seconds) => {
        if (seconds === 2) return;
        isLate = false;
        clock += seconds;
        if (clock > NOW + 3000) throw stopped;
      },
    });
    clock = (late?.battle_at ?? 0) + 60;
    await expect(readFeed(feed)).rejects.toBe(stopped);
    expect(await storedTimes()).toEqual(times(COUNT + 5).filter((time) => time <= clock - 300));
  });
});

describe("an empty window between full ones", () => {
  const WITHOUT = NOW - 300 - 3 * 700;

  /** A service that has nothing for the window in the middle, the first times it is asked. */
  const forgetful = (times: number) => ({
    fetchFeedWindow: async (before: number) => {
      const found = await fetchFeedWindow(before);
      return before === WITHOUT && asked.filter((time) => time === WITHOUT).length <= times ? [] : found;
    },
  });

  test("is asked again, and nothing is missing", async () => {
    await readFeed(makeFeed({ service: forgetful(1) }));
    expect(await storedTimes()).toEqual(times(COUNT));
    expect(waits).toContain(60);
    expect(empty).toEqual([]);
  });

  test("is told of when it stays empty, and the others are read", async () => {
    await readFeed(makeFeed({ service: forgetful(9) }));
    expect(empty).toEqual([{ from: WITHOUT - 700, to: WITHOUT }]);
    expect(asked.filter((time) => time === WITHOUT)).toHaveLength(2);
    expect(await storedTimes()).toEqual(
      times(COUNT).filter((time) => time > WITHOUT || time <= WITHOUT - 700),
    );
  });

  test("is asked again by a reader that was stopped behind it", async () => {
    await expect(readFeed(makeFeed({ service: forgetful(1), ...stopAfter(4) }))).rejects.toBe(stopped);
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT));
  });

  test("of a time without matches, before the game was there, is asked once", async () => {
    await readFeed(makeFeed({ since: START - 700 * 100 }));
    expect(await storedTimes()).toEqual(times(COUNT));
    expect(new Set(asked).size).toBe(asked.length);
    expect(empty).toEqual([]);
  });

  test("that is one of many is a time without matches", async () => {
    const gap = (before: number) => before <= NOW - 7000 && before > NOW - 7000 - 700 * 20;
    const service = {
      fetchFeedWindow: async (before: number) => (gap(before) ? [] : fetchFeedWindow(before)),
    };
    await readFeed(makeFeed({ service }));
    expect(empty).toEqual([]);
    expect((await storedTimes())[0]).toBe(START);
  });
});

describe("a clock that ran ahead", () => {
  const DAY = 86_400;

  test("puts the position behind no match that is there: what was played meanwhile is read", async () => {
    await readFeed(makeFeed());
    clock = NOW + DAY;
    await readFeed(makeFeed({ service: { fetchFeedWindow: (before) => real(before) } }));
    expect((await store.findFeedPosition("forwards"))?.battleAt).toBeLessThanOrEqual(NOW + 700);
    clock = NOW + 10 * 600;
    await readFeed(makeFeed());
    expect((await storedTimes()).at(-1)).toBe(START + (COUNT + 9) * 600);
    expect(beyond).toEqual([]);
  });

  test("and is put right while it reads: it goes on from where matches end, and says so", async () => {
    await readFeed(makeFeed());
    clock = NOW + DAY;
    let isRight = false;
    const feed = makeFeed({
      service: { fetchFeedWindow: (before) => (isRight ? fetchFeedWindow(before) : real(before)) },
      wait: async () => {
        if (isRight || asked.length < 150) return;
        isRight = true;
        clock = NOW + 10 * 600;
      },
    });
    await readFeed(feed);
    expect((await storedTimes()).at(-1)).toBe(START + (COUNT + 9) * 600);
    expect(beyond).toHaveLength(1);
  });

  test("on the very first run loses nothing, also when it is put right long after that time has come", async () => {
    const service = { fetchFeedWindow: async (before: number) => (await real(before)).slice() };
    clock = NOW + 3000;
    const since = START - 700;
    await readFeed(makeFeed({ service, since }));
    expect(await storedTimes()).toEqual(times(COUNT));
    clock = NOW + 6000;
    await readFeed(makeFeed({ since }));
    expect(await storedTimes()).toEqual(times(COUNT + 10));
  });

  test("left a position beyond now, as of an earlier version or a backup: it begins with the newest day stored", async () => {
    await readFeed(makeFeed());
    await store.insertFeedWindow([], { name: "forwards", battleAt: NOW + DAY }, LEASE);
    clock = NOW + 10 * 600;
    asked = [];
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT + 10));
    expect(beyond).toEqual([Math.floor(clock / DAY) * DAY]);
    expect(asked.length).toBeLessThan(140);
  });

  /** What the service has, whose clock is right. */
  async function real(before: number): Promise<ReplayRecord[]> {
    asked.push(before);
    return played.filter(({ battle_at }) => battle_at <= Math.min(before, NOW) && battle_at > before - 700);
  }
});

describe("a reader that is stopped", () => {
  test.each([1, 2, 7, 30, 51])(
    "after %d windows goes on from there: nothing is missing, nothing asked twice",
    async (count) => {
      await expect(readFeed(makeFeed(stopAfter(count)))).rejects.toBe(stopped);
      const before = new Set(asked);
      asked = [];
      await readFeed(makeFeed());
      expect(await storedTimes()).toEqual(times(COUNT));
      expect(asked.filter((time) => before.has(time))).toEqual([]);
    },
  );
});

describe("a reader whose lease somebody else has", () => {
  const loseLease = async () => {
    await store.releaseFeedLease(LEASE.holder);
    await store.takeFeedLease({ holder: "another process", seconds: 600 });
  };

  test("asks nobody", async () => {
    await readFeed(makeFeed(stopAfter(3))).catch(() => undefined);
    asked = [];
    await loseLease();
    await expect(readFeed(makeFeed())).rejects.toThrow(FeedLeaseLostError);
    expect(asked).toEqual([]);
  });

  test("stores nothing of what it had asked for before it stood still, and leaves the position alone", async () => {
    await readFeed(makeFeed(stopAfter(3))).catch(() => undefined);
    const [before, position] = [await storedTimes(), await store.findFeedPosition("backwards")];
    const service = {
      fetchFeedWindow: async (end: number) => {
        const found = await fetchFeedWindow(end);
        await loseLease();
        return found;
      },
    };
    await expect(readFeed(makeFeed({ service }))).rejects.toThrow(FeedLeaseLostError);
    expect(await storedTimes()).toEqual(before);
    expect(await store.findFeedPosition("backwards")).toEqual(position);
  });
});

describe("failures", () => {
  test("of the service are waited out, and no window is left out", async () => {
    let failures = 0;
    const service = {
      fetchFeedWindow: async (before: number) => {
        if (asked.length % 5 === 2 && failures < 20) {
          failures += 1;
          if (failures % 3 !== 0) throw new ServiceError("refused", "status 503");
        }
        return fetchFeedWindow(before);
      },
    };
    await readFeed(makeFeed({ service }));
    expect(failures).toBeGreaterThan(5);
    expect(await storedTimes()).toEqual(times(COUNT));
  });

  test("of a service that says how long it wants to be left alone are waited out for that long", async () => {
    const asksFor = [10_000, 90_500, 999_999_000];
    const service = {
      fetchFeedWindow: async (before: number) => {
        const retryAfterMs = asksFor.shift();
        if (retryAfterMs !== undefined) throw new ServiceError("refused", "status 429", { retryAfterMs });
        return fetchFeedWindow(before);
      },
    };
    await readFeed(makeFeed({ service }));
    expect(waits.slice(0, 4)).toEqual([10, 91, 3600, 2]);
  });

  test("that last make it give up, without moving on", async () => {
    const service = { fetchFeedWindow: () => Promise.reject(new ServiceError("refused", "status 503")) };
    await expect(readFeed(makeFeed({ service }))).rejects.toThrow("status 503");
    expect(waits).toEqual([5, 15, 60, 120, 300, 300]);
    await readFeed(makeFeed());
    expect(await storedTimes()).toEqual(times(COUNT));
  });

  test("of a store that cannot be written to end it at once", async () => {
    await readFeed(makeFeed(stopAfter(3))).catch(() => undefined);
    const insertFeedWindow = () => Promise.reject(new StoreReadOnlyError("disk full"));
    const readOnly = new Proxy(store, {
      get: (target, name) =>
        name === "insertFeedWindow" ? insertFeedWindow : Reflect.get(target, name).bind(target),
    });
    waits = [];
    await expect(readFeed(makeFeed({ store: readOnly }))).rejects.toThrow("disk full");
    expect(waits).toEqual([]);
  });
});
