import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { attack, type Ground, IS_FULL } from "./testing/attack.ts";
import { BIG_PLAYER, stock } from "./testing/outside-world.ts";

const SECONDS = IS_FULL ? 10 : 0.5;
const CLIENTS = IS_FULL ? 60 : 30;
/** Memory a minute after the last flood, beside that of the idle server: what is kept of answers, and the library that draws pictures. */
const LEFT_MB = 60;
/** What the smallest machines give; files that the system keeps in its own memory count too. */
const GROUP_MB = 512;
const IN_ORDER = [200, 301, 302, 307, 308, 400, 404, 429, 503];

/** What is asked for: the same flood gives another address for each number, and as few of them twice as it can. */
type Flood = (number: number) => string;

/** Spread over a list, so that neighbours in time are no neighbours in it. */
const spread = <Item>(list: readonly Item[], number: number): Item =>
  list[(number * 7919) % list.length] as Item;
const dayOf = (number: number) =>
  new Date(1_704_067_200_000 + number * 86_400_000).toISOString().slice(0, 10);

async function floodsOf({ visitors }: Ground): Promise<Readonly<Record<string, Flood>>> {
  const { body: list } = await visitors.ask("/api/characters", 0);
  const ids = (JSON.parse(list) as { _id: string }[]).map(({ _id }) => _id);
  const { body: map } = await visitors.ask("/sitemap-moves.xml", 0);
  const moves = Array.from(map.matchAll(/\/move\/([^<]+)<\/loc>/g), ([, move = ""]) => move);
  expect(moves.length, "moves in the map").toBeGreaterThan(1000);
  return {
    pairs: (number) => `/api/matchups/${spread(ids, number)}/${spread(ids, Math.floor(number / ids.length))}`,
    moves: (number) => `/move/${spread(moves, number)}`,
    pictures: (number) => `/social/move/${spread(moves, number)}.png`,
    spellings: (number) =>
      `/move/${spread(ids, number)}/d,f%2B${number}%20%2C${"f".repeat(1 + (number % 40))}`,
    changes: (number) => `/api/changes?since=${dayOf(number % 900)}&kind=${number % 2 ? "changed" : "added"}`,
    population: (number) =>
      `/api/population/${spread(["matchups", "popularity", "ranks"], number)}?version=${number}&since=${dayOf(number % 900)}`,
    lists: () => `/stats/replays?id=${BIG_PLAYER.playerId}`,
  };
}

async function flood({ visitors }: Ground, ask: Flood, from: number): Promise<Map<number, number>> {
  const end = performance.now() + SECONDS * 1000;
  const statuses = new Map<number, number>();
  let number = from;
  const client = async (_: unknown, visitor: number) => {
    while (performance.now() < end) {
      const headers = { "accept-encoding": visitor % 2 === 0 ? "br" : "identity" };
      const { status } = await visitors.ask(ask(number++), visitor, {
        headers,
        keepsBody: false,
        timeoutMs: 60_000,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return statuses;
}

async function stateOf({ site, othersWaited }: Ground): Promise<string> {
  return `${Math.round(site.memory())} MB, others waited ${Math.round(await othersWaited())} ms`;
}

/** Every connection asks for as much as it may ahead, in all kinds, and reads nothing of it. */
function leaveUnread({ visitors }: Ground, floods: readonly Flood[]): void {
  for (let visitor = 0; visitor < CLIENTS; visitor += 1) {
    const socket = visitors.connect(100 + visitor);
    socket.pause();
    const addresses = floods.map((ask) => ask(visitor));
    socket.write(addresses.map((address) => `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`).join(""));
  }
}

attack(
  "all-floods",
  "new pairs, moves, pictures, spellings, changes, populations, lists and unread answers in turn",
  {
    async prepareSite(dataDir) {
      await stock(dataDir, [BIG_PLAYER]);
      return { dataDir, memoryMb: GROUP_MB };
    },
    async run(ground) {
      const before = ground.site.memory();
      const floods = await floodsOf(ground);
      const told: string[] = [];
      for (const [name, ask] of Object.entries(floods)) {
        const statuses = await flood(ground, ask, 0);
        const odd = [...statuses.keys()].filter((status) => !IN_ORDER.includes(status));
        expect.soft(odd, `statuses of ${name}`).toEqual([]);
        const answered = [...statuses].map(([status, times]) => `${times} x ${status}`).join(", ");
        told.push(`${name}: ${answered}, ${await stateOf(ground)}`);
      }
      leaveUnread(ground, Object.values(floods));
      await sleep(SECONDS * 1000);
      told.push(`unread: ${await stateOf(ground)}`);
      ground.visitors.leave();
      if (IS_FULL) {
        await sleep(60_000);
        const left = ground.site.memory() - before;
        told.push(`a minute later: ${Math.round(left)} MB more than idle`);
        expect.soft(left, "MB that are left of all floods").toBeLessThan(LEFT_MB);
      }
      process.stdout.write(`${told.join("\n")}\n`);
    },
  },
);
