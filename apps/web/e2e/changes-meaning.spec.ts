import type { Page } from "@playwright/test";
import type { ChangedAnswers } from "@tactician/contract";
import { checkAccessibility, expect, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";

/* What the newest patch means: shown is what the API answers, whichever patch that is. */

const meaning = (page: Page) => page.getByRole("region", { name: "What it means for you" });

async function answersOf(page: Page, me: string): Promise<ChangedAnswers> {
  return (await page.request.get(`/api/characters/${me}/changed-answers`)).json();
}

test("somebody's answers by the address, and others by a choice that is remembered @phone", async ({
  page,
}) => {
  const king = await answersOf(page, "king");
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
  await checkAccessibility(page);
  await meaning(page).getByLabel("I play").selectOption("Jin");
  await expect(note).toContainText("Jin can punish");
  await expect(page).toHaveURL(/[?&]me=jin\b/);
  await openLive(page, "/changes");
  await expect(note).toContainText("Jin can punish");
});

test("nobody yet, and whom nobody knows @phone", async ({ page }) => {
  for (const path of ["/changes", "/changes?me=__proto__", "/changes?me=%F0%9F%91%BB"]) {
    await openLive(page, path);
    await expect(meaning(page).getByRole("status")).toHaveText(/^What you can punish since the newest patch/);
    await expect(meaning(page).locator("details")).toHaveCount(0);
  }
});

test("nothing moves when the answers come, remembered or asked for", async ({ page }) => {
  const shifted = await watchShifts(page);
  await openLive(page, "/changes?me=king");
  await expect(meaning(page).locator("details").first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(await shifted()).toBeLessThan(0.01);
  await meaning(page).getByLabel("I play").selectOption("Jin");
  await expect(meaning(page).getByRole("status")).toContainText("Jin can punish");
  await openLive(page, "/changes");
  await expect(meaning(page).locator("details").first()).toBeVisible();
  await waitUntilQuiet(page);
  expect(await shifted()).toBeLessThan(0.01);
});

test("answers that do not arrive are said so @phone", async ({ page }) => {
  await page.route("**/api/characters/king/changed-answers", (route) =>
    route.fulfill({ json: { message: "Out for lunch" } }),
  );
  await openLive(page, "/changes?me=king");
  await expect(meaning(page).getByRole("status")).toContainText("Couldn't load your punishers");
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
  await checkAccessibility(page);
  await page.route("**/api/characters/king/changed-answers", (route) =>
    route.fulfill({ json: { ...king, opponents: king.opponents.slice(1) } }),
  );
  const answered = page.waitForResponse("**/api/characters/king/changed-answers");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Your answer" })).toBeVisible();
  await answered;
  await expect(since).toHaveCount(0);
});
