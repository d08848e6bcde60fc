import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { attack, type Ground, IS_FULL } from "./testing/attack.ts";
import { countOpenConnections } from "./testing/open-connections.ts";
import { BIG_PLAYER } from "./testing/outside-world.ts";

const ABOUT = "GET /about HTTP/1.1\r\nhost: a\r\n";

// Visitors who take connections and do little with them. What others get meanwhile is watched during every attack.
attack("idle-connections", "400 connections that ask nothing, at 120 descriptors", {
  prepareSite: async (folder) => ({ dataDir: folder, descriptors: 120 }),
  async run({ visitors }) {
    for (let i = 0; i < 400; i += 1) visitors.connect(0);
    await sleep(IS_FULL ? 10_000 : 2000);
    const { status, milliseconds } = await visitors.ask("/about", 1);
    expect.soft(status, "a visitor who comes later").toBe(200);
    expect(milliseconds, "a visitor who comes later is answered within a second").toBeLessThan(1000);
  },
});

attack("slow-requests", "600 connections that send a byte of their request every half second", {
  isLong: true,
  async run({ site, visitors }) {
    const bytes = `${ABOUT}x-slow: ${"a".repeat(200)}`;
    for (let i = 0; i < 600; i += 1) {
      const socket = visitors.connect(0);
      let sent = 0;
      every(500, socket, () => socket.write(bytes[sent++] ?? "a"));
      socket.resume();
    }
    await sleep(18_000);
    const open = countOpenConnections(site.port, visitors.addressOf(0));
    expect(open, "connections that are open after 18 s").toBe(0);
  },
});

/** Of the largest pages: 200 KB of text each, unpacked. */
const LARGE_PAGE = "/character/frames/x/yoshimitsu";

interface Flood {
  connections: number;
  addresses: readonly string[];
  seconds: number;
  read?: (socket: Socket) => void;
}

attack("unread-10", "10 connections ask for 800 large pages each and never read", {
  run: (ground) => flood(ground, { connections: 10, addresses: samePage(800), seconds: IS_FULL ? 6 : 2 }),
});

attack("unread-40", "40 connections ask for 800 large pages each and never read", {
  isLong: true,
  async run(ground) {
    await flood(ground, { connections: 40, addresses: samePage(800), seconds: 8 });
    await expectClosed(ground);
  },
});

attack("unread-many", "30 connections ask for all large pages and movelists in turn and never read", {
  isLong: true,
  run: async (ground) =>
    flood(ground, { connections: 30, addresses: await largeAddresses(ground), seconds: 6 }),
});

attack("slow-readers", "30 connections ask for 200 large pages each and read a byte a second", {
  isLong: true,
  run: (ground) =>
    flood(ground, {
      connections: 30,
      addresses: samePage(200),
      seconds: 12,
      read: (socket) => every(1000, socket, () => socket.read(1)),
    }),
});

function every(milliseconds: number, socket: Socket, act: () => void): void {
  const timer = setInterval(act, milliseconds);
  socket.on("close", () => clearInterval(timer));
}

function samePage(times: number): string[] {
  return new Array<string>(times).fill(LARGE_PAGE);
}

async function largeAddresses({ visitors }: Ground): Promise<string[]> {
  const { body } = await visitors.ask("/api/characters", 0);
  const ids = (JSON.parse(body) as { _id: string }[]).map(({ _id }) => _id);
  const pages = ids.flatMap((id) => [
    `/character/frames/x/${id}`,
    `/api/characters/${id}/moves`,
    `/api/characters/${id}`,
  ]);
  return [...pages, ...pages];
}

async function flood({ visitors }: Ground, { connections, addresses, seconds, read }: Flood): Promise<void> {
  const bytes = addresses.map((address) => `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`).join("");
  for (let i = 0; i < connections; i += 1) {
    const socket = visitors.connect(1);
    socket.pause();
    socket.write(bytes);
    read?.(socket);
  }
  // One who reads is served meanwhile.
  const reading = (async () => {
    let answered = 0;
    for (let page = 0; page < 20; page += 1)
      answered += Number((await visitors.ask(LARGE_PAGE, 2, { keepsBody: false })).status === 200);
    return answered;
  })();
  await sleep(seconds * 1000);
  expect(await reading, "pages that who reads gets").toBe(20);
}

/** A connection on which nothing moves is closed within this: the server's own limit is a minute. */
const CLOSED_WITHIN_SECONDS = 75;

async function expectClosed({ site, visitors }: Ground): Promise<void> {
  const openAfter = () => countOpenConnections(site.port, visitors.addressOf(1));
  await expect.poll(openAfter, { timeout: CLOSED_WITHIN_SECONDS * 1000, interval: 500 }).toBe(0);
  expect(site.ended, "the server stays up").toBeUndefined();
}

/** Answers that say so when it is too much. */
const IN_ORDER = [200, 429, 503];

// A history of 15 MB, which is made anew for each who asks.
attack("big-player", "100 requests at once of one address for a player with 30,000 matches", {
  async run({ visitors }) {
    const codings = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? "identity" : "zstd"));
    const replies = await Promise.all(
      codings.map((coding) => {
        const options = { headers: { "accept-encoding": coding }, keepsBody: false, timeoutMs: 60_000 };
        return visitors.lookUp(BIG_PLAYER.playerId, 0, options);
      }),
    );
    const statuses = replies.map(({ status }) => status);
    const short = replies.filter(({ status, headers, bytes }) => {
      const isPlain = status === 200 && headers["content-encoding"] === undefined;
      return isPlain && bytes < BIG_PLAYER.matches * 300;
    });
    expectInOrder(statuses);
    expect.soft(statuses, "somebody gets it").toContain(200);
    expect(short, "answers that are cut short").toEqual([]);
  },
});

attack("big-player-unread", "100 connections ask for a player with 30,000 matches and never read", {
  isLong: true,
  async run({ visitors }) {
    for (let i = 0; i < 100; i += 1) {
      const socket = visitors.connect(i % 10);
      socket.pause();
      socket.write(`GET /stats/replays?id=${BIG_PLAYER.playerId} HTTP/1.1\r\nhost: a\r\n\r\n`);
    }
    await sleep(6000);
  },
});

attack("many-searches", "200 connections from as many addresses ask for matches for 20 s", {
  isLong: true,
  async run({ visitors }) {
    const end = performance.now() + 20_000;
    const statuses: number[] = [];
    const search = async (_: unknown, visitor: number) => {
      const headers = { "accept-encoding": visitor % 2 === 0 ? "br" : "identity" };
      while (performance.now() < end)
        statuses.push(
          (await visitors.lookUp("sample-player", visitor, { headers, keepsBody: false })).status,
        );
    };
    await Promise.all(Array.from({ length: 200 }, search));
    expectInOrder(statuses);
  },
});

function expectInOrder(statuses: readonly number[]): void {
  const odd = statuses.filter((status) => !IN_ORDER.includes(status));
  expect.soft(odd, "statuses other than 200, 429 and 503").toEqual([]);
}
