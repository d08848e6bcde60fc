import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import {
  holdBack,
  openBeforeScripts,
  openByShell,
  openLive,
  reloadLive,
  waitUntilQuiet,
} from "./open-live.ts";

/** A list long enough to scroll through on every screen. */
const ROSTER = [..."ABCDEFGHJKLMNPQRSTVYZ"].flatMap((letter) =>
  [1, 2, 3, 4, 5].map((n) => ({
    _id: `${letter.toLowerCase()}-${n}`,
    name: `${letter}aa ${n}`,
    image: "/mains/Jin.png",
    counterSchema: [],
  })),
);

/** The picker with the long list, its pictures left out. */
async function openRoster(page: Page): Promise<void> {
  await page.route("**/api/characters", (route) => route.fulfill({ json: ROSTER }));
  await page.route(/\/api\/characters\/[a-z]-\d$/, (route) => route.fulfill({ json: null }));
  await page.route(/\/portraits\/[a-z]-\d-\d+\.(?:avif|webp)/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  // Low enough that even the last letters can come to rest below the bars.
  await page.setViewportSize({ width: 800, height: 400 });
  await openByShell(page, "/");
  await expect(page.getByRole("link", { name: "Zaa 5" })).toBeAttached();
}

const topOf = (page: Page, letter: string) =>
  page.getByRole("heading", { name: letter, exact: true }).evaluate((it) => it.getBoundingClientRect().top);

test("portraits are in groups, each named, with a tooltip and a picture of known size", async ({ page }) => {
  await openLive(page, "/");
  await checkAccessibility(page);
  const jin = page
    .getByRole("region", { name: "J", exact: true })
    .getByRole("link", { name: "Jin", exact: true });
  await expectHref(jin, "/character/combos/jin-combos/jin");

  const picture = jin.getByRole("img", { name: "Jin" });
  await expect(picture).toHaveAttribute("src", "/portraits/jin-192.webp");
  await expect(picture).toHaveAttribute("width", "192");
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  // Cropped a little on phones, never squeezed.
  const shape = await picture.evaluate((it) => it.clientWidth / it.clientHeight);
  expect(shape).toBeGreaterThan(0.85);
  expect(shape).toBeLessThan(1.2);

  await jin.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const tooltip = await jin.evaluate((it) => {
    const { content, visibility } = getComputedStyle(it, "::after");
    return { content, visibility };
  });
  expect(tooltip).toEqual({ content: expect.stringContaining('"Jin"'), visibility: "visible" });

  // Letters without characters are dimmed and lead nowhere.
  const bar = page.getByRole("navigation", { name: "Letters" });
  await expect(bar.getByRole("link")).toHaveCount(26);
  const x = bar.getByRole("link", { name: "X", exact: true });
  await expect(x).toHaveAttribute("aria-disabled", "true");
  await expect(x).not.toHaveAttribute("href");
  await expect(bar.getByRole("link", { name: "J", exact: true })).not.toHaveAttribute("aria-disabled");
});

test("a letter scrolls its group to 100 px below the top within 500 ms and takes the focus there @desktop", async ({
  page,
}) => {
  const press = (letter: string) => page.getByRole("link", { name: letter, exact: true }).click();
  await openRoster(page);
  // Time passes only when the test lets it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press("N");
  await page.clock.runFor(250);
  expect(await topOf(page, "N")).toBeGreaterThan(110);
  await page.clock.runFor(300);
  expect(await topOf(page, "N")).toBeCloseTo(100, 0);
  await expect(page.getByRole("heading", { name: "N", exact: true })).toBeFocused();

  for (const event of ["wheel", "pointerdown"])
    await test.step(`the visitor's own ${event} ends it`, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await press("V");
      await page.clock.runFor(200);
      await page.getByRole("heading", { name: "V", exact: true }).dispatchEvent(event);
      await page.clock.runFor(600);
      expect(await topOf(page, "V")).toBeGreaterThan(110);
    });

  await test.step("under reduced motion it is reached at once", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await press("N");
    expect(await topOf(page, "N")).toBeCloseTo(100, 0);
  });
});

test("the way back to the top appears after 500 px @phone", async ({ page }) => {
  await openRoster(page);
  const button = page.getByRole("link", { name: "Back to top" });
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 501, behavior: "instant" }));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a press on the tip shows another one, never the same twice in a row @desktop", async ({ page }) => {
  await openLive(page, "/");
  const tip = page.getByRole("button", { name: /^Tips and Tricks/ });
  let before = await tip.textContent();
  const height = await tip.evaluate((it) => it.getBoundingClientRect().height);
  for (let press = 0; press < 8; press++) {
    await tip.click();
    await expect(tip).not.toHaveText(before ?? "");
    before = await tip.textContent();
    expect(await tip.evaluate((it) => it.getBoundingClientRect().height)).toBe(height);
  }
});

