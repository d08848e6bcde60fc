import { checkAccessibility, expect, expectHref, storeBefore, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilLive } from "./open-live.ts";

const KNEE = "/move/jin/b+3";

test.describe("the page of a move", () => {
  test("says in the title and in tags what a chat shows @phone", async ({ page }) => {
    await openLive(page, "/move/jin/1,2,3");
    await expect(page).toHaveTitle("Jin 1,2,3: i10, high, high, mid, +0 on block, knocks down | Tactician");
    const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
    expect(await content("title")).toContain("i10, high, high, mid, +0 on block");
    expect(await content("description")).toContain("i10, +0 on block, +31d on hit");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(/\/move\/jin\/1,2,3$/);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    expect(data).toMatchObject({ "@type": "WebPage", mainEntity: { "@type": "Dataset" } });
  });

  test("has its facts, the string as steps, what follows, and lets one walk along", async ({ page }) => {
    await openLive(page, "/move/jin/1,2,3");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Left Right > Axe Kick");
    const facts = page.locator("#frame-data");
    await expect(facts).toContainText("i10");
    await expect(facts).toContainText("5+12+20 = 37");
    const steps = page.getByRole("list", { name: "The string, input by input" }).getByRole("link");
    await expect(steps).toHaveCount(3);
    await expect(steps.last()).toHaveAttribute("aria-current", "page");
    await steps.first().click();
    await page.waitForURL("**/move/jin/1");
    await waitUntilLive(page);
    await page
      .locator("#string")
      .getByRole("link", { name: /Left Right/ })
      .first()
      .click();
    await page.waitForURL("**/move/jin/1,2*");
    await page.getByRole("navigation", { name: "Moves beside this one" }).getByRole("link").last().click();
    await expect(page).not.toHaveURL(/\/move\/jin\/1,2$/);
  });

  test("shows the stance that it goes into, where the sheet uses it, and what changed @phone", async ({
    page,
  }) => {
    await openLive(page, KNEE);
    await expect(page.locator("#string")).toContainText("ZEN");
    const uses = page.locator("#on-the-sheet").getByRole("link");
    await expectHref(uses.first(), /\/character\/combos\/jin-combos\/jin#/);
    await expect(page.locator("#changes")).toContainText("2024");
    await uses.filter({ hasText: "Combos" }).click();
    await expect(page).toHaveURL(/#combos$/);
  });

  test("answers for the visitor's own character, and remembers whom they play @phone", async ({ page }) => {
    await openLive(page, "/move/jin/d+3+4");
    await page.getByLabel("I play").selectOption("King");
    const press = page.locator("#what-to-press");
    await expect(press).toContainText(/\d+ frames/);
    await expect(page).toHaveURL(/\?me=king$/);
    await openLive(page, "/move/jin/d+3+4");
    await expect(press).toContainText(/\d+ frames/);
  });

  test("says whose turn it is where nothing punishes @phone", async ({ page }) => {
    await openLive(page, `${KNEE}?me=king`);
    await expect(page.locator("#what-to-press")).toContainText("your turn: you act 6 frames before them");
  });

  test("moves nothing when it comes to life", async ({ page }) => {
    await storeBefore(page, { myCharacter: "king" });
    const shifted = await watchShifts(page);
    await openLive(page, "/move/jin/d+3+4");
    await expect(page.locator("#what-to-press")).toContainText(/\d+ frames/);
    expect(await shifted()).toBeLessThan(0.001);
  });

  for (const path of ["/move/jin/d+3+4?me=king", "/move/king/f,hcf+1", "/move/alisa/Back_throw"]) {
    test(`${path} is accessible and no wider than the screen`, async ({ page }) => {
      await openLive(page, path);
      await checkAccessibility(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test.describe("a move that nobody has", () => {
  // The document itself is not found.
  test.use({ allowedConsole: [/404 \(Not Found\)/] });

  test("leads to the nearest three and to those of others @desktop @server", async ({ page }) => {
    const response = await openLive(page, "/move/king/ws1,2");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Whiffed! No such move");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText("King");
    await checkAccessibility(page);
    await rows.first().getByRole("link").click();
    await page.waitForURL("**/move/king/ws*");
  });

  test("without others says nothing of them @phone @server", async ({ page }) => {
    await openLive(page, "/move/king/nobody-has-this");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("heading", { name: "Others have it" })).toBeHidden();
  });
});

test("another spelling leads to the one address, and keeps who plays @phone @server", async ({ page }) => {
  await openLive(page, "/move/Jin%20Kazama/d/f+2?me=king");
  await expect(page).toHaveURL(/\/move\/jin\/df\+2\?me=king$/);
});
