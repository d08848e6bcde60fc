import { allowConsole, checkAccessibility, expect, expectHref, storeBefore, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilLive } from "./open-live.ts";

const KNEE = "/move/jin/b+3";

test.describe("the page of a move", () => {
  test("has its facts, the string as steps, what follows, and lets one walk along @desktop", async ({
    page,
  }) => {
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

  test("answers for the visitor's own character, remembers whom they play, and says whose turn it is @phone", async ({
    page,
  }) => {
    await openLive(page, "/move/jin/d+3+4");
    await page.getByLabel("I play").selectOption("King");
    const press = page.locator("#what-to-press");
    await expect(press).toContainText(/\d+ frames/);
    await expect(page).toHaveURL(/\?me=king$/);
    await openLive(page, KNEE);
    await expect(press).toContainText("your turn: you act 6 frames before them");
  });

  test("moves nothing when it comes to life, is accessible and no wider than the screen", async ({
    page,
  }) => {
    await storeBefore(page, { myCharacter: "king" });
    const shifted = await watchShifts(page);
    const size = page.viewportSize();
    if (size === null) throw new Error("A window has a size");
    for (const path of ["/move/jin/d+3+4", "/move/king/f,hcf+1", "/move/alisa/Back_throw"])
      await test.step(path, async () => {
        await page.setViewportSize(size);
        await openLive(page, path);
        await expect(page.locator("#what-to-press")).toContainText(
          /\d+ frames|Nothing to punish|None by frames/,
        );
        expect(await shifted()).toBeLessThan(0.001);
        await checkAccessibility(page);
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
  });
});

test("a move that nobody has leads to the nearest three and to those of others, where there are any @desktop @server", async ({
  page,
}) => {
  // The document itself is not found.
  allowConsole(page, /404 \(Not Found\)/);
  const rows = page.getByRole("main").getByRole("listitem");
  await openLive(page, "/move/king/nobody-has-this");
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Others have it" })).toBeHidden();

  const response = await openLive(page, "/move/king/ws1,2");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Whiffed! No such move");
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText("King");
  await checkAccessibility(page);
  await rows.first().getByRole("link").click();
  await page.waitForURL("**/move/king/ws*");
});
