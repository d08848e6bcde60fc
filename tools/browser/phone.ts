import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median } from "./statistics.ts";
import { withBrowser } from "./with-browser.ts";

/**
 * Lighthouse's benchmark index of the phone that the limits are meant for: the fastest that Lighthouse calls a mid-tier mobile
 * (125 to 800, docs/throttling.md there), and a little slower than the Pixel 5 that stands for one in Chrome DevTools (1000).
 */
const PHONE_INDEX = 800;
const INDEX_RUNS = 5;

/** How a benchmark makes a phone of this machine. */
export interface Phone {
  /** How many times slower than this machine, from 1. */
  readonly slowdown: number;
  /** What it is, to be printed above the values. */
  readonly words: string;
}

/**
 * Measures the machine, so that the same phone comes out of every one (docs/decisions/021). `wanted` is the value of
 * BENCH_SLOWDOWN, where somebody sets it; throws when that is no number from 1.
 */
export async function makePhone(wanted: string | undefined): Promise<Phone> {
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
