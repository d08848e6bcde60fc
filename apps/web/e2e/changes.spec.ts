import { checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { openLive, reloadLive } from "./open-live.ts";

test("the newest patch stands there; filters narrow it, stay in the address and survive a reload", async ({
  page,
}) => {
  await openLive(page, "/changes?effect=junk&patch=nonsense&kind=__proto__&character=nobody");
  const groups = page.getByRole("heading", { level: 2, name: /^Patch/ });
  await expect(groups.first()).toHaveText(/^Patch \d\.\d\d.*20\d\d$/);
  await expectHref(page.locator('link[rel="canonical"]'), /\/changes$/);
  await expect(page.locator('link[type="application/atom+xml"][href="/feed/all.xml"]')).toBeAttached();

  // With room they stand open.
  const all = page.getByRole("button", { name: "All filters" });
  if (await all.isVisible()) await all.click();
  await page.getByRole("combobox", { name: "Character" }).selectOption("King");
  await page.getByRole("combobox", { name: "What" }).selectOption("On block");
  await expect(page).toHaveURL("/changes?character=king&field=block");
  const count = page.getByRole("search", { name: "Filter the changes" }).getByRole("status");
  await expect(count).toHaveText(/^\d+ changes$/);
  const rows = page.getByRole("listitem").filter({ hasText: /on block [-+]\d+/ });
  const few = await rows.count();
  expect(few).toBeGreaterThan(3);
  await expect(page.getByRole("heading", { level: 3 }).filter({ hasNotText: "King" })).toHaveCount(0);
  await checkAccessibility(page);

  await reloadLive(page);
  await expect(rows).toHaveCount(few);
  if (await all.isVisible()) await expect(all).toHaveText("All filters (2 on)");
  await page.getByRole("searchbox", { name: "Find a change" }).fill("zzz");
  await expect(count).toHaveText("No change matches. Remove a filter.");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/changes");
  await expect(groups.first()).toHaveText(/^Patch/);
  await expectNoOverflow(page);
});

test("who has a main finds what the newest patch did to it first @phone", async ({ page }) => {
  await openLive(page, "/changes");
  const changed = page.getByRole("heading", { level: 3 }).first();
  const name = (await changed.textContent()) ?? "";
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  await page.evaluate((one) => localStorage.setItem("myCharacter", one), id);
  await reloadLive(page);
  const mine = page.getByRole("region", { name: `Changes of ${name}` });
  await expect(mine.getByRole("heading", { level: 2 })).toHaveText(new RegExp(`^${name}: Patch`));
  const { y = 999 } = (await mine.getByRole("listitem").first().boundingBox()) ?? {};
  expect(y).toBeLessThan(430);
  await checkAccessibility(page);
});

test("@desktop older patches come with a press", async ({ page }) => {
  await openLive(page, "/changes");
  const groups = page.getByRole("heading", { level: 2, name: /^Patch/ });
  await expect(groups).toHaveCount(1);
  // Without a scroll, which would ask for more by itself.
  await page.getByRole("button", { name: "Show more changes" }).dispatchEvent("click");
  await expect(groups.nth(1)).toHaveText(/^Patch/);
});

test("@desktop the changes can be read without scripts, and the feeds are there", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/changes");
  await expect(page.getByRole("heading", { level: 2, name: /^Patch/ })).toHaveCount(1);
  await expect(page.getByRole("search")).toBeHidden();
  expect(await page.getByRole("listitem").count()).toBeGreaterThan(50);
  await context.close();
  for (const feed of ["/feed/all.xml", "/feed/king.xml"]) {
    const response = await request.get(feed);
    expect(response.status(), feed).toBe(200);
    expect(await response.text(), feed).toContain("<entry>");
  }
});
