// `npm run bench:combos`: the combo page with 200 combos of 12 inputs, on a phone's screen with the processor slowed down
// fourfold (or as BENCH_SLOWDOWN says): first view, key presses, export of one row. Prints the limits beside the values, and
// what kind of phone that makes of this machine; exits 1 when a limit is missed.
import { type Browser, chromium } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { CHROMIUM_ARGS, findTestChromium } from "../browser/chromium.ts";
import { serveBuiltSite } from "../browser/serve-built-site.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { median, percentile } from "./statistics.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);
const PORT = 24_875;

const server = await serveBuiltSite(PORT);
try {
  const { visits, index } = await measure(`http://127.0.0.1:${PORT}/combo-generator`);
  const fast = visits.flatMap(({ fastKeyMs }) => fastKeyMs);
  const slow = visits.flatMap(({ slowKeyMs }) => slowKeyMs);
  const rows = [
    {
      label: "first view of the rows",
      value: median(visits.map(({ firstViewMs }) => firstViewMs)),
      limit: 1000,
    },
    ...keyRows("every 0.12 s", fast),
    ...keyRows("every 0.32 s", slow),
    { label: "export of one row", value: median(visits.map(({ exportMs }) => exportMs)), limit: 1500 },
  ];
  console.log(
    `200 combos of 12 inputs, phone, processor ${SLOWDOWN} times slower, medians of ${RUNS} visits`,
  );
  console.log(
    `  Lighthouse's benchmark index ${index}, slowed ${Math.round(index / SLOWDOWN)} (Moto G Power of 2022: 264, Pixel 5: 1000)`,
  );
  for (const { label, value, limit } of rows) {
    const verdict = value <= limit ? "ok" : "MISSED";
    console.log(`  ${label.padEnd(36)} ${value.toFixed(0).padStart(5)} ms   limit ${limit} ms   ${verdict}`);
  }
  process.exitCode = rows.every(({ value, limit }) => value <= limit) ? 0 : 1;
} finally {
  server.kill();
}

function keyRows(pace: string, keys: readonly number[]) {
  return [
    { label: `key ${pace}, slowest of ${keys.length}`, value: Math.max(...keys), limit: 50 },
    { label: `key ${pace}, median`, value: median(keys), limit: 50 },
    { label: `key ${pace}, 95 of 100`, value: percentile(keys, 95), limit: 50 },
  ];
}

async function measure(url: string): Promise<{ visits: Visit[]; index: number }> {
  const index = await inBrowser(measureIndex);
  const visits = await inBrowser(async (browser) => {
    const done: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) done.push(await measureVisit(browser, url, SLOWDOWN));
    return done;
  });
  return { visits, index };
}

/** What Lighthouse finds the machine able to do: in a browser of its own, because it leaves a heap to clear away. */
async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const values: number[] = [];
  for (let run = 0; run < 3; run += 1) values.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  return Math.round(median(values));
}

async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
