import type { Page } from "@playwright/test";

/** From the next document on, adds up by how much what is seen moves without a press. Gives what reads the sum. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, "shifted") + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifted") as number);
}

/** By how many pixels the page is wider than its window: 0 where nothing sticks out. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
