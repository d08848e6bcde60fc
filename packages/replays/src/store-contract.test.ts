import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMatchPages } from "./match-pages.ts";
import { newestFirst, storable } from "./replay-fields.ts";
import type { SqlStore } from "./sql-store.ts";
import { type FeedLease, FeedLeaseLostError, StoreUnavailableError } from "./store.ts";
import { contractStores } from "./testing/contract-stores.ts";
import { countByHand, countsOf } from "./testing/count-by-hand.ts";
import { makeMatch, makeMatches } from "./testing/match-fixture.ts";

const KING = "3abcDEFghij3";
/** Enough for the way that large batches take into PostgreSQL. */
const MANY = 400;

describe.each(Object.entries(contractStores()))("the store in %s", (_name, newDatabase) => {
  const newStore = async () => (await newDatabase())();

  it("does not show matches from the future, which a version before stored", async () => {
    const store = await newStore();
    const now = Math.floor(Date.now() / 1000);
    const times = [now - 60, now + 60, now + 7200, now + 86_400 * 365];
    await store.insertMatches(times.map((battle_at, index) => makeMatch(index, { battle_at })));
    const shown = await store.findMatchesByPlayer(KING, { limit: 3 });
    expect(shown.map(({ battle_at }) => battle_at)).toEqual([now + 60, now - 60]);
    const paged: number[] = [];
    for await (const page of findMatchPages(store, KING, 1))
      paged.push(...page.map(({ battle_at }) => battle_at));
    expect(paged).toEqual([now + 60, now - 60]);
  });

  it("is empty at first", async () => {
    const store = await newStore();
    expect(await store.findMatchesByPlayer(KING)).toEqual([]);
    expect(await store.countMatchesByPlayer(KING)).toBe(0);
    expect(await store.findPlayerRefresh(KING)).toBeUndefined();
    expect(await store.findFeedPosition("forwards")).toBeUndefined();
    expect(await store.insertMatches([])).toBe(0);
    expect(await countsOf(store, {})).toEqual(countByHand([], {}));
    await store.checkHealth();
  });

  it("gives the feed's lease to one at a time", async () => {
    const open = await newDatabase();
    const [one, other] = [await open(), await open()];
    const take = (store: SqlStore, holder: string, seconds = 60) => store.takeFeedLease({ holder, seconds });
    expect(await Promise.all([take(one, "a"), take(one, "a")])).toEqual(["a", "a"]);
    expect([await take(other, "b"), await take(one, "a")]).toEqual(["a", "a"]);
    await other.releaseFeedLease("b");
    expect(await take(other, "b"), "only its holder gives it back").toBe("a");
    await one.releaseFeedLease("a");
    expect([await take(other, "b"), await take(one, "a")]).toEqual(["b", "b"]);
    await other.releaseFeedLease("b");
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => take(i % 2 === 0 ? one : other, `${i}`)),
    );
    expect(new Set(all).size).toBe(1);
  });

  it("stores a window of the feed for who has the lease, also late, and for nobody else", async () => {
    const open = await newDatabase();
    const [one, other] = [await open(), await open()];
    const [a, b] = ["a", "b"].map((holder) => ({ holder, seconds: 0 })) as [FeedLease, FeedLease];
    const window = (battleAt: number) =>
      [makeMatches(battleAt, battleAt + MANY - 1), { name: "forwards", battleAt }] as const;
    await one.takeFeedLease(a);
    expect(await one.insertFeedWindow(...window(1000), a), "over, but nobody's yet").toBe(MANY);
    expect(await other.takeFeedLease(b)).toBe("b");
    await expect(one.insertFeedWindow(...window(2000), a)).rejects.toThrow(FeedLeaseLostError);
    expect(await other.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 1000 });
    expect(await other.insertFeedWindow(...window(2000), b), "nothing of it was stored").toBe(MANY);
  });

  it.each([
    ["a few", 1],
    ["many", MANY],
  ])("gives back every field as it came, %s at a time", async (_size, count) => {
    const store = await newStore();
    const odd = oddMatches();
    const matches = [...odd, ...makeMatches(100, 100 + count)];
    expect(await store.insertMatches(matches)).toBe(matches.length);
    const until = Number.MAX_SAFE_INTEGER;
    for (const match of odd) {
      expect(await store.findMatchesByPlayer(match.p1_polaris_id, { until })).toEqual([match]);
      expect(await store.findMatchesByPlayer(match.p2_polaris_id, { until })).toContainEqual(match);
    }
  });

  it.each([1, MANY])("keeps a match once, however often it comes (%i others beside it)", async (count) => {
    const store = await newStore();
    const first = makeMatch(1, { battle_id: "CCEFBC1E1E404499AC0FD91FEDC4F771" });
    const again = { ...first, battle_id: first.battle_id.toLowerCase(), stage_id: 100 };
    expect(await store.insertMatches([first, first])).toBe(1);
    const others = makeMatches(10, 9 + count);
    const twice = [...others, ...others.map((match) => ({ ...match, stage_id: 7 }))];
    expect(await store.insertMatches([again, ...twice])).toBe(count);
    expect(await store.findMatchesByPlayer(KING)).toEqual([{ ...first, battle_id: again.battle_id }]);
    for (const playerId of ["player000003", "player000004"])
      for (const { stage_id } of await store.findMatchesByPlayer(playerId)) expect(stage_id).toBe(1500);
  });

  it("finds a player on either side, newest first, and stops at the limit", async () => {
    const store = await newStore();
    const side = (number: number): ReplayRecord =>
      number % 3 === 0
        ? makeMatch(number, { p2_polaris_id: "wanted" })
        : makeMatch(number, { p1_polaris_id: "wanted" });
    const shuffled = Array.from({ length: 30 }, (_, index) => side((index * 7) % 30));
    await store.insertMatches([...shuffled, ...makeMatches(100, 150)]);
    const newest = Array.from({ length: 30 }, (_, index) => side(29 - index));
    expect(await store.findMatchesByPlayer("wanted")).toEqual(newest);
    expect(await store.findMatchesByPlayer("wanted", { limit: 7 })).toEqual(newest.slice(0, 7));
    expect(await store.countMatchesByPlayer("wanted")).toBe(30);
    expect(await store.findMatchesByPlayer("WANTED"), "case counts").toEqual([]);
  });

  it("lists matches of one second in the order of their ids, and one against oneself once", async () => {
    const store = await newStore();
    const mirror = { p1_polaris_id: "mirror", p2_polaris_id: "mirror", battle_at: 1_760_000_000 };
    const matches = [2, 9, 5].map((number) => makeMatch(number, mirror));
    await store.insertMatches(matches);
    const ids = (await store.findMatchesByPlayer("mirror")).map(({ battle_id }) =>
      Number.parseInt(battle_id, 16),
    );
    expect(ids).toEqual([9, 5, 2]);
    expect(await store.countMatchesByPlayer("mirror")).toBe(3);
  });

  it("remembers when a player was asked for and how far the feed was read", async () => {
    const store = await newStore();
    await store.upsertPlayerRefresh(KING, 1_760_000_000);
    await store.upsertPlayerRefresh(KING, 1_760_000_700);
    await store.upsertPlayerRefresh("another", 5_000_000_000);
    expect(await store.findPlayerRefresh(KING)).toEqual({ refreshedAt: 1_760_000_700 });
    expect(await store.findPlayerRefresh("another")).toEqual({ refreshedAt: 5_000_000_000 });
    expect(await store.insertFeedWindow(makeMatches(1, 3), { name: "forwards", battleAt: 700 })).toBe(3);
    expect(await store.insertFeedWindow(makeMatches(2, 4), { name: "forwards", battleAt: 1400 })).toBe(1);
    expect(await store.insertFeedWindow([], { name: "backwards", battleAt: 100 })).toBe(0);
    expect(await store.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 1400 });
    expect(await store.findFeedPosition("backwards")).toEqual({ name: "backwards", battleAt: 100 });
  });

  it("takes text that is no text, and asks for it without harm", async () => {
    const store = await newStore();
    const strange = makeMatch(1, { p1_name: "a\0b", p1_polaris_id: "x\0y", p2_name: "half \ud83e" });
    await store.insertMatches([strange]);
    const [kept] = await store.findMatchesByPlayer("x\0y");
    expect(kept).toMatchObject({ p1_name: "ab", p1_polaris_id: "xy", p2_name: "half \ufffd" });
    expect(await store.findMatchesByPlayer("'; drop table matches; --")).toEqual([]);
  });

  it("answers as a plain list of matches would, whatever comes", async () => {
    // Both go on from one run to the next: what came before is one more thing to cope with.
    const stores = [await newStore(), plainList()] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 3 }), async (batches) => {
        for (const matches of batches) {
          const [inserted, expected] = await Promise.all(stores.map((store) => store.insertMatches(matches)));
          expect(inserted).toBe(expected);
        }
        for (const playerId of PLAYERS)
          for (const options of [
            {},
            { limit: 5 },
            { until: 1_760_000_800 },
            { until: 1_760_000_800, limit: 3 },
          ]) {
            const [found, expected] = await Promise.all(
              stores.map((store) => store.findMatchesByPlayer(playerId, options)),
            );
            expect(found).toEqual(expected);
          }
      }),
      { numRuns: 15 },
    );
  });

  it("serves two processes that store the same matches at once", async () => {
    const open = await newDatabase();
    const [one, other] = [await open(), await open()];
    const matches = makeMatches(1, 2 * MANY);
    const inserted = await Promise.all([
      one.insertMatches(matches.slice(0, MANY + 100)),
      other.insertMatches(matches.slice(MANY - 100).reverse()),
      one.insertMatches(matches.slice(0, 20)),
      other.insertMatches(matches.slice(10, 30).reverse()),
      one.insertFeedWindow(matches.slice(200, 400), { name: "forwards", battleAt: 700 }),
      ...matches.slice(-20).map((match) => one.insertMatches([match])),
    ]);
    expect(inserted.reduce((sum, count) => sum + count, 0)).toBe(matches.length);
    expect(await one.findMatchesByPlayer("player000001")).toEqual(
      await other.findMatchesByPlayer("player000001"),
    );
    expect(await countsOf(one, {}), "and each is counted once").toEqual(countByHand(matches, {}));
  });
  it.each([1, MANY])(
    "keeps nothing of a window with a match that cannot be stored (%i others)",
    async (others) => {
      const store = await newStore();
      const broken = { ...makeMatch(1), stage_id: undefined as unknown as number };
      const window = [...makeMatches(10, 9 + others), broken];
      await expect(store.insertFeedWindow(window, { name: "forwards", battleAt: 700 })).rejects.toThrow();
      expect(await store.findFeedPosition("forwards")).toBeUndefined();
      expect(await store.findMatchesByPlayer("player000003")).toEqual([]);
      expect(await store.insertMatches(makeMatches(10, 9 + others)), "it works on").toBe(others);
    },
  );

  it("finishes what is under way when it closes, and refuses what comes after", async () => {
    const open = await newDatabase();
    const store = await open();
    const inserting = store.insertMatches(makeMatches(1, 2 * MANY));
    await store.close();
    expect(await inserting).toBe(2 * MANY);
    await expect(store.findMatchesByPlayer(KING)).rejects.toThrow(StoreUnavailableError);
    await expect(store.insertMatches(makeMatches(1, 2))).rejects.toThrow(StoreUnavailableError);
    expect(await (await open()).countMatchesByPlayer("player000001")).toBeGreaterThan(0);
  });
});

