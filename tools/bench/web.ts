// `npm run bench:web`: builds, serves, and measures a page of each kind with Lighthouse's mobile profile, median of 5, on the processor of a phone (docs/decisions/021; BENCH_SLOWDOWN sets another). It prints the limits of
// the design beside the values and exits 1 when one is missed.
import {
  ANTI_GUIDE_PATH,
  antiGuidePath,
  CHANGES_PATH,
  COMBO_GENERATOR_PATH,
  DRILLS_PATH,
  drillsPath,
  framesOnPath,
  framesPath,
  movePath,
  NEWS_PAGE_PATH,
  ROULETTE_PATH,
  STATS_PATH,
  sheetPath,
  WORLD_MATCHUPS_PATH,
} from "@tactician/contract";
import { SAMPLE_PLAYER_ID } from "@tactician/game";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { serveBuiltSite } from "../browser/built-site.ts";
import { CHROMIUM_ARGS, findChromium } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { RUNS, repeat } from "./harness.ts";
import {
  type Measurement,
  measurementFrom,
  medianOfRuns,
  type ReportRow,
  reportTable,
} from "./web-report.ts";

const ATTEMPTS = 3;
const PAGES: readonly (Omit<ReportRow, "median"> & { readonly path: string })[] = [
  { label: "home", path: "/", limitKilobytes: 400, limitJavaScript: 95 },
  { label: "sheet", path: sheetPath("jin", "Jin"), limitKilobytes: 250, limitJavaScript: 105 },
  { label: "anti-guides", path: ANTI_GUIDE_PATH },
  {
    label: "King against Jin",
    path: `${antiGuidePath("jin")}?me=king`,
    limitKilobytes: 200,
    limitPaint: 1200,
  },
  { label: "frames", path: framesPath("jin", "Jin"), limitPaint: 1400, limitJavaScript: 110 },
  { label: "old frames", path: framesOnPath("jin", "Jin", "2025-06-01"), limitPaint: 1400 },
  { label: "changes", path: CHANGES_PATH, limitKilobytes: 200, limitJavaScript: 105 },
  { label: "move", path: movePath("jin", "df+2"), limitPaint: 1100, limitJavaScript: 110 },
  { label: "combos", path: COMBO_GENERATOR_PATH },
  { label: "statistics", path: STATS_PATH },
  { label: "sample player", path: `${STATS_PATH}?id=${SAMPLE_PLAYER_ID}`, limitPerformance: 99 },
  { label: "drills", path: DRILLS_PATH, limitJavaScript: 120 },
  { label: "deck", path: drillsPath("king", "jin"), limitJavaScript: 120 },
  { label: "world", path: WORLD_MATCHUPS_PATH, limitJavaScript: 125 },
  { label: "world sample", path: `${WORLD_MATCHUPS_PATH}?sample`, limitJavaScript: 125 },
  { label: "roulette", path: ROULETTE_PATH },
  { label: "news", path: NEWS_PAGE_PATH },
];

const server = await serveBuiltSite();
try {
  const phone = await makePhone();
  const rows: ReportRow[] = [];
  for (const { path, ...page } of PAGES) {
    const runs = await repeat(() => measureWithRetry(server.origin + path, phone.slowdown));
    rows.push({ ...page, median: medianOfRuns(runs) });
  }
  const { text, isWithinLimits } = reportTable(rows, RUNS);
  console.log(`Phone, ${phone.words}`);
  console.log(text);
  process.exitCode = isWithinLimits ? 0 : 1;
} finally {
  await server.stop();
}

/** Chromium sometimes records no trace at all; such a run says nothing about the page and is done again. */
async function measureWithRetry(url: string, slowdown: number): Promise<Measurement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure(url, slowdown);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`  ${url}: ${error instanceof Error ? error.message : error} Trying again.`);
    }
  }
}

async function measure(url: string, slowdown: number): Promise<Measurement> {
  const chromePath = findChromium();
  const chrome = await launch({ ...(chromePath && { chromePath }), chromeFlags: CHROMIUM_ARGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return measurementFrom(result, slowdown);
  } finally {
    chrome.kill();
  }
}
