import type { Browser } from "@playwright/test";
import type { Act, Control, TappedPage } from "./controls.ts";

/** What became of a tap made at the first paint; times in ms after the start of navigation. */
export interface Tap {
  readonly visibleMs: number;
  readonly aliveMs: number;
  /** Infinite where it was lost. */
  readonly effectMs: number;
  /** What stands in the field half a second after page and tap have settled; nothing where nothing was typed or chosen. */
  readonly kept: string | undefined;
}

/** Lighthouse's slow 4G, as it reaches the browser: 1.6 Mbit/s down, 0.75 up, bytes a second. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PATIENCE_MS = 15_000;

/** One cold visit of a phone `slowdown` times slower, with one tap. */
export async function measureTap(
  browser: Browser,
  origin: string,
  { path, storage = {} }: TappedPage,
  { selector, act, hasEffect }: Control,
  slowdown: number,
): Promise<Tap> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    const kept = { privacyNoticeAccepted: "true", ...storage };
    const order = JSON.stringify({ selector, act, kept, patienceMs: PATIENCE_MS });
    await page.addInitScript({ content: `(${tapWhenPainted})(${order}, ${hasEffect})` });
    await page.goto(origin + path, { waitUntil: "commit" });
    const tap = await page.evaluate(() => Reflect.get(window, "tapped") as Promise<Record<string, unknown>>);
    return { ...tap, effectMs: tap.effectMs ?? Number.POSITIVE_INFINITY } as Tap;
  } finally {
    await context.close();
  }
}

interface Order {
  readonly selector: string;
  readonly act: Act;
  readonly kept: Readonly<Record<string, string>>;
  readonly patienceMs: number;
}

/** Runs in the page, from before its first line on: waits for the paint, taps, and looks at each frame what has come of it. */
function tapWhenPainted({ selector, act, kept, patienceMs }: Order, hasEffect: Control["hasEffect"]): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);

  const tap = (it: HTMLInputElement) => {
    if ("press" in act) {
      it.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      return;
    }
    const value = "type" in act ? act.type : act.choose;
    it.focus();
    // Past React, as a key does it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(it), "value")?.set?.call(it, value);
    it.dispatchEvent(new Event("type" in act ? "input" : "change", { bubbles: true }));
  };

  const watch = (done: (tapped: object) => void) => {
    let it: HTMLInputElement | undefined;
    let before = "";
    let visibleMs: number | undefined;
    let aliveMs: number | undefined;
    let effectMs: number | undefined;
    const look = () => {
      const now = performance.now();
      if (document.documentElement?.dataset.live !== undefined) aliveMs ??= now;
      if (it === undefined) {
        const found = document.querySelector<HTMLInputElement>(selector);
        const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
        if (isPainted && found?.checkVisibility({ visibilityProperty: true })) {
          it = found;
          visibleMs = now;
          before = it.textContent ?? "";
          tap(it);
        }
      } else if (hasEffect(it, before)) effectMs ??= now;
      const settledMs = Math.max(aliveMs ?? Number.POSITIVE_INFINITY, effectMs ?? Number.POSITIVE_INFINITY);
      if (now < settledMs + 500 && now < patienceMs) {
        requestAnimationFrame(look);
        return;
      }
      done({ visibleMs, aliveMs, effectMs, kept: "press" in act ? undefined : it?.value });
    };
    requestAnimationFrame(look);
  };
  Reflect.set(window, "tapped", new Promise(watch));
}
