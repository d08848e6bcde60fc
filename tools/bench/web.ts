// `npm run bench:web`: builds, serves, and measures a page of each kind with Lighthouse's mobile profile, median of 5, on the processor of a phone (docs/decisions/021; BENCH_SLOWDOWN sets another). It prints the limits of
// the design beside the values and exits 1 when one is missed.
import {
  antiGuidePath,
  drillsPath,
  framesOnPath,
  framesPath,
  movePartPath,
  PAGES,
  type PageId,
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
interface Visit {
  readonly label: string;
  readonly page: PageId;
  readonly path: string;
  readonly own?: Partial<ReportRow>;
}

/** Pages with a budget and one address. */
const PLAIN_VISITS = (Object.keys(PAGES) as PageId[]).flatMap((page): Visit[] => {
  const { pattern, budget } = PAGES[page];
  return budget === undefined || pattern.includes(":") ? [] : [{ label: page, page, path: pattern }];
});

const VISITS: readonly Visit[] = [
  ...PLAIN_VISITS,
  { label: "sheet", page: "sheet", path: sheetPath("jin", "Jin") },
  { label: "King against Jin", page: "anti-guide", path: `${antiGuidePath("jin")}?me=king` },
  { label: "frames", page: "frames", path: framesPath("jin", "Jin") },
  {
    label: "old frames",
    page: "frames",
    path: framesOnPath("jin", "Jin", "2025-06-01"),
    own: { limitJavaScript: 130 },
  },
  { label: "move", page: "move", path: movePartPath("jin", "df+2") },
  {
    label: "sample player",
    page: "stats",
    path: `${STATS_PATH}?id=${SAMPLE_PLAYER_ID}`,
    own: { limitPerformance: 99 },
  },
  { label: "deck", page: "drills", path: drillsPath("king", "jin") },
  { label: "world sample", page: "world", path: `${WORLD_MATCHUPS_PATH}?sample` },
];

const server = await serveBuiltSite();
try {
  const phone = await makePhone();
  const rows: ReportRow[] = [];
  for (const { label, page, path, own } of VISITS) {
    const runs = await repeat(() => measureWithRetry(server.origin + path, phone.slowdown));
    rows.push({ label, ...limitsOf(page), ...own, median: medianOfRuns(runs) });
  }
  const { text, isWithinLimits } = reportTable(rows, RUNS);
  console.log(`Phone, ${phone.words}`);
  console.log(text);
  process.exitCode = isWithinLimits ? 0 : 1;
} finally {
  await server.stop();
}

function limitsOf(page: PageId): Omit<ReportRow, "label" | "median"> {
  const { budget } = PAGES[page];
  if (budget === undefined) throw new Error(`The page ${page} has no budget in PAGES`);
  return {
    limitPaint: budget.paint,
    limitJavaScript: budget.javaScript,
    limitKilobytes: budget.all,
  };
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
