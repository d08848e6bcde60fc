// Measures a page of each kind with Lighthouse's mobile profile, on the processor of a phone (docs/decisions/021).
import {
  antiGuidePath,
  dojoPath,
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
import { NAME as PROXY_NAME } from "../../apps/server/attacks/testing/proxies.ts";
import { CHROMIUM_ARGS, findChromium } from "../browser/chromium.ts";
import { makePhone } from "../browser/phone.ts";
import { chosen, inTurn, mediansOf, runBench, runsFrom, timeLeft, withSites } from "./harness.ts";
import { type Measurement, measurementFrom, reportHead, reportLine, type WebLimits } from "./web-report.ts";

const USAGE = `Measures every page with a budget in PAGES on a phone: scores, paints, blocking and bytes, against the limits.

  npm run bench -- web [--pages home,sheet --runs 1 --beside DIR --behind nginx,caddy]

  --pages A,B   these alone, by the names that the report gives them or their ids in PAGES
  --runs N      visits of each page, whose medians are printed; scores but performance come from the first (3)
  --beside DIR  another built checkout, visited in turn with this one: what it measures stands behind each value
  --behind A,B  the same site behind these proxies too, by the examples of docs, with TLS, visited in turn as well

BENCH_SLOWDOWN=4 is Lighthouse's own phone. DIST_DIR names a built site that is served as it is.`;

const ATTEMPTS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Visit {
  readonly label: string;
  readonly page: PageId;
  readonly path: string;
  readonly own?: Partial<WebLimits>;
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
    own: { javaScript: 130 },
  },
  { label: "move", page: "move", path: movePartPath("jin", "df+2") },
  {
    label: "sample player",
    page: "stats",
    path: `${STATS_PATH}?id=${SAMPLE_PLAYER_ID}`,
    own: { performance: 99 },
  },
  { label: "deck", page: "drills", path: drillsPath("king", "jin") },
  { label: "exercise", page: "drills/dojo", path: dojoPath("kazuya", "f n d df just 2") },
  { label: "world sample", page: "world", path: `${WORLD_MATCHUPS_PATH}?sample` },
];

const options = {
  pages: { type: "string" },
  runs: { type: "string", default: "3" },
  beside: { type: "string" },
  behind: { type: "string" },
} as const;

/** The name in the proxies' certificates is this machine. */
const PROXY_ARGS = [`--host-resolver-rules=MAP ${PROXY_NAME} 127.0.0.1`, "--ignore-certificate-errors"];

await runBench(USAGE, options, async ({ pages, runs, beside, behind }) => {
  const visits = chosen(VISITS, pages, ({ label, page }) => [label, page]);
  const rounds = runsFrom(runs);
  await withSites({ beside, behind }, async (origins) => {
    const { slowdown, words } = await makePhone();
    console.log(`Phone, ${words}; medians of ${rounds}; ! is a limit that is missed`);
    console.log(reportHead(origins.length));
    const left = timeLeft(visits.length);
    for (const { label, page, path, own } of visits) {
      const { budget } = PAGES[page];
      if (budget === undefined) throw new Error(`The page ${page} has no budget in PAGES`);
      const ways = origins.map(
        (origin) => (round: number) => measureWithRetry(origin + path, slowdown, round),
      );
      const measured = await inTurn(ways, rounds);
      console.log(reportLine(label, { ...budget, ...own }, measured.map(medianOfRuns)) + left());
    }
  });
});

/** The first run alone has the scores that are the same in all. */
function medianOfRuns(runs: readonly Measurement[]): Measurement {
  const { accessibility = 0, bestPractices = 0, search = 0 } = runs[0] ?? {};
  return { ...mediansOf(runs), accessibility, bestPractices, search };
}

/** Chromium sometimes records no trace at all; such a run says nothing about the page and is done again. */
async function measureWithRetry(url: string, slowdown: number, round: number): Promise<Measurement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure(url, slowdown, round === 0 ? CATEGORIES : ["performance"]);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`  ${url}: ${error instanceof Error ? error.message : error} Trying again.`);
    }
  }
}

async function measure(url: string, slowdown: number, onlyCategories: string[]): Promise<Measurement> {
  const chromePath = findChromium();
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [...CHROMIUM_ARGS, ...PROXY_ARGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories,
      disableFullPageScreenshot: true,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return measurementFrom(result, slowdown);
  } finally {
    chrome.kill();
  }
}
