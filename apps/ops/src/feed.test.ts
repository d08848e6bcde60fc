import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { runSql } from "@tactician/replays/testing/run-sql";
import { type StandInService, startStandInService } from "@tactician/replays/testing/stand-in-service";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { wireRows } from "@tactician/replays/testing/wire-rows";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startOps } from "./testing/start-ops.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

const PLAYER = "3aBcdEfGhiJk";
const START = Date.parse("2024-10-08T00:00:00Z") / 1000;
const COUNT = 60;

let dataDir: string;
let standIn: StandInService;
beforeEach(async () => {
  dataDir = temporaryFolder();
  standIn = await startStandInService(wireRows({ playerId: PLAYER, count: COUNT, from: START }));
});
afterEach(() => standIn.close());

/** Reads eleven hours of the past; `stopAt` sends the signal once so many windows are printed. */
function startFeed(stopAt?: { windows: number; signal: "SIGKILL" | "SIGTERM" }) {
  const args = ["--since", "2024-10-08", "--until", "2024-10-08T11:00Z", "--pause", "0"];
  const settings = { DATA_DIR: dataDir, REPLAY_SERVICE_URL: standIn.url };
  return startOps(["feed", ...args], settings, ({ child, written }) => {
    // Only once: a second signal would end the process immediately.
    if (stopAt && !child.killed && windowsIn(written.out) >= stopAt.windows) child.kill(stopAt.signal);
  });
}

const windowsIn = (output: string) => output.match(/ \| /g)?.length ?? 0;

const open = () => openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });

async function storedTimes(): Promise<number[]> {
  const store = await open();
  const matches = await store.findMatchesByPlayer(PLAYER);
  await store.close();
  return matches.map(({ battle_at }) => battle_at).toReversed();
}

const EVERYTHING = Array.from({ length: COUNT }, (_, index) => START + index * 600);

test("a feed that is killed while it stores loses nothing that it printed, and resumes without asking twice", async () => {
  let told = 0;
  for (const windows of [3, 15, 6]) {
    const { out, code } = await startFeed({ windows, signal: "SIGKILL" }).ended;
    expect(code).toBeNull();
    const lines = out.split("\n").filter((line) => line.includes(" | "));
    told += lines.reduce((sum, line) => sum + Number(/ ([\d,]+) new /.exec(line)?.[1] ?? Number.NaN), 0);
    const stored = await storedTimes();
    expect(stored.length).toBeGreaterThanOrEqual(told);
    expect(stored).toEqual(EVERYTHING.slice(COUNT - stored.length));
    told = stored.length;
    await runSql({ dataDir }, "delete from feed_leases");
  }
  const { out, err, code } = await startFeed().ended;
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/up to date\nDone: all matches are stored\.\n$/);
  expect(await storedTimes()).toEqual(EVERYTHING);
  // A window is asked for twice only if the process died between its answer and its commit.
  expect(standIn.asked.length - new Set(standIn.asked).size).toBeLessThanOrEqual(3);
});

test("a feed that finds another reader says who it is, and waits", async () => {
  const store = await open();
  await store.takeFeedLease({ holder: "server-2, process 4711, abc", seconds: 600 });
  const { child, written, ended } = startFeed();
  await expect.poll(() => written.out, { timeout: 20_000 }).not.toBe("");
  expect(written.out).toBe(
    "Another process is reading the feed (server-2, process 4711). Waiting for it to finish ...\n",
  );
  expect(standIn.asked).toEqual([]);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/\nStopped\. /) });
  const holder = await store.takeFeedLease({ holder: "another", seconds: 1 });
  expect(holder, "it was left alone").toBe("server-2, process 4711, abc");
  await store.close();
});

test("a feed that is asked to stop says how to resume", async () => {
  const { out, err, code } = await startFeed({ windows: 2, signal: "SIGTERM" }).ended;
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/\nStopped\. Run the same command again to resume\.\n$/);
  const stored = await storedTimes();
  expect(stored).toEqual(EVERYTHING.slice(COUNT - stored.length));
});

const TEXT = "This is somebody's shopping list. ".repeat(100);

async function makeHalfFile(file: string): Promise<void> {
  const store = await open();
  await store.insertMatches(makeMatches(1, 500));
  await store.close();
  truncateSync(file, readFileSync(file).length / 2);
}

test.each([
  ["a file that is no database", ".", (file: string) => writeFileSync(file, TEXT), "file is not a database"],
  ["a file that lost its end", ".", makeHalfFile, "database disk image is malformed"],
  ["a folder that cannot be made", "file/data", () => writeFileSync(join(dataDir, "file"), ""), "ENOTDIR"],
  ["a folder in place of the file", ".", (file: string) => mkdirSync(file), "unable to open database file"],
])("%s ends the feed immediately, with its name and the reason", async (_, folder, make, reason) => {
  const place = join(dataDir, folder);
  const file = join(place, "replays.sqlite");
  await make(file);
  const settings = { DATA_DIR: place, REPLAY_SERVICE_URL: standIn.url };
  const { code, out, err } = await startOps(["feed", "--once"], settings).ended;
  expect(standIn.asked).toEqual([]);
  expect(err).toContain(`${file} cannot be used: `);
  for (const text of [reason, "Nothing is lost. Fix this, then run it again."]) expect(err).toContain(text);
  expect([code, out]).toEqual([1, ""]);
});
