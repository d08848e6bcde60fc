import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { ReplayRecord } from "@tactician/game";
import sharp from "sharp";
import { coachMatches } from "./coach-matches.ts";
import { checkAccessibility, downloadBy, expect, expectHref, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";
import { ME, RIVAL, rivalMatches } from "./stats-matches.ts";

const NOW = Math.floor(Date.now() / 1000);

const serve = (page: Page, mine: readonly unknown[], theirs: readonly ReplayRecord[] = []) =>
  page.route("**/stats/replays?id=*", (route) =>
    route.fulfill({ json: new URL(route.request().url()).searchParams.get("id") === ME ? mine : theirs }),
  );

const costs = (page: Page) => page.locator("#costs");

async function expectNoEmptyPanel(page: Page): Promise<void> {
  const texts = await page.locator("main section:has(> h2)").evaluateAll((panels) =>
    panels.map(({ id, children }) => ({
      id,
      isEmpty: [...children].slice(1).every((part) => !part.textContent && !part.querySelector("canvas")),
    })),
  );
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ isEmpty }) => isEmpty)).toEqual([]);
  expect(await page.locator("main").textContent()).not.toMatch(/NaN|Infinity|undefined|Invalid/);
}

test("a planted weakness stands out, with its interval in words and the way to beat it; it can be saved as a picture @desktop", async ({
  page,
}) => {
  await serve(page, coachMatches(1200, NOW));
  await openLive(page, `/stats?id=${ME}`);
  await expect(costs(page)).toContainText(/Jack-8 \d+–\d+(–\d+)?, \d+ %; adjusted −\d+ %/);
  await costs(page).getByText("how sure", { exact: false }).click();
  await expect(costs(page)).toContainText("In your 1,200 matches you very likely win less than expected");
  await expect(costs(page)).toContainText(/−\d+ % \(likely −\d+ to −\d+\)/);
  await expect(costs(page)).toContainText("met 171 times (14 %)");
  await expectHref(
    costs(page).getByRole("link", { name: "Drill Jin against Jack-8" }),
    "/drills?me=jin&them=jack-8",
  );
  await expectHref(
    costs(page).getByRole("link", { name: "How to beat Jack-8" }),
    "/anti-guide/character/jack-8?me=jin",
  );
  await expect(page.locator("#against-rating")).toContainText("rating");
  await checkAccessibility(page);
  expect(await overhang(page)).toBe(0);

  const saved = await downloadBy(costs(page).getByRole("button", { name: "Save as picture" }));
  expect(saved.suggestedFilename()).toBe("what-costs-matches.png");
  const { width = 0, height = 0 } = await sharp(await readFile(await saved.path())).metadata();
  expect(width).toBe(960);
  expect(height).toBeGreaterThan(200);
  await expect(costs(page).getByRole("status")).toContainText("Saved as");

  await page.getByText("How is this counted?").click();
  await expectHref(costs(page).getByRole("link", { name: "The long answer" }), "/faqu#coach");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBe(0);
  await costs(page).getByRole("link", { name: "How to beat Jack-8" }).click();
  await expect(page.getByRole("combobox").first()).toHaveValue("jin");
});

test("a small record says too early, how much more it takes, and what is worth learning @phone", async ({
  page,
}) => {
  await serve(page, coachMatches(12, NOW));
  await openLive(page, `/stats?id=${ME}`);
  await expect(costs(page)).toContainText(/No clear weakness yet \(12 matches, about [\d,]+ more needed\)/);
  await expect(costs(page)).not.toContainText("against these characters");
  await expect(costs(page).getByRole("heading", { name: "Worth learning in any case" })).toBeVisible();
  await expect(costs(page).getByText(/\d+ moves that Jin can punish/)).toHaveCount(3);
  await expect(page.locator("#against-rating")).toContainText("as far as 12 rated matches can tell");
  await page.getByRole("tab", { name: "Trends" }).click();
  await expect(page.locator("#sessions")).toContainText("Too early to say whether your results drop");
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBe(0);
});

const YEAR = 365 * 86_400;
const ODD_ANSWERS: readonly (readonly [string, (record: ReplayRecord, place: number) => object])[] = [
  ["all losses", (record) => ({ ...record, winner: 2, p1_rounds: 0, p2_rounds: 3 })],
  [
    "no ratings, and characters that nobody knows",
    (record) => ({
      ...{ ...record, p1_rating_before: null, p2_rating_before: null, p1_rounds: undefined },
      ...{ p1_chara_id: 998, p2_chara_id: 999 },
    }),
  ],
  ["draws", (record) => ({ ...record, winner: 3, p1_rounds: 2, p2_rounds: 2 })],
  ["a version that does not exist", (record, place) => ({ ...record, game_version: place % 2 ? 1e8 : -3 })],
  ["clocks in the future", (record) => ({ ...record, battle_at: record.battle_at + 20 * YEAR })],
];

