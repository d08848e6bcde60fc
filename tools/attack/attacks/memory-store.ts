import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "../../browser/statistics.ts";
import { type Attack, finding } from "../attack.ts";
import { players } from "../outside-world.ts";
import { rowsOf } from "../stock.ts";

const FILE = "replays.sqlite";
/** A look-up that walks all that is kept takes ever longer; this much is the garbage that is collected meanwhile. */
const MOST_SLOWER = 3;

/** What is kept in memory must have an end, and what is looked up there must be found without walking all of it. */
export const memoryStore: Attack = {
  name: "memory-store",
  about: "players without end are looked up while the file of matches cannot be used",
  isShort: false,
  async prepareSite(folder) {
    writeFileSync(join(folder, FILE), "this is no database\n".repeat(500));
    return { dataDir: folder, settings: {} };
  },
  async run({ site, outside, visitors, addressOf }) {
    outside.answers.replays = players((id) => rowsOf(id, 300, 1 + Number(id.slice(7))));
    const lookUps = 1500;
    const waits: number[] = [];
    const statuses = new Set<number>();
    const queue = Array.from({ length: lookUps }, (_, i) => i).values();
    const end = performance.now() + 20_000;
    const ask = async () => {
      for (const i of queue) {
        if (performance.now() > end) return;
        const { status, milliseconds } = await visitors.ask(`/stats/replays?id=players${i}`, {
          from: addressOf(i % 40),
          keepsBody: false,
        });
        statuses.add(status);
        waits.push(milliseconds);
      }
    };
    await Promise.all(Array.from({ length: 4 }, ask));
    const first = median(waits.slice(0, 50));
    const last = median(waits.slice(-50));
    const health = await visitors.ask("/api/health", { from: addressOf(1) });
    return [
      finding(
        "all look-ups are answered 200",
        [...statuses].join(", "),
        statuses.size === 1 && statuses.has(200),
      ),
      finding(
        `the last look-ups take at most ${MOST_SLOWER} times as long as the first`,
        `${last} ms, ${first} ms (${waits.length} look-ups)`,
        last <= MOST_SLOWER * first,
      ),
      finding(
        "the log names the file",
        site.written.log.includes(FILE) ? "so it is" : "no",
        site.written.log.includes(FILE),
      ),
      finding(
        "health says 200 and degraded",
        `${health.status} ${health.body}`,
        health.status === 200 && health.body.includes('"degraded"'),
      ),
    ];
  },
};
