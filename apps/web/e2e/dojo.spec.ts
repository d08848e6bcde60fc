import type { Page } from "@playwright/test";
import { checkAccessibility, enlargeText, expect, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";

const ELECTRIC = "/dojo?me=kazuya&do=f+n+d+df+just+2";
const stage = (page: Page) => page.getByRole("application", { name: "Inputs" });
const verdict = (page: Page) => page.getByRole("region").getByRole("status").first();

/** What hands do: what is held, by the directions and attacks of the standard keys, and for how many ms. */
type Hands = readonly (readonly [held: string, ms: number])[];

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

/** Keys at times of their own, which a test that presses them one by one cannot keep: `df2` holds down, forward and 2. */
async function pressKeys(page: Page, hands: Hands): Promise<void> {
  await stage(page).focus();
  await page.evaluate(
    async ({ script, keys }) => {
      const place = document.querySelector("[role=application]");
      let held: string[] = [];
      for (const [letters, ms] of [["", 400], ...script, ["", 900]] as const) {
        const next = [...letters].map((letter) => keys[letter as keyof typeof keys]);
        for (const [type, codes, others] of [
          ["keyup", held, next],
          ["keydown", next, held],
        ] as const)
          for (const code of codes.filter((one) => !(others as readonly string[]).includes(one)))
            place?.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }));
        held = next;
        // A timer of the browser is late by a frame now and then: this waits for the moment.
        const until = performance.now() + ms;
        while (performance.now() < until - 5) await new Promise((resolve) => setTimeout(resolve, 1));
        while (performance.now() < until);
      }
    },
    { script: hands, keys: KEYS },
  );
}

const F_N_D: Hands = [
  ["f", 60],
  ["", 40],
  ["d", 60],
];

test("an electric: clean, and late in frames and words", async ({ page }) => {
  await openLive(page, ELECTRIC);
  await expect(page.getByRole("heading", { level: 2, name: "Just frame" })).toBeVisible();
  await pressKeys(page, [...F_N_D, ["df2", 60]]);
  await expect(verdict(page)).toContainText("Clean!");
  await pressKeys(page, [...F_N_D, ["df", 100], ["df2", 60]]);
  await expect(verdict(page)).toHaveText(/^\d+ frames late\.$/);
  await pressKeys(page, [
    ["f", 60],
    ["d", 60],
    ["df2", 60],
  ]);
  await expect(verdict(page)).toContainText("Neutral missing.");
  await expect(page.getByRole("region").locator("dl")).toContainText("1 of 3");
  await checkAccessibility(page);
});

test("five of five is learned, and kept with the drills @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=1+1+2");
  for (let tries = 0; tries < 5; tries += 1)
    await pressKeys(page, [
      ["1", 50],
      ["", 120],
      ["1", 50],
      ["", 120],
      ["2", 50],
    ]);
  await expect(verdict(page)).toContainText("5 of 5: learned");
  await page.reload();
  await page.getByText("Punishers: 1 of").click();
  await expect(page.getByRole("link", { name: "✓ learned" }).first()).toBeVisible();
});

test("a Korean backdash from either side @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=king&do=b+n+b+db+n+b+db+n+b");
  const way = ["b", "", "b", "db", "", "b", "db", "", "b"].map((held) => [held, 50] as const);
  await pressKeys(page, way);
  await expect(verdict(page)).toContainText("Clean!");
  await page.getByRole("button", { name: /switch sides/ }).click();
  await pressKeys(
    page,
    way.map(([held, ms]) => [held.replace("b", "f"), ms] as const),
  );
  await expect(verdict(page)).toContainText("Clean!");
  await expect(page.getByRole("region").locator("dl")).toContainText("2 of 5");
});

test("a whole route by a pad, and a pad that is pulled out counts nothing @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    const pad = {
      index: 0,
      connected: true,
      mapping: "standard",
      timestamp: 0,
      buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
      axes: [0, 0, 0, 0],
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad.connected ? pad : null] as unknown as Gamepad[];
  });
  await openLive(page, "/dojo?me=kazuya&do=ws+1+2+t+into+ws+1%2B2+into+b+2+2");
  await expect(stage(page)).toBeVisible();
  const play = (hands: Hands) =>
    page.evaluate(async (script) => {
      const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[]; axes: number[] } };
      const numbers = new Map([
        ["1", 2],
        ["2", 3],
        ["3", 0],
        ["4", 1],
      ]);
      for (const [letters, ms] of [["", 400], ...script, ["", 900]] as const) {
        for (const [button, state] of pad.buttons.entries())
          state.pressed = [...letters].some((letter) => numbers.get(letter) === button);
        const has = (letter: string) => Number(letters.includes(letter));
        pad.axes.splice(0, 2, has("f") - has("b"), has("d") - has("u"));
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }, hands);
  // A machine that is busy skips frames, which the page says and does not count, or plays too late, which it does.
  await expect(async () => {
    await play([
      ["d", 120],
      ["", 50],
      ["1", 60],
      ["", 100],
      ["2", 60],
      ["", 300],
      ["12", 60],
      ["", 300],
      ["b", 50],
      ["b2", 60],
      ["", 120],
      ["2", 60],
    ]);
    await expect(verdict(page)).toContainText("Clean!", { timeout: 500 });
  }).toPass();
  const score = page.getByRole("region").locator("dl");
  const before = await score.textContent();
  expect(before).toMatch(/Clean1 of \d/);
  await page.evaluate(async () => {
    const { pad } = window as unknown as {
      pad: { connected: boolean; axes: number[]; buttons: { pressed: boolean }[] };
    };
    pad.axes[1] = 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
    pad.connected = false;
    dispatchEvent(Object.assign(new Event("gamepaddisconnected"), { gamepad: pad }));
  });
  await expect(verdict(page)).toHaveText("Pad unplugged. That try doesn't count.");
  await expect(score).toHaveText(before ?? "");
});

test("keys that are held while the page loses the focus count for nothing @desktop", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=1+1+2");
  await stage(page).focus();
  await page.keyboard.down("u");
  await page.getByLabel("I play").focus();
  await expect(verdict(page)).toHaveText("The page lost the focus. That try doesn't count.");
  await expect(page.getByRole("region").locator("dl")).toContainText("0 of 0");
});

test("thumbs have a stick and four buttons, and nothing scrolls @phone", async ({ page }) => {
  await openLive(page, "/dojo?me=kazuya&do=df+2");
  const [stick, attacks] = [page.locator("[class*=stick]"), page.locator("[class*=attacks]")];
  const boxes = await Promise.all([stick.boundingBox(), attacks.boundingBox()]);
  for (const box of boxes) expect(box?.width ?? 0).toBeGreaterThanOrEqual(140);
  expect((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0), "above the bar at the bottom").toBeLessThanOrEqual(
    684,
  );
  const touch = (place: typeof stick, type: string, pointerId: number, x: number, y: number) =>
    place.evaluate(
      (element, { name, id, across, down }) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        element.setPointerCapture = () => {};
        const [clientX, clientY] = [left + across * width, top + down * height];
        element.dispatchEvent(
          new PointerEvent(name, { pointerId: id, clientX, clientY, bubbles: true, cancelable: true }),
        );
      },
      { name: type, id: pointerId, across: x, down: y },
    );
  await page.waitForTimeout(500);
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
