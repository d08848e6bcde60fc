import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import {
  API_BASE,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  populationRanksSchema,
  statsReplaysPath,
} from "@tactician/contract";
import { readReplayRows } from "@tactician/replays";
import { startStandInService } from "@tactician/replays/testing/stand-in-service";
import { RANK_CLASSES } from "@tactician/statistics";
import type { ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import { startSite } from "../browser/built-site.ts";
import { withBrowser } from "../browser/chromium.ts";
import { median } from "../browser/statistics.ts";
import { ask } from "./ask.ts";
import { growRows } from "./grow-rows.ts";
import { medianOf, mediansOf, repeat } from "./harness.ts";

/** Enough that the middle one finds the code compiled, as in a server that has run for a while. */
const REQUESTS = 21;
/** Memory settles after the start, and again after each request. */
const SETTLE_MS = 2_000;

/** The replay service is out of reach, so that only the store answers. */
const NO_SERVICE = { REPLAY_SERVICE_URL: "http://127.0.0.1:9" };

/** Starts the built site over a filled database; `idle` is its memory when that has settled, in megabytes. */
export async function siteOver(
  settings: Record<string, string>,
): Promise<{ site: ServerProcess; idle: number }> {
  const site = await startSite({ ...NO_SERVICE, ...settings });
  await sleep(SETTLE_MS);
  return { site, idle: site.memory() };
}

/** What it costs to send a player's whole history: milliseconds until the last byte; the first time, code is compiled too. */
export async function measureRequest(site: ServerProcess, playerId: string) {
  const url = site.origin + statsReplaysPath(playerId);
  const answers = await repeat(() => ask(url, { "accept-encoding": "gzip, deflate, br, zstd" }), REQUESTS);
  const { ms: firstMs = 0, body } = answers[0] ?? {};
  return { firstMs, middleMs: medianOf(answers, ({ ms }) => ms), kilobytes: (body?.length ?? 0) / 1000 };
}

/** Milliseconds in the browser for a player with many matches, as medians. */
export function measurePage(url: string, slowdown = 1) {
  return withBrowser(async (browser) => mediansOf(await repeat(() => visit(browser, url, slowdown), 5)));
}

async function visit(browser: Browser, url: string, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    localStorage.setItem("privacyNoticeAccepted", "true");
    const tasks: { end: number; duration: number }[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        tasks.push({ end: performance.timeOrigin + startTime + duration, duration });
    }).observe({ type: "longtask" });
  });
  await page.goto(url);
  const derived = await measuredBy(page, "player-statistics");
  const coach = await measuredBy(page, "honest-coach");
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(
    () => Reflect.get(globalThis, "longTasks") as { end: number; duration: number }[],
  );
  await page.close();
  const durations = tasks.filter(({ end }) => end > derived.endedAt).map(({ duration }) => duration);
  return {
    /** From parsed records to all statistics. */
    derivation: derived.duration,
    /** What the coach takes beyond that. */
    coach: coach.duration,
    /** The longest task of the page itself after the data arrived, tabs opened included; 50 stands for "none above 50". */
    longestTask: Math.max(50, ...durations),
  };
}

/** Waits until a worker of the page has measured itself. */
async function measuredBy(page: Page, measure: string): Promise<{ duration: number; endedAt: number }> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    for (const worker of page.workers()) {
      const found = await worker.evaluate((name) => {
        const { startTime = 0, duration } = performance.getEntriesByName(name).at(-1) ?? {};
        return duration === undefined
          ? undefined
          : { duration, endedAt: performance.timeOrigin + startTime + duration };
      }, measure);
      if (found) return found;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`No worker of the page measured "${measure}".`);
}

const PATHS = [POPULATION_MATCHUPS_PATH, POPULATION_POPULARITY_PATH, POPULATION_RANKS_PATH];
const KEPT_REQUESTS = 200;

/**
 * Asks a site that has just started for every filter of the page, and then for answers that are kept: milliseconds until the last
 * byte. Its proxy says who asks: each question comes from elsewhere.
 */
export async function measureAnswers(site: ServerProcess) {
  // The first questions of all also compile the code.
  for (const query of ["since=2026-01-02", "since=2026-01-03&rank=rulers", "since=2026-01-04"])
    await askPage(site, query);
  const queries = filters(await newestVersion(site));
  const cold: Awaited<ReturnType<typeof askPage>>[] = [];
  for (const query of queries) cold.push(await askPage(site, query));
  const kept: number[] = [];
  for (let count = 0; count < KEPT_REQUESTS; count += 1) {
    const [path = "", query = ""] = [PATHS[count % PATHS.length], queries[count % queries.length]];
    kept.push((await askFromElsewhere(site, path, query)).ms);
  }
  return { cold, keptMs: median(kept) };
}

/** All versions and one, every class of ranks and all, all days and the last 365, 90 and 30. */
function filters(version: number): string[] {
  const since = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const days = ["", since(365), since(90), since(30)];
  const ranks = ["", ...RANK_CLASSES.map(({ id }) => id)];
  return ["", `${version}`].flatMap((played) =>
    ranks.flatMap((rank) => days.map((day) => `version=${played}&rank=${rank}&since=${day}`)),
  );
}

async function newestVersion(site: ServerProcess): Promise<number> {
  const response = await fetch(`${site.origin}${API_BASE}${POPULATION_RANKS_PATH}`);
  return populationRanksSchema.parse(await response.json()).versions[0]?.version ?? 0;
}

/** The three answers of a page one after the other, the chart first. */
async function askPage(site: ServerProcess, query: string) {
  const answers = [];
  for (const path of PATHS) answers.push(await askFromElsewhere(site, path, query));
  const { ms: chart = 0, body } = answers[0] ?? {};
  return { chart, bytes: body?.length ?? 0, page: answers.reduce((sum, { ms }) => sum + ms, 0) };
}

let asked = 0;

function askFromElsewhere({ origin }: ServerProcess, path: string, query: string) {
  asked += 1;
  const from = `10.${Math.floor(asked / 65_536) % 256}.${Math.floor(asked / 256) % 256}.${asked % 256}`;
  return ask(`${origin}${API_BASE}${path}?${query}`, { "x-forwarded-for": from });
}

const MATCHES_A_SECOND = 10;
const WINDOW_SECONDS = 700;
const WINDOWS = 8;
const EVERY_MS = 10;

/**
 * A server reads windows of 7,000 matches from a stand-in of the service, and is asked for a page's data meanwhile: milliseconds of
 * these answers, and megabytes when it has read the windows and follows.
 */
export async function measureFeed(settings: Record<string, string>) {
  const seconds = WINDOWS * WINDOW_SECONDS;
  const now = Math.floor(Date.now() / 1000);
  const count = seconds * MATCHES_A_SECOND;
  const { matches } = readReplayRows(growRows(count).rows(0, count));
  const later = now - seconds - (matches[0]?.battle_at ?? 0);
  const service = await startStandInService(
    matches.map((match) => ({ ...match, battle_at: match.battle_at + later })),
  );
  const since = new Date((now - seconds) * 1000).toISOString().replace(/\.\d+Z/, "Z");
  const feed = { REPLAY_SERVICE_URL: service.url, FEED: "on", FEED_SINCE: since };
  const site = await startSite({ ...settings, ...feed });
  try {
    const times: number[] = [];
    while (service.asked.length < WINDOWS) {
      times.push((await ask(`${site.origin}/api/characters`)).ms);
      await sleep(EVERY_MS);
    }
    await sleep(5000);
    return { windows: service.asked.length, memory: site.memory(), times };
  } finally {
    await site.stop();
    await service.close();
  }
}
