import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openStore, type SqlStore } from "@tactician/replays";
import { countByHand, countsOf } from "@tactician/replays/testing/count-by-hand";
import { makeMatches } from "@tactician/replays/testing/match-fixture";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

// Each test starts several processes.
vi.setConfig({ testTimeout: 120_000 });

const MANY = 20_000;
const PLAYER = "player000001";
/** Two days after the first match, which is of 9 October 2025. */
const BEFORE = 20_372;

let postgres: PostgresServer;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());

/** A new database as the command line calls it. */
const URLS: Record<string, () => Promise<string>> = {
  SQLite: async () => `sqlite:${temporaryFolder()}`,
  PostgreSQL: async () => postgres.createDatabase(`copy_${++databases}`),
};

async function open(url: string): Promise<SqlStore> {
  const onWarning = (message: string) => expect.unreachable(message);
  const place = url.startsWith("sqlite:") ? { dataDir: url.slice(7) } : { dataDir: "", databaseUrl: url };
  const store = await openStore({ ...place, onWarning });
  onTestFinished(() => store.close());
  return store;
}

function start(from: string, to: string): ChildProcess {
  const args = ["copy-store", "--from", from, "--to", to];
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function copy(from: string, to: string) {
  const child = start(from, to);
  const output = { out: "", err: "" };
  child.stdout?.on("data", (chunk: Buffer) => {
    output.out += chunk;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    output.err += chunk;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...output };
}

const WAYS = Object.keys(URLS).flatMap((from) => Object.keys(URLS).map((to) => [from, to] as const));

describe.each(WAYS)("from %s to %s", (fromEngine, toEngine) => {
  const places = async () =>
    [await URLS[fromEngine]?.(), await URLS[toEngine]?.()].map(String) as [string, string];

  test("everything comes along, counts of dropped matches too, and twice does no harm", async () => {
    const [from, to] = await places();
    const source = await open(from);
    const matches = makeMatches(1, 8000);
    await source.insertFeedWindow(matches, { name: "forwards", battleAt: 700 });
    await source.upsertPlayerRefresh(PLAYER, 1_760_000_000);
    const dropped = await source.forgetMatches(BEFORE, () => undefined);
    for (const added of [8000 - dropped, 0]) {
      const { code, out, err } = await copy(from, to);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain(`Copied ${added.toLocaleString("en-GB")} new matches`);
    }
    const target = await open(to);
    expect(await target.findMatchesByPlayer(PLAYER)).toEqual(await source.findMatchesByPlayer(PLAYER));
    for (const filter of [{}, { rankClass: 3 }, { since: BEFORE - 1 }])
      expect(await countsOf(target, filter)).toEqual(countByHand(matches, filter));
    expect(await target.findPlayerRefresh(PLAYER)).toEqual({ refreshedAt: 1_760_000_000 });
    expect(await target.findFeedPosition("forwards")).toEqual({ name: "forwards", battleAt: 700 });
    expect(await target.insertMatches(matches), "dropped ones are not stored here either").toBe(0);
    expect(await target.rebuildCounts(() => undefined)).toBe(8000 - dropped);
    expect(await countsOf(target, {})).toEqual(countByHand(matches, {}));
  });

  test("beside who writes to both, killed again and again, nothing is lost or counted twice", async () => {
    const [from, to] = await places();
    const [source, target] = [await open(from), await open(to)];
    await source.insertMatches(makeMatches(1, MANY));
    let [last, isDone] = [MANY, false];
    const writing = (async () => {
      for (; !isDone; await sleep(40)) {
        await source.insertMatches(makeMatches(last + 1, last + 20));
        last += 20;
        // What both have, and what the target alone has.
        await target.insertMatches(makeMatches(last - 30, last - 25));
        await target.insertMatches(makeMatches(1_000_000 + last, 1_000_000 + last + 2));
      }
    })();
    for (const afterMs of [400, 700, 1000]) {
      const child = start(from, to);
      const hasEnded = once(child, "close");
      await sleep(afterMs);
      child.kill("SIGKILL");
      await hasEnded;
    }
    const { code, err } = await copy(from, to);
    expect([code, err]).toEqual([0, ""]);
    isDone = true;
    await writing;
    // What was written in its last moments, for which one copies once more.
    expect((await copy(from, to)).code).toBe(0);
    expect(await target.insertMatches(makeMatches(1, last)), "all are there").toBe(0);
    const all = await target.readAll(async (content) => {
      const rows = [];
      for await (const slice of content.matches()) rows.push(...slice);
      return rows;
    });
    expect(await countsOf(target, {})).toEqual(countByHand(all, {}));
    expect(await source.findPlayedMatches({})).toMatchObject({ matches: last });
  });
});
