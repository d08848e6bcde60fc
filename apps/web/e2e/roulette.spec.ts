import type { Page } from "@playwright/test";
import { CHARACTERS } from "@tactician/game";
import { allowConsole, checkAccessibility, expect, expectHref, storeBefore, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive, reloadLive } from "./open-live.ts";
import { STRATEGIES, serveStrategies } from "./strategies-file.ts";

const POINTS = { easy: [5, 14], medium: [10, 10], hard: [15, 5] } as const;

const select = (page: Page) => page.getByLabel("Who do you play?");
const spin = (page: Page) => page.getByRole("button", { name: "Random Strategy" });
const succeeded = (page: Page) => page.getByRole("button", { name: "Succeeded" });
const failed = (page: Page) => page.getByRole("button", { name: "Failed" });
const card = (page: Page) => page.getByRole("article", { name: /^Strategy: / });
const title = (page: Page) => card(page).getByRole("heading").textContent();
const stage = (page: Page) => page.getByRole("region", { name: "The roulette" });
const points = (page: Page) =>
  stage(page)
    .locator("p")
    .filter({ hasText: /^Current Points/ });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What the strategy on the card brings, or costs. */
async function worth(page: Page, outcome: "won" | "lost"): Promise<number> {
  const shown = await title(page);
  const all = [...STRATEGIES.general, ...(STRATEGIES.characters.Jin ?? [])];
  const [won, lost] = POINTS[all.find((entry) => entry.title === shown)?.difficulty ?? "easy"];
  return outcome === "won" ? won : -lost;
}

const inWords = (sum: number) => `Current Points ${sum < 0 ? `−${-sum}` : sum}`;

test("a whole run: character, strategies, a reload in the middle, keys, verdict, streak, Retry @phone", async ({
  page,
}) => {
  await serveStrategies(page);
  await openLive(page, "/strat-roulette");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strategy Roulette");
  await expect(select(page)).toHaveValue("");
  await expect(select(page).locator("option").first()).toHaveText("All Characters");
  await expect(points(page)).toHaveText(inWords(0));
  await expect(stage(page).getByText(/Highest Streak/)).toHaveCount(0);
  await expect(succeeded(page)).toHaveCount(0);
  await select(page).selectOption("jin");
  await expect(page).toHaveURL("/strat-roulette?character=jin");
  await expect(stage(page).getByText("3 strategies")).toBeVisible();

  await spin(page).click();
  await expect(select(page)).toHaveCount(0);
  await expect(spin(page)).toHaveCount(0);
  await expect(card(page)).toBeFocused();
  await expect(stage(page).getByText("Strategy 1 of 3")).toBeVisible();
  const first = await title(page);
  await expect(stage(page).getByRole("status")).toContainText(`${first}. `);
  let sum = await worth(page, "won");
  await succeeded(page).click();
  await expect(points(page)).toHaveText(inWords(sum));
  await checkAccessibility(page);

  const second = await title(page);
  expect(second).not.toBe(first);
  await openLive(page, "/strat-roulette");
  await expect(card(page).getByRole("heading")).toHaveText(second ?? "");
  await expect(points(page)).toHaveText(inWords(sum));
  await expect(page).toHaveURL("/strat-roulette?character=jin");
  await expect(card(page)).not.toBeFocused();

  sum += await worth(page, "lost");
  await page.keyboard.press("f");
  await expect(points(page)).toHaveText(inWords(sum));
  sum += await worth(page, "won");
  await page.keyboard.press("S");
  await expect(page.getByRole("article", { name: "The verdict" })).toBeFocused();
  // Two that were won bring more than any one that was lost costs.
  await expect(page.getByRole("heading", { name: `${sum} points` })).toBeVisible();
  await expect(page.getByText("New highest streak", { exact: true })).toBeVisible();
  await expect(stage(page).getByText(`Highest Streak: ${sum}`)).toBeVisible();
  await expect(stage(page).getByRole("status")).toContainText("The run is over.");
  expect(await stored(page, "highestStreak")).toBe(String(sum));
  await checkAccessibility(page);
  await page.keyboard.press("s");
  await expect(points(page)).toHaveText(inWords(sum));

  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL("/strat-roulette");
  await expect(select(page)).toHaveValue("");
  await expect(points(page)).toHaveText(inWords(0));
  await expect(spin(page)).toBeFocused();
  expect(await stored(page, "rouletteRun")).toBe("");
});

