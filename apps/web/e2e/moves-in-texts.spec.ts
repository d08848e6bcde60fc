import type { Locator, Page } from "@playwright/test";
import { checkAccessibility, expect, storeBefore, test } from "./fixtures.ts";
import { MODULES, openBeforeScripts, openLive } from "./open-live.ts";
import { openSheet } from "./sheet-documents.ts";

const ANTI_GUIDE = "/anti-guide/character/king";

/** What a player writes of a move in other buttons than PlayStation's. */
const NUMBERS = /[1-4]/;

const facts = (page: Page): Locator => page.getByRole("dialog", { name: /^Frame data of/ });
const noted = (page: Page): Locator => page.locator("#notes .named-live").first();
const weakSide = (page: Page): Locator =>
  page.locator("section", { has: page.getByRole("heading", { name: "Weak Side" }) }).locator(".named-live");

test("a move that a sentence names opens its frame data, for finger and keyboard, in a line as high as others", async ({
  page,
}) => {
  await openSheet(page);
  const move = noted(page);
  const phrase = await move.getByRole("img").getAttribute("aria-label");
  await move.click();
  await expect(facts(page)).toHaveAccessibleName(`Frame data of ${phrase}`);
  await page.keyboard.press("Escape");
  await expect(facts(page)).toBeHidden();
  await move.focus();
  await page.keyboard.press("Enter");
  await expect(facts(page)).toBeFocused();

  const heights = await move.evaluate((named) => {
    const paragraph = named.closest("p");
    const measured = () => paragraph?.getBoundingClientRect().height;
    const withMove = measured();
    for (const one of paragraph?.querySelectorAll(".named-live") ?? []) one.replaceWith(...one.childNodes);
    return [withMove, measured()];
  });
  expect(heights[0]).toBe(heights[1]);
});

for (const displayMode of ["icons", "notations"]) {
  const width = displayMode === "icons" ? "@phone" : "@desktop";
  test(`sentences follow the chosen buttons with ${displayMode}, before any module and once React is there ${width}`, async ({
    page,
  }) => {
    await storeBefore(page, { buttons: "playstation", displayMode });
    const { letCome } = await openBeforeScripts(page, ANTI_GUIDE, MODULES);
    const move = weakSide(page).first();
    await expect(move).toBeVisible();
    await expect(move).not.toHaveText(NUMBERS);
    await expect(move).toHaveText(/[□△×○]/);
    await expect(move).toHaveAccessibleName(/square|triangle|cross|circle/);
    await letCome();
    for (const named of await page.locator(".named").all()) {
      await expect(named).not.toHaveText(NUMBERS);
      await expect(named).toHaveAttribute("aria-label", /square|triangle|cross|circle/);
    }
    await move.click();
    await expect(facts(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      document.documentElement.dataset.buttons = "numbers";
    });
    await expect(move).toHaveText(NUMBERS);
    await expect(move).not.toHaveText(/[□△×○]/);
  });
}

test("with 200 % text on 320 px a command stays whole, and axe finds nothing @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  await openLive(page, ANTI_GUIDE);
  const broken = await page.locator(".named-live").evaluateAll((moves) =>
    moves
      .filter((move) => move.checkVisibility() && move.textContent.length < 12)
      .filter((move) => move.getClientRects().length > 1 || move.scrollWidth > move.clientWidth + 1)
      .map((move) => move.textContent),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await checkAccessibility(page);
});
