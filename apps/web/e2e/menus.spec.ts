import type { Page } from "@playwright/test";
import { checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const GUIDE = "/anti-guide/character/king?me=jin";
const thumbBar = (page: Page) => page.getByRole("navigation", { name: "Quick links" });

test("on phones five places are at the thumb, over no content, and Preferences in the menu @phone", async ({
  page,
}) => {
  await openLive(page, "/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Preferences" }).click();
  const preferences = page.getByRole("dialog", { name: "Preferences" });
  await preferences.getByLabel("Buttons").selectOption("xbox");
  await expect(page.locator("html")).toHaveAttribute("data-buttons", "xbox");
  // Opened from the menu, they lie over it.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();

  for (const [name, href] of [
    ["Home", "/"],
    ["Versus", "/anti-guide"],
    ["Drills", "/drills"],
  ] as const)
    await expectHref(thumbBar(page).getByRole("link", { name }), href);
  const search = page.getByRole("button", { name: "Search" });
  const [bar, button] = [await thumbBar(page).boundingBox(), await search.boundingBox()];
  expect(button?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const last = await page.getByRole("contentinfo").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

  await thumbBar(page).getByRole("button", { name: "Main" }).click();
  await page
    .getByRole("dialog", { name: "My main" })
    .getByRole("button", { name: "Jin", exact: true })
    .click();
  await expectHref(thumbBar(page).getByRole("link", { name: "Main" }), "/character/combos/jin-combos/jin");
  await checkAccessibility(page, "header");
  await search.click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("what is about a pair is one place: each tab keeps both @desktop", async ({ page }) => {
  await openLive(page, GUIDE);
  const tabs = page.getByRole("navigation", { name: "Versus", exact: true });
  await expect(tabs.getByRole("link", { name: "Anti Guide" })).toHaveAttribute("aria-current", "true");
  await expectHref(tabs.getByRole("link", { name: "Drills" }), "/drills?me=jin&them=king");
  await tabs.getByRole("link", { name: "Practice recipe" }).click();
  await expect(page).toHaveURL("/drills/practice?me=jin&them=king");
  await expect(tabs.locator("[aria-current]")).toHaveText("Practice recipe");
  await expectHref(tabs.getByRole("link", { name: "World matchups" }), "/matchups?character=jin");
});

test("a page with moves tells how they are read, and an input says its word @phone", async ({ page }) => {
  await openLive(page, GUIDE);
  await page.getByRole("button", { name: "How to read this" }).click();
  const legend = page.getByRole("dialog", { name: "How to read moves" });
  await expect(legend).toContainText("Neutral");
  await expect(legend).toContainText("Tornado");
  await checkAccessibility(page, "#how-to-read");
  await legend.locator(".mi").first().click();
  await expect(page.locator("[popover][role=status]:popover-open")).toHaveText("Neutral");
});
