import type { Page } from "@playwright/test";
import type { ChangedAnswers } from "@tactician/contract";
import { checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, reloadLive, waitUntilQuiet } from "./open-live.ts";

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
  await expect(groups).toHaveText(/^Patch/);
  await expectNoOverflow(page);
  // Without a scroll, which would ask for more by itself.
  await page.getByRole("button", { name: "Show more changes" }).dispatchEvent("click");
  await expect(groups.nth(1)).toHaveText(/^Patch/);
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
  await checkAccessibility(page, "[aria-label^='Changes of']");
});

/** What the newest patch means: shown is what the API answers, whichever patch that is. */
const meaning = (page: Page) => page.getByRole("region", { name: "What it means for you" });

async function answersOf(page: Page, me: string): Promise<ChangedAnswers> {
  return (await page.request.get(`/api/characters/${me}/changed-answers`)).json();
}

test("somebody's answers by the address, others by a choice that is remembered; nothing moves when they come", async ({
  page,
}) => {
  const king = await answersOf(page, "king");
  const shifted = await watchShifts(page);
  await openLive(page, "/changes?me=king");
  const note = meaning(page).getByRole("status");
  await expect(note).toContainText(`Since ${king.patch.version} (`);
  await expect(note).toContainText("King can punish");
  for (const [turn, title] of [
    ["gained", "Punishable now"],
    ["lost", "No longer punishable"],
  ] as const) {
    const rows = king.opponents.flatMap(({ answers }) => answers.filter((answer) => answer.turn === turn));
    const fold = meaning(page)
      .locator("details")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(fold.locator("ul ul > li")).toHaveCount(rows.length);
    await expect(fold.locator("summary")).toContainText(String(rows.length));
  }
  expect(await shifted()).toBeLessThan(0.01);
  await checkAccessibility(page, "main section:has(p select)");
  await meaning(page).getByLabel("I play").selectOption("Jin");
  await expect(note).toContainText("Jin can punish");
  await expect(page).toHaveURL(/[?&]me=jin\b/);
  await openLive(page, "/changes");
  await expect(note).toContainText("Jin can punish");
  await waitUntilQuiet(page);
  expect(await shifted()).toBeLessThan(0.01);
});

test("nobody yet, whom nobody knows, and answers that do not arrive @phone", async ({ page }) => {
  const note = meaning(page).getByRole("status");
  for (const path of ["/changes", "/changes?me=__proto__", "/changes?me=%F0%9F%91%BB"]) {
    await openLive(page, path);
    await expect(note).toHaveText(/^What you can punish since the newest patch/);
    await expect(meaning(page).locator("details")).toHaveCount(0);
  }
  await page.route("**/api/characters/king/changed-answers", (route) =>
    route.fulfill({ json: { message: "Out for lunch" } }),
  );
  await openLive(page, "/changes?me=king");
  await expect(note).toContainText("Couldn't load your punishers");
});

test("an anti-guide says what changed against this opponent, and nothing where nothing did @desktop", async ({
  page,
}) => {
  const king = await answersOf(page, "king");
  const [them] = king.opponents;
  if (them === undefined) throw new Error("nothing changed for King");
  await openLive(page, `/anti-guide/character/${them.id}?me=king`);
  const since = page.getByText(`Since ${king.patch.version} (`);
  await expect(since).toBeVisible();
  await expect(since.getByRole("img")).toHaveCount(them.answers.length);
  await checkAccessibility(page, "main p:has(> span > span)");
  await page.route("**/api/characters/king/changed-answers", (route) =>
    route.fulfill({ json: { ...king, opponents: king.opponents.slice(1) } }),
  );
  const answered = page.waitForResponse("**/api/characters/king/changed-answers");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Your answer" })).toBeVisible();
  await answered;
  await expect(since).toHaveCount(0);
});
