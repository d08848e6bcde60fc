import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { API_BASE, characterPath } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";

import autocannon from "autocannon";
import { median } from "../browser/statistics.ts";
import { medianOf } from "./harness.ts";

const CONNECTIONS = 50;
// Short and many: what else the machine does changes within seconds, and a round should see one state of it.
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const ROUNDS = 9;

/** What browsers accept: pages of moves come as gzip, everything else as Brotli. */
export const ACCEPTED = "gzip, br";

export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** What two servers did for the same answer. */
export interface Comparison {
  bare: Measurement;
  ours: Measurement;
  /** Our requests per second as a share of the bare server's. */
  share: number;
}

/**
 * Puts both addresses under load in turn, round after round, and takes medians. The share is taken within each round, so
 * that a busy minute of the machine hits both sides of it.
 */
export async function compareInTurn(bareUrl: string, ourUrl: string): Promise<Comparison> {
  for (const url of [bareUrl, ourUrl]) await load(url, WARM_UP_SECONDS);
  const bare: Measurement[] = [];
  const ours: Measurement[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const first = await load(bareUrl, SECONDS);
    const second = await load(ourUrl, SECONDS);
    bare.push(first);
    ours.push(second);
    shares.push(second.requestsPerSecond / first.requestsPerSecond);
  }
  return { bare: summarize(bare), ours: summarize(ours), share: median(shares) };
}

function summarize(measurements: readonly Measurement[]): Measurement {
  return {
    requestsPerSecond: medianOf(measurements, (one) => one.requestsPerSecond),
    p99: medianOf(measurements, (one) => one.p99),
  };
}

function load(url: string, seconds: number): Promise<Measurement> {
  return measure({ url, duration: seconds });
}

/** Where each request asks for another one of many addresses, in turn. */
export function measureInTurn(
  origin: string,
  paths: readonly string[],
  connections?: number,
): Promise<Measurement> {
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    next = (next + 1) % paths.length;
    return { ...request, path: paths[next] ?? "/" };
  };
  return measure({ url: origin, duration: SECONDS * ROUNDS, requests: [{ setupRequest }] }, connections);
}

async function measure(options: autocannon.Options, connections = CONNECTIONS): Promise<Measurement> {
  const headers = { "accept-encoding": ACCEPTED };
  const { requests, latency, non2xx, errors } = await autocannon({
    ...options,
    headers,
    connections,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${options.url}: ${non2xx} answers were failures and ${errors} did not come.`);
  return { requestsPerSecond: requests.average, p99: latency.p99 };
}

export interface Target {
  label: string;
  address: string;
  file: string;
}

/** A page and a character's JSON of the built site; undefined when there is none yet. */
export function findTargets(distDir: string): Target[] | undefined {
  const [sheet] = globSync("character/combos/*/*/index.html", { cwd: join(distDir, "web") }).sort();
  if (sheet === undefined) return undefined;
  const page = sheet.replaceAll("\\", "/").replace("/index.html", "");
  const id = page.slice(page.lastIndexOf("/") + 1);
  const data = join(distDir, "data/characters", `${id}.json`);
  if (!isCharacterId(id) || !existsSync(data)) return undefined;
  return [
    { label: `page of ${id}`, address: `/${page}`, file: join(distDir, "web", sheet) },
    { label: `JSON of ${id}`, address: API_BASE + characterPath(id), file: data },
  ];
}

/** The addresses of all pages of moves, as the map for search engines names them. */
export function movePaths(distDir: string): string[] {
  const map = readFileSync(join(distDir, "web/sitemap-moves.xml"), "utf8");
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
}
