// `npm run bench:web`: builds, serves, and measures home and a full sheet with Lighthouse's mobile profile, median of 5.
// It prints the limits of the design beside the values and exits 1 when one is missed.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { buildSite, isBuildCurrent } from "../build/build-site.ts";
import { root } from "../build/paths.ts";
import { type Measurement, measurementFrom, medianOf } from "./measurement.ts";
import { reportTable } from "./report-table.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PORT = 24_873;
const PAGES = [
  { label: "home", path: "/", limitKilobytes: 400 },
  { label: "sheet", path: "/character/combos/jin-combos/jin", limitKilobytes: 300 },
];

if (!isBuildCurrent()) await buildSite();
const server = await startServer();
try {
  const rows: { label: string; limitKilobytes: number; median: Measurement }[] = [];
  for (const { label, path, limitKilobytes } of PAGES) {
    const runs: Measurement[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`http://127.0.0.1:${PORT}${path}`));
    rows.push({ label, limitKilobytes, median: medianOf(runs) });
  }
  const { text, isWithinLimits } = reportTable(rows, RUNS);
  console.log(text);
  process.exitCode = isWithinLimits ? 0 : 1;
} finally {
  server.kill();
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, "apps/server/src/server.ts")], {
    env: { ...process.env, PORT: String(PORT), HOST: "127.0.0.1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(100);
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined);
    if (answer?.ok) return child;
  }
  child.kill();
  throw new Error(`The server did not answer on port ${PORT} within 10 s.`);
}

/** One cold visit in a browser of its own. */
async function measure(url: string): Promise<Measurement> {
  const chromePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium"].find(
    (path) => path !== undefined && existsSync(path),
  );
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return measurementFrom(result.lhr);
  } finally {
    chrome.kill();
  }
}
