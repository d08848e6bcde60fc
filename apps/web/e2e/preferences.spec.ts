import type { Page } from "@playwright/test";
import { checkAccessibility, expect, storeBefore, test } from "./fixtures.ts";
import { openBeforeScripts, openLive, reloadLive } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";

const shown = (page: Page) =>
  page.evaluate(() => {
    const { display, colors } = document.documentElement.dataset;
    return { display, colors };
  });

const stored = (page: Page) =>
  page.evaluate(() => ({
    displayMode: localStorage.getItem("displayMode"),
    colorMode: localStorage.getItem("colorMode"),
  }));

test("two switches change how moves show, at once and for later visits", async ({ page }) => {
  await openLive(page, SHEET);
  expect(await shown(page)).toEqual({ display: "icons", colors: "off" });
  await page.getByRole("button", { name: "Preferences" }).click();
  const icons = page.getByRole("switch", { name: "Icons" });
  const colors = page.getByRole("switch", { name: "Colors" });
  await expect(icons).toBeChecked();
  await expect(colors).not.toBeChecked();

  await icons.click();
  await expect(icons).not.toBeChecked();
  expect(await shown(page)).toEqual({ display: "notations", colors: "off" });
  await colors.click();
  expect(await shown(page)).toEqual({ display: "notations", colors: "on" });
  expect(await stored(page)).toEqual({ displayMode: "notations", colorMode: "true" });

  await reloadLive(page);
  expect(await shown(page)).toEqual({ display: "notations", colors: "on" });
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(icons).not.toBeChecked();
  await expect(colors).toBeChecked();
  await icons.click();
  await colors.click();
  expect(await stored(page)).toEqual({ displayMode: "icons", colorMode: "false" });
});

test("the keyboard alone opens, switches and closes, and gets its place back @desktop", async ({ page }) => {
  await openLive(page, SHEET);
  const button = page.getByRole("button", { name: "Preferences" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("switch", { name: "Icons" })).toBeFocused();
  await page.keyboard.press("Space");
  expect(await shown(page)).toEqual({ display: "notations", colors: "off" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("switch", { name: "Colors" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("switch")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a press outside or on the button closes the popover @desktop", async ({ page }) => {
  await openLive(page, SHEET);
  const button = page.getByRole("button", { name: "Preferences" });
  await button.click();
  await expect(page.getByRole("switch")).toHaveCount(2);
  await button.click();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await button.click();
  await expect(page.getByRole("switch")).toHaveCount(2);
  await page.mouse.click(20, 300);
  await expect(page.getByRole("switch")).toHaveCount(0);
});

test("preferences are in place before any module runs: no flash of the other mode @phone", async ({
  page,
}) => {
  await storeBefore(page, { displayMode: "notations", colorMode: "true" });
  await openBeforeScripts(page, SHEET);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shown(page)).toEqual({ display: "notations", colors: "on" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const [displayMode, colorMode] of [
  ["icons", "false"],
  ["notations", "true"],
] as const) {
  test(`axe finds nothing with ${displayMode} and colours ${colorMode}, popover open @desktop`, async ({
    page,
  }) => {
    await storeBefore(page, { displayMode, colorMode });
    await openLive(page, SHEET);
    await page.getByRole("button", { name: "Preferences" }).click();
    await expect(page.getByRole("switch")).toHaveCount(2);
    await checkAccessibility(page);
  });
}
