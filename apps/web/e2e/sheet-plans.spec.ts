import type { Locator } from "@playwright/test";
import { checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { JIN, openSheet, panel } from "./sheet-documents.ts";

test("the game plan says by range what to play, with frames and why", async ({ page }) => {
  await openSheet(page);
  const plan = panel(page, "Game plan");
  await expect(plan.getByRole("heading", { level: 3 })).toHaveText(["Close", "Mid range"]);
  const [poke] = await plan.getByRole("listitem").all();
  await expect(poke ?? plan).toHaveText(/2\s*4\s*Poke\s*Startup i10\s*Ten frames and a kick behind it\./);
  await checkAccessibility(page);
});

/** Presses what stands before the why of each row, where a phone has folded it away. */
async function unfold(part: Locator, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  for (const summary of await part.locator("li > details > summary").all())
    if (await summary.isVisible()) await summary.click();
}

test("pressure names what each follow-up beats, and a trap what it catches @phone", async ({
  page,
  isMobile,
}) => {
  await openSheet(page);
  const pressure = panel(page, "Pressure and traps");
  await unfold(pressure, isMobile);
  await expect(pressure.getByText("Beats jabs and throws. Quicker than their jab.")).toBeVisible();
  await expect(pressure.getByText("Hit 2 catches every button. Nobody gets in between.")).toBeVisible();
});

test("a parry says what it takes @phone", async ({ page, isMobile }) => {
  await openSheet(page);
  const defence = panel(page, "Defence");
  await expect(defence.getByText("Parry", { exact: true })).toBeVisible();
  await unfold(defence, isMobile);
  await expect(defence.getByText("Catches highs and mids. Takes what comes high or mid.")).toBeVisible();
});

test("on a phone a row of the plan is one line, and a press or a key brings the why @phone", async ({
  page,
}) => {
  await openSheet(page);
  const row = panel(page, "Game plan").getByRole("listitem").first();
  const why = row.getByText("Ten frames and a kick behind it.");
  const press = row.locator("summary");
  await expect(why).toBeHidden();
  expect((await row.boundingBox())?.height).toBeLessThan(56);
  const target = await press.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await press.click();
  await expect(why).toBeVisible();
  await checkAccessibility(page);
  await press.press("Enter");
  await expect(why).toBeHidden();
  await expect(press).toHaveAccessibleName("Why");
});

test("with more room and on paper nothing of a row is folded away @desktop", async ({ page }) => {
  await openSheet(page);
  const row = panel(page, "Game plan").getByRole("listitem").first();
  await expect(row.getByText("Ten frames and a kick behind it.")).toBeVisible();
  await expect(row.locator("summary")).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row.getByText("Ten frames and a kick behind it.")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(row.getByText("Ten frames and a kick behind it.")).toBeVisible();
  await expect(row.locator("summary")).toBeHidden();
});

test("stances are folded until somebody asks for them, and the index opens them @desktop", async ({
  page,
}) => {
  await openSheet(page);
  const left = page.getByText("Block.", { exact: true });
  await expect(left).toBeHidden();
  await page.getByText("Stances", { exact: true }).last().click();
  await expect(left).toBeVisible();
  await expectHref(
    page.getByRole("link", { name: "All 9 moves from ZEN" }),
    "/character/frames/jin-frames/jin?show=from-ZEN",
  );
});

test("the index opens the stances @desktop", async ({ page }) => {
  await openSheet(page);
  await page.getByRole("link", { name: "Stances", exact: true }).click();
  await expect(page.getByText("Block.", { exact: true })).toBeVisible();
});

test("a sheet says how old it is, and where nobody has played what it says @phone", async ({ page }) => {
  const player = { who: "Applay", what: "combos", season: 1 };
  await openSheet(page, { sources: [player] });
  await expect(page.getByText("Player's sheet of Season 1; frame data of August 2026")).toBeVisible();
  await expect(page.getByText("From frame data, untested.")).toHaveCount(0);
});

test("where no player's sheet exists, the head and each section of combos say so @phone", async ({
  page,
}) => {
  await openSheet(page, { sources: [{ who: "Wavu wiki", what: "frame data" }] });
  await expect(page.getByText(/^No player's sheet yet: everything comes from the frame data/)).toBeVisible();
  for (const title of ["Mini Combos", "Creator Notes", "Wall Combos", "Combo Enders"]) {
    await expect(panel(page, title).getByText("From frame data, untested."), title).toBeVisible();
  }
});

test("sections that a character lacks are not there @desktop", async ({ page }) => {
  expect(JIN.gamePlan.length).toBeGreaterThan(0);
  const none = {
    gamePlan: [],
    pressure: [],
    traps: [],
    defence: [],
    stances: [],
    chainThrows: [],
    creatorNotes: [],
  };
  await openSheet(page, none);
  await expect(panel(page, "Wall Combos")).toBeVisible();
  for (const title of [
    "Game plan",
    "Pressure and traps",
    "Defence",
    "Stances",
    "Chain Throws",
    "Creator Notes",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true }), title).toHaveCount(0);
  }
});
