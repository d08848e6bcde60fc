import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freeFeedLease } from "@tactician/replays/testing/free-feed-lease";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { median } from "../../browser/statistics.ts";
import { randomFrom } from "../../check-statistics/random.ts";
import { type Attack, countEach, type Finding, finding } from "../attack.ts";
import { countStored, json, type OutsideWorld, players, rowsOf, stock } from "../outside-world.ts";
import { startFeed, startSite } from "../site-under-attack.ts";
import { type Reply, Visitors } from "../visitors.ts";

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

export const STORES: readonly Attack[] = [
  {
    name: "feed-broken-store",
    about: "the feed runs on a store that is no database, is truncated, or cannot be made",
    isShort: true,
    async run({ folder, outside }) {
      outside.answers.replays = json(rowsOf("player1", 20, 1));
      const findings: Finding[] = [];
      for (const [how, breakIt] of Object.entries(BROKEN)) {
        const own = join(folder, how.replaceAll(" ", "-"));
        mkdirSync(own);
        const { status, output } = await runFeed(await breakIt(own), outside);
        const names = output.includes(FILE);
        const isHeld = status === 1 && names && !output.includes("Everything is there");
        const seen = `status ${status}${names ? "" : ", no name"}`;
        findings.push(finding(`where the file ${how}, the feed names it and exits 1`, seen, isHeld));
      }
      return findings;
    },
  },
  {
    name: "dead-store",
    about: "the file of matches is damaged while the server runs",
    isShort: true,
    async prepareSite(folder) {
      const ids = Array.from({ length: 40 }, (_, i) => `stored${i}`);
      const stocked = ids.map((playerId) => ({ playerId, matches: 500, refreshedSecondsAgo: 0 }));
      await stock(folder, stocked);
      return { dataDir: folder };
    },
    async run({ folder, site, visitors }) {
      const before = await visitors.lookUp("stored0", 0);
      const file = join(folder, FILE);
      writeFileSync(file, Buffer.alloc(readFileSync(file).length, "damaged "), { flag: "r+" });
      for (let i = 10; i < 40; i += 1) await visitors.lookUp(`stored${i}`, 0);
      await sleep(500);
      const warnings = site.written.log.split("\n").filter((line) => /"level":(4|5)0\b/.test(line)).length;
      const health = await visitors.ask("/api/health", 0);
      const ready = await visitors.ask("/api/health?ready", 0);
      const about = await visitors.ask("/about", 0);
      const isSaidOnce = warnings > 0 && warnings < 5;
      return [
        finding("matches are shown before", before.status, before.status === 200),
        finding("the log says it, and not for every request", `${warnings} lines`, isSaidOnce),
        saysDegraded(health),
        finding("health?ready says 503", ready.status, ready.status === 503),
        finding("the site is served", about.status, about.status === 200),
      ];
    },
  },
  {
    // What is kept in memory must have an end, and what is looked up there must be found without walking all of it.
    name: "memory-store",
    about: "players without end are looked up while the file of matches cannot be used",
    isShort: false,
    async prepareSite(folder) {
      writeFileSync(join(folder, FILE), NO_DATABASE);
      return { dataDir: folder };
    },
    async run({ site, outside, visitors }) {
      outside.answers.replays = players((id) => rowsOf(id, 300, 1 + Number(id.slice(7))));
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
      const statuses = replies.map(({ status }) => status);
      const waits = replies.map(({ milliseconds }) => milliseconds);
      const [first, last] = [median(waits.slice(0, 50)), median(waits.slice(-50))];
      const isNamed = site.written.log.includes(FILE);
      return [
        finding(
          "all look-ups are answered 200",
          countEach(statuses),
          statuses.every((one) => one === 200),
        ),
        finding(
          `the last look-ups take at most ${MOST_SLOWER} times as long as the first`,
          `${last} ms, ${first} ms (${waits.length} look-ups)`,
          last <= MOST_SLOWER * first,
        ),
        finding("the log names the file", isNamed ? "so it is" : "no", isNamed),
        saysDegraded(await visitors.ask("/api/health", 1)),
      ];
    },
  },
];

