import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { CHARACTERS } from "@tactician/game";
import sharp from "sharp";
import { checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { holdBack, openLive, waitUntilLive } from "./open-live.ts";
import { serveStrategies } from "./strategies-file.ts";

const character = (page: Page) => page.getByLabel("Character");
const challenge = (page: Page) => page.getByLabel("Challenge", { exact: true });
const card = (page: Page) => page.getByRole("article");

test("a character, then a challenge, then its card; the choice is in the address", async ({ page }) => {
  await serveStrategies(page);
  await openLive(page, "/strat-content");
  await expect(character(page)).toHaveValue("");
  await expect(character(page).locator("option")).toHaveCount(CHARACTERS.length + 1);
  // All of them are chosen, so nobody is asked to choose somebody.
  await expect(page.getByText("Pick one of them to see its challenges.")).toBeVisible();
  await expect(challenge(page)).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);

  await character(page).selectOption("jin");
  await expect(challenge(page).locator("option")).toHaveText([
    "Choose a challenge",
    "Inner Peace",
    "Low Rent",
    "Wall Inspector",
  ]);
  await challenge(page).selectOption("Inner Peace");
  await expect(page).toHaveURL("/strat-content?character=jin&challenge=inner-peace");
  await expect(card(page).getByRole("heading")).toHaveText("Inner Peace");
  await expect(card(page)).toContainText("Only Once");
  await expect(card(page)).toContainText("Hard");
  await expect(card(page)).toContainText("End a round from Zanshin");
  await checkAccessibility(page);

  const download = await downloadBy(page.getByRole("button", { name: "Save screenshot" }));
  expect(download.suggestedFilename()).toBe("inner-peace.png");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Saved as inner-peace.png");
  const picture = sharp(await readFile(await download.path()));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 1280 });
  // More than one colour: the card was drawn, not only its size.
  expect((await picture.stats()).entropy).toBeGreaterThan(1);

  await character(page).selectOption("paul");
  await expect(card(page)).toHaveCount(0);
  await expect(challenge(page)).toHaveValue("");
  await expect(page).toHaveURL("/strat-content?character=paul");
  await character(page).selectOption("");
  await expect(challenge(page)).toHaveCount(0);
  await expect(page).toHaveURL("/strat-content");
});

test("a shared address brings its choice along, and junk in it nothing @phone", async ({ page }) => {
  await serveStrategies(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, "/strat-content?character=jin&challenge=wall-inspector");
  await expect(card(page).getByRole("heading")).toHaveText("Wall Inspector");
  await expect(card(page)).toContainText("Whole Match");
  expect(await overhang(page)).toBe(0);
  await openLive(page, "/strat-content?character=..%2Fetc&challenge=%3Cscript%3E");
  await expect(character(page)).toHaveValue("");
  await expect(card(page)).toHaveCount(0);
});

test("the overlay is the card alone on a transparent page, from the first paint on @desktop", async ({
  page,
}) => {
  await serveStrategies(page);
  await page.setViewportSize({ width: 800, height: 450 });
  await openLive(page, "/strat-content?character=jin&challenge=low-rent");
  const path = await page.getByRole("link", { name: "Open overlay" }).getAttribute("href");
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto(path ?? "", { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  const alphas = async () => {
    const shot = sharp(await page.screenshot({ omitBackground: true }));
    const { data, info } = await shot.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    return [alphaAt(0, 0), alphaAt(790, 440), alphaAt(400, 100)];
  };
  // Before the site's scripts have come nothing may be seen.
  expect(await alphas()).toEqual([0, 0, 0]);

  release();
  await waitUntilLive(page);
  await expect(card(page).getByRole("heading")).toHaveText("Low Rent");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  expect(await alphas()).toEqual([0, 0, 255]);
  await checkAccessibility(page);
  await page.goto("/strat-content?overlay=1");
  await expect(page.getByText("No challenge chosen.")).toBeVisible();
});

test.describe("when something fails @desktop", () => {
  test.use({
    allowedConsole: [/oops, something went wrong!|Failed to fetch strategies|Failed to load resource/],
  });

  test("missing strategies and a picture that cannot be made are said, and can be tried again @phone", async ({
    page,
  }) => {
    let isDown = true;
    await page.route("**/strats.json", (route) =>
      isDown ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await openLive(page, "/strat-content?character=jin");
    await expect(page.getByRole("alert")).toContainText("Couldn't load the strategies");
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await challenge(page).selectOption({ index: 1 });
    await expect(card(page)).toBeVisible();
    await page.route(/save-card.*\.js/, (route) => route.abort());
    await page.getByRole("button", { name: "Save screenshot" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      "The picture could not be made. Press again.",
    );
    await checkAccessibility(page);
  });
});
