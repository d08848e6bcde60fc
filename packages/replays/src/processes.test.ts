import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { contractPlaces, openerOf, type Place } from "./testing/contract-stores.ts";
import { killWriters } from "./testing/kill-writers.ts";
import { makeMatches } from "./testing/match-fixture.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const SLOW = 60_000;

const ENGINES = Object.entries(contractPlaces());

describe.each(ENGINES)("processes with one store in %s", (_name, newPlace) => {
  it("may start at the same moment: one makes the tables, the others wait", { timeout: SLOW }, async () => {
    const place = await newPlace();
    const processes = [1, 2, 3].map(() => start("open", ...argsOf(place)));
    expect(await Promise.all(processes.map(ending))).toEqual(Array(3).fill({ code: 0, errors: "" }));
    const store = await openerOf(place)();
    expect(await store.insertMatches(makeMatches(1, 5))).toBe(5);
  });

  it("may be killed while they store: nothing acknowledged is lost, nothing is half there", {
    timeout: SLOW,
  }, async () => {
    const place = await newPlace();
    const acknowledged: string[] = [];
    for (const windows of [3, 1, 2])
      acknowledged.push(...(await ingestAndKill(windows, "ingest", ...argsOf(place))));

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

it.each(ENGINES)(
  "leaves counts and matches equal in %s, whenever it is killed",
  { timeout: IS_FULL ? 30 * SLOW : 2 * SLOW },
  async (_name, newPlace) => {
    let place: Place = { dataDir: "" };
    for (const [kill, afterMs] of MOMENTS_MS.entries()) {
      if (kill % KILLS_OF_A_STORE === 0) place = await newPlace();
      const { matches, counted, expected } = await killWriters(place, afterMs);
      expect(matches).toBeGreaterThan(0);
      expect(counted, `kill ${kill + 1} after ${afterMs} ms, ${matches} matches`).toEqual(expected);
    }
  },
);

it("reads a file it may not write to, and refuses what comes", { timeout: SLOW }, async () => {
  const dataDir = temporaryFolder();
  const store = await openerOf({ dataDir })();
  await store.insertMatches(makeMatches(1, 20));
  await store.close();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
  chmodSync(dataDir, 0o555);
  onTestFinished(() => chmodSync(dataDir, 0o755));

  const child = start("locked-out", dataDir);
  let answer = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    answer += chunk;
  });
  expect(await ending(child)).toEqual({ code: 0, errors: "" });
  expect(JSON.parse(answer)).toEqual({
    found: 5,
    refused: ["StoreReadOnlyError", "StoreReadOnlyError", "StoreReadOnlyError"],
    state: "read-only",
    warnings: [expect.stringMatching(/^Matches cannot be saved.+replays\.sqlite cannot be used: /)],
  });
});

const argsOf = ({ dataDir, databaseUrl }: Place) => [dataDir, ...(databaseUrl ? [databaseUrl] : [])];

function start(...args: string[]): ChildProcess {
  const script = join(import.meta.dirname, "testing/store-process.ts");
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

async function ending(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, errors };
}

/**
 * Kills the process as soon as it acknowledged so many windows, while it writes the next; answers the last match of each that it
 * acknowledged. Killed between a window and its report it has stored the first alone, and acknowledged neither.
 */
async function ingestAndKill(windows: number, ...args: string[]): Promise<string[]> {
  const child = start(...args);
  if (!child.stdout) throw new Error("no output");
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === windows) child.kill("SIGKILL");
  }
  return acknowledged;
}

function integrityOf(file: string): unknown {
  const database = new DatabaseSync(file);
  const { integrity_check: answer } = database.prepare("pragma integrity_check").get() ?? {};
  database.close();
  return answer;
}
