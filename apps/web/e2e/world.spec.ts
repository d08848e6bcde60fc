import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PopulationMatchups } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import sharp from "sharp";
import {
  allowConsole,
  checkAccessibility,
  downloadBy,
  expect,
  expectHref,
  storeBefore,
  test,
} from "./fixtures.ts";
import { overhang, watchShifts } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";
import { ME, myMatches } from "./stats-matches.ts";
import { matchups, NOTHING_COUNTED, POPULARITY, RANK_SHARES } from "./world-answers.ts";

/** Answers for the API; gives the queries that were asked. */
async function serve(page: Page, answer: PopulationMatchups = matchups()): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/population/matchups*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: answer });
  });
  await page.route("**/api/population/popularity*", (route) => route.fulfill({ json: POPULARITY }));
  await page.route("**/api/population/ranks*", (route) => route.fulfill({ json: RANK_SHARES }));
  return asked;
}

const grid = (page: Page) => page.getByRole("grid");
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
/** The cell of one character against another, both by name, where the chart is sorted by name; not the place of a row to come. */
const cell = (page: Page, me: string, them: string) =>
  row(page, me).locator("td[tabindex]").nth(placeOf(them));
const placeOf = (name: string) =>
  CHARACTERS.map((one) => one.name)
    .toSorted()
    .indexOf(name as (typeof CHARACTERS)[number]["name"]);
const popup = (page: Page) => page.getByRole("dialog").filter({ hasText: "against" });
const notes = (page: Page) => page.getByRole("main").getByRole("status").first();

test("everybody stands against everybody, with estimate, range and number", async ({ page, isMobile }) => {
  const asked = await serve(page);
  await openLive(page, "/matchups");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("World matchups");
  await expect(grid(page).getByRole("gridcell")).toHaveCount(CHARACTERS.length ** 2);
  expect(asked).toEqual([""]);
  await expect(notes(page)).toContainText("1,234,567 ranked matches until 22 November 2026.");
  await expect(notes(page)).toContainText("All ranks, all patches.");

  const strong = cell(page, "Zafina", "Alisa");
  await expect(strong).toHaveText("54.1");
  await expect(strong).toHaveAccessibleName("54.1, likely 53.6 to 54.6, 1,041 matches");
  await expect(cell(page, "King", "Jin")).toHaveText("–");
  await expect(cell(page, "King", "Jin")).toHaveAccessibleName("not enough matches yet: 3 matches");
  await expect(cell(page, "Kuma", "Panda")).toHaveAccessibleName("no match yet");
  await checkAccessibility(page);

  await test.step("every name stands clear of its cell's edges", async () => {
    const rooms = await grid(page)
      .locator("tbody a")
      .evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const [cell, name] = [link.closest("th")?.getBoundingClientRect(), text.getBoundingClientRect()];
          return Math.min(name.left - (cell?.left ?? 0), (cell?.right ?? 0) - name.right);
        }),
      );
    expect(rooms).toHaveLength(CHARACTERS.length);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(3);
  });

  await test.step("a press on a cell says what is known, and goes with Escape", async () => {
    await cell(page, "Zafina", "Alisa").click();
    await expect(popup(page)).toContainText("Zafina against Alisa");
    await expect(popup(page)).toContainText("54.1 %, likely 53.6 to 54.6");
    await expect(popup(page)).toContainText("Zafina has the better of Alisa.");
    await expect(popup(page)).toContainText("1,041 matches, 541 won");
    await expectHref(
      popup(page).getByRole("link", { name: "How to beat Alisa" }),
      "/anti-guide/character/alisa?me=zafina",
    );
    // With a mouse, rows are lower; a popup over half of one would leave it too low for axe.
    if (isMobile) await checkAccessibility(page, "[popover]:popover-open");
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);

    await cell(page, "King", "Jin").click();
    await expect(popup(page)).toContainText("3 matches: not enough matches yet");
    await cell(page, "Jack-8", "Hwoarang").click();
    await expect(popup(page)).toContainText("even is within the range");
    await popup(page).getByRole("button", { name: "Close" }).click();
    await expect(popup(page)).toHaveCount(0);
    await cell(page, "Jin", "Jin").click();
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step("names stay in sight however far the chart is scrolled", async () => {
    const far = cell(page, "Zafina", "Zafina");
    await page.getByRole("region", { name: "Chart of all matchups" }).evaluate((it) => {
      it.scrollIntoView({ block: "end" });
      it.scrollTo(it.scrollWidth, it.scrollHeight);
    });
    await expect(far).toBeInViewport();
    await expect(row(page, "Zafina").getByRole("link")).toBeInViewport({ ratio: 0.9 });
    await expect(grid(page).getByRole("columnheader", { name: "Zafina" })).toBeInViewport({ ratio: 0.9 });
    expect(await overhang(page)).toBe(0);
  });

  await test.step("one character's row is a list, the worst first, with the way to their anti-guides", async () => {
    await row(page, "King").getByRole("link").click();
    await expect(page).toHaveURL("/matchups?character=king");
    const heading = page.getByRole("heading", { name: "King against everybody" });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const rows = page.getByRole("region", { name: "King against everybody" }).getByRole("listitem");
    await expect(rows).toHaveCount(CHARACTERS.length - 1);
    await expect(rows.first()).toContainText("Zafina");
    await expect(rows.first()).toContainText("47.9");
    await expect(rows.first()).toContainText("likely 47.4 to 48.4; 1,061 matches");
    await expectHref(
      rows.first().getByRole("link", { name: "How to beat Zafina" }),
      "/anti-guide/character/zafina?me=king",
    );
    await expect(rows.last()).toContainText("Jin");
    await expect(rows.last()).toContainText("not enough matches yet");
    await checkAccessibility(page, "#chart");
    await page.goBack();
    await expect(grid(page)).toBeVisible();
  });
});