test("a picker that waits for its list says so, and after 5 seconds why it takes long @desktop", async ({
  page,
}) => {
  const answer = await holdBack(page, "**/api/characters");
  await page.clock.install({ time: 0 });
  await openByShell(page, "/");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await page.clock.fastForward(5100);
  await expect(page.getByText("Sorry, free tier servers are sleeping. Try to reload.")).toBeVisible();
  answer();
  await expect(page.getByRole("link", { name: "Jin", exact: true })).toBeVisible();
  await expect(page.getByText("Sorry, free tier")).toHaveCount(0);
});

test("a list that does not arrive is logged, stays empty, and comes with a retry @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to fetch characters|Failed to load resource/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let isDown = true;
  await page.route("**/api/characters", (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: "asleep" } }) : route.continue(),
  );
  await openByShell(page, "/");
  await expect(page.getByRole("alert")).toContainText("Couldn't load the characters");
  await expect(page.getByRole("link", { name: "Jin", exact: true })).toHaveCount(0);
  expect(logged.join()).toContain("Failed to fetch characters");
  await checkAccessibility(page);

  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Jin", exact: true })).toBeVisible();
});

test.describe("privacy notice", () => {
  test.use({ privacyAccepted: false });
  const accepted = (page: Page) => page.evaluate(() => localStorage.getItem("privacyNoticeAccepted"));

  test("shows until it is understood, and stays away after that", async ({ page, isMobile }) => {
    await openLive(page, "/");
    const notice = page.getByRole("dialog", { name: "Your privacy" });
    const understood = notice.getByRole("button", { name: "I Understand" });
    await expect(notice).toBeVisible();
    await expectHref(notice.getByRole("link", { name: "Full privacy policy" }), "/privacy-policy");
    expect(await accepted(page)).toBeNull();
    await expect(understood).toBeFocused();
    await checkAccessibility(page);
    await understood.click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => accepted(page)).toBe("true");
    await reloadLive(page);
    await page.getByRole("button", { name: /^Tips and Tricks/ }).click();
    await expect(notice).toHaveCount(0);
    if (isMobile) return;

    // For whoever came by another page it waits on home, and Escape closes it as well.
    await page.evaluate(() => localStorage.clear());
    await openLive(page, "/about");
    await page.getByRole("link", { name: "Tactician", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(understood).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);
    // The browser tells of it a moment after the dialog is gone.
    await expect.poll(() => accepted(page)).toBe("true");
  });

  test("is there, and closes for good, while the scripts are still on the way @phone", async ({ page }) => {
    const { letCome } = await openBeforeScripts(page, "/");
    const notice = page.getByRole("dialog", { name: "Your privacy" });
    await notice.getByRole("button", { name: "I Understand" }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(() => accepted(page)).toBe("true");

    await letCome();
    await page.getByRole("button", { name: /^Tips and Tricks/ }).click();
    await expect(notice).toHaveCount(0);
  });

  test("neither moves the page nor becomes its largest paint", async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.addInitScript(() => {
      const seen = { largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element?: Element };
          seen.largest = element?.closest("dialog") ? "notice" : "page";
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await openLive(page, "/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await waitUntilQuiet(page);
    expect(await page.evaluate(() => Reflect.get(window, "seen").largest)).toBe("page");
    expect(await shifted()).toBe(0);
  });
});

test.describe("finding a character", () => {
  const field = (page: Page) => page.getByRole("searchbox", { name: "Find a character" });
  const cards = (page: Page) => page.locator("main a[data-tooltip]");

  test("letters narrow the picker, and Enter opens the first that is left @desktop", async ({ page }) => {
    await openLive(page, "/");
    const everybody = await cards(page).count();
    await field(page).press("Enter");
    await expect(page).toHaveURL("/");

    await field(page).fill("yosh");
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("search").getByRole("status")).toHaveText("One found. Enter opens it.");
    await expect(page.getByRole("navigation", { name: "Letters" }).locator("[href]")).toHaveText(["Y"]);
    await checkAccessibility(page);

    await field(page).fill("nobody at all");
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole("search").getByRole("status")).toHaveText("Nobody by that name yet.");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/");

    await field(page).fill("");
    await expect(cards(page)).toHaveCount(everybody);
    await field(page).fill("KAZ");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/character/combos/kazuya-combos/kazuya");
  });

  test("arrow keys walk from the field through the cards and back, letters lead into the field @desktop", async ({
    page,
  }) => {
    await openLive(page, "/");
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(cards(page).nth(0)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(cards(page).nth(2)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(cards(page).nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();

    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("ki");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("ki");
    // Who begins with it comes before who merely holds it: King, not Armor King.
    await expect(page.getByRole("search").getByRole("status")).toHaveText(/found\. Enter opens King\.$/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: "King", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/character/combos/king-combos/king");
  });
});
