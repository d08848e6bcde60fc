import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { drillStore, keptFavourites } from "./drill-store.ts";
import { checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const JIN = "/character/frames/jin-frames/jin";

/** By place: asking for roles of thousands of cells takes seconds. */
const star = (page: Page, anchor: string): Locator =>
  page.locator(`tr[id='${anchor}'] button[aria-label^='Favourite']`);
const shownRows = (page: Page): Locator => page.locator("tbody tr:not([hidden])");
const mine = (page: Page): Locator =>
  page.getByRole("search", { name: "Filter the moves" }).getByRole("button", { name: "Mine" });

/** As a visitor has them who marked these before a patch. */
async function keepBefore(page: Page, ...ids: readonly string[]): Promise<void> {
  await drillStore(page, "favourites", Object.fromEntries(ids.map((id) => [id, true])));
}

test("stars in the table are kept, another tab follows, and the address asks for them @desktop", async ({
  page,
  context,
}) => {
  await openLive(page, JIN);
  const other = await context.newPage();
  await openLive(other, JIN);
  await star(page, "df-2").click();
  await expect(star(page, "df-2")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => keptFavourites(page)).toEqual(["Jin-df+2"]);
  await expect(star(other, "df-2"), "also where it is the first one").toHaveAttribute("aria-pressed", "true");
  await star(other, "1").click();
  await expect(star(page, "1")).toHaveAttribute("aria-pressed", "true");
  await other.close();

  await mine(page).click();
  await expect(page).toHaveURL(`${JIN}?show=mine`);
  await expect(shownRows(page)).toHaveCount(2);
  await page.reload();
  await expect(shownRows(page)).toHaveCount(2);
  await expect(mine(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("2 of yours")).toBeVisible();
  await star(page, "1").click();
  await expect(shownRows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(mine(page)).toHaveAttribute("aria-pressed", "false");
});

test("without any the table says how to make one; what a patch took away stays as gone; the search has all @phone", async ({
  page,
}) => {
  await openLive(page, `${JIN}?show=mine`);
  await expect(page.getByText("No favourites here yet: press the star in a row.")).toBeVisible();
  await expect(shownRows(page)).toHaveCount(0);
  expect(await keptFavourites(page), "who only looks leaves nothing behind").toEqual([]);

  await page.getByRole("button", { name: "Show all" }).click();
  await star(page, "df-2").click();
  await expect.poll(() => keptFavourites(page)).toEqual(["Jin-df+2"]);
  await keepBefore(page, "Jin-zz+9", "King-zz+9", "Jin-<b>bold</b>", "Alisa-1", "Jin-ZEN.1,3");
  await openLive(page, `${JIN}?show=mine`);
  const gone = page.getByRole("region", { name: "Favourites that are gone" });
  await expect(gone.getByRole("listitem")).toHaveText([/^<b>bold<\/b> is gone/, /^zz\+9 is gone/]);
  await checkAccessibility(page, "main");
  await gone.getByRole("button", { name: "Remove the star zz+9" }).click();
  await expect(gone.getByRole("listitem")).toHaveCount(1);
  await expect
    .poll(() => keptFavourites(page))
    .toEqual(["Alisa-1", "Jin-<b>bold</b>", "Jin-ZEN.1,3", "Jin-df+2", "King-zz+9"]);

  // The search has them by a switch or a word, the page's character first.
  await page.getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mine: only my favourite moves" }).click();
  await expect(dialog.getByRole("status")).toHaveText("3 favourites");
  const options = page.getByRole("option");
  await expect(options).toHaveCount(3);
  await expect(options.nth(0)).toContainText("Jin");
  await expect(options.nth(2)).toContainText("Alisa");
  await expect(options.nth(0)).toContainText("favourite");
  await checkAccessibility(page, "[role=dialog]");
  const field = page.getByRole("combobox", { name: /Search characters/ });
  await field.fill("king");
  await expect(dialog.getByRole("status")).toHaveText("None of your favourites matches.");
  await dialog.getByRole("button", { name: "Mine: only my favourite moves" }).click();
  await field.fill("alisa mine");
  await expect(options).toHaveCount(1);
});

test("cards are about favourites: theirs, and one's own that are the answer @phone", async ({ page }) => {
  await openLive(page, "/drills?me=king&them=jin");
  await expect(page.getByRole("article")).toBeVisible();
  await keepBefore(page, "King-ws4");
  await openLive(page, "/drills?me=king&them=jin");
  const switched = page.getByRole("button", { name: "Mine: only my favourite moves" });
  await switched.click();
  await expect(switched).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("article")).toBeVisible();
  const pass = page.getByRole("button", { name: /^(I do not know|Ready)$/ });
  await pass.click();
  await expect(page.getByRole("article").getByRole("status")).toContainText("Best: ws 4");
  await page.goto("/drills?me=king&them=jin&mode=daily");
  await expect(page.getByRole("article")).toBeVisible();
  await expect(switched).toBeHidden();
});

test("they are in the file of one's drills, and deleted with everything @desktop", async ({
  page,
  context,
}) => {
  await openLive(page, JIN);
  await star(page, "df-2").click();
  await expect.poll(() => keptFavourites(page)).toEqual(["Jin-df+2"]);
  const drills = await context.newPage();
  await openLive(drills, "/drills?me=king&them=jin");
  await drills.locator("summary").filter({ hasText: "Backup" }).click();
  const download = await downloadBy(drills.getByRole("button", { name: "Save as a file" }));
  const file = await readFile(await download.path());
  expect(JSON.parse(file.toString()).favourites).toEqual(["Jin-df+2"]);

  const privacy = await context.newPage();
  await openLive(privacy, "/privacy-policy");
  await expect(privacy.getByText("Your favourite moves")).toBeVisible();
  await privacy.getByRole("button", { name: "Delete everything kept in this browser" }).click();
  await privacy.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(star(page, "df-2"), "open pages know").toHaveAttribute("aria-pressed", "false");
  expect(await keptFavourites(page)).toEqual([]);

  await drills
    .getByLabel("Import file")
    .setInputFiles({ name: "drills.json", mimeType: "application/json", buffer: file });
  await expect(drills.getByText(/Imported: 0 cards, 0 days, 1 favourite\b/)).toBeVisible();
  await expect(star(page, "df-2")).toHaveAttribute("aria-pressed", "true");
});

test.describe("where nothing can be kept", () => {
  test.use({ allowedConsole: [/drills could not be kept/i] });

  test("without a database a star lasts for the visit, and that is said @phone", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "indexedDB"));
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    await openLive(page, JIN);
    await star(page, "df-2").click();
    await expect(star(page, "df-2")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("stars are gone when you close this page")).toBeVisible();
    await mine(page).click();
    await expect(shownRows(page)).toHaveCount(1);
    // On a move's own page the sentence stands beside the star.
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, "/move/jin/df+2");
    await page
      .getByRole("button", { name: /^Favourite/ })
      .first()
      .click();
    await expect(page.getByText("stars are gone when you close this page").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("a broken database harms nobody @desktop", async ({ page }) => {
    await page.goto("/robots.txt");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("drills", 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore("cards");
          opening.onsuccess = () => {
            opening.result.close();
            resolve(undefined);
          };
        }),
    );
    await openLive(page, JIN);
    await star(page, "df-2").click();
    await expect(star(page, "df-2")).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("stars are gone when you close this page")).toBeVisible();
  });
});
