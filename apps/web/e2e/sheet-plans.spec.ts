import { checkAccessibility, expect, test } from "./fixtures.ts";
import { JIN, openSheet, panel } from "./sheet-documents.ts";

test("the game plan says by range what to play, with frames and why; a phone folds the why away", async ({
  page,
  isMobile,
}) => {
  await openSheet(page);
  const plan = panel(page, "Game plan");
  const row = plan.getByRole("listitem").first();
  const why = row.getByText("Ten frames and a kick behind it.");
  const press = row.locator("summary");
  await expect(plan.getByRole("heading", { level: 3 })).toHaveText(["Close", "Mid range"]);
  await expect(row).toHaveText(/2\s*4\s*Poke\s*Startup i10\s*Ten frames and a kick behind it\./);
  await checkAccessibility(page);

  if (isMobile) {
    await expect(why).toBeHidden();
    expect((await row.boundingBox())?.height).toBeLessThan(56);
    const target = await press.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await press.click();
    await expect(why).toBeVisible();
    await checkAccessibility(page, "#game-plan");
    await press.press("Enter");
    await expect(why).toBeHidden();
    await expect(press).toHaveAccessibleName("Why");
  } else {
    await expect(why).toBeVisible();
    await expect(press).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(why).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(why).toBeVisible();
    await expect(press).toBeHidden();
  }

  // Pressure names what each follow-up beats, a trap what it catches, a parry what it takes.
  const pressure = panel(page, "Pressure and traps");
  const defence = panel(page, "Defence");
  for (const summary of await pressure.or(defence).locator("li > details > summary").all())
    if (await summary.isVisible()) await summary.click();
  await expect(pressure.getByText("Beats jabs and throws. Quicker than their jab.")).toBeVisible();
  await expect(pressure.getByText("Hit 2 catches every button. Nobody gets in between.")).toBeVisible();
  await expect(defence.getByText("Parry", { exact: true })).toBeVisible();
  await expect(defence.getByText("Catches highs and mids. Takes what comes high or mid.")).toBeVisible();
});

test("a sheet says how old it is, and where nobody has played what it says @phone", async ({ page }) => {
  const untested = "From frame data, untested.";
  await openSheet(page, { sources: [{ who: "Applay", what: "combos", season: 1 }] });
  await expect(page.getByText("Player's sheet of Season 1; frame data of August 2026")).toBeVisible();
  await expect(page.getByText(untested)).toHaveCount(0);

  await openSheet(page, { sources: [{ who: "Wavu wiki", what: "frame data" }] });
  await expect(page.getByText(/^No player's sheet yet: everything comes from the frame data/)).toBeVisible();
  for (const title of ["Mini Combos", "Creator Notes", "Wall Combos", "Combo Enders"])
    await expect(panel(page, title).getByText(untested), title).toBeVisible();
});

test("sections that a character lacks are not there, nor the card in a document from before it @desktop", async ({
  page,
}) => {
  const panels = {
    gamePlan: "Game plan",
    pressure: "Pressure and traps",
    defence: "Defence",
    stances: "Stances",
    chainThrows: "Chain Throws",
    creatorNotes: "Creator Notes",
  };
  expect(JIN.gamePlan.length).toBeGreaterThan(0);
  const none = Object.fromEntries([...Object.keys(panels), "traps"].map((field) => [field, []]));
  await openSheet(page, { ...none, startHere: undefined });
  await expect(panel(page, "Wall Combos")).toBeVisible();
  for (const title of ["Start here", ...Object.values(panels)])
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true }), title).toHaveCount(0);
});
