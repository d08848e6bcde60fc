import type { Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  readonly startTime: number;
  readonly hadRecentInput: boolean;
}

/**
 * From the next document on, adds up by how much what is seen moves without a press once the document is there whole. Before, a busy
 * machine paints a line with half of its words, and the rest moves it: up to some thousandths, whatever the page does. Gives what
 * reads the sum.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts, parsedAt: undefined });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as unknown as Shift[]));
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("readystatechange", () => {
      if (document.readyState !== "interactive") return;
      // The first frame shows what was read last, the second is the first that owes nothing to reading.
      requestAnimationFrame(() => requestAnimationFrame((parsedAt) => Object.assign(window, { parsedAt })));
    });
  });
  return async () => {
    const read = await page.waitForFunction(() => {
      const parsedAt: number | undefined = Reflect.get(window, "parsedAt");
      if (parsedAt === undefined) return undefined;
      const counted = (Reflect.get(window, "shifts") as Shift[]).filter(
        (shift) => !shift.hadRecentInput && shift.startTime >= parsedAt,
      );
      return { sum: counted.reduce((sum, { value }) => sum + value, 0) };
    });
    return (await read.jsonValue())?.sum ?? Number.NaN;
  };
}

/** By how many pixels the page is wider than its window: 0 where nothing sticks out. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
