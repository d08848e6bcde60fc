import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, type Finding, finding } from "../attack.ts";
import { startFeed } from "../feed-under-attack.ts";
import { json, type OutsideWorld } from "../outside-world.ts";
import { rowsOf, stock } from "../stock.ts";

const FILE = "replays.sqlite";

/** Ways in which nothing can be kept in a folder: each gives the folder for DATA_DIR. */
const BROKEN: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  "is no database": async (folder) => {
    writeFileSync(join(folder, FILE), "this is no database\n".repeat(500));
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

/** What must not go on as if nothing had happened when matches cannot be kept. */
export const BROKEN_STORE: readonly Attack[] = [
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
        findings.push(
          finding(
            `where the file ${how}, the feed names it and exits 1`,
            `status ${status}${names ? "" : ", no name"}`,
            isHeld,
          ),
        );
      }
      return findings;
    },
  },
  {
    name: "dead-store",
    about: "the file of matches is damaged while the server runs",
    isShort: true,
    async prepareSite(folder) {
      await stock(
        folder,
        Array.from({ length: 40 }, (_, i) => ({
          playerId: `stored${i}`,
          matches: 500,
          refreshedSecondsAgo: 0,
        })),
      );
      return { dataDir: folder, settings: {} };
    },
    async run({ folder, site, visitors, addressOf }) {
      const before = await visitors.ask("/stats/replays?id=stored0", { from: addressOf(0) });
      const file = join(folder, FILE);
      writeFileSync(file, Buffer.alloc(readFileSync(file).length, "damaged "), { flag: "r+" });
      for (let i = 10; i < 40; i += 1)
        await visitors.ask(`/stats/replays?id=stored${i}`, { from: addressOf(0) });
      await sleep(500);
      const warnings = site.written.log.split("\n").filter((line) => /"level":(4|5)0\b/.test(line));
      const health = await visitors.ask("/api/health", { from: addressOf(0) });
      const ready = await visitors.ask("/api/health?ready", { from: addressOf(0) });
      const about = await visitors.ask("/about", { from: addressOf(0) });
      return [
        finding("matches are shown before", before.status, before.status === 200),
        finding(
          "the log says it, and not for every request",
          `${warnings.length} lines`,
          warnings.length > 0 && warnings.length < 5,
        ),
        finding(
          "health says 200 and degraded",
          `${health.status} ${health.body}`,
          health.status === 200 && health.body.includes('"degraded"'),
        ),
        finding("health?ready says 503", ready.status, ready.status === 503),
        finding("the site is served", about.status, about.status === 200),
      ];
    },
  },
];

async function runFeed(
  dataDir: string,
  outside: OutsideWorld,
): Promise<{ status: number | null; output: string }> {
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
