import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Attack, type Finding, finding, type Ground } from "../attack.ts";
import { countOpenConnections } from "../open-connections.ts";

/** Of the largest pages: 200 KB of text each, unpacked. */
const LARGE_PAGE = "/character/frames/x/yoshimitsu";

interface Flood {
  connections: number;
  addresses: (ground: Ground) => Promise<string[]>;
  seconds: number;
  /** How a visitor behaves once everything is asked. */
  read?: (socket: Socket) => void;
}

/** Visitors who ask much on one connection and do not read what comes. */
export const UNREAD: readonly Attack[] = [
  {
    name: "unread-10",
    about: "10 connections ask for 800 large pages each and never read",
    isShort: true,
    run: (ground) =>
      flood(ground, {
        connections: 10,
        addresses: samePage(800),
        seconds: ground.size === "full" ? 6 : 2,
      }),
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
    run: (ground) => flood(ground, { connections: 30, addresses: largeAddresses, seconds: 6 }),
  },
  {
    name: "slow-readers",
    about: "30 connections ask for 200 large pages each and read a byte a second",
    isShort: false,
    run: (ground) =>
      flood(ground, { connections: 30, addresses: samePage(200), seconds: 12, read: readSlowly }),
  },
];

const samePage = (times: number) => async () => new Array<string>(times).fill(LARGE_PAGE);

async function largeAddresses({ visitors, addressOf }: Ground): Promise<string[]> {
  const { body } = await visitors.ask("/api/characters", { from: addressOf(0) });
  const ids = (JSON.parse(body) as { _id: string }[]).map(({ _id }) => _id);
  const pages = ids.flatMap((id) => [
    `/character/frames/x/${id}`,
    `/api/characters/${id}/moves`,
    `/api/characters/${id}`,
  ]);
  return [...pages, ...pages];
}

async function flood(ground: Ground, { connections, addresses, seconds, read }: Flood): Promise<Finding[]> {
  const { visitors, addressOf } = ground;
  const asked = await addresses(ground);
  const bytes = asked.map((address) => `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`).join("");
  for (let i = 0; i < connections; i += 1) {
    const socket = visitors.connect(addressOf(1), asked.length);
    socket.pause();
    socket.write(bytes);
    read?.(socket);
  }
  const reader = readOneByOne(ground);
  await sleep(seconds * 1000);
  return [await reader];
}

function readSlowly(socket: Socket): void {
  const timer = setInterval(() => socket.read(1), 1000);
  socket.on("close", () => clearInterval(timer));
}

/** One who reads is served meanwhile. */
async function readOneByOne({ visitors, addressOf }: Ground): Promise<Finding> {
  const pages = 20;
  let answered = 0;
  for (let i = 0; i < pages; i += 1) {
    const { status } = await visitors.ask(LARGE_PAGE, { from: addressOf(2), keepsBody: false });
    if (status === 200) answered += 1;
  }
  return finding(`who reads gets all ${pages} pages`, answered, answered === pages);
}

/** A connection on which nothing moves is closed within this: the server's own limit is a minute. */
const CLOSED_WITHIN_SECONDS = 75;

async function closesThem({ site, addressOf }: Ground): Promise<Finding> {
  const must = `connections that do not read are closed within ${CLOSED_WITHIN_SECONDS} s`;
  const startedAt = performance.now();
  for (;;) {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const open = countOpenConnections(site.port, addressOf(1));
    if (open === 0) return finding(must, site.ended ?? `after ${seconds} s`, site.ended === undefined);
    if (seconds >= CLOSED_WITHIN_SECONDS) return finding(must, `${open} are open`, false);
    await sleep(500);
  }
}
