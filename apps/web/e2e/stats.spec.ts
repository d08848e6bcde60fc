import type { Locator, Page } from "@playwright/test";
import type { ReplayRecord } from "@tactician/game";
import { allowConsole, checkAccessibility, enlargeText, expect, test } from "./fixtures.ts";
import { overhang, watchShifts } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";
import { ME, myMatches, RIVAL, rivalMatches } from "./stats-matches.ts";

test.use({ timezoneId: "Europe/London" });

const MINE = myMatches(150);
const THEIRS = rivalMatches(90);

const idField = (page: Page) => page.getByLabel("User ID", { exact: true });
const compareField = (page: Page) => page.getByLabel("Compare with User ID");
const info = (page: Page) => page.locator("#user-info");
const otherInfo = (page: Page) => page.locator("#comparison-user-info");

/** Opens the search, which is folded while somebody is shown. */
const lookUpAnother = (page: Page) => page.getByText("Look up another player");

/** What a panel of user information says beside its labels. */
async function expectFacts(panel: Locator, facts: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [label, said] of Object.entries(facts)) {
    const value = panel.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd[1]");
    await expect(value).toHaveText(said);
  }
}

/** Answers questions for matches; counts those for each player. */
async function serveMatches(page: Page, players: Record<string, unknown> = { [ME]: MINE, [RIVAL]: THEIRS }) {
  const asked: string[] = [];
  await page.route("**/stats/replays?id=*", async (route) => {
    const id = new URL(route.request().url()).searchParams.get("id") ?? "";
    asked.push(id);
    await route.fulfill({ json: players[id] ?? [] });
  });
  return asked;
}

