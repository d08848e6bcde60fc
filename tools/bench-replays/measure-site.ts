import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { zstdDecompressSync } from "node:zlib";
import { statsReplaysPath } from "@tactician/contract";
import { type ChildServer, startServer } from "../bench-server/child-server.ts";
import { median } from "../browser/statistics.ts";
import { distDir, root } from "../build/paths.ts";

/** Enough that the middle one finds the code compiled, as in a server that has run for a while. */
const REQUESTS = 21;
/** Memory settles after the start, and again after each request. */
const SETTLE_MS = 2_000;

/** Starts the built site over a filled database; the replay service is out of reach, so that only the store answers. */
export function startSite(settings: Record<string, string>): Promise<ChildServer> {
  return startServer(join(root, "apps/server/src/serve.mjs"), [], {
    PORT: "0",
    HOST: "127.0.0.1",
    DIST_DIR: process.env.DIST_DIR ?? distDir,
    REPLAY_SERVICE_URL: "http://127.0.0.1:9",
    ...settings,
  });
}

export async function idleMemory(site: ChildServer): Promise<number> {
  await sleep(SETTLE_MS);
  return site.memory();
}

/** What it costs to send a player's whole history. */
export interface RequestCost {
  readonly matches: number;
  readonly kilobytes: number;
  /** Milliseconds until the last byte: of the first request, and of the middle one. */
  readonly firstMs: number;
  readonly middleMs: number;
  /** Megabytes above the idle server: the highest peak of a first request, as the system saw it. */
  readonly moreMemory: number;
}

export async function measureRequest(site: ChildServer, playerId: string): Promise<RequestCost> {
  // The first request of all also compiles the code; a small player pays for that, and is in the idle memory.
  await request(site, "sample-player");
  await sleep(SETTLE_MS);
  const idle = site.memory();
  forgetPeak(site);
  const first = await request(site, playerId);
  const moreMemory = peak(site) - idle;
  const times = [first.ms];
  for (let count = 1; count < REQUESTS; count += 1) times.push((await request(site, playerId)).ms);
  const { matches, kilobytes, ms: firstMs } = first;
  return { matches, kilobytes, firstMs, middleMs: median(times), moreMemory };
}

/**
 * Asks as browsers do. The answer is unpacked when the clock has stopped: that is the browser's work, and here it would share
 * the server's cores.
 */
async function request(site: ChildServer, playerId: string) {
  const startedAt = performance.now();
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const asked = get(site.origin + statsReplaysPath(playerId), { headers });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const ms = performance.now() - startedAt;
  const packed = Buffer.concat(pieces);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${packed}`);
  const body = zstdDecompressSync(packed).toString();
  const matches = (JSON.parse(body) as unknown[]).length;
  return { ms, matches, kilobytes: Buffer.byteLength(body) / 1000 };
}

/** Linux keeps the most memory that a process ever had; "5" lets it start anew. */
function forgetPeak({ pid }: ChildServer): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

function peak({ pid }: ChildServer): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}
