import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contractPlaces, openerOf } from "../testing/contract-stores.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatch, makeMatches } from "../testing/match-fixture.ts";
import { matchesIn } from "../testing/matches-in.ts";
import { mixedFilter, mixedMatches } from "../testing/mixed-matches.ts";
import { runSql } from "../testing/run-sql.ts";
import { COUNT_TABLES } from "./count-tables.ts";

const PLACES = contractPlaces();
const quiet = () => undefined;

describe.each(Object.entries(PLACES))("counts made anew in %s", (_name, newPlace) => {
  it("are those that were written with the matches, row by row", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    const rows = () =>
      Promise.all(
        COUNT_TABLES.map(({ name, keys }) => runSql(place, `select * from ${name} order by ${keys}`)),
      );
    await fc.assert(
      fc.asyncProperty(mixedMatches, mixedMatches, mixedFilter, async (one, other, filter) => {
        await Promise.all([store.insertMatches(one), store.insertMatches(other)]);
        const [before, rowsBefore] = [await countsOf(store, filter), await rows()];
        await store.rebuildCounts(quiet);
        expect(await countsOf(store, filter)).toEqual(before);
        expect(await rows()).toEqual(rowsBefore);
        expect(before).toEqual(countByHand(await matchesIn(store), filter));
      }),
      { numRuns: 8 },
    );
  });

  it("have what is stored meanwhile, by this process and by others", async () => {
    const open = openerOf(await newPlace());
    const [store, other] = [await open(), await open()];
    const matches = makeMatches(1, 9000);
    await store.insertMatches(matches.slice(0, 8000));
    const batches = Array.from({ length: 5 }, (_, index) =>
      matches.slice(8000 + 200 * index, 8200 + 200 * index),
    );
    const storing: Promise<number>[] = [];
    const insert = (batch: readonly ReplayRecord[]) =>
      storing.push((batches.length % 2 ? store : other).insertMatches(batch));
    await store.rebuildCounts(() => {
      const batch = batches.pop();
      if (batch) insert(batch);
    });
    expect(storing.length).toBeGreaterThan(1);
    for (const batch of batches) insert(batch);
    await Promise.all(storing);
    expect(await countsOf(store, {})).toEqual(countByHand(matches, {}));
  });

  it("are not seen half made: one that breaks off leaves the old ones, and can be done again at once", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    await store.insertMatches(makeMatches(1, 2000));
    const stop = store.rebuildCounts(() => {
      throw new TypeError("enough");
    });
    await expect(stop).rejects.toThrow("enough");
    await store.insertMatches(makeMatches(1500, 2500));
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 2500), {}));
    expect(await store.rebuildCounts(quiet)).toBe(2500);
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 2500), {}));
  });

  it("are by day for 92 days and by month before", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    const daily = (count: number) =>
      Array.from({ length: count }, (_, day) => makeMatch(day, { battle_at: 1_700_000_000 + day * 86_400 }));
    // 14 November 2023 and on: day by day, then all at once.
    for (const match of daily(120)) await store.insertMatches([match]);
    const days = async () =>
      (await runSql(place, "select distinct day from matchup_counts order by day")).map(({ day }) =>
        Number(day),
      );
    const first = Math.floor(1_700_000_000 / 86_400);
    const kept = Array.from({ length: 92 }, (_, index) => first + 28 + index);
    // The month of the first kept day has its first days in one row, those of the month before in another.
    expect(await days()).toEqual([first - 13, first + 17, ...kept]);
    for (const filter of [{}, { since: first + 5 }, { since: first + 27 }, { since: first + 30 }])
      expect(await countsOf(store, filter)).toEqual(countByHand(daily(120), filter));
    await store.insertMatches(daily(400));
    expect(await countsOf(store, {})).toEqual(countByHand(daily(400), {}));
    expect(await days()).toHaveLength(92 + 11);
  });
});
