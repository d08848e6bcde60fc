import type { Locator, Page } from "@playwright/test";
import { COMBO_PATH, inputsOf, openCombos, rowsOf, storedCombos } from "./combo-page.ts";
import { allowConsole, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";
import { type Combo, linkOf, longLink } from "./shared-links.ts";

/** What every object inherits: in a plain object these find something. */
const INHERITED = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"];
const TRAP: Combo = {
  id: "7",
  launchers: INHERITED,
  followUps: [["__proto__ toString", "constructor valueOf 2"], INHERITED],
};
/** How many there are on the page. */
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);
const USUAL: Combo = { id: "8", name: "Usual", launchers: ["df 2"], followUps: [["b 2 1"]] };

test("names that every object inherits are text like any other: stored, typed, from a file, from a link @desktop", async ({
  page,
}) => {
  const shows = async (row: Locator) => {
    for (const text of INHERITED) await expect(row.getByText(text).first()).toBeVisible();
  };
  await openCombos(page, [TRAP, USUAL]);
  await shows(rowsOf(page).first());
  await page.getByRole("button", { name: "Delete Combo 1" }).click();
  await expect(rowsOf(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Add New Combo" }).click();
  await page.keyboard.type("__proto__ it");
  await page.keyboard.press("Enter");
  await page.keyboard.type("constructor toString");
  await inputsOf(rowsOf(page).last()).last().fill("valueOf hasOwnProperty 2");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(rowsOf(page).last()).toContainText("hasOwnProperty");
  await page.reload();
  for (const text of ["__proto__", "constructor", "toString", "valueOf"])
    await expect(rowsOf(page).last()).toContainText(text);
  await expect(rowsOf(page).first()).toContainText("Usual");

  const buffer = Buffer.from(JSON.stringify([TRAP]));
  const file = { name: "combos.json", mimeType: "application/json", buffer };
  await page.getByLabel("File with combos").setInputFiles(file);
  await expect(page.getByText("1 combo added.")).toBeVisible();
  await shows(rowsOf(page).last());

  await page.goto("about:blank");
  await openLive(page, COMBO_PATH + linkOf([{ ...TRAP, id: "9", launchers: ["__proto__ it"] }]));
  const preview = page.getByRole("dialog", { name: "Somebody shared combos with you" });
  await expect(preview).toContainText("__proto__");
  await preview.getByRole("button", { name: "Add to mine" }).click();
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(rowsOf(page).last()).toContainText("__proto__");
});

test("a row that breaks, or is too long for icons, shows its text, can be changed and deleted, alone @desktop", async ({
  page,
}) => {
  allowConsole(page, /BREAKS/);
  // No text is known that does: so the reader is made to stumble over one.
  await page.addInitScript(() => {
    const read = String.prototype.charCodeAt;
    String.prototype.charCodeAt = function (index) {
      if (this.includes("BREAKS")) throw new Error("BREAKS the reader");
      return read.call(this, index);
    };
  });
  const broken = { id: "5", launchers: ["uf 4"], followUps: [["BREAKS 1", "b 2 1"]] };
  const followUps = Array.from({ length: 400 }, () => ["1 2 3 4 1+2+3+4"]);
  await openCombos(page, [
    broken,
    USUAL,
    { ...broken, id: "6" },
    { id: "1", launchers: ["df 2"], followUps },
  ]);
  await expect(page.getByText("This combo is too long to be shown as icons.")).toBeVisible();
  expect(await elements(page)).toBeLessThan(2_000);
  const text = page.getByLabel("Text of the follow-ups of Combo 1");
  await expect(text).toHaveValue("BREAKS 1\nb 2 1");
  await expect(rowsOf(page).nth(1)).toContainText("Usual");

  await page.getByRole("button", { name: "Delete Combo 3" }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await text.fill("df 1\nb 2 1\n\n3");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("button", { name: "Edit follow-ups of Combo 1" })).toBeVisible();
  expect(await storedCombos(page)).toMatchObject([
    { followUps: [["df 1", "b 2 1"], ["3"]] },
    { id: "8" },
    { followUps },
  ]);
});

test("a link of few letters that unpacks to very much is shown in part, and nothing of it is lost @phone", async ({
  page,
}) => {
  const link = longLink();
  expect(link.length).toBeLessThan(2_000);
  await openLive(page, COMBO_PATH + link);
  const preview = page.getByRole("dialog", { name: "Somebody shared combos with you" });
  await expect(preview.getByText(/too many to show here/)).toBeVisible();
  expect(await elements(page)).toBeLessThan(20_000);
  await preview.getByRole("button", { name: "Add to mine" }).click();
  await expect(page.getByText(/of 140 combos are shown; all of them are kept/)).toBeVisible();
  expect(await storedCombos(page)).toHaveLength(140);
  await expect.poll(async () => (await rowsOf(page).count()) > 10).toBe(true);
  expect(await elements(page)).toBeLessThan(100_000);
  const shown = await rowsOf(page).count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(async () => (await rowsOf(page).count()) > shown).toBe(true);
});
