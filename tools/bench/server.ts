// `npm run bench:server`: requests per second of our server beside a bare node:http server with the same bytes.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type ServerProcess, startServer } from "../../apps/server/src/testing/server-process.ts";
import { startSite } from "../browser/built-site.ts";
import { distDir as builtDir } from "../build/paths.ts";
import {
  ACCEPTED,
  compareInTurn,
  findTargets,
  type Measurement,
  measureInTurn,
  movePaths,
  type Target,
} from "./measure-server.ts";

const SMALLEST_SHARE = 0.7;
const IDLE_LIMIT_MB = 150;
/** Pages of moves that are not kept, each another one. */
const FEWEST_COLD_PAGES = 2000;
const HOT_MOVE = "/move/jin/df+2";

const distDir = process.env.DIST_DIR ?? builtDir;
const targets = findTargets(distDir);
if (targets) process.exitCode = (await bench(targets)) ? 0 : 1;
else {
  console.error('There is no built site to measure: run "npm run build".');
  process.exitCode = 1;
}

async function bench(files: readonly Target[]): Promise<boolean> {
  const ours = await startSite({ DIST_DIR: distDir });
  const folder = await mkdtemp(join(tmpdir(), "bench-server-"));
  let bare: ServerProcess | undefined;
  try {
    const idle = ours.memory();
    console.log(`Memory of the idle server: ${idle.toFixed(0)} MB (limit ${IDLE_LIMIT_MB} MB)`);
    // A move's page is no file: what our server sends of it is what the bare one sends.
    const file = join(folder, "move.gz");
    await writeFile(file, await packedAnswer(ours.origin + HOT_MOVE));
    const targets = [...files, { label: "page of a move", address: HOT_MOVE, file }];
    const script = join(import.meta.dirname, "bare-server.ts");
    const args = targets.flatMap((target) => [target.address, target.file]);
    bare = await startServer([process.execPath, script, ...args], process.env);
    let isGood = idle < IDLE_LIMIT_MB;
    for (const target of targets) isGood = (await compare(target, bare, ours)) && isGood;
    return (await measureCold(ours)) && isGood;
  } finally {
    await Promise.all([bare?.stop(), ours.stop(), rm(folder, { recursive: true })]);
  }
}

async function packedAnswer(url: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const sent = get(url, { headers: { "accept-encoding": ACCEPTED } }, (response) =>
    resolve(buffer(response)),
  );
  sent.on("error", reject);
  return promise;
}

async function measureCold({ origin }: ServerProcess): Promise<boolean> {
  const paths = movePaths(distDir);
  const result = await measureInTurn(origin, paths);
  console.log(`${paths.length} pages of moves in turn, none of them kept`);
  console.log(`  this server    ${inWords(result)} (at least ${FEWEST_COLD_PAGES})`);
  return result.requestsPerSecond >= FEWEST_COLD_PAGES;
}

async function compare({ label, address }: Target, bare: ServerProcess, ours: ServerProcess) {
  const [bareUrl, ourUrl] = [bare.origin + address, ours.origin + address];
  const [theirs, own] = await Promise.all([bareUrl, ourUrl].map(fetchText));
  if (theirs !== own) throw new Error(`${address}: the two servers do not send the same.`);
  const result = await compareInTurn(bareUrl, ourUrl);
  console.log(`${label} (${address})`);
  console.log(`  bare node:http ${inWords(result.bare)}`);
  console.log(`  this server    ${inWords(result.ours)}`);
  console.log(`  share          ${(result.share * 100).toFixed(0)} % (at least ${SMALLEST_SHARE * 100} %)`);
  return result.share >= SMALLEST_SHARE;
}

function inWords({ requestsPerSecond, p99 }: Measurement): string {
  return `${requestsPerSecond.toFixed(0).padStart(6)} requests/s, p99 ${p99} ms`;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": ACCEPTED } });
  return response.text();
}