test("keys can be turned off, and the wheel turns for those who like motion alone @desktop", async ({
  page,
}) => {
  await serveStrategies(page);
  await openLive(page, "/strat-roulette?character=jin");
  await spin(page).click();
  const wheel = stage(page).locator("[data-turned]").first();
  const look = () =>
    wheel.evaluate((it) => {
      const { transitionDuration, rotate } = getComputedStyle(it);
      return {
        transitionDuration,
        isTurned: it.style.getPropertyValue("--turn") !== "0deg" && rotate !== "",
      };
    });
  expect(await look()).toEqual({ transitionDuration: "1.1s", isTurned: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await look()).transitionDuration).toMatch(/^0s/);

  const keys = page.getByRole("switch", { name: "Keys S and F" });
  await keys.click();
  await page.keyboard.press("s");
  await expect(points(page)).toHaveText(inWords(0));
  await reloadLive(page);
  await expect(keys).not.toBeChecked();
  await keys.click();
  await page.keyboard.press("Control+s");
  await expect(points(page)).toHaveText(inWords(0));
  const sum = await worth(page, "won");
  await page.keyboard.press("s");
  await expect(points(page)).toHaveText(inWords(sum));
});

test("corrupt storage and junk in the address do no harm, an empty pool says so @phone", async ({ page }) => {
  allowConsole(page, /downloaded font|OTS parsing/);
  await storeBefore(page, { highestStreak: "NaN", rouletteRun: '{"used":["Gone"],"points":1e9}' });
  await serveStrategies(page, { general: [], characters: {} });
  await page.setViewportSize({ width: 320, height: 640 });
  // On a first visit the display face may come too late: its stand-in is wider.
  await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
  await openLive(page, "/strat-roulette?character=%3Cscript%3E&x=1");
  await expect(select(page)).toHaveValue("");
  await expect(stage(page).getByText(/Highest Streak/)).toHaveCount(0);
  await expect(spin(page)).not.toHaveAttribute("aria-disabled");
  await spin(page).click();
  await expect(stage(page).getByText("No strategies available.").first()).toBeVisible();
  await expect(select(page)).toBeVisible();
  expect(await overhang(page)).toBe(0);
});

test("strategies and rankings that do not arrive are logged, said, asked for again; the leaderboard ranks by points @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to fetch|Failed to load resource/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const row = (name: string, sum: number) => ({ name, vodUrl: `https://youtu.be/${name}`, points: sum });
  let players = [row("Bea", 300), row("Abe", -25), row("Cyd", 300), row("Dot", 615)];
  let isDown = true;
  const asleep = { status: 503, body: "asleep" };
  await page.route("**/strats.json", (route) => (isDown ? route.fulfill(asleep) : route.continue()));
  await page.route("**/rankings.json", (route) => route.fulfill(isDown ? asleep : { json: players }));
  await openLive(page, "/strat-roulette");
  const alerts = page.getByRole("alert");
  await expect(alerts).toHaveText([/Couldn't load the strategies/, /Couldn't load the leaderboard/]);
  expect(logged.join()).toMatch(/Failed to fetch strategies.*HTTP error! status: 503/);
  expect(logged.join()).toMatch(/Failed to fetch rankings.*HTTP error! status: 503/);
  await spin(page).click();
  await expect(stage(page).getByText("No strategies available.").first()).toBeVisible();
  await checkAccessibility(page);

  isDown = false;
  await alerts.first().getByRole("button", { name: "Try again" }).click();
  await expect(alerts).toHaveCount(1);
  // The roulette needs no leaderboard.
  await spin(page).click();
  await expect(card(page)).toBeVisible();
  await failed(page).click();
  await expect(stage(page).getByText("Strategy 2 of")).toBeVisible();
  await alerts.getByRole("button", { name: "Try again" }).click();
  await expect(alerts).toHaveCount(0);

  const table = page.getByRole("table").filter({ hasText: "Ranking" });
  await expect(table.getByRole("columnheader")).toHaveText(["Ranking", "Name", "Video", "Points"]);
  await expect(table.locator("tbody tr")).toHaveText([
    /^1Dot.*615$/,
    /^2Bea.*300$/,
    /^2Cyd.*300$/,
    /^4Abe.*−25$/,
  ]);
  const watch = table.getByRole("link", { name: "Watch Dot's run" });
  await expect(watch).toHaveText("Watch");
  await expectHref(watch, "https://youtu.be/Dot");
  await checkAccessibility(page, "#leaderboard");

  players = [];
  await page.reload();
  await expect(table).toContainText("Nobody here yet");
  await expect(page.getByRole("link", { name: "Publish your VOD and points" })).toBeVisible();
});

test("both files are served in the shape that the specification gives them @desktop @server", async ({
  request,
}) => {
  const strategies = await (await request.get("/strats.json")).json();
  expect(Object.keys(strategies).sort()).toEqual(["characters", "general"]);
  expect(Object.keys(strategies.characters)).toHaveLength(CHARACTERS.length);
  expect(Object.keys(strategies.general[0]).sort()).toEqual(["description", "difficulty", "scope", "title"]);
  const rankings = await request.get("/rankings.json");
  expect(rankings.headers()["cache-control"]).toBe("no-cache");
  expect(Array.isArray(await rankings.json())).toBe(true);
});
