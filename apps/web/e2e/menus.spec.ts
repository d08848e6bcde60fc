import type { Page } from "@playwright/test";
import { checkAccessibility, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const GUIDE = "/anti-guide/character/king?me=jin";
const thumbBar = (page: Page) => page.getByRole("navigation", { name: "At the thumb" });

test("on phones five places are at the thumb, over no content @phone", async ({ page }) => {
  await openLive(page, "/about");
  for (const [name, href] of [
    ["Home", "/"],
    ["Versus", "/anti-guide"],
    ["Drills", "/drills"],
  ] as const)
    await expect(thumbBar(page).getByRole("link", { name })).toHaveAttribute("href", href);
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
  await expect(thumbBar(page).getByRole("link", { name: "Main" })).toHaveAttribute(
    "href",
    "/character/combos/jin-combos/jin",
  );
  await checkAccessibility(page);
  await search.click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("what is about a pair is one place: each tab keeps both", async ({ page }) => {
  await openLive(page, GUIDE);
  const tabs = page.getByRole("navigation", { name: "Versus", exact: true });
  await expect(tabs.getByRole("link", { name: "Anti Guide" })).toHaveAttribute("aria-current", "true");
  await expect(tabs.getByRole("link", { name: "Drills" })).toHaveAttribute(
    "href",
    "/drills?me=jin&them=king",
  );
  await tabs.getByRole("link", { name: "Practice recipe" }).click();
  await expect(page).toHaveURL("/drills/practice?me=jin&them=king");
  await expect(tabs.locator("[aria-current]")).toHaveText("Practice recipe");
  await expect(tabs.getByRole("link", { name: "World matchups" })).toHaveAttribute(
    "href",
    "/matchups?character=jin",
  );
});

test("every page has Preferences in its menu", async ({ page }) => {
  await openLive(page, "/about");
  const isWide = await page.getByRole("button", { name: "More", exact: true }).isVisible();
  await page.getByRole("button", { name: isWide ? "More" : "Menu", exact: true }).click();
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("dialog", { name: "Preferences" }).getByLabel("Buttons").selectOption("xbox");
  await expect(page.locator("html")).toHaveAttribute("data-buttons", "xbox");
});

test("a page with moves tells how they are read, and an input says its word", async ({ page }) => {
  await openLive(page, GUIDE);
  await page.getByRole("button", { name: "How to read this" }).click();
  const legend = page.getByRole("dialog", { name: "How to read moves" });
  await expect(legend).toContainText("Neutral");
  await expect(legend).toContainText("Tornado");
  await checkAccessibility(page);
  await legend.locator(".mi").first().click();
  await expect(page.locator("[popover][role=status]:popover-open")).toHaveText("Neutral");
});

/** Texts whose boxes lie over each other, and words that their box breaks or lets stick out of the window. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = Array.from(
      document.querySelectorAll<HTMLElement>(
        "header a, header button, main a, main h1, main h2, main button",
      ),
    ).filter(
      (it) =>
        it.checkVisibility() &&
        !it.matches(":has(.visually-hidden), .visually-hidden") &&
        getComputedStyle(it).position !== "fixed" &&
        !it.closest("nav[aria-label='At the thumb']") &&
        it.textContent.trim() !== "",
    );
    const boxes = shown.flatMap((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right > left && bottom > top && bottom < innerHeight ? [{ it, left, right, top, bottom }] : [];
    });
    for (const [place, one] of boxes.entries())
      for (const other of boxes.slice(place + 1)) {
        if (one.it.contains(other.it) || other.it.contains(one.it)) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 2 && high > 4) found.push(`${one.it.textContent} × ${other.it.textContent}`);
      }
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push(`wider than ${width}`);
    return found;
  });

for (const width of [320, 360, 768, 1024, 1440])
  test(`no text lies over another at ${width} px, with large text and without the display face @desktop`, async ({
    page,
  }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width, height: 1000 });
    for (const path of ["/", "/character/combos/jin-combos/jin", GUIDE]) {
      await openLive(page, path);
      expect(await collisions(page), path).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await collisions(page), `${path}, text twice as large`).toEqual([]);
    }
  });
test.use({ allowedConsole: [/Failed to load resource/] });
