import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import { expect } from "vitest";
import type { ServerProcess } from "../src/testing/server-process.ts";
import { json } from "../src/testing/stand-in.ts";
import { attack, emptyStore, type Ground, IS_FULL, startSite } from "./testing/attack.ts";
import { players, rowsOf, slowly, storedIn } from "./testing/outside-world.ts";
import { type Reply, Visitors } from "./testing/visitors.ts";

const REQUESTS_A_SECOND = IS_FULL ? 200 : 60;
const KILLS = IS_FULL ? 6 : 1;
const BETWEEN_MS = IS_FULL ? 3000 : 800;
const MATCHES = 40;
const DIST = resolve(process.env.DIST_DIR ?? join(import.meta.dirname, "../../../dist"));
const PATHS = ["/about", "/api/characters/jin", "/api/population/ranks", "/move/jin/df%2B1", "/"];
const VIDEO = `/api/oembed?url=${encodeURIComponent("https://youtu.be/dQw4w9WgXcQ")}`;

interface Behind {
  readonly site: ServerProcess;
  readonly visitors: Visitors;
  killed: boolean;
}

interface Asked extends Reply {
  readonly path: string;
  /** The server was killed while it had the request. */
  readonly wasInFlight: boolean;
}

/** Visitors' steady requests to whichever of some servers is up, as a proxy leads them. */
class Steady {
  readonly up: Behind[] = [];
  readonly asked: Asked[] = [];
  readonly shown: string[] = [];
  #number = 0;
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer = setInterval(() => this.#ask(), 1000 / REQUESTS_A_SECOND);

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  /** What went wrong for others than those whose server was killed meanwhile. */
  get errors(): string[] {
    const wrong = this.asked.filter(({ status, wasInFlight }) => status !== 200 && !wasInFlight);
    return wrong.map(
      ({ path, status, body, milliseconds }) => `${path}: ${status} ${body} ${milliseconds} ms`,
    );
  }

  #ask(): void {
    const number = this.#number++;
    const behind = this.up[number % this.up.length];
    if (!behind) return;
    const playerId = number % 10 === 0 ? `steady${number}` : undefined;
    const path = playerId ? `/stats/replays?id=${playerId}` : (PATHS[number % PATHS.length] ?? "/");
    const asking = behind.visitors.ask(path, number % 240).then((reply) => {
      if (playerId && reply.status === 200 && reply.body.split('"battle_id"').length - 1 === MATCHES)
        this.shown.push(playerId);
      this.asked.push({ ...reply, path, wasInFlight: behind.killed });
      this.#underWay.delete(asking);
    });
    this.#underWay.add(asking);
  }
}

/** Several servers with the feed on one PostgreSQL. */
async function together(
  { folder, outside, visitors: { network } }: Ground,
  work: (
    start: (settings?: Record<string, string>) => Promise<Behind>,
    postgres: PostgresServer,
    steady: Steady,
  ) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  const started: Behind[] = [];
  let now = 0;
  let most = 0;
  const known = players((id) => rowsOf(id, MATCHES, 1 + Number(id.slice(6))));
  outside.replays.answer = (request, response) => {
    const before = new URL(request.url ?? "/", outside.replays.origin).searchParams.get("before");
    if (before !== null) return json(windowOf(Number(before)))(request, response);
    most = Math.max(most, ++now);
    response.on("close", () => {
      now -= 1;
    });
    slowly(20, known)(request, response);
  };
  const steady = new Steady();
  try {
    const start = async (settings: Record<string, string> = {}) => {
      const dataDir = join(folder, String(started.length));
      mkdirSync(dataDir);
      const site = await startSite({
        dataDir,
        settings: { DATABASE_URL: postgres.url(), FEED: "on", ...settings },
      });
      const behind = { site, visitors: new Visitors(site.port, network), killed: false };
      started.push(behind);
      steady.up.push(behind);
      return behind;
    };
    await work(start, postgres, steady);
    await steady.end();
    process.stdout.write(`${steady.asked.length} answers, ${steady.shown.length} new players shown\n`);
    expect(steady.errors, "errors of requests that no kill broke off").toEqual([]);
    expect(steady.shown.length, "players shown").toBeGreaterThan(10);
    expect(most, "questions at a time to the replay service, of all servers").toBeLessThanOrEqual(2);
    const stored = await storedIn(postgres);
    const lost = steady.shown.filter((id) => stored.get(id) !== MATCHES);
    expect(lost, "players that were shown and are lost, or stored twice").toEqual([]);
  } finally {
    await steady.end();
    for (const { site } of started) await site.stop("SIGKILL");
    await postgres.remove();
  }
}