test("a search shows who a player is, their latest matches and, by keyboard, their trends", async ({
  page,
}) => {
  await serveMatches(page);
  await openLive(page, "/stats");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter User ID for Stats");
  await expect(page.getByText("TEKKEN-ID")).toBeVisible();
  await expect(page.getByRole("button", { name: "My Stats" })).toHaveCount(0);
  await checkAccessibility(page);

  // Dashes and space are what players copy along.
  await idField(page).fill(` ${ME.slice(0, 4)}-${ME.slice(4, 8)}-${ME.slice(8)} `);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(`/stats?id=${ME}`);
  await expect(idField(page)).toHaveValue("");
  await expectFacts(info(page), {
    Name: "Crouch Dash",
    "Most Used Character": "Jin",
    Rank: "Bushin",
    Power: "210,345",
    "Current Rating": new RegExp(`^${MINE[0]?.p2_rating_before?.toLocaleString("en-GB")} `),
    "Polaris ID": ME,
    "Total Matches": "150",
    "Win Ratio": `${((wins(MINE, ME) / 150) * 100).toFixed(2)}%`,
  });
  await expect(info(page).getByRole("img", { name: "Jin" })).toHaveAttribute("src", "/mains/Jin.png");

  await expect(page.getByRole("tab", { name: "Latest Matches" })).toHaveAttribute("aria-selected", "true");
  const rows = page.getByRole("list", { name: /Latest matches/ }).getByRole("listitem");
  await expect(rows).toHaveCount(50);
  // Seat 1 is on the left; its victory is green, anything else red.
  const [first] = MINE;
  await expect(rows.first()).toContainText(`${first?.p1_name} (${first?.p1_power})`);
  await expect(rows.first()).toContainText(`${first?.p2_name} (${first?.p2_power})`);
  const green = "rgb(105, 208, 138)";
  const red = "rgb(255, 98, 87)";
  for (const [place, record] of MINE.slice(0, 6).entries()) {
    const winner = rows.nth(place).getByText(/^Winner:/);
    await expect(winner).toHaveText(`Winner: ${record.winner === 1 ? record.p1_name : record.p2_name}`);
    await expect(winner).toHaveCSS("color", record.winner === 1 ? green : red);
  }
  const drawn = MINE.slice(0, 50).findIndex(({ winner }) => winner === 3);
  await expect(rows.nth(drawn)).toContainText("Draw");
  await checkAccessibility(page);
  expect(await overhang(page)).toBe(0);

  // An opponent's name leads to their own statistics, and Back returns.
  await page.getByRole("link", { name: "Rival 리벌" }).first().click();
  await expectFacts(info(page), { Name: "Rival 리벌" });
  await page.goBack();
  await expectFacts(info(page), { Name: "Crouch Dash" });

  await page.getByRole("tab", { name: "Latest Matches" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/stats?id=${ME}&tab=trends`);
  await expect(page.getByRole("img", { name: /(Rating|Rank) Over Time/ })).toHaveCount(2);
  await expect(page.locator("#rating").getByRole("rowheader")).toHaveText(["Jin", "Zafina"]);
  await expect(page.locator("#stages").getByRole("rowheader").first()).toContainText("Urban Square");
  // The newest matches were at eight on a Thursday evening in London.
  const evening = page.locator("#hours").getByRole("row").filter({ hasText: /^20/ });
  await expect(evening.getByRole("cell").nth(3)).toContainText("percent of");
  await expect(page.locator("#sessions").getByRole("listitem")).toHaveCount(10);
  const form = page.locator("#form").getByRole("listitem");
  await expect(form.filter({ hasText: /Win|Loss|Draw/ })).toHaveCount(20);
  await checkAccessibility(page, "[role=tabpanel]");
  expect(await overhang(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBe(0);
});

function wins(records: readonly ReplayRecord[], id: string): number {
  return records.filter((one) => one.winner === (one.p1_polaris_id === id ? 1 : 2)).length;
}

test("'This is Me' is remembered, compares, and names the bars @desktop", async ({ page }) => {
  const asked = await serveMatches(page);
  await openLive(page, `/stats?id=${ME}&tab=characters`);
  const tab = page.getByRole("tab", { name: "Character Win/Loss" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "User wins" })).toBeVisible();
  await expect(compareField(page)).toHaveCount(0);
  await page.getByRole("button", { name: "This is Me" }).click();
  await expect(page.getByRole("button", { name: "This is Me" })).toHaveCount(0);
  await expect(table.getByRole("columnheader", { name: "My wins" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("myUserId"))).toBe(ME);

  await compareField(page).fill(RIVAL);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(`/stats?id=${ME}&compare=${RIVAL}&tab=characters`);
  await expect(otherInfo(page).getByRole("heading")).toHaveText("Comparison User Info");
  await expectFacts(otherInfo(page), { "Total Matches": "90" });
  await expect(compareField(page)).toHaveValue(RIVAL);
  for (const title of [
    "Top 3 Characters You Have Issues With",
    "Top 3 Characters You Have Highest Win Ratio",
    "Comparison Top 3 Characters You Have Issues With",
    "Comparison Top 3 Characters You Have Highest Win Ratio",
    "Character Win/Loss Ratio",
  ]) {
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(table.getByRole("columnheader", { name: "Comparison losses" })).toBeVisible();
  const mutual = THEIRS.filter((one) => [one.p1_polaris_id, one.p2_polaris_id].includes(ME));
  await expect(page.locator("#head-to-head")).toContainText(
    `${mutual.filter((one) => one.winner !== 3).length - wins(mutual, RIVAL)} : ${wins(mutual, RIVAL)}`,
  );
  await expect(page.getByRole("img", { name: /bar chart/ })).toBeVisible();
  await checkAccessibility(page);
  expect(await overhang(page)).toBe(0);

  // Each press asks again.
  const before = asked.filter((id) => id === RIVAL).length;
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(() => asked.filter((id) => id === RIVAL).length).toBe(before + 1);
  // A failed comparison is an empty one: its lists go, the page stays.
  await compareField(page).fill("nobody");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.locator("#compare").getByRole("status")).toContainText("No data available");
  await expect(otherInfo(page)).toHaveCount(0);
  await expect(table.getByRole("columnheader", { name: "Comparison losses" })).toHaveCount(0);

  // Remembered after a new start: the page opens with it, and offers it from anybody else's.
  await openLive(page, "/stats");
  await expect(compareField(page)).toBeVisible();
  await openLive(page, `/stats?id=${RIVAL}`);
  await lookUpAnother(page).click();
  await page.getByRole("button", { name: "My Stats" }).click();
  await expect(page).toHaveURL(`/stats?id=${ME}`);
  await expect(compareField(page)).toBeVisible();
  await page.getByRole("button", { name: "Forget my ID" }).click();
  await expect(page.getByRole("button", { name: "This is Me" })).toBeVisible();
  await expect(page.getByRole("button", { name: "My Stats" })).toHaveCount(0);
});

test("the page comes without a jump, and the worst matchup leads to its anti-guide @phone", async ({
  page,
}) => {
  await serveMatches(page);
  const shifted = await watchShifts(page);
  await openLive(page, `/stats?id=${ME}`);
  await expect(page.getByRole("tab", { name: "Trends" })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);

  const few = MINE.filter((one) => ![one.p1_chara_id, one.p2_chara_id].some((id) => id === 5)).slice(0, 40);
  await serveMatches(page, { [ME]: few });
  await openLive(page, `/stats?id=${ME}`);
  await page.getByRole("tab", { name: "Character Win/Loss" }).click();
  const lists = page.locator("#own-issues, #own-best").getByRole("listitem");
  await expect(lists).toHaveCount(6);
  for (const text of await lists.getByText(/^Character: /).allTextContents()) {
    expect(text).toMatch(/^Character: .+, Win Ratio: \d+\.\d\d%$/);
  }
  const guides = page.locator("#own-issues").getByRole("link", { name: /^How to beat/ });
  await guides.first().click();
  await expect(page).toHaveURL(/\/anti-guide\/character\//);
});

test("the specification's fields alone are enough, and what is unknown says so @phone", async ({ page }) => {
  const bare = {
    ...{ p1_polaris_id: ME, p1_name: "<img src=x>", p1_chara_id: 6, p1_rank: 4000, p1_power: 1 },
    ...{ p2_polaris_id: RIVAL, p2_name: "Rival", p2_chara_id: 999, p2_rank: 20, p2_power: 2 },
    ...{ p1_rating_before: null, p2_rating_before: 1500, winner: 1 },
  };
  await serveMatches(page, { [ME]: [bare, { battle_at: "soon" }, { ...bare, winner: 2 }] });
  await openLive(page, `/stats?id=${ME}&tab=nonsense`);
  const unknown = { Name: "<img src=x>", Rank: "Unknown Rank", "Current Rating": "–" };
  await expectFacts(info(page), unknown);
  await expect(page.getByText("1 row could not be read as a match")).toBeVisible();
  await expect(page.getByRole("img", { name: "Unknown Character" })).toHaveCount(2);
  await page.getByRole("tab", { name: "Trends" }).click();
  for (const text of ["No match with a rating yet", "do not say on which stage", "do not say when"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByRole("tab", { name: "Character Win/Loss" }).click();
  await expect(page.getByText("Character: Unknown Character, Win Ratio: 50.00%").first()).toBeVisible();
  await expect(page.getByText("under 5 matches").first()).toBeVisible();
});

/** What the console says from now on; it may complain of what does not arrive. */
function listen(page: Page): string[] {
  allowConsole(page, /Failed to|Error fetching mappings|status of (404|429|500)/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  return logged;
}

test("a player who does not arrive is 'No data available', logged, and can be asked for again @desktop", async ({
  page,
}) => {
  const logged = listen(page);
  let answer: { status?: number; json: unknown } = {
    status: 429,
    json: { message: "Too many questions at once: wait a minute" },
  };
  const { promise: wait, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/stats/replays?id=*", async (route) => {
    await wait;
    await route.fulfill(answer);
  });
  await openLive(page, `/stats?id=${ME}`);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  letCome();
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(info(page)).toHaveCount(0);
  await expect(page.getByText(/Too many questions at once/)).toBeVisible();
  await expect.poll(() => logged).toContainEqual(expect.stringMatching(/^error: Failed to fetch player/));
  await checkAccessibility(page);

  for (const [json, sign] of [
    [{ not: "a list" }, page.getByText(/not a list of matches/)],
    [[], page.getByText(/No ranked match found for/)],
    [MINE, info(page)],
  ] as const) {
    answer = { json };
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(sign).toBeVisible();
  }
  // An empty id shows nothing.
  await lookUpAnother(page).click();
  await idField(page).fill(" - ");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/stats");
  await expect(info(page)).toHaveCount(0);
  await expect(page.getByText("No data available")).toHaveCount(0);

  // A comparison is logged, and empty.
  for (const none of [{ status: 500, json: { message: "asleep" } }, { json: { not: "a list" } }]) {
    logged.length = 0;
    await page.route(`**/stats/replays?id=${RIVAL}`, (route) => route.fulfill(none));
    await openLive(page, `/stats?id=${ME}&compare=${RIVAL}`);
    await expect
      .poll(() => logged)
      .toContainEqual(expect.stringMatching(/^error: Failed to fetch comparison/));
    await expectFacts(info(page), { Name: "Crouch Dash" });
    await expect(otherInfo(page)).toHaveCount(0);
  }
});

test("without mappings names fall back, and it is logged; old and unsaved matches are said to be so @phone", async ({
  page,
}) => {
  const logged = listen(page);
  await page.route("**/wank.json", (route) => route.fulfill({ status: 500, body: "oops" }));
  await page.route("**/stats/replays?id=*", (route) =>
    route.fulfill({ json: MINE, headers: { "x-data-age": "7200", "x-data-unsaved": "1" } }),
  );
  await openLive(page, `/stats?id=${ME}`);
  await expectFacts(info(page), { Rank: "Unknown Rank", "Most Used Character": "Unknown Character" });
  expect(logged).toContainEqual(expect.stringMatching(/^error: Error fetching mappings/));
  await expect(page.getByText("as they were 2 h ago")).toBeVisible();
  await expect(page.getByText("This site cannot save matches right now.")).toBeVisible();
});

test("a name of 40 letters, at 320 px and with text twice as large, stays in the window @phone", async ({
  page,
}) => {
  const name = "W".repeat(40);
  const called = MINE.map((record) =>
    record.p1_polaris_id === ME ? { ...record, p1_name: name } : { ...record, p2_name: name },
  );
  await serveMatches(page, { [ME]: called });
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, `/stats?id=${ME}`);
  await expectFacts(info(page), { Name: name });
  expect(await overhang(page)).toBe(0);
  await enlargeText(page);
  expect(await overhang(page)).toBe(0);
});

test("the sample player of the server is there, marked as sample data @desktop @server", async ({ page }) => {
  await openLive(page, "/stats");
  await page.getByRole("link", { name: "Look at a sample player" }).click();
  await expect(page).toHaveURL("/stats?id=sample-player");
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  await expect(page.getByRole("list", { name: /Latest matches/ }).getByRole("listitem")).toHaveCount(50);
  await expect(page).toHaveTitle("Tekken 8 player stats | Tactician");
});