function oddMatches(): ReplayRecord[] {
  return [
    makeMatch(1, { winner: 3, p1_polaris_id: "draw", p1_power: 2 ** 40 }),
    makeMatch(2, { p1_polaris_id: "fresh", p1_rating_before: null, p1_rating_change: null }),
    makeMatch(3, { stage_id: 2_147_483_647, p1_polaris_id: "unknown", p1_chara_id: 9999, p1_rank: -1 }),
    makeMatch(4, { p1_polaris_id: "tabs", p1_name: "\t\\N\n\r\\t\\" }),
    makeMatch(5, { p1_polaris_id: "日本", p1_name: "鉄拳 👊🏽 ‮مرحبا \u{10ffff}" }),
    makeMatch(6, { p1_polaris_id: "quotes", p1_name: `'";--\\.`, battle_at: 4_102_444_800 }),
    makeMatch(7, { p1_polaris_id: "null", p1_name: "\\N", battle_id: "f".repeat(32) }),
  ];
}

/** What a store is, written down as simply as can be. */
function plainList(): Pick<SqlStore, "insertMatches" | "findMatchesByPlayer"> {
  const list: ReplayRecord[] = [];
  return {
    async insertMatches(matches) {
      const before = list.length;
      for (const match of matches.map(storable))
        if (list.every(({ battle_id }) => battle_id !== match.battle_id)) list.push(match);
      return list.length - before;
    },
    async findMatchesByPlayer(playerId, { limit, until = Number.POSITIVE_INFINITY } = {}) {
      const own = list.filter((match) => [match.p1_polaris_id, match.p2_polaris_id].includes(playerId));
      const old = own.filter(({ battle_at }) => battle_at <= until);
      return old.sort(newestFirst).slice(0, limit);
    },
  };
}

const PLAYERS = ["a", "b", "c"];
const player = fc.constantFrom(...PLAYERS);
const batch = fc.array(
  fc
    .tuple(fc.nat(400), fc.nat(3), player, player, fc.string({ unit: "binary" }))
    .map(([number, minute, p1, p2, name]) =>
      makeMatch(number, {
        battle_at: 1_760_000_000 + 4 * number + minute,
        p1_polaris_id: p1,
        p1_name: name.replaceAll("\0", ""),
        p2_polaris_id: p2,
      }),
    ),
  { maxLength: 30 },
);
