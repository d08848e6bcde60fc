// `npm run bench:server`: requests per second of our server beside a bare node:http server with the same bytes.
import { join } from "node:path";
import { distDir as builtDir, root } from "../build/paths.ts";
import { type ChildServer, startServer } from "./child-server.ts";
import { compareInTurn, type Measurement } from "./measure.ts";
import { findTargets, type Target } from "./targets.ts";

/** Our server has to reach this share of the bare one. */
const SMALLEST_SHARE = 0.7;
const IDLE_LIMIT_MB = 150;

const distDir = process.env.DIST_DIR ?? builtDir;
const targets = findTargets(distDir);
if (targets) process.exitCode = (await bench(targets)) ? 0 : 1;
else {
  console.error('There is no built site to measure: run "npm run build".');
  process.exitCode = 1;
}

async function bench(targets: readonly Target[]): Promise<boolean> {
  const pairs = targets.flatMap(({ address, file }) => [address, file]);
  const bare = await startServer(join(import.meta.dirname, "bare-server.ts"), pairs);
  const settings = { PORT: "0", HOST: "127.0.0.1", DIST_DIR: distDir };
  const ours = await startServer(join(root, "apps/server/src/serve.mjs"), [], settings);
  try {
    const idle = ours.memory();
    console.log(`Memory of the idle server: ${idle.toFixed(0)} MB (limit ${IDLE_LIMIT_MB} MB)`);
    let isGood = idle < IDLE_LIMIT_MB;
    for (const target of targets) isGood = (await compare(target, bare, ours)) && isGood;
    return isGood;
  } finally {
    await Promise.all([bare.stop(), ours.stop()]);
  }
}

async function compare({ label, address }: Target, bare: ChildServer, ours: ChildServer): Promise<boolean> {
  const bareUrl = bare.origin + address;
  const ourUrl = ours.origin + address;
  if ((await fetchText(bareUrl)) !== (await fetchText(ourUrl)))
    throw new Error(`${address}: the two servers do not send the same.`);
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
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  return response.text();
}