test("who has a main finds their worst and best matchups first; their place among the ranks is asked for with a press @phone", async ({
  page,
}) => {
  await serve(page);
  const asked: string[] = [];
  await page.route("**/stats/replays?id=*", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: myMatches(3) });
  });
  await storeBefore(page, { myCharacter: "zafina", myUserId: ME });
  await openLive(page, "/matchups");
  const mine = page.getByRole("region", { name: "Zafina", exact: true });
  await expect(mine.getByRole("listitem")).toHaveCount(10);
  const first = mine.getByRole("listitem").first().getByRole("link");
  await expectHref(first, /^\/anti-guide\/character\/.+\?me=zafina$/);
  const { y = 999 } = (await first.boundingBox()) ?? {};
  expect(y).toBeLessThan(430);
  const parts = page.getByRole("navigation", { name: "Parts of this page" });
  await parts.getByRole("link", { name: "Ranks" }).click();
  await expect(page.locator("details").filter({ has: page.locator("#ranks") })).toHaveAttribute("open", "");
  await checkAccessibility(page, "main section");

  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "My place" }).click();
  await expect(page).toHaveURL(`/matchups?player=${ME}#ranks`);
  await expect(page.getByText("was Bushin in the latest match: above 75% of all.")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("keys walk through the chart; order and choices are in the address, asked for, and read again @desktop", async ({
  page,
}) => {
  const asked = await serve(page);
  await openLive(page, "/matchups");
  // The last row to come.
  await expect(cell(page, "Zafina", "Alisa")).toBeAttached();
  await row(page, "Alisa").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(cell(page, "Alisa", "Alisa")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const here = cell(page, "Armor King", "Anna");
  await expect(here).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popup(page)).toContainText("Armor King against Anna");
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  await expect(here).toBeFocused();

  await page.keyboard.press("Control+End");
  await expect(cell(page, "Zafina", "Zafina")).toBeFocused();
  await expect(cell(page, "Zafina", "Zafina")).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(cell(page, "Zafina", "Alisa")).toBeFocused();
  // The way of Tab goes on from where one was.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(cell(page, "Zafina", "Alisa")).toBeFocused();

  await page.getByRole("button", { name: "Sorted by name" }).click();
  await expect(page).toHaveURL("/matchups?sort=strength");
  // In the answer the later id is the stronger character.
  await expect(grid(page).getByRole("row").nth(1).getByRole("rowheader")).toHaveText("Zafina");
  await expect(grid(page).getByRole("columnheader").nth(1)).toHaveText("Zafina");
  await expect(grid(page).getByRole("row").last().getByRole("rowheader")).toHaveText("Alisa");
  await page.getByRole("button", { name: "Sorted by strength" }).click();
  await expect(page).toHaveURL("/matchups");

  await page.getByLabel("Ranks").selectOption("Fujin to Bushin");
  await expect(page).toHaveURL("/matchups?rank=fujin-bushin");
  await page.getByLabel("Patch").selectOption("3.00.02");
  await page.getByLabel("Time").selectOption("Last 90 days");
  await expect(page).toHaveURL("/matchups?version=30002&rank=fujin-bushin&period=90-days");
  const since = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  await expect.poll(() => asked.at(-1)).toBe(`?version=30002&rank=fujin-bushin&since=${since}`);

  await page.reload();
  await expect(page.getByLabel("Patch")).toHaveValue("30002");
  await expect(page.getByLabel("Ranks")).toHaveValue("fujin-bushin");
  await expect(page.getByLabel("Time")).toHaveValue("90-days");
});

test("a service that fails is asked again, an empty store says what to do, and the sample that it is one @phone", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource|Matchups not found/);
  await page.route("**/api/population/matchups*", (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, error: "x", message: "y" } }),
  );
  await openLive(page, "/matchups");
  await expect(page.getByRole("alert")).toContainText("Couldn't load the matchups");
  await checkAccessibility(page);

  const asked = await serve(page, NOTHING_COUNTED);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No match counted yet")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText("It fills as ranked matches come in.")).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole("link", { name: "Look at a sample" }).click();
  await expect(page).toHaveURL("/matchups?sample=1");
  await expect(notes(page)).toContainText("Sample: generated matches, not real ones.");
  await expect(cell(page, "King", "Jin")).toHaveText(/^\d\d(\.\d)?$/);
  expect(asked).toHaveLength(1);

  const download = await downloadBy(page.getByRole("button", { name: "Save as CSV" }));
  expect(download.suggestedFilename()).toMatch(/^sample-matchups-.*\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(",sample: generated matches\r\n");
});

