import type { ReplayRecord } from "@tactician/game";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { openServerStore } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { CountsBusyError } from "../store.ts";
import { contractPlaces, openerOf } from "../testing/contract-stores.ts";
import { countByHand, countsOf } from "../testing/count-by-hand.ts";
import { makeMatches } from "../testing/match-fixture.ts";
import { mixedFilter, mixedMatches } from "../testing/mixed-matches.ts";
import { runSql } from "../testing/run-sql.ts";

const SLOW = 60_000;
const PLACES = contractPlaces();
const quiet = () => undefined;

/** Every match that a store has. */
async function matchesIn(store: SqlStore): Promise<ReplayRecord[]> {
  return store.readAll(async (content) => {
    const matches: ReplayRecord[] = [];
    for await (const rows of content.matches()) matches.push(...rows);
    return matches;
  });
}

describe.each(Object.entries(PLACES))("counts made anew in %s", { timeout: SLOW }, (name, newPlace) => {
  it("are those that were written with the matches, row by row and byte by byte", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    const rows = () =>
      runSql(
        place,
        `select is_month, day, version, rank_class, me, sides, ${name === "SQLite" ? "hex(cells)" : "encode(cells, 'hex')"} as cells
          from matchup_counts where edition = (select edition from count_state)
          order by is_month, day, version, rank_class, me`,
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
    expect(await runSql(place, "select count(distinct edition) as editions from matchup_counts")).toEqual([
      { editions: 1 },
    ]);
  });

  it("have what is stored meanwhile, by this process and by others", async () => {
    const open = openerOf(await newPlace());
    const [store, other] = [await open(), await open()];
    const matches = makeMatches(1, 9000);
    await store.insertMatches(matches.slice(0, 5000));
    const batches = Array.from({ length: 20 }, (_, index) =>
      matches.slice(5000 + 200 * index, 5200 + 200 * index),
    );
    const storing: Promise<number>[] = [];
    await store.rebuildCounts(() => {
      const batch = batches.pop();
      if (batch) storing.push((batches.length % 2 ? store : other).insertMatches(batch));
    });
    expect(storing.length).toBeGreaterThan(1);
    for (const batch of batches) storing.push(store.insertMatches(batch));
    await Promise.all(storing);
    expect(await countsOf(store, {})).toEqual(countByHand(matches, {}));
    expect(await other.isCountingDue()).toBe(false);
  });

  it("are not seen half made: one that breaks off leaves the old ones, and can be done again at once", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    await store.insertMatches(makeMatches(1, 2000));
    const stop = store.rebuildCounts(() => {
      throw new Error("enough");
    });
    await expect(stop).rejects.toThrow("enough");
    await store.insertMatches(makeMatches(1500, 2500));
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 2500), {}));
    expect(await store.rebuildCounts(quiet)).toBe(2500);
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 2500), {}));
  });

  it("are waited for, given up when they stand still, and then not taken", async () => {
    const place = await newPlace();
    const open = openerOf(place);
    const [store, other] = [await open(), await open()];
    await store.insertMatches(makeMatches(1, 1200));
    // As one that was killed leaves it.
    await runSql(
      place,
      "update count_state set building = 77, last_edition = 77, building_until = 4102444800",
    );
    await expect(other.rebuildCounts(quiet)).rejects.toThrow(CountsBusyError);
    await store.insertMatches(makeMatches(1201, 1210));
    await runSql(place, "update count_state set building_until = 1");
    await store.insertMatches(makeMatches(1211, 1220));
    let isFirst = true;
    const overtaken = store.rebuildCounts(async () => {
      if (isFirst) await runSql(place, "update count_state set building = 0");
      isFirst = false;
    });
    await expect(overtaken).rejects.toThrow(/given up meanwhile/);
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 1220), {}));
    await other.rebuildCounts(quiet);
    expect(await countsOf(store, {})).toEqual(countByHand(makeMatches(1, 1220), {}));
    expect(await runSql(place, "select count(*) as rows from matchup_counts where edition = 77")).toEqual([
      { rows: 0 },
    ]);
  });

  it("have what a process stored that does not count, as soon as somebody looks", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    await store.insertMatches(makeMatches(1, 10));
    const table = name === "SQLite" ? "matches" : "ranked_matches";
    const newId = name === "SQLite" ? "randomblob(16)" : "gen_random_uuid()";
    const others = (await runSql(place, `select * from ${table} limit 1`)).flatMap((row) =>
      Object.keys(row).filter((column) => column !== "battle_id"),
    );
    await runSql(
      place,
      `insert into ${table} (battle_id, ${others}) select ${newId}, ${others} from ${table}`,
    );
    await store.insertMatches(makeMatches(11, 20));
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 20 });
    expect(await store.isCountingDue()).toBe(true);
    await store.rebuildCounts(quiet);
    expect(await store.isCountingDue()).toBe(false);
    expect(await countsOf(store, {})).toEqual(countByHand(await matchesIn(store), {}));
    expect(await store.findPlayedMatches({})).toMatchObject({ matches: 30 });
    await store.insertMatches(makeMatches(21, 30));
    expect(await store.isCountingDue()).toBe(false);
  });

  it("are made in the background by a server that finds matches which nobody counted", async () => {
    const place = await newPlace();
    const store = await openerOf(place)();
    await store.insertMatches(makeMatches(1, 700));
    await runSql(place, "delete from matchup_counts");
    await runSql(place, "delete from day_counts");
    await runSql(place, "update count_state set edition = 0");
    expect(await store.findMatchupCounts({})).toEqual([]);
    const warnings: string[] = [];
    const server = await openServerStore({ ...place, onWarning: (message) => warnings.push(message) });
    onTestFinished(() => server.close());
    await expect.poll(() => warnings, { timeout: SLOW }).toHaveLength(2);
    expect(warnings[1]).toBe("All 700 stored matches are counted.");
    expect(await countsOf(server, {})).toEqual(countByHand(makeMatches(1, 700), {}));
  });
});