/** Ten matches of each window of 700 s, the same for whoever asks. */
function windowOf(before: number) {
  return Array.from({ length: 10 }, (_, i) => {
    const at = before - 70 * i;
    return makeMatch(at, { battle_at: at, p1_polaris_id: "feedPlayer01" });
  });
}

async function healthOf({ visitors }: Behind): Promise<{ version: string; feed: { state: string } }> {
  return JSON.parse((await visitors.ask("/api/health", 245)).body);
}

const statesOf = (servers: readonly Behind[]) =>
  Promise.all(servers.map(async (server) => (await healthOf(server)).feed.state));

attack("killed-servers", "two servers on one PostgreSQL, each killed in turn under steady requests", {
  prepareSite: emptyStore,
  run: (ground) =>
    together(ground, async (start, postgres, steady) => {
      const { outside } = ground;
      outside.news.asked.length = 0;
      await start();
      await start();
      for (const { visitors } of steady.up)
        for (const path of ["/api/news", VIDEO])
          expect((await visitors.ask(path, 246)).status, path).toBe(200);
      expect(outside.news.asked.length, "questions for news, of both").toBe(1);
      expect(outside.titles.asked.length, "questions for a title, of both").toBe(1);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await expect.poll(() => statesOf(steady.up), { timeout: 10_000 }).toContain("reading");
        await sleep(BETWEEN_MS);
        const states = await statesOf(steady.up);
        expect(states.toSorted(), "one reads the feed").toEqual(["reading", "waiting"]);
        // The reader, and who has taken it over then: each in turn.
        const [killed] = steady.up.splice(states.indexOf("reading"), 1);
        if (!killed) throw new Error("nobody reads");
        killed.killed = true;
        await killed.site.stop("SIGKILL");
        // What the others wait for: a minute, which the first of the full run takes.
        if (!IS_FULL || kill > 0) await postgres.query("delete from feed_leases where name = 'feed'");
        // Who is there looks every 15 s, for which the short run has no time: there the new one goes on.
        if (!IS_FULL) await start();
        await expect
          .poll(() => statesOf(steady.up), { timeout: 90_000, message: "another goes on" })
          .toContain("reading");
        await sleep(BETWEEN_MS);
        if (IS_FULL) await start();
      }
    }),
});

/** The built site under the number of a next version. */
function nextDist(folder: string): string {
  const next = join(folder, "next");
  mkdirSync(next);
  for (const name of readdirSync(DIST).filter((name) => name !== PACKED)) {
    // An image sees nothing of the tree.
    if (process.env.ATTACK_ROOT) cpSync(join(DIST, name), join(next, name), { recursive: true });
    else symlinkSync(join(DIST, name), join(next, name));
  }
  const packed = readFileSync(join(DIST, PACKED));
  // Behind the word come the kind and the length of the text, one byte each.
  packed.write("9", packed.indexOf("version") + "version".length + 2);
  createHash("sha256").update(packed.subarray(32)).digest().copy(packed);
  writeFileSync(join(next, PACKED), packed);
  return next;
}

const PACKED = "answers.bin";

attack(
  "rolling-upgrade",
  "two servers are replaced by those of a next version, one by one, under steady requests",
  {
    prepareSite: emptyStore,
    run: (ground) =>
      together(ground, async (start, _postgres, steady) => {
        const old = [await start(), await start()];
        const next = nextDist(ground.folder);
        await sleep(BETWEEN_MS);
        for (const { site } of old) {
          await start({ DIST_DIR: next });
          const versions = await Promise.all(
            steady.up.map(async (server) => (await healthOf(server)).version),
          );
          expect(new Set(versions).size, "versions side by side").toBe(2);
          await sleep(BETWEEN_MS);
          steady.up.shift();
          await site.stop("SIGTERM");
          expect(site.ended, "a stop in order").toBe("status 0");
        }
        await sleep(BETWEEN_MS);
        expect(await statesOf(steady.up), "one of the new ones reads the feed").toContain("reading");
      }),
  },
);
