import type { Browser, Page } from "@playwright/test";
import { median } from "../browser/statistics.ts";
import { withBrowser } from "../browser/with-browser.ts";

const VISITS = 5;
/** What the worker of the statistics page calls its measurements. */
const STATISTICS = "player-statistics";
const COACH = "honest-coach";

/** Milliseconds in the browser for a player with that many matches. */
export interface PageTimes {
  /** From parsed records to all statistics: the middle of the visits. */
  readonly derivation: number;
  /** What the coach takes beyond that. */
  readonly coach: number;
  /** The longest task of the page itself after the data arrived, tabs opened included; 50 stands for "none above 50". */
  readonly longestTask: number;
}

/** `slowdown` is how many times slower the processor is. */
export function measurePage(url: string, slowdown = 1): Promise<PageTimes> {
  return withBrowser(async (browser) => {
    const visits: PageTimes[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, url, slowdown));
    return {
      derivation: median(visits.map(({ derivation }) => derivation)),
      coach: median(visits.map(({ coach }) => coach)),
      longestTask: median(visits.map(({ longestTask }) => longestTask)),
    };
  });
}

async function visit(browser: Browser, url: string, slowdown: number): Promise<PageTimes> {
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
  const derived = await measuredBy(page, STATISTICS);
  const coach = await measuredBy(page, COACH);
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.waitForTimeout(500);
  const durations = await page.evaluate(
    (after) =>
      (globalThis as unknown as { longTasks: { end: number; duration: number }[] }).longTasks
        .filter(({ end }) => end > after)
        .map(({ duration }) => duration),
    derived.endedAt,
  );
  await page.close();
  return { derivation: derived.duration, coach: coach.duration, longestTask: Math.max(50, ...durations) };
}

/** Waits until a worker of the page has measured itself. */
async function measuredBy(page: Page, measure: string): Promise<{ duration: number; endedAt: number }> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    for (const worker of page.workers()) {
      const found = await worker.evaluate((name) => {
        const entry = performance.getEntriesByName(name).at(-1);
        if (!entry) return undefined;
        return {
          duration: entry.duration,
          endedAt: performance.timeOrigin + entry.startTime + entry.duration,
        };
      }, measure);
      if (found) return found;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`No worker of the page measured "${measure}".`);
}