function saysDegraded({ status, body }: Reply): Finding {
  const isHeld = status === 200 && body.includes('"degraded"');
  return finding("health says 200 and degraded", `${status} ${body}`, isHeld);
}

async function runFeed(dataDir: string, outside: OutsideWorld) {
  const since = new Date(Date.now() - 900_000).toISOString().slice(0, 16);
  const child = startFeed(dataDir, outside, ["--once", "--since", `${since}Z`]);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

const KILLS = { short: 3, full: 50 };
const MATCHES = 40;
/** The same moments in every run. */
const SEED = 17;

export const KILL_ATTACKS: readonly Attack[] = [
  {
    name: "killed-server",
    about: "kill -9 while visitors look up new players, again and again on one store",
    isShort: true,
    async run({ size, folder, outside, visitors: { network } }) {
      outside.answers.replays = players((id) => rowsOf(id, MATCHES, 1 + Number(id.slice(6))));
      const random = randomFrom(SEED);
      const acknowledged: string[] = [];
      let next = 0;
      let lost = 0;
      for (let kill = 0; kill < KILLS[size] && lost === 0; kill += 1) {
        const site = await startSite({ dataDir: folder }, outside);
        const visitors = new Visitors(site.port, network);
        const ask = async (visitor: number) => {
          while (site.ended === undefined) {
            const playerId = `killed${next++}`;
            const { status, body } = await visitors.lookUp(playerId, visitor);
            if (status === 200 && body.split('"battle_id"').length - 1 === MATCHES)
              acknowledged.push(playerId);
            if (status === 429) return;
          }
        };
        const asking = Promise.all(Array.from({ length: 4 }, (_, visitor) => ask(4 * kill + visitor)));
        await somethingMore(acknowledged);
        await sleep(200 * random());
        await site.stop("SIGKILL");
        await asking;
        lost = (await countStored(folder, acknowledged)).filter((count) => count < MATCHES).length;
      }
      const shown = acknowledged.length;
      const seen = `${lost} of ${shown} lost in ${KILLS[size]} kills`;
      return [
        finding("no player that was shown is lost", seen, lost === 0),
        finding("something was shown between kills", `${shown} players`, shown > KILLS[size]),
      ];
    },
  },
  {
    name: "killed-feed",
    about: "kill -9 while the feed stores its windows, again and again on one store",
    isShort: true,
    async run({ size, folder, outside }) {
      const dataDir = join(folder, "feed");
      mkdirSync(dataDir);
      outside.answers.replays = (request, response) => {
        const before = Number(new URL(request.url ?? "/", outside.origin).searchParams.get("before"));
        json(windowOf(before))(request, response);
      };
      const random = randomFrom(SEED);
      let told = 0;
      let lost = 0;
      for (let kill = 0; kill < KILLS[size] && lost === 0; kill += 1) {
        told += await runAndKillFeed(dataDir, outside, 100 * random());
        const [stored = 0] = await countStored(dataDir, [FEED_PLAYER]);
        lost = Math.max(0, told - stored);
        if (lost === 0) told = stored;
      }
      const seen = `${lost} of ${told} lost in ${KILLS[size]} kills`;
      return [
        finding("no match that the feed told of is lost", seen, lost === 0),
        finding("something was told of between kills", `${told} matches`, told > KILLS[size]),
      ];
    },
  },
];

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
async function runAndKillFeed(dataDir: string, outside: OutsideWorld, milliseconds: number): Promise<number> {
  const child = startFeed(dataDir, outside, ["--since", "2024-11-01", "--until", "2025-11-01"]);
  child.stderr.resume();
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (out === "") setTimeout(() => child.kill("SIGKILL"), milliseconds);
    out += text;
  });
  await once(child, "close");
  freeFeedLease(dataDir);
  const counts = [...out.matchAll(/ ([\d,]+) new /g)].map(([, count = ""]) => count.replaceAll(",", ""));
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
