import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@tactician/replays";
import { freeFeedLease } from "@tactician/replays/testing/free-feed-lease";
import { type StandInService, startStandInService } from "@tactician/replays/testing/stand-in-service";
import { wireRows } from "@tactician/replays/testing/wire-rows";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each test starts several processes.
vi.setConfig({ testTimeout: 60_000 });

const PLAYER = "3aBcdEfGhiJk";
const START = Date.parse("2024-10-08T00:00:00Z") / 1000;
const COUNT = 60;

let dataDir: string;
let standIn: StandInService;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "tactician-feed-"));
  standIn = await startStandInService(wireRows({ playerId: PLAYER, count: COUNT, from: START }));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await standIn.close();
  await rm(dataDir, { recursive: true });
});

let lastOutput: { out: string } | undefined;

/** Reads eleven hours of the past; `stopAt` sends the signal once so many windows are printed. */
async function runFeed(stopAt?: { windows: number; signal: "SIGKILL" | "SIGTERM" }) {
  const args = ["--since", "2024-10-08", "--until", "2024-10-08T11:00Z", "--pause", "0"];
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), "feed", ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      REPLAY_SERVICE_URL: standIn.url,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const output = { out: "", err: "" };
  lastOutput = output;
  child.stderr.on("data", (chunk: Buffer) => {
    output.err += chunk;
  });
  child.stdout.on("data", (chunk: Buffer) => {
    output.out += chunk;
    // Only once: a second signal would end the process immediately.
    if (stopAt && !child.killed && windowsIn(output.out) >= stopAt.windows) child.kill(stopAt.signal);
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { ...output, code };
}

const windowsIn = (output: string) => output.match(/ \| /g)?.length ?? 0;

async function storedTimes(): Promise<number[]> {
  const store = await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });
  const matches = await store.findMatchesByPlayer(PLAYER);
  await store.close();
  return matches.map(({ battle_at }) => battle_at).toReversed();
}

const EVERYTHING = Array.from({ length: COUNT }, (_, index) => START + index * 600);

test("a feed that is killed while it stores loses nothing that it printed, and resumes without asking twice", async () => {
  let told = 0;
  for (const windows of [3, 15, 6]) {
    const { out, code } = await runFeed({ windows, signal: "SIGKILL" });
    expect(code).toBeNull();
    const lines = out
      .trim()
      .split("\n")
      .filter((line) => line.includes(" | "));
    told += lines.reduce((sum, line) => sum + Number(/ ([\d,]+) new /.exec(line)?.[1] ?? Number.NaN), 0);
    const stored = await storedTimes();
    expect(stored.length).toBeGreaterThanOrEqual(told);
    expect(stored).toEqual(EVERYTHING.slice(COUNT - stored.length));
    told = stored.length;
    freeFeedLease(dataDir);
  }
  const { out, err, code } = await runFeed();
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/up to date\nDone: all matches are stored\.\n$/);
  expect(await storedTimes()).toEqual(EVERYTHING);
  // A window is asked for twice only if the process died between its answer and its commit.
  expect(standIn.asked.length - new Set(standIn.asked).size).toBeLessThanOrEqual(3);
});

test("a feed that finds another reader says who it is, and waits", async () => {
  const store = await openStore({ dataDir, onWarning: (message) => expect.unreachable(message) });
  await store.takeFeedLease({ holder: "server-2, process 4711, abc", seconds: 600 });
  const feed = runFeed();
  await vi.waitFor(() => expect(lastOutput?.out).not.toBe(""), 20_000);
  expect(lastOutput?.out).toBe(
    "Another process is reading the feed (server-2, process 4711). Waiting for it to finish ...\n",
  );
  expect(standIn.asked).toEqual([]);
  children.at(-1)?.kill("SIGTERM");
  expect(await feed).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/\nStopped\. /) });
  expect(await store.takeFeedLease({ holder: "another", seconds: 1 }), "it was left alone").toBe(
    "server-2, process 4711, abc",
  );
  await store.close();
});

test("a feed that is asked to stop says how to resume", async () => {
  const { out, err, code } = await runFeed({ windows: 2, signal: "SIGTERM" });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/\nStopped\. Run the same command again to resume\.\n$/);
  const stored = await storedTimes();
  expect(stored).toEqual(EVERYTHING.slice(COUNT - stored.length));
});
