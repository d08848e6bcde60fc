import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { visitAsPhone } from "../browser/phone.ts";
import type { Control, Step, TappedPage } from "./controls.ts";

/** What became of a tap made at the first paint; times in ms after the start of navigation. */
export interface Tap {
  readonly visibleMs: number;
  readonly aliveMs: number;
  /** Infinite where it was lost. */
  readonly effectMs: number;
  /** What stands in the field half a second after page and tap have settled; nothing where nothing was typed or chosen. */
  readonly kept: string | undefined;
}

const PATIENCE_MS = 15_000;

export function measureTap(
  browser: Browser,
  origin: string,
  { path, storage = {} }: TappedPage,
  { selector, act, hasEffect }: Control,
  slowdown: number,
): Promise<Tap> {
  return visitAsPhone(browser, { slowdown, isOnSlow4G: true }, async (page) => {
    const kept = { privacyNoticeAccepted: "true", ...storage };
    const order = JSON.stringify({ selector, act, kept, patienceMs: PATIENCE_MS });
    await page.addInitScript({ content: `(${tapWhenPainted})(${order}, ${hasEffect})` });
    await page.goto(origin + path, { waitUntil: "commit" });
    const tap = await page.evaluate(() => Reflect.get(window, "tapped") as Promise<Record<string, unknown>>);
    return { ...tap, effectMs: tap.effectMs ?? Number.POSITIVE_INFINITY } as Tap;
  });
}

interface Order extends Pick<Control, "selector" | "act"> {
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

const FINGER_MS = 90;

/** From the end of a tap on a link to the first frame with `goal` in it, ms, with a cold cache before. */
export function measureNextPage(
  browser: Browser,
  origin: string,
  { path, link, goal, aliveForMs }: Step,
  slowdown: number,
): Promise<number> {
  return visitAsPhone(browser, { slowdown, isOnSlow4G: true }, async (page, session) => {
    await page.addInitScript(tellWhenThere, goal);
    await page.addInitScript(() => localStorage.setItem("privacyNoticeAccepted", "true"));
    await page.goto(origin + path);
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    await sleep(aliveForMs);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await sleep(FINGER_MS);
    const tappedAt = Date.now();
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForURL((url) => url.pathname !== path, { waitUntil: "commit" });
    const thereAt = await page.evaluate(() => Reflect.get(window, "there") as Promise<number>);
    return thereAt - tappedAt;
  });
}

/** Runs in each document: when a frame with the goal in it has been made. */
function tellWhenThere(goal: string): void {
  const watch = (done: (at: number) => void) => {
    const look = () => {
      if (document.querySelector(goal) === null) requestAnimationFrame(look);
      else setTimeout(() => done(performance.timeOrigin + performance.now()));
    };
    requestAnimationFrame(look);
  };
  Reflect.set(window, "there", new Promise(watch));
}
