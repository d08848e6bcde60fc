import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { JIN_COMBO, openCombos } from "./combo-page.ts";
import { expect, test, waitUntilLaidOut } from "./fixtures.ts";
import { openByShell, openLive } from "./open-live.ts";
import { openSheet } from "./sheet-documents.ts";
import { ME, myMatches, RIVAL, rivalMatches } from "./stats-matches.ts";
import { STRATEGIES, serveStrategies } from "./strategies-file.ts";

/*
 * Pictures of the main pages beside those in `pictures/`. How to renew them: docs/how-to/renew-pictures.md.
 *
 * Two things make them hold on every machine. All text is set in the site's own display face, because the text face is
 * whatever system font a visitor has. And the pictures are compared small and blurred: a letter drawn otherwise is
 * less than the tolerance, a panel in another place is far more.
 */

const FACE = createRequire(import.meta.url).resolve(
  "@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff2",
);
const SCALE = 0.25;
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.02 };

/** Characters in the project's art from the start. */
const ROSTER = ["Alisa", "Jin", "Kazuya", "King", "Law", "Paul", "Reina", "Yoshimitsu"].map((name) => ({
  _id: name.toLowerCase(),
  name,
  image: `/mains/${name}.png`,
  counterSchema: [],
}));

test.use({ bypassCSP: true, timezoneId: "Europe/London" });

/** Sets all text in the one face that every machine has, and waits for it and for the pictures. */
async function setInOwnFace(page: Page): Promise<void> {
  const face = readFileSync(FACE).toString("base64");
  await page.addStyleTag({
    content: `@font-face { font-family: "Own"; src: url("data:font/woff2;base64,${face}"); }
      :root { --font-text: Own; --font-display: Own; --font-mono: Own; }
      * { caret-color: transparent !important; }`,
  });
  await page.evaluate(async () => {
    await document.fonts.load('16px "Own"');
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await setInOwnFace(page);
  await waitUntilLaidOut(page);
  // What is out of sight is not painted otherwise.
  if (fullPage)
    await page.addStyleTag({ content: "[data-later-layout] { content-visibility: visible !important }" });
  const shot = await page.screenshot({ fullPage, animations: "disabled", scale: "css" });
  const { width = 0 } = await sharp(shot).metadata();
  const small = await sharp(shot)
    .resize(Math.round(width * SCALE))
    .blur(1)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  expect(small).toMatchSnapshot(`${name}.png`, TOLERANCE);
}

test("the picker", async ({ page }) => {
  await page.route("**/api/characters", (route) => route.fulfill({ json: ROSTER }));
  await openByShell(page, "/");
  await expect(page.getByRole("link", { name: "Yoshimitsu" })).toBeVisible();
  await expectPicture(page, "picker");
});

test("a sheet as icons, whole, as coloured notations, whole, and with the older icons", async ({ page }) => {
  await openSheet(page);
  const show = (display: string, colors: string) =>
    page.evaluate((shown) => void Object.assign(document.documentElement.dataset, shown), {
      display,
      colors,
    });
  await expectPicture(page, "sheet-icons", true);
  await show("notations", "on");
  await expectPicture(page, "sheet-notations-colours", true);
  await show("icons", "on");
  await expectPicture(page, "sheet-older-icons");
});

test("the roulette in the middle of a run", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await serveStrategies(page);
  await page.route("**/rankings.json", (route) => route.fulfill({ json: [] }));
  await openLive(page, "/strat-roulette?character=jin");
  await page.getByRole("button", { name: "Random Strategy" }).click();
  await page.getByRole("button", { name: "Succeeded" }).click();
  await expect(page.getByText(`Strategy 2 of ${STRATEGIES.general.length + 1}`)).toBeVisible();
  await expectPicture(page, "roulette");
});

test("the card of a challenge", async ({ page }) => {
  await serveStrategies(page);
  await openLive(page, "/strat-content?character=jin&challenge=inner-peace");
  await expect(page.getByRole("article")).toBeVisible();
  await expectPicture(page, "strat-content");
});

test("a player's statistics with a comparison", async ({ page }) => {
  await page.route("**/stats/replays?id=*", (route) => {
    const matches = route.request().url().endsWith(ME) ? myMatches(150) : rivalMatches(90);
    // Not every machine has a face with Hangul.
    return route.fulfill({ json: JSON.parse(JSON.stringify(matches).replaceAll("리벌", "Two")) });
  });
  await page.addInitScript((id) => localStorage.setItem("myUserId", id), ME);
  await openLive(page, `/stats?id=${ME}&compare=${RIVAL}&tab=characters`);
  await expect(page.getByRole("table")).toBeVisible();
  // The chart is drawn by another engine on every machine; its place is what counts here.
  await page.addStyleTag({ content: "canvas { visibility: hidden; }" });
  await expectPicture(page, "stats", true);
});

test("the combo generator with a row to read and one to edit", async ({ page }) => {
  await openCombos(page, [
    JIN_COMBO,
    { id: "2", launchers: ["ws 2", "ch 4"], followUps: [["df 1 4", "flurb", ""]] },
  ]);
  await expect(page.getByText("about 44 damage")).toBeVisible();
  await expectPicture(page, "combo-generator", true);
});
