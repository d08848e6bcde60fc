import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freeFeedLease } from "@tactician/replays/testing/free-feed-lease";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { type Attack, finding } from "../attack.ts";
import { startFeed } from "../feed-under-attack.ts";
import { json, type OutsideWorld, players, settingsOf } from "../outside-world.ts";
import { startSite } from "../site-under-attack.ts";
import { countStored, rowsOf } from "../stock.ts";
import { Visitors } from "../visitors.ts";

const KILLS = { short: 3, full: 50 };
const MATCHES = 40;

/** What was acknowledged is there after the plug is pulled. */
export const KILL_ATTACKS: readonly Attack[] = [
  {
    name: "killed-server",
    about: "kill -9 while visitors look up new players, again and again on one store",
    isShort: true,
    async run({ size, folder, outside, addressOf }) {
      outside.answers.replays = players((id) => rowsOf(id, MATCHES, 1 + Number(id.slice(6))));
      const random = seededRandom();
      const acknowledged: string[] = [];
      let next = 0;
      let lost = 0;
      for (let kill = 0; kill < KILLS[size]; kill += 1) {
        const site = await startSite({ dataDir: folder, settings: settingsOf(outside) });
        const visitors = new Visitors(site.port);
        const ask = async (visitor: number) => {
          while (site.ended === undefined) {
            const playerId = `killed${next++}`;
            const { status, body } = await visitors.ask(`/stats/replays?id=${playerId}`, {
              from: addressOf(visitor),
            });
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
        if (lost > 0) break;
      }
      const seen = `${lost} of ${acknowledged.length} lost in ${KILLS[size]} kills`;
      return [
        finding("no player that was shown is lost", seen, lost === 0),
        finding(
          "something was shown between kills",
          `${acknowledged.length} players`,
          acknowledged.length > KILLS[size],
        ),
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
      const random = seededRandom();
      let told = 0;
      let lost = 0;
      for (let kill = 0; kill < KILLS[size]; kill += 1) {
        told += await runAndKillFeed(dataDir, outside, 100 * random());
        const [stored = 0] = await countStored(dataDir, [FEED_PLAYER]);
        lost = Math.max(0, told - stored);
        if (lost > 0) break;
        told = stored;
      }
      return [
        finding(
          "no match that the feed told of is lost",
          `${lost} of ${told} lost in ${KILLS[size]} kills`,
          lost === 0,
        ),
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

/** Ten matches of every window, always the same. */
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
  return [...out.matchAll(/ ([\d,]+) new /g)].reduce(
    (sum, [, count = ""]) => sum + Number(count.replaceAll(",", "")),
    0,
  );
}

/** The same moments in every run. */
function seededRandom(): () => number {
  let state = 17;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
