import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { SqlStore } from "./sql-store.ts";
import { contractPlaces, openerOf, type Place } from "./testing/contract-stores.ts";
import { countByHand, countsOf } from "./testing/count-by-hand.ts";
import { makeMatches } from "./testing/match-fixture.ts";
import { matchesIn } from "./testing/matches-in.ts";
import { startStoreProcess } from "./testing/start-process.ts";

const PLACES = contractPlaces();
const ENGINES = Object.entries(PLACES);
const FINE = { code: 0, err: "" };

describe.each(ENGINES)("processes with one store in %s", (_name, newPlace) => {
  it("may start at the same moment: one makes the tables, the others wait", async () => {
    const place = await newPlace();
    const processes = [1, 2, 3].map(() => startStoreProcess("open", place).ended);
    expect(await Promise.all(processes)).toMatchObject([FINE, FINE, FINE]);
    const store = await openerOf(place)();
    expect(await store.insertMatches(makeMatches(1, 5))).toBe(5);
  });

  it("may be killed while they store: nothing acknowledged is lost, nothing is half there", async () => {
    const place = await newPlace();
    const acknowledged: string[] = [];
    for (const windows of [3, 1, 2]) acknowledged.push(...(await ingestAndKill(windows, place)));

    const store = await openerOf(place)();
    const position = (await store.findFeedPosition("forwards"))?.battleAt ?? 0;
    expect(position).toBeGreaterThanOrEqual(Number(acknowledged.at(-1)));
    const expected = makeMatches(1, position);
    for (const playerId of ["player000000", "player000006"]) {
      const own = expected.filter((match) => [match.p1_polaris_id, match.p2_polaris_id].includes(playerId));
      expect(await store.findMatchesByPlayer(playerId)).toEqual(own.reverse());
    }
    const reports = await store.findReports({ state: "open" });
    expect(reports.map(({ move }) => move)).toEqual(expect.arrayContaining(acknowledged));
    expect(await store.insertMatches(expected), "all are there, and none beyond").toBe(0);
    expect(await store.insertMatches(makeMatches(position + 1, position + 400))).toBe(400);
    await store.close();
    if (!place.databaseUrl) expect(integrityOf(join(place.dataDir, "replays.sqlite"))).toBe("ok");
  });
});

/** Here in short; `npm run check -- counts` kills a hundred times in each engine, at moments that nobody chose. */
const IS_FULL = process.env.MODE === "full";
const MOMENTS_MS = IS_FULL ? Array.from({ length: 100 }, () => Math.round(600 * Math.random())) : [0, 30, 75];
/** Then a new store, because a large one is not counted anew within the longest of these moments. */
const KILLS_OF_A_STORE = 5;
if (IS_FULL) vi.setConfig({ testTimeout: 30 * 60_000 });

it.each(ENGINES)("leaves counts and matches equal in %s, whenever it is killed", async (_name, newPlace) => {
  let place: Place = { dataDir: "" };
  for (const [kill, afterMs] of MOMENTS_MS.entries()) {
    if (kill % KILLS_OF_A_STORE === 0) place = await newPlace();
    // One stores matches while the other makes the counts anew.
    const writers = ["ingest", "count"].map((task) => startStoreProcess(task, place));
    await Promise.all(writers.map(({ nextLine }) => nextLine()));
    await sleep(afterMs);
    for (const { child } of writers) child.kill("SIGKILL");
    await Promise.all(writers.map(({ ended }) => ended));
    const store = await openerOf(place)();
    const { matches, counted } = await restingContent(store);
    await store.close();
    expect(matches.length).toBeGreaterThan(0);
    expect(counted, `kill ${kill + 1} after ${afterMs} ms`).toEqual(countByHand(matches, {}));
  }
});

/** PostgreSQL may still be storing for a process that is dead, so it is looked at until nothing moves. */
async function restingContent(store: SqlStore) {
  for (let before = -1; ; await sleep(50)) {
    const matches = await matchesIn(store);
    const counted = await countsOf(store, {});
    if (matches.length === before) return { matches, counted };
    before = matches.length;
  }
}

it("reads a file it may not write to, and refuses what comes", async () => {
  const place = await PLACES.SQLite();
  const { dataDir } = place;
  const store = await openerOf(place)();
  await store.insertMatches(makeMatches(1, 20));
  await store.close();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
  chmodSync(dataDir, 0o555);
  onTestFinished(() => chmodSync(dataDir, 0o755));

  const { nextLine, ended } = startStoreProcess("locked-out", place);
  expect(JSON.parse((await nextLine()) ?? "")).toEqual({
    found: 5,
    refused: ["StoreReadOnlyError", "StoreReadOnlyError", "StoreReadOnlyError"],
    state: "read-only",
    warnings: [expect.stringMatching(/^Matches cannot be saved.+replays\.sqlite cannot be used: /)],
  });
  expect(await ended).toMatchObject(FINE);
});

/**
 * Kills the process as soon as it acknowledged so many windows, while it writes the next; answers the last match of each that it
 * acknowledged. Killed between a window and its report it has stored the first alone, and acknowledged neither.
 */
async function ingestAndKill(windows: number, place: Place): Promise<string[]> {
  const { child, lines } = startStoreProcess("ingest", place);
  const acknowledged: string[] = [];
  for await (const line of lines) {
    acknowledged.push(line);
    if (acknowledged.length === windows) child.kill("SIGKILL");
  }
  return acknowledged;
}

function integrityOf(file: string): unknown {
  using database = new DatabaseSync(file);
  return database.prepare("pragma integrity_check").get()?.integrity_check;
}
