import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { runSql } from "@tactician/replays/testing/run-sql";
import { expect } from "vitest";
import { json } from "../src/testing/stand-in.ts";
import { attack, type Ground, IS_FULL, type SiteOptions, startOps, startSite } from "./testing/attack.ts";
import { countStored, players, rowsOf, type Stocked, stock, storedIn } from "./testing/outside-world.ts";
import { type Reply, Visitors } from "./testing/visitors.ts";

const FILE = "replays.sqlite";
const NO_DATABASE = "this is no database\n".repeat(500);

/** Ways in which nothing can be kept in a folder: each gives the folder for DATA_DIR. */
const BROKEN: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  "is no database": async (folder) => {
    writeFileSync(join(folder, FILE), NO_DATABASE);
    return folder;
  },
  "is truncated": async (folder) => {
    await stock(folder, [{ playerId: "player0", matches: 500, refreshedSecondsAgo: 60 }]);
    truncateSync(join(folder, FILE), Math.floor(statSync(join(folder, FILE)).size / 2));
    return folder;
  },
  "cannot be made": async (folder) => {
    writeFileSync(join(folder, "file"), "");
    return join(folder, "file", "data");
  },
};

/** A look-up that walks all that is kept takes ever longer; this much is the garbage that is collected meanwhile. */
const MOST_SLOWER = 3;

attack("feed-broken-store", "the feed runs on a store that is no database, is truncated, or cannot be made", {
  async run({ folder, outside }) {
    outside.replays.answer = json(rowsOf("player1", 20, 1));
    const feeds = Object.entries(BROKEN).map(async ([how, breakIt]) => {
      const own = join(folder, how.replaceAll(" ", "-"));
      mkdirSync(own);
      return { how, ...(await runFeed(await breakIt(own))) };
    });
    for (const { how, status, output } of await Promise.all(feeds)) {
      expect.soft(status, `status where the file ${how}`).toBe(1);
      expect.soft(output, `the feed names the file that ${how}`).toContain(FILE);
      expect.soft(output, `where the file ${how}`).not.toContain("Done: all matches are stored");
    }
  },
});

attack("dead-store", "the file of matches is damaged while the server runs", {
  async prepareSite(folder) {
    const ids = Array.from({ length: 40 }, (_, i) => `stored${i}`);
    const stocked = ids.map((playerId) => ({ playerId, matches: 500, refreshedSecondsAgo: 0 }));
    await stock(folder, stocked);
    return { dataDir: folder };
  },
  async run({ folder, site, visitors }) {
    const before = await visitors.lookUp("stored0", 0);
    expect(before.status, "matches are shown before").toBe(200);
    const file = join(folder, FILE);
    writeFileSync(file, Buffer.alloc(readFileSync(file).length, "damaged "), { flag: "r+" });
    for (let i = 10; i < 40; i += 1) await visitors.lookUp(`stored${i}`, 0);
    await sleep(500);
    const warnings = site.written.log.split("\n").filter((line) => /"level":(4|5)0\b/.test(line)).length;
    expect.soft(warnings, "the log says it").toBeGreaterThan(0);
    expect.soft(warnings, "the log does not say it for every request").toBeLessThan(5);
    expectDegraded(await visitors.ask("/api/health", 0));
    const ready = await visitors.ask("/api/health?ready", 0);
    expect.soft(ready.status, "health?ready").toBe(503);
    const about = await visitors.ask("/about", 0);
    expect(about.status, "the site is served").toBe(200);
  },
});

