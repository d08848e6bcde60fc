import type { Browser, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { withBrowser } from "./chromium.ts";
import { median } from "./statistics.ts";

/**
 * Lighthouse's benchmark index of the phone that the limits are meant for: the fastest that Lighthouse calls a mid-tier mobile
 * (125 to 800, docs/throttling.md there), and a little slower than the Pixel 5 that stands for one in Chrome DevTools (1000).
 */
const PHONE_INDEX = 800;
const INDEX_RUNS = 5;

/**
 * Measures the machine, so that the same phone comes out of every one (docs/decisions/021). `wanted` is the value of
 * BENCH_SLOWDOWN; throws when that is no number from 1. `slowdown` is how many times slower than this machine it is, from 1.
 */
export async function makePhone(wanted = process.env.BENCH_SLOWDOWN) {
  const asked = wanted === undefined ? undefined : Number(wanted);
  if (asked !== undefined && !(asked >= 1 && asked < Number.POSITIVE_INFINITY))
    throw new Error(`BENCH_SLOWDOWN must be a number from 1, not "${wanted}"`);
  const index = await measureIndex();
  const slowdown = asked ?? slowdownFor(index);
  const words = `processor ${slowdown} times slower: benchmark index ${Math.round(index)} -> ${Math.round(index / slowdown)}`;
  return { slowdown, words };
}

/** `slowdownFor(1600)` is 2; a machine that is no faster than the phone is not slowed down. */
export function slowdownFor(index: number): number {
  return Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);
}

/** What Lighthouse finds the machine able to do: in a browser of its own, because it leaves a heap to clear away. */
function measureIndex(): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const values: number[] = [];
    for (let run = 0; run < INDEX_RUNS; run += 1)
      values.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    return median(values);
  });
}

const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow 4G, as it reaches the browser: 1.6 Mbit/s down, 0.75 up, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Where and how a phone visits: `isOnSlow4G` also slows the network down. */
export interface PhoneVisit extends BrowserContextOptions {
  readonly slowdown: number;
  readonly isOnSlow4G?: boolean;
}

/** Gives `use` a page with a cold cache on a phone, and closes it whatever comes of that. */
export async function visitAsPhone<Result>(
  browser: Browser,
  { slowdown, isOnSlow4G = false, ...options }: PhoneVisit,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...SCREEN, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    if (isOnSlow4G) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
    }
    return await use(page, session);
  } finally {
    await context.close();
  }
}