test("the chart is saved as numbers and as a picture, a row as bars, the worst first @desktop", async ({
  page,
}) => {
  await serve(page, matchups({ rank: "rulers", since: "2026-10-24" }));
  await openLive(page, "/matchups");
  await expect(cell(page, "King", "Jin")).toHaveText("–");
  const csv = await downloadBy(page.getByRole("button", { name: "Save as CSV" }));
  expect(csv.suggestedFilename()).toBe("matchups-rulers-from-2026-10-24-to-2026-11-22.csv");
  expect(await readFile(await csv.path(), "utf8")).toContain("king,jin,3,1,0,,,,ranked matches\r\n");

  const picture = await downloadBy(page.getByRole("button", { name: "Save as picture" }));
  expect(picture.suggestedFilename()).toBe("matchups-rulers-from-2026-10-24-to-2026-11-22.png");
  const bytes = await readFile(await picture.path());
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  // Width of the picture: 1,208 pixels at 1.5.
  expect(bytes.readUInt32BE(16)).toBe(1812);

  await openLive(page, "/matchups?character=king");
  const rows = page.getByRole("region", { name: "King against everybody" }).getByRole("listitem");
  await expect(rows).toHaveCount(CHARACTERS.length - 1);
  const download = await downloadBy(page.getByRole("button", { name: "Save as picture" }));
  expect(download.suggestedFilename()).toBe("matchups-king-rulers-from-2026-10-24-to-2026-11-22.png");
  const bars = sharp(await download.path());
  const { width = 0, height = 0 } = await bars.metadata();
  // 1,128 pixels at 1.5.
  expect(width).toBe(1692);
  expect(height).toBeGreaterThan(1400);
  expect(height).toBeLessThan(2400);

  // Whom King is behind is in the first column and painted orange, whom he is ahead of further on and blue.
  const pixels = await bars.removeAlpha().raw().toBuffer();
  const places = (...colour: number[]) => {
    const found: number[] = [];
    for (let at = 0; at < pixels.length; at += 3)
      if (colour.every((value, part) => Math.abs(value - (pixels[at + part] ?? 0)) < 8)) found.push(at / 3);
    return found;
  };
  const [behind, ahead] = [places(165, 86, 0), places(42, 104, 189)];
  expect(behind.length).toBeGreaterThan(1000);
  expect(ahead.length).toBeGreaterThan(1000);
  const firstOf = (found: number[]) => Math.floor((found[0] ?? 0) / width);
  expect(firstOf(behind)).toBeLessThan(300);
  const inFirstColumn = behind.filter((place) => place % width < width / 2).length;
  expect(inFirstColumn / behind.length).toBeGreaterThan(0.9);
});

test("matches that cannot tell anything say so and move nothing; strength, popularity and ranks come when they are opened", async ({
  page,
}) => {
  await serve(page, matchups({ reliability: 0.18, widened: ["version", "since"] }));
  const shifts = await watchShifts(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await openLive(page, "/matchups");
  await expect(cell(page, "King", "Jin")).toHaveText("–");
  expect(scripts.filter((path) => /draw-chart|population\/(popularity|ranks)/.test(path))).toEqual([]);
  expect(await shifts()).toBe(0);
  await expect(notes(page)).toContainText(
    "Too few matches (1,234,567) to rank matchups yet: differences are mostly chance.",
  );
  await expect(notes(page)).toContainText("without the patch and the time");

  await page.getByRole("heading", { level: 2, name: "Tier list" }).click();
  await expect(page.getByText("mostly says who plays it")).toBeVisible();
  const rates = page.getByRole("region", { name: "Wins and strength of each character" });
  await expect(rates.getByRole("row").nth(1)).toContainText("Zafina");
  await rates.getByRole("button", { name: "Matches" }).click();
  await expect(rates.getByRole("row").nth(1)).toContainText("Alisa");

  await page.getByRole("heading", { level: 2, name: "Pick rate" }).click();
  const shares = page.getByRole("region", { name: /How often each character is played/ });
  await expect(shares.getByRole("row").nth(1)).toHaveText(/Jin\s*30.0%\s*30.0%/);
  await expect(shares.getByRole("row").nth(2)).toHaveText(/King\s*15.0%\s*15.0%/);
  await expect(page.getByRole("img", { name: /The most played, by month/ })).toBeVisible();

  await page.getByRole("heading", { level: 2, name: "Ranks" }).click();
  await expect(page.getByRole("img", { name: /Matches by rank/ })).toBeVisible();
  const ranks = page.getByRole("region", { name: "Matches by rank", exact: true });
  await expect(ranks.getByRole("row").nth(2)).toHaveText(/Bushin\s*30.0%\s*75.0%/);
  await checkAccessibility(page, "details");
});