// What is shown unsaved and kept for a minute must have an end.
attack("no-store", "players without end are looked up while the file of matches cannot be used", {
  isLong: true,
  async prepareSite(folder) {
    writeFileSync(join(folder, FILE), NO_DATABASE);
    return { dataDir: folder };
  },
  async run({ site, outside, visitors }) {
    outside.replays.answer = players((id) => rowsOf(id, 300, 1 + Number(id.slice(7))));
    const replies: Reply[] = [];
    const queue = Array.from({ length: 1500 }, (_, i) => i).values();
    const end = performance.now() + 20_000;
    const ask = async () => {
      for (const i of queue) {
        if (performance.now() > end) return;
        replies.push(await visitors.lookUp(`players${i}`, i % 40, { keepsBody: false }));
      }
    };
    await Promise.all(Array.from({ length: 4 }, ask));
    const waits = replies.map(({ milliseconds }) => milliseconds);
    const first = median(waits.slice(0, 50));
    const last = median(waits.slice(-50));
    const statuses = replies.map(({ status }) => status);
    expect.soft(new Set(statuses), "all look-ups are answered").toEqual(new Set([200]));
    expect
      .soft(last, `the last look-ups, in ms (the first: ${first})`)
      .toBeLessThanOrEqual(MOST_SLOWER * first);
    expect.soft(site.written.log, "the log names the file").toContain(FILE);
    expectDegraded(await visitors.ask("/api/health", 1));
  },
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function expectDegraded({ status, body }: Reply): void {
  expect.soft(status, "health").toBe(200);
  expect.soft(body, "health").toContain('"degraded"');
}

const FEED = ["feed", "--pause", "0"];

async function runFeed(dataDir: string) {
  const since = new Date(Date.now() - 900_000).toISOString().slice(0, 16);
  return runOps(dataDir, [...FEED, "--once", "--since", `${since}Z`]);
}

async function runOps(dataDir: string, args: readonly string[]) {
  const child = startOps(dataDir, args);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

const KILLS = IS_FULL ? 50 : 2;
const MATCHES = 40;
/** From 0 to 1 and well spread, the same in every run: multiples of the golden ratio. */
const momentOf = (kill: number) => ((kill + 1) * 0.618) % 1;

/** Kills servers that store what visitors ask for; after each, what a visitor was shown is in the store. */
async function killServers(
  { outside, visitors: { network } }: Ground,
  options: SiteOptions,
  countMatches: (playerIds: readonly string[]) => Promise<number[]>,
): Promise<void> {
  outside.replays.answer = players((id) => rowsOf(id, MATCHES, 1 + Number(id.slice(6))));
  const acknowledged: string[] = [];
  let next = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await startSite(options);
    const visitors = new Visitors(site.port, network);
    const ask = async (visitor: number) => {
      while (site.ended === undefined) {
        const playerId = `killed${next++}`;
        const { status, body } = await visitors.lookUp(playerId, visitor);
        if (status === 200 && body.split('"battle_id"').length - 1 === MATCHES) acknowledged.push(playerId);
        if (status === 429) return;
      }
    };
    const asking = Promise.all(Array.from({ length: 4 }, (_, visitor) => ask(4 * kill + visitor)));
    await somethingMore(acknowledged);
    await sleep(200 * momentOf(kill));
    await site.stop("SIGKILL");
    await asking;
    const lost = (await countMatches(acknowledged)).filter((count) => count !== MATCHES);
    expect(lost, `players that were shown and are lost, or stored twice, at kill ${kill}`).toEqual([]);
  }
  expect(acknowledged.length, "players shown between kills").toBeGreaterThan(KILLS);
}

attack("killed-server", "kill -9 while visitors look up new players, again and again on one store", {
  run: (ground) =>
    killServers(ground, { dataDir: ground.folder }, (players) => countStored(ground.folder, players)),
});

attack("killed-server-postgres", "the same on PostgreSQL", {
  async run(ground) {
    const postgres = await startPostgres();
    try {
      const settings = { DATABASE_URL: postgres.url() };
      await killServers(ground, { dataDir: ground.folder, settings }, async (players) => {
        const stored = await storedIn(postgres);
        return players.map((id) => stored.get(id) ?? 0);
      });
    } finally {
      await postgres.remove();
    }
  },
});

attack("killed-feed", "kill -9 while the feed stores its windows, again and again on one store", {
  async run({ folder, outside: { replays } }) {
    replays.answer = (request, response) => {
      const before = Number(new URL(request.url ?? "/", replays.origin).searchParams.get("before"));
      json(windowOf(before))(request, response);
    };
    let told = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      told += await runAndKillFeed(folder, 100 * momentOf(kill));
      const [stored = 0] = await countStored(folder, [FEED_PLAYER]);
      expect(stored, `stored matches, of all that the feed told of, at kill ${kill}`).toBeGreaterThanOrEqual(
        told,
      );
      told = stored;
    }
    expect(told, "matches told of between kills").toBeGreaterThan(KILLS);
  },
});

attack("restore-beside-server", "a backup is restored while visitors look up new players", {
  async prepareSite(folder) {
    const dataDir = join(folder, "data");
    for (const dir of [dataDir, join(folder, "other")]) mkdirSync(dir);
    await stock(dataDir, [{ playerId: "player0", matches: MATCHES, refreshedSecondsAgo: 0 }]);
    // The second one of a store has matches of its own numbers.
    await stock(join(folder, "other"), [{ ...RESTORED, playerId: "nobody", matches: 0 }, RESTORED]);
    return { dataDir };
  },
  async run({ folder, outside, visitors }) {
    outside.replays.answer = players((id) => rowsOf(id, MATCHES, 1000 + Number(id.slice(5))));
    const dataDir = join(folder, "data");
    const file = join(folder, "matches.backup");
    expect(await runOps(join(folder, "other"), ["backup", "--to", file])).toMatchObject({ status: 0 });
    let isRestored = false;
    const restoring = runOps(dataDir, ["restore", "--from", file]).finally(() => {
      isRestored = true;
    });
    const shown: string[] = [];
    for (let visitor = 0; !isRestored; visitor += 1) {
      const { status, body } = await visitors.lookUp(`shown${visitor}`, visitor);
      expect.soft(status, `look-up ${visitor} beside the restore`).toBe(200);
      if (body.split('"battle_id"').length - 1 === MATCHES) shown.push(`shown${visitor}`);
    }
    expect(await restoring).toMatchObject({ status: 0 });
    expect(shown.length, "players that were shown meanwhile").toBeGreaterThan(1);
    const counts = await countStored(dataDir, [RESTORED.playerId, "player0"]);
    expect(counts, "matches restored, and of the store before").toEqual([RESTORED.matches, MATCHES]);
  },
});

const RESTORED: Stocked = {
  playerId: "restored0001",
  matches: IS_FULL ? 10_000 : 2000,
  refreshedSecondsAgo: 0,
};

/** Until a server that was just started has acknowledged something, but not for ever. */
async function somethingMore(acknowledged: readonly string[]): Promise<void> {
  const before = acknowledged.length;
  for (let i = 0; i < 300 && acknowledged.length === before; i += 1) await sleep(10);
}

const FEED_PLAYER = "feedPlayer01";
const WINDOW_SECONDS = 700;

function windowOf(before: number) {
  return Array.from({ length: 10 }, (_, i) => {
    const at = before - Math.floor((i * WINDOW_SECONDS) / 10);
    return makeMatch(at, { battle_at: at, p1_polaris_id: FEED_PLAYER });
  });
}

/** Kills it so many milliseconds after its first line; gives the matches that it told of as new. */
async function runAndKillFeed(dataDir: string, milliseconds: number): Promise<number> {
  const child = startOps(dataDir, [...FEED, "--since", "2024-11-01", "--until", "2025-11-01"]);
  child.stderr.resume();
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (out === "") setTimeout(() => child.kill("SIGKILL"), milliseconds);
    out += text;
  });
  await once(child, "close");
  await runSql({ dataDir }, "delete from feed_leases");
  const counts = [...out.matchAll(/ ([\d,]+) new /g)].map(([, count = ""]) => count.replaceAll(",", ""));
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