test("of odd answers something is said in every panel, and nothing is no number @phone", async ({ page }) => {
  let served: readonly unknown[] = [];
  await page.route("**/stats/replays?id=*", (route) => route.fulfill({ json: served }));
  for (const [what, made] of ODD_ANSWERS) {
    await test.step(what, async () => {
      served = coachMatches(60, NOW).map(made);
      await openLive(page, `/stats?id=${ME}`);
      await expect(costs(page)).toContainText("How is this counted?");
      await expect(page.locator("#against-rating")).toContainText(/rat(ing|ed)/);
      await expectNoEmptyPanel(page);
      await page.getByRole("tab", { name: "Character Win/Loss" }).click();
      await expect(page.getByRole("table").last()).toBeVisible();
      await expectNoEmptyPanel(page);
      await page.getByRole("tab", { name: "Trends" }).click();
      await expect(page.locator("#sessions")).toContainText("An hour without");
      await expectNoEmptyPanel(page);
    });
  }
  await test.step("times and ratings that cannot be are left out, and that is said", async () => {
    const [first, second, ...others] = coachMatches(12, NOW);
    served = [{ ...first, battle_at: 8.7e15 }, { ...second, p1_rating_before: 1e300 }, ...others];
    await openLive(page, `/stats?id=${ME}`);
    await expect(page.locator("main")).toContainText("2 rows could not be read as a match and are left out.");
    await expect(costs(page)).toContainText("No clear weakness yet (10 matches,");
  });
});

test("the table is sorted by any column, and filtered by own character and time, as the address says @desktop", async ({
  page,
}) => {
  await serve(page, coachMatches(400, NOW - 30 * 86_400));
  await openLive(page, `/stats?id=${ME}&tab=characters`);
  const table = page.getByRole("table");
  const firstRow = () => table.getByRole("rowheader").first();
  await table.getByRole("button", { name: "User estimate" }).click();
  await expect(firstRow()).toHaveText("Jack-8");
  await expect(table.getByRole("columnheader", { name: "User estimate" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await table.getByRole("button", { name: "User estimate" }).click();
  await expect(firstRow()).not.toHaveText("Jack-8");
  await table.getByRole("button", { name: "Character" }).click();
  await expect
    .poll(async () => {
      const names = await table.getByRole("rowheader").allTextContents();
      return names.length > 1 && names.join() === names.toSorted().join();
    })
    .toBe(true);

  const countOf = async () => {
    const cells = await table.locator("tbody td:nth-child(2)").allTextContents();
    return cells.reduce((sum, text) => sum + Number(text), 0);
  };
  await expect.poll(countOf).toBe(400);
  await page.getByLabel("Playing as").selectOption({ label: "King (80)" });
  await expect(page).toHaveURL(`/stats?id=${ME}&tab=characters&as=king`);
  await expect.poll(countOf).toBe(80);
  await page.getByLabel("Time").selectOption({ label: "Since the last patch" });
  await expect(page).toHaveURL(`/stats?id=${ME}&tab=characters&as=king&period=last-patch`);
  await expect.poll(countOf).toBe(40);
  await page.getByLabel("Time").selectOption({ label: "Last 90 days" });
  await expect.poll(countOf).toBe(12);
  await checkAccessibility(page);

  // The other tabs show the same matches, and so does a file of them.
  const file = await downloadBy(page.getByRole("button", { name: "Save as CSV" }));
  expect(file.suggestedFilename()).toBe(`matches-${ME}.csv`);
  expect((await readFile(await file.path(), "utf8")).trimEnd().split("\r\n")).toHaveLength(1 + 12);
  await page.getByRole("tab", { name: "Latest Matches" }).click();
  await expect(page).toHaveURL(`/stats?id=${ME}&as=king&period=90-days`);
  await expect(page.getByRole("list", { name: "Latest matches" }).getByRole("listitem")).toHaveCount(12);

  // As somebody whom the player does not play.
  await page.goto(`/stats?id=${ME}&tab=characters&as=paul`);
  await expect(page.getByText("No matches with this filter.")).toBeVisible();
  await expect(page.getByLabel("Playing as")).toHaveValue("0");
});

test("a comparison has both estimates, and says where no difference can be told; patches are lines @desktop", async ({
  page,
}) => {
  await page.addInitScript((id) => localStorage.setItem("myUserId", id), ME);
  await serve(page, coachMatches(400, NOW), rivalMatches(90));
  await openLive(page, `/stats?id=${ME}&compare=${RIVAL}&tab=characters`);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Comparison estimate" })).toBeVisible();
  await expect(table.getByText("no clear difference").first()).toBeVisible();
  await page.getByRole("tab", { name: "Trends" }).click();
  await expect(page.locator("#rating")).toContainText(/Dashed lines are patches: 3\.01\.01 from/);
});
