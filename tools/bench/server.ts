// `npm run bench:server`: requests per second of our server beside a bare node:http server with the same bytes.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type ServerProcess, startServer } from "../../apps/server/src/testing/server-process.ts";
import { startSite } from "../browser/built-site.ts";
import { distDir as builtDir } from "../build/paths.ts";
import { report } from "./harness.ts";
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
/** Of pages of moves that are not kept, each another one: all at once, and one after the other. */
const FEWEST_COLD_PAGES = 300;
const SLOWEST_COLD_PAGE_MS = 10;
const HOT_MOVE = "/move/jin/df+2";

const distDir = process.env.DIST_DIR ?? builtDir;
const targets = findTargets(distDir);
if (targets) await bench(targets);
else {
  console.error('There is no built site to measure: run "npm run build".');
  process.exitCode = 1;
}

async function bench(files: readonly Target[]): Promise<void> {
  const ours = await startSite({ DIST_DIR: distDir });
  const folder = await mkdtemp(join(tmpdir(), "bench-server-"));
  let bare: ServerProcess | undefined;
  try {
    report("memory of the idle server", ours.memory(), "MB", { atMost: IDLE_LIMIT_MB });
    // A move's page is no file: what our server sends of it is what the bare one sends.
    const file = join(folder, "move.gz");
    await writeFile(file, await packedAnswer(ours.origin + HOT_MOVE));
    const targets = [...files, { label: "page of a move", address: HOT_MOVE, file }];
    const script = join(import.meta.dirname, "bare-server.ts");
    const args = targets.flatMap((target) => [target.address, target.file]);
    bare = await startServer([process.execPath, script, ...args], process.env);
    for (const target of targets) await compare(target, bare, ours);
    await measureCold(ours);
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

async function measureCold({ origin }: ServerProcess): Promise<void> {
  const paths = movePaths(distDir);
  console.log(`${paths.length} pages of moves in turn, none of them kept`);
  reportServer("this server", await measureInTurn(origin, paths), { atLeast: FEWEST_COLD_PAGES });
  const { requestsPerSecond } = await measureInTurn(origin, paths, 1);
  report("one after the other", 1000 / requestsPerSecond, "ms", { atMost: SLOWEST_COLD_PAGE_MS });
}

async function compare({ label, address }: Target, bare: ServerProcess, ours: ServerProcess): Promise<void> {
  const [bareUrl, ourUrl] = [bare.origin + address, ours.origin + address];
  const [theirs, own] = await Promise.all([bareUrl, ourUrl].map(fetchText));
  if (theirs !== own) throw new Error(`${address}: the two servers do not send the same.`);
  const result = await compareInTurn(bareUrl, ourUrl);
  console.log(`${label} (${address})`);
  reportServer("bare node:http", result.bare);
  reportServer("this server", result.ours);
  report("share", result.share * 100, "%", { atLeast: SMALLEST_SHARE * 100 });
}

function reportServer(name: string, measured: Measurement, limit: { readonly atLeast?: number } = {}): void {
  report(name, measured.requestsPerSecond, "requests/s", limit);
  report(`${name}, p99`, measured.p99, "ms");
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { headers: { "accept-encoding": ACCEPTED } });
  return response.text();
}
