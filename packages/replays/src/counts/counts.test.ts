import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { storable } from "../replay-fields.ts";
import { contractStores } from "../testing/contract-stores.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatch, makeMatches } from "../testing/match-fixture.ts";
import { mixedFilter, mixedMatches } from "../testing/mixed-matches.ts";

const ENGINES = contractStores();

/** Those that a store keeps of what comes: each match as it came first. */
function firstOnes(matches: readonly ReplayRecord[]): ReplayRecord[] {
  return [
    ...new Map(
      matches
        .map(storable)
        .toReversed()
        .map((match) => [match.battle_id, match]),
    ).values(),
  ];
}

describe.each(Object.entries(ENGINES))("the counts of a store in %s", (_name, newDatabase) => {
  const newStore = async () => (await newDatabase())();

  it("are those of a plain list of the same matches, whatever comes and whatever is asked for", async () => {
    const store = await newStore();
    const seen: ReplayRecord[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(mixedMatches, { maxLength: 3 }), mixedFilter, async (batches, filter) => {
        for (const matches of batches) {
          await store.insertMatches(matches);
          seen.push(...matches);
        }
        expect(await countsOf(store, filter)).toEqual(countByHand(firstOnes(seen), filter));
      }),
      { numRuns: 25 },
    );
  });

  it("have each match once, as it was told first: with another winner it changes nothing", async () => {
    const store = await newStore();
    await store.insertMatches([makeMatch(1, { winner: 1 }), makeMatch(1, { winner: 2 })]);
    await store.insertFeedWindow([makeMatch(1, { winner: 3 })], { name: "forwards", battleAt: 700 });
    expect(await store.findMatchupCounts({})).toEqual([
      { me: 3, them: 6, matches: 1, wins: 1, draws: 0, expected: 500_000, variance: 250_000 },
      { me: 6, them: 3, matches: 1, wins: 0, draws: 0, expected: 500_000, variance: 250_000 },
    ]);
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 1 });
  });

  it("have only what is new of large windows, which may tell a match twice and with two winners", async () => {
    const store = await newStore();
    const first = makeMatches(1, 400);
    const told = [
      ...makeMatches(200, 700),
      ...makeMatches(500, 600).map((one) => ({ ...one, winner: 3 as const })),
    ];
    for (const window of [first, told, told.toReversed(), first])
      await store.insertFeedWindow(window, { name: "forwards", battleAt: 700 });
    expect(await countsOf(store, {})).toEqual(countByHand(firstOnes([...first, ...told]), {}));
  });

  it("do not show a match from the future until its day has come", async () => {
    const store = await newStore();
    const now = Math.floor(Date.now() / 1000);
    await store.insertMatches([
      makeMatch(1, { battle_at: now }),
      makeMatch(2, { battle_at: now + 2 * 86_400 }),
      makeMatch(3, { battle_at: 4_102_444_800 }),
    ]);
    const day = Math.floor(now / 86_400);
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 1, first: day, last: day });
    const [{ matches } = { matches: 0 }] = await store.findMatchupCounts({});
    expect(matches).toBe(1);
    vi.useFakeTimers({ now: (now + 3 * 86_400) * 1000, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 2 });
    await store.insertMatches([makeMatch(4, { battle_at: now + 3 * 86_400 })]);
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 3, last: day + 3 });
  });

  it("have nothing of what cannot be asked for", async () => {
    const store = await newStore();
    await store.insertMatches(makeMatches(1, 5));
    for (const filter of [{ version: 2 ** 40 }, { rankClass: -1 }, { rankClass: 0.5 }, { since: 1e12 }])
      expect(await countsOf(store, filter)).toMatchObject({ matchups: [], popularity: [], ranks: [] });
  });
});
