import type { Locator, Page } from "@playwright/test";
import { checkAccessibility, enlargeText, expect, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";
import { type Hands, HELD_MS, playPad, rest, standIn } from "./pad-hands.ts";

const stage = (page: Page) => page.getByRole("application", { name: "Inputs" });
const verdict = (page: Page) => page.getByRole("region").getByRole("status").first();
const score = (page: Page) => page.getByRole("region").locator("dl");

const KEYS = {
  f: "KeyD",
  b: "KeyA",
  d: "KeyS",
  u: "KeyW",
  1: "KeyU",
  2: "KeyI",
  3: "KeyJ",
  4: "KeyK",
} as const;

/** Keys at times of their own, which a test that presses them one by one cannot keep. */
async function pressKeys(page: Page, hands: Hands): Promise<void> {
  await stage(page).focus();
  await page.evaluate(
    async ({ script, keys, ms }) => {
      const place = document.querySelector("[role=application]");
      let held: string[] = [];
      for (const letters of script) {
        const at = performance.now();
        const next = [...letters].map((letter) => keys[letter as keyof typeof keys]);
        for (const [type, codes, others] of [
          ["keyup", held, next],
          ["keydown", next, held],
        ] as const)
          for (const code of codes.filter((one) => !(others as readonly string[]).includes(one))) {
            const event = new KeyboardEvent(type, { code, bubbles: true, cancelable: true });
            // All in the same moment, however busy the machine is.
            place?.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: at }));
          }
        held = next;
        // A timer of the browser is late by a frame now and then: this waits for the moment.
        const until = at + ms;
        while (performance.now() < until - 5) await new Promise((resolve) => setTimeout(resolve, 1));
        while (performance.now() < until);
      }
    },
    { script: [...rest(6), ...hands, ""], keys: KEYS, ms: HELD_MS },
  );
}

test("an electric: clean, and late in frames and words @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=f+n+d+df+just+2");
  await expect(page.getByRole("heading", { level: 2, name: "Just frame" })).toBeVisible();
  await pressKeys(page, ["f", "", "d", "df2"]);
  await expect(verdict(page)).toContainText("Clean!");
  await pressKeys(page, ["f", "", "d", "df", "df", "df2"]);
  await expect(verdict(page)).toHaveText(/^\d+ frames late\.$/);
  await pressKeys(page, ["f", "d", "df2"]);
  await expect(verdict(page)).toContainText("Neutral missing.");
  await expect(score(page)).toContainText("1 of 3");
  await checkAccessibility(page);
});

test("five of five is learned, and kept with the drills; keys held while the page loses the focus count for nothing @desktop", async ({
  page,
}) => {
  await openLive(page, "/dojo?me=kazuya&do=1+1+2");
  for (let tries = 0; tries < 5; tries += 1) await pressKeys(page, ["1", "", "1", "", "2"]);
  await expect(verdict(page)).toContainText("5 of 5: learned");
  await pressKeys(page, []);
  const before = (await score(page).textContent()) ?? "";
  await page.keyboard.down("u");
  await page.getByLabel("I play").focus();
  await expect(verdict(page)).toHaveText("The page lost the focus. That try doesn't count.");
  await expect(score(page)).toHaveText(before);
  await page.reload();
  await page.getByText("Punishers: 1 of").click();
  await expect(page.getByRole("link", { name: "✓ learned" }).first()).toBeVisible();
});

test("a Korean backdash from either side @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=king&do=b+n+b+db+n+b+db+n+b");
  const way = ["b", "", "b", "db", "", "b", "db", "", "b"];
  await pressKeys(page, way);
  await expect(verdict(page)).toContainText("Clean!");
  await page.getByRole("button", { name: /switch sides/ }).click();
  await pressKeys(
    page,
    way.map((held) => held.replace("b", "f")),
  );
  await expect(score(page)).toContainText("2 of 5");
  await expect(verdict(page)).toContainText("Clean!");
});

test("a whole route by a pad, and a pad that is pulled out counts nothing @desktop", async ({ page }) => {
  await standIn(page);
  await openLive(page, "/dojo?me=kazuya&do=ws+1+2+t+into+ws+1%2B2+into+b+2+2");
  await expect(stage(page)).toBeVisible();
  // A machine that is busy skips frames, which the page says and does not count, or plays too late, which it does.
  await expect(async () => {
    await playPad(page, [...rest(6), "d", "d", "", "1", "", "", "2", ...rest(6), "12", ...rest(6)]);
    await playPad(page, ["b", "b2", "", "", "2", ""]);
    await expect(verdict(page)).toContainText("Clean!", { timeout: 900 });
  }).toPass();
  const before = await score(page).textContent();
  expect(before).toMatch(/Clean1 of \d/);
  await playPad(page, ["d", "d"]);
  await page.evaluate(() => {
    const { pad } = window;
    window.pad = null;
    dispatchEvent(Object.assign(new Event("gamepaddisconnected"), { gamepad: pad }));
  });
  await expect(verdict(page)).toHaveText("Pad unplugged. That try doesn't count.");
  await expect(score(page)).toHaveText(before ?? "");
});

test("thumbs have a stick and four buttons, and nothing scrolls @phone", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=df+2");
  const [stick, attacks] = [page.locator("[class*=stick]"), page.locator("[class*=attacks]")];
  const boxes = await Promise.all([stick.boundingBox(), attacks.boundingBox()]);
  for (const box of boxes) expect(box?.width ?? 0).toBeGreaterThanOrEqual(140);
  expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0), "above the bar at the bottom").toBeLessThanOrEqual(
    684,
  );
  const touch = (place: Locator, type: string, pointerId: number, across: number, down: number) =>
    place.evaluate(
      (element, { type, pointerId, across, down }) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        element.setPointerCapture = () => {};
        const [clientX, clientY] = [left + across * width, top + down * height];
        element.dispatchEvent(
          new PointerEvent(type, { pointerId, clientX, clientY, bubbles: true, cancelable: true }),
        );
      },
      { type, pointerId, across, down },
    );
  await pressKeys(page, []);
  await touch(stick, "pointerdown", 1, 0.85, 0.85);
  await touch(attacks, "pointerdown", 2, 0.8, 0.2);
  await touch(attacks, "pointerup", 2, 0.8, 0.2);
  await touch(stick, "pointerup", 1, 0.85, 0.85);
  await expect(verdict(page)).toContainText("Clean!");
  await expect(stick).toHaveCSS("touch-action", "none");
  await checkAccessibility(page);
  await enlargeText(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test("an address that nobody knows is said, and the ladder is there @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=dojo:kazuya:string:9+9");
  await expect(page.getByText("This exercise is unknown, or from another version")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Dash" })).toBeVisible();
  await openLive(page, "/dojo?me=%3Cscript%3E");
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
  await page.getByLabel("I play").selectOption({ label: "King" });
  await expect(page).toHaveURL("/dojo?me=king");
  await expect(stage(page)).toBeVisible();
});
