import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, countEach, type Finding, finding, type Ground } from "../attack.ts";
import { BIG_PLAYER } from "../outside-world.ts";

const ABOUT = "GET /about HTTP/1.1\r\nhost: a\r\n";

/** Visitors who take connections and do little with them. What others get meanwhile is watched during every attack. */
export const CONNECTIONS: readonly Attack[] = [
  {
    name: "idle-connections",
    about: "400 connections that ask nothing, at 120 descriptors",
    isShort: true,
    prepareSite: async (folder) => ({ dataDir: folder, descriptors: 120 }),
    async run({ size, visitors }) {
      for (let i = 0; i < 400; i += 1) visitors.connect(0, 0);
      await sleep(size === "full" ? 10_000 : 2000);
      const { status, milliseconds } = await visitors.ask("/about", 1);
      const isHeld = status === 200 && milliseconds < 1000;
      const must = "a visitor who comes later is answered within a second";
      return [finding(must, `${status} after ${milliseconds} ms`, isHeld)];
    },
  },
  {
    name: "slow-requests",
    about: "600 connections that send a byte of their request every half second",
    isShort: false,
    async run({ site, visitors }) {
      const bytes = `${ABOUT}x-slow: ${"a".repeat(200)}`;
      for (let i = 0; i < 600; i += 1) {
        const socket = visitors.connect(0, 1);
        let sent = 0;
        every(500, socket, () => socket.write(bytes[sent++] ?? "a"));
        socket.resume();
      }
      await sleep(18_000);
      const open = countOpenConnections(site.port, visitors.addressOf(0));
      return [finding("all are cut off within 18 s", `${open} are open`, open === 0)];
    },
  },
];

/** Of the largest pages: 200 KB of text each, unpacked. */
const LARGE_PAGE = "/character/frames/x/yoshimitsu";

interface Flood {
  connections: number;
  addresses: readonly string[];
  seconds: number;
  read?: (socket: Socket) => void;
}

export const UNREAD: readonly Attack[] = [
  {
    name: "unread-10",
    about: "10 connections ask for 800 large pages each and never read",
    isShort: true,
    run: (ground) =>
      flood(ground, { connections: 10, addresses: samePage(800), seconds: ground.size === "full" ? 6 : 2 }),
  },
  {
    name: "unread-40",
    about: "40 connections ask for 800 large pages each and never read",
    isShort: false,
    run: async (ground) => [
      ...(await flood(ground, { connections: 40, addresses: samePage(800), seconds: 8 })),
      await closesThem(ground),
    ],
  },
  {
    name: "unread-many",
    about: "30 connections ask for all large pages and movelists in turn and never read",
    isShort: false,
    run: async (ground) =>
      flood(ground, { connections: 30, addresses: await largeAddresses(ground), seconds: 6 }),
  },
  {
    name: "slow-readers",
    about: "30 connections ask for 200 large pages each and read a byte a second",
    isShort: false,
    run: (ground) =>
      flood(ground, {
        connections: 30,
        addresses: samePage(200),
        seconds: 12,
        read: (socket) => every(1000, socket, () => socket.read(1)),
      }),
  },
];

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

async function flood(
  { visitors }: Ground,
  { connections, addresses, seconds, read }: Flood,
): Promise<Finding[]> {
  const bytes = addresses.map((address) => `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`).join("");
  for (let i = 0; i < connections; i += 1) {
    const socket = visitors.connect(1, addresses.length);
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
  const answered = await reading;
  return [finding("who reads gets all 20 pages", answered, answered === 20)];
}

/** A connection on which nothing moves is closed within this: the server's own limit is a minute. */
const CLOSED_WITHIN_SECONDS = 75;

async function closesThem({ site, visitors }: Ground): Promise<Finding> {
  const must = `connections that do not read are closed within ${CLOSED_WITHIN_SECONDS} s`;
  const startedAt = performance.now();
  for (;;) {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const open = countOpenConnections(site.port, visitors.addressOf(1));
    if (open === 0) return finding(must, site.ended ?? `after ${seconds} s`, site.ended === undefined);
    if (seconds >= CLOSED_WITHIN_SECONDS) return finding(must, `${open} are open`, false);
    await sleep(500);
  }
}

/** Answers that say so when it is too much. */
const IN_ORDER = [200, 429, 503];

/** A history of 15 MB, which is made anew for each who asks. */
export const BIG_LISTS: readonly Attack[] = [
  {
    name: "big-player",
    about: "100 requests at once of one address for a player with 30,000 matches",
    isShort: true,
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
      }).length;
      const seen = countEach(statuses);
      return [
        finding("each is answered 200, 429 or 503", seen, areInOrder(statuses)),
        finding("somebody gets it", seen, statuses.includes(200)),
        finding("no answer is cut short", short, short === 0),
      ];
    },
  },
  {
    name: "big-player-unread",
    about: "100 connections ask for a player with 30,000 matches and never read",
    isShort: false,
    async run({ visitors }) {
      for (let i = 0; i < 100; i += 1) {
        const socket = visitors.connect(i % 10, 1);
        socket.pause();
        socket.write(`GET /stats/replays?id=${BIG_PLAYER.playerId} HTTP/1.1\r\nhost: a\r\n\r\n`);
      }
      await sleep(6000);
      return [];
    },
  },
  {
    name: "many-searches",
    about: "200 connections from as many addresses ask for matches for 20 s",
    isShort: false,
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
      return [finding("all are answered 200, 429 or 503", countEach(statuses), areInOrder(statuses))];
    },
  },
];

function areInOrder(statuses: readonly number[]): boolean {
  return statuses.every((status) => IN_ORDER.includes(status));
}

/** TCP states of Linux, in which a connection has not been closed by the side that is looked at. */
const ESTABLISHED = "01";
const CLOSED_BY_THE_OTHER = "08";

/**
 * How many connections a server on a loopback port still holds to an address, as the system counts them. A visitor who does not read
 * would not notice by itself that its connection was closed.
 */
function countOpenConnections(port: number, address: string): number {
  return countIn(readFileSync("/proc/net/tcp", "utf8"), port, address);
}

/** The same of the text of `/proc/net/tcp`: addresses in hexadecimal, bytes of the address backwards. */
export function countIn(table: string, port: number, address: string): number {
  const hex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, "0");
  const other = address.split(".").toReversed().map(Number);
  const remoteStart = `${other.map((part) => hex(part, 2)).join("")}:`;
  return table.split("\n").filter((line) => {
    const [, local = "", remote = "", state = ""] = line.trim().split(/\s+/);
    const isOpen = state === ESTABLISHED || state === CLOSED_BY_THE_OTHER;
    return isOpen && local.endsWith(`:${hex(port, 4)}`) && remote.startsWith(remoteStart);
  }).length;
}
