import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { contractPlaces, openerOf, type Place } from "./testing/contract-stores.ts";
import { countByHand, countsOf } from "./testing/count-by-hand.ts";
import { makeMatch } from "./testing/match-fixture.ts";
import { runSql } from "./testing/run-sql.ts";
import { startStoreProcess } from "./testing/start-process.ts";
import {
  FORGOTTEN_BEFORE,
  oldMatches,
  writePostgresOf080,
  writeStoreOf080,
} from "./testing/version-0-8-0.ts";

const PLACES = contractPlaces();
const ALL = oldMatches();
const isKept = ({ battle_at }: { battle_at: number }) => battle_at >= FORGOTTEN_BEFORE * 86_400;

async function writeOld(place: Place): Promise<string> {
  if (place.databaseUrl === undefined) {
    writeStoreOf080(place.dataDir);
    return "matches";
  }
  await writePostgresOf080(place.dataDir, place.databaseUrl);
  return "ranked_matches";
}

const FILTERS = [
  {},
  { version: 20_101 },
  { rankClass: 3 },
  { rankClass: 99 },
  { since: FORGOTTEN_BEFORE + 60 },
  { since: FORGOTTEN_BEFORE - 20, rankClass: 4 },
  { since: FORGOTTEN_BEFORE + 3, version: 20_201 },
];

describe.each(Object.entries(PLACES))("a store of version 0.8.0 in %s", (name, newPlace) => {
  it("opens, and answers as before: matches, counts of dropped ones, notes", async () => {
    const place = await newPlace();
    await writeOld(place);
    const store = await openerOf(place)();
    for (const filter of FILTERS)
      expect(await countsOf(store, filter)).toEqual(countByHand(ALL, filter, FORGOTTEN_BEFORE));
    const history = ALL.filter(isKept).filter(({ p1_polaris_id }) => p1_polaris_id === "3abcDEFghij3");
    expect(await store.findMatchesByPlayer("3abcDEFghij3")).toEqual(history.toReversed());
    expect(await store.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 1_760_000_700 });
    expect(await store.findPlayerRefresh("player000001")).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await store.insertMatches(ALL), "dropped ones are not stored again").toBe(0);
    const more = makeMatch(9000, { battle_at: 1_770_300_000 });
    expect(await store.insertMatches([more])).toBe(1);
    for (const filter of FILTERS)
      expect(await countsOf(store, filter)).toEqual(countByHand([...ALL, more], filter, FORGOTTEN_BEFORE));
    const kept = ALL.filter(isKept).length + 1;
    expect(await store.rebuildCounts(() => undefined)).toBe(kept);
    for (const filter of FILTERS)
      expect(await countsOf(store, filter)).toEqual(countByHand([...ALL, more], filter, FORGOTTEN_BEFORE));
  });

  it("is counted from its matches where a version that did not count has stored some", async () => {
    const place = await newPlace();
    const table = await writeOld(place);
    const other = name === "SQLite" ? "randomblob(16)" : "gen_random_uuid()";
    const [row = {}] = await runSql(place, `select * from ${table} limit 1`);
    const columns = Object.keys(row).filter((column) => column !== "battle_id");
    await runSql(
      place,
      `insert into ${table} (battle_id, ${columns}) select ${other}, ${columns} from ${table}`,
    );
    const store = await openerOf(place)();
    const twice = [...ALL, ...ALL.filter(isKept).map((match) => ({ ...match }))];
    for (const filter of FILTERS)
      expect(await countsOf(store, filter)).toEqual(countByHand(twice, filter, FORGOTTEN_BEFORE));
  });

  it("takes nothing more from a process of an earlier version", async () => {
    const place = await newPlace();
    const table = await writeOld(place);
    await openerOf(place)();
    await expect(runSql(place, `insert into ${table} select * from ${table}`)).rejects.toThrow(table);
  });

  it("is as it was, or brought up to date, whenever that is killed", async () => {
    const place = await newPlace();
    await writeOld(place);
    for (const afterMs of [20, 60, 100, 150, 200]) {
      const { child, nextLine, ended } = startStoreProcess("open", place);
      expect(await nextLine()).toBe("opening");
      await sleep(afterMs);
      // It may be done by now.
      child.kill("SIGKILL");
      await ended;
    }
    const store = await openerOf(place)();
    for (const filter of FILTERS)
      expect(await countsOf(store, filter)).toEqual(countByHand(ALL, filter, FORGOTTEN_BEFORE));
  });
});

it("is refused where it cannot be written to and must be, and left as it is", async () => {
  const place = await PLACES.SQLite();
  const file = writeStoreOf080(place.dataDir);
  const before = readFileSync(file);
  const holder = new DatabaseSync(file);
  onTestFinished(() => holder.close());
  const { openReadOnlySqlite } = await import("./sqlite/open-sqlite.ts");
  await expect(openReadOnlySqlite(file)).rejects.toThrow(/of an earlier version of Tactician/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
