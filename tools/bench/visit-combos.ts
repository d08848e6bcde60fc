import type { Browser, CDPSession, Page } from "@playwright/test";
import { visitAsPhone } from "../browser/phone.ts";

/** What one cold visit showed, in milliseconds. */
export interface Visit {
  readonly firstViewMs: number;
  /** From each key press until the frame that shows it: of somebody who types fast, and of somebody who pauses. */
  readonly fastKeyMs: readonly number[];
  readonly slowKeyMs: readonly number[];
  readonly exportMs: number;
}

/** From one key press to the next. Moves are suggested whenever typing pauses for 170 ms, so after every key of the slow one. */
const FAST_MS = 120;
const SLOW_MS = 320;
const LOOK_MS = 1000;
const TYPED = "df+2,1 f,F+2 T! b+2,1 zen 1,2";
const ROUTE = "f f 2 t|b 2 1|ws 4 4|df 1 4|dash 3 1|f 4 holdf|ZEN 1 3|b,f+2,1|uf 3|1 2 1|f+3|d 3 4".split(
  "|",
);

declare global {
  interface Window {
    /** Filled by the watcher below; `pressedAt` and `keys` are those of the field that is typed into. */
    bench: { firstViewMs?: number; pressedAt: number[]; keys: KeyTiming[]; clickedAt: number };
  }
}

export function visitCombos(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const storageState = {
    cookies: [],
    origins: [{ origin: new URL(url).origin, localStorage: storedEntries() }],
  };
  const phone = { slowdown, deviceScaleFactor: 2, acceptDownloads: true, storageState };
  return visitAsPhone(browser, phone, async (page, session) => {
    await page.addInitScript(watchPage, SHORTEST_MS);
    await page.goto(url);
    const firstViewMs = await readFirstView(session);
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    const fastKeyMs = await typeInto(page, FAST_MS);
    const slowKeyMs = await typeInto(page, SLOW_MS);
    return { firstViewMs, fastKeyMs, slowKeyMs, exportMs: await exportRow(page) };
  });
}

/** Asks seldom and without Playwright's own script, which takes the page's thread for 60 ms when that is slowed down. */
async function readFirstView(session: CDPSession): Promise<number> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { result } = await session.send("Runtime.evaluate", { expression: "window.bench.firstViewMs" });
    if (typeof result.value === "number") return result.value;
  }
  throw new Error("The rows did not come");
}

function storedEntries(): { name: string; value: string }[] {
  const combos = Array.from({ length: 200 }, (_, n) => ({
    id: String(n + 1),
    name: `Combo ${n + 1}`,
    character: "jin",
    launchers: ["df 2", "uf 4"],
    followUps: [ROUTE.map((_, place) => ROUTE[(place + n) % ROUTE.length])],
  }));
  return [
    { name: "customCombos", value: JSON.stringify(combos) },
    { name: "privacyNoticeAccepted", value: "true" },
  ];
}

/** Runs in the page, before its own scripts. */
function watchPage(shortest: number): void {
  window.bench = { pressedAt: [], keys: [], clickedAt: 0 };
  const waitForRows = () => {
    const hasRows = document.querySelector("tr[data-combo] li") !== null;
    if (!hasRows) requestAnimationFrame(waitForRows);
    // The frame after the one that found them has painted them.
    else requestAnimationFrame(() => (window.bench.firstViewMs = performance.now()));
  };
  requestAnimationFrame(waitForRows);
  const noteClick = ({ isTrusted }: MouseEvent) => {
    if (isTrusted) window.bench.clickedAt = Date.now();
  };
  addEventListener("click", noteClick, { capture: true });
  const notePress = ({ timeStamp }: KeyboardEvent) => window.bench.pressedAt.push(timeStamp);
  addEventListener("keydown", notePress, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name.startsWith("key"))
        window.bench.keys.push({ startedAt: entry.startTime, tookMs: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

/**
 * Types into the first follow-up of the third row, where moves are suggested, and reads how long each key took, in their
 * order. Taps, as on a phone: a mouse left behind would be told with each frame what it lies on.
 */
async function typeInto(page: Page, delay: number): Promise<number[]> {
  await page.locator('button[aria-label="Edit follow-ups of Combo 3"]').tap();
  const field = page.locator('input[aria-label="Input 1 of follow-ups of Combo 3"][role="combobox"]');
  await field.waitFor();
  await field.fill("");
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(() => Object.assign(window.bench, { pressedAt: [], keys: [] }));
  await page.keyboard.type(TYPED, { delay });
  await page.waitForTimeout(500);
  const { pressedAt, keys } = await page.evaluate(() => window.bench);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  return timePresses(pressedAt, keys);
}

async function exportRow(page: Page): Promise<number> {
  // By attribute: working out the names of all buttons of a large page takes Playwright seconds, on the page's own thread.
  const save = page.locator('button[aria-label="Save Combo 5 as a picture"]');
  await save.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([page.waitForEvent("download"), save.tap()]);
  await download.path();
  const arrivedAt = Date.now();
  return arrivedAt - (await page.evaluate(() => window.bench.clickedAt));
}

/** One event of a key press: when it began and how long it took until the frame that shows it, in milliseconds. */
export interface KeyTiming {
  readonly startedAt: number;
  readonly tookMs: number;
}

/** The browser reports no event that took less. */
export const SHORTEST_MS = 16;

/**
 * How long each key press took, in their order: the longest of its events (down, press, up). `pressedAt` is when each one began, ascending;
 * a press of which nothing is reported took `SHORTEST_MS` at most.
 */
export function timePresses(pressedAt: readonly number[], events: readonly KeyTiming[]): number[] {
  const took = pressedAt.map(() => SHORTEST_MS);
  for (const { startedAt, tookMs } of events) {
    const press = pressedAt.findLastIndex((at) => at <= startedAt);
    if (press >= 0) took[press] = Math.max(took[press] ?? 0, tookMs);
  }
  return took;
}
