import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Step } from "./controls.ts";
import { NETWORK, PHONE } from "./measure-tap.ts";

/** How long a finger rests on the glass in a tap, ms. */
const FINGER_MS = 90;

/** From the end of a tap on a link to the first frame with `goal` in it, ms, on a phone `slowdown` times slower with a cold cache before. */
export async function measureNextPage(
  browser: Browser,
  origin: string,
  { path, link, goal, aliveForMs }: Step,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
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
  } finally {
    await context.close();
  }
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
