import type { Locator, Page } from "@playwright/test";
import type { ReplayRecord } from "@tactician/game";
import { checkAccessibility, enlargeText, expect, test } from "./fixtures.ts";
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

/** What a panel of user information says beside a label. */
const fact = (panel: ReturnType<typeof info>, label: string) =>
  panel.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd[1]");

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

const rememberMe = (page: Page) => page.addInitScript((id) => localStorage.setItem("myUserId", id), ME);

test("a search shows who a player is and their latest matches, and its id is in the address", async ({
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
  await expect(fact(info(page), "Name")).toHaveText("Crouch Dash");
  await expect(fact(info(page), "Most Used Character")).toHaveText("Jin");
  await expect(fact(info(page), "Rank")).toHaveText("Bushin");
  await expect(fact(info(page), "Power")).toHaveText("210,345");
  await expect(fact(info(page), "Current Rating")).toHaveText(
    new RegExp(`^${MINE[0]?.p2_rating_before?.toLocaleString("en-GB")} `),
  );
  await expect(fact(info(page), "Polaris ID")).toHaveText(ME);
  await expect(fact(info(page), "Total Matches")).toHaveText("150");
  await expect(fact(info(page), "Win Ratio")).toHaveText(`${((wins(MINE, ME) / 150) * 100).toFixed(2)}%`);
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
  await expect(fact(info(page), "Name")).toHaveText("Rival 리벌");
  await page.goBack();
  await expect(fact(info(page), "Name")).toHaveText("Crouch Dash");
});

function wins(records: readonly ReplayRecord[], id: string): number {
  return records.filter((one) => one.winner === (one.p1_polaris_id === id ? 1 : 2)).length;
}

test("'This is Me' is remembered, compares, and names the bars @desktop", async ({ page }) => {
  const asked = await serveMatches(page);
  await openLive(page, `/stats?id=${ME}&tab=characters`);
  await expect(page.getByRole("tab", { name: "Character Win/Loss" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
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
  await expect(fact(otherInfo(page), "Total Matches")).toHaveText("90");
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

test("the worst matchup leads to its anti-guide, small samples come last and are marked @phone", async ({
  page,
}) => {
  await rememberMe(page);
  const few = MINE.filter((one) => ![one.p1_chara_id, one.p2_chara_id].some((id) => id === 5)).slice(0, 40);
  await serveMatches(page, { [ME]: few });
  await openLive(page, `/stats?id=${ME}&tab=characters`);
  const lists = page.locator("#own-issues, #own-best").getByRole("listitem");
  await expect(lists).toHaveCount(6);
  for (const text of await lists.getByText(/^Character: /).allTextContents()) {
    expect(text).toMatch(/^Character: .+, Win Ratio: \d+\.\d\d%$/);
  }
  for (const list of ["#own-issues", "#own-best"]) {
    const marks = await page
      .locator(list)
      .getByRole("listitem")
      .evaluateAll((rows) => rows.map((row) => row.textContent?.includes("under 5 matches")));
    expect(marks).toEqual(marks.toSorted());
  }
  await page
    .locator("#own-issues")
    .getByRole("link", { name: /^How to beat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/anti-guide\/character\//);
});

test("trends have lines, stages, hours and sessions; tabs work by keyboard", async ({ page }) => {
  await serveMatches(page);
  await openLive(page, `/stats?id=${ME}`);
  await page.getByRole("tab", { name: "Latest Matches" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/stats?id=${ME}&tab=trends`);
  await expect(page.getByRole("img", { name: /Rating Over Time/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Rank Over Time/ })).toBeVisible();
  await expect(page.locator("#rating").getByRole("rowheader")).toHaveText(["Jin", "Zafina"]);
  await expect(page.locator("#stages").getByRole("rowheader").first()).toContainText("Urban Square");
  // The newest matches were at eight on a Thursday evening in London.
  const evening = page.locator("#hours").getByRole("row").filter({ hasText: /^20/ });
  await expect(evening.getByRole("cell").nth(3)).toContainText("percent of");
  await expect(page.locator("#sessions").getByRole("listitem")).toHaveCount(10);
  await expect(
    page
      .locator("#form")
      .getByRole("listitem")
      .filter({ hasText: /Win|Loss|Draw/ }),
  ).toHaveCount(20);
  await checkAccessibility(page);
  expect(await overhang(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overhang(page)).toBe(0);
});

test("the specification's fields alone are enough, and what is unknown says so @phone", async ({ page }) => {
  const bare = {
    p1_polaris_id: ME,
    p2_polaris_id: RIVAL,
    p1_name: "<img src=x>",
    p2_name: "Rival",
    p1_chara_id: 6,
    p2_chara_id: 999,
    p1_rank: 4000,
    p2_rank: 20,
    p1_power: 1,
    p2_power: 2,
    p1_rating_before: null,
    p2_rating_before: 1500,
    winner: 1,
  };
  await serveMatches(page, { [ME]: [bare, { battle_at: "soon" }, { ...bare, winner: 2 }] });
  await openLive(page, `/stats?id=${ME}&tab=nonsense`);
  await expect(fact(info(page), "Name")).toHaveText("<img src=x>");
  await expect(fact(info(page), "Rank")).toHaveText("Unknown Rank");
  await expect(fact(info(page), "Current Rating")).toHaveText("–");
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

test.describe("when something fails", () => {
  test.use({ allowedConsole: [/Failed to|Error fetching mappings|status of (404|429|500)/] });

  test("a player who does not arrive is 'No data available', logged, and can be asked for again @desktop", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    let answer: { status: number; json: unknown } = {
      status: 429,
      json: { message: "Too many questions at once: wait a minute" },
    };
    let release = (): void => undefined;
    await page.route("**/stats/replays?id=*", async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.fulfill(answer);
    });
    const answered = (sign: Locator) =>
      expect(async () => {
        release();
        await expect(sign).toBeVisible({ timeout: 300 });
      }).toPass();
    await openLive(page, `/stats?id=${ME}`);
    await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
    await answered(page.getByText("No data available"));
    await expect(info(page)).toHaveCount(0);
    await expect(page.getByText(/Too many questions at once/)).toBeVisible();
    await expect.poll(() => logged.some((line) => line.startsWith("Failed to fetch player"))).toBe(true);
    await checkAccessibility(page);

    answer = { status: 200, json: { not: "a list" } };
    await page.getByRole("button", { name: "Try again" }).click();
    await answered(page.getByText(/not a list of matches/));
    answer = { status: 200, json: [] };
    await page.getByRole("button", { name: "Try again" }).click();
    await answered(page.getByText(/No ranked match found for/));
    answer = { status: 200, json: MINE };
    await page.getByRole("button", { name: "Try again" }).click();
    await answered(info(page));
    // An empty id shows nothing.
    await lookUpAnother(page).click();
    await idField(page).fill(" - ");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/stats");
    await expect(info(page)).toHaveCount(0);
    await expect(page.getByText("No data available")).toHaveCount(0);
  });

  test("without mappings names fall back, and it is logged; old and unsaved matches are said to be so @phone", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/wank.json", (route) => route.fulfill({ status: 500, body: "oops" }));
    await page.route("**/stats/replays?id=*", (route) =>
      route.fulfill({ json: MINE, headers: { "x-data-age": "7200", "x-data-unsaved": "1" } }),
    );
    await openLive(page, `/stats?id=${ME}`);
    await expect(fact(info(page), "Rank")).toHaveText("Unknown Rank");
    await expect(fact(info(page), "Most Used Character")).toHaveText("Unknown Character");
    expect(logged.some((line) => line.startsWith("Error fetching mappings"))).toBe(true);
    await expect(page.getByText("as they were 2 h ago")).toBeVisible();
    await expect(page.getByText("This site cannot save matches right now.")).toBeVisible();
  });

  for (const { name, answer } of [
    { name: "does not arrive", answer: { status: 500, json: { message: "asleep" } } },
    { name: "is no list", answer: { json: { not: "a list" } } },
  ])
    test(`a comparison that ${name} is logged, and empty @desktop`, async ({ page }) => {
      await rememberMe(page);
      await page.route("**/stats/replays?id=*", (route) =>
        route.fulfill(route.request().url().endsWith(`id=${ME}`) ? { json: MINE } : answer),
      );
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("Failed to fetch comparison"),
      );
      await openLive(page, `/stats?id=${ME}&compare=${RIVAL}`);
      expect((await logged).type()).toBe("error");
      await expect(fact(info(page), "Name")).toHaveText("Crouch Dash");
      await expect(otherInfo(page)).toHaveCount(0);
    });
});

test("what stands there before a player is counted moves nothing away when it goes @phone", async ({
  page,
}) => {
  await serveMatches(page);
  const shifted = await watchShifts(page);
  await openLive(page, `/stats?id=${ME}`);
  await expect(page.getByRole("tab", { name: "Trends" })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
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
  await expect(fact(info(page), "Name")).toHaveText(name);
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

test("without scripts the page says what it needs @desktop", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/stats");
  await expect(page.getByText("need JavaScript")).toBeVisible();
  await context.close();
});
