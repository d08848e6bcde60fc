import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openByShell, openLive } from "./open-live.ts";
import { JIN_PATH } from "./sheet-documents.ts";

/*
 * Everything that can fail on the way to a visitor, one test for each: what they see, and the line on the console. What else a
 * page does about its failure (trying again, what stays usable) is tested with the page.
 */

test.use({
  allowedConsole: [/Failed to (load resource|fetch)|Error fetching mappings|oops, something went wrong!/],
});

/** A player with one match, in the fields that every replay service has. */
const MATCH = {
  p1_polaris_id: "me",
  p2_polaris_id: "rival",
  p1_name: "Crouch Dash",
  p2_name: "Rival",
  p1_chara_id: 6,
  p2_chara_id: 8,
  p1_rank: 24,
  p2_rank: 23,
  p1_power: 210_345,
  p2_power: 198_000,
  p1_rating_before: 1500,
  p2_rating_before: 1510,
  winner: 1,
};

const refuse = (route: Route) => route.fulfill({ status: 503, json: { message: "asleep" } });

/** Waits for a line on the console; to be called before what brings it. */
function nextLine(page: Page, words: RegExp): Promise<unknown> {
  return page.waitForEvent("console", (message) => message.type() === "error" && words.test(message.text()));
}

test("the list of characters does not arrive: logged, and the list stays empty @desktop", async ({
  page,
}) => {
  await page.route("**/api/characters", refuse);
  const logged = nextLine(page, /^Failed to fetch characters/);
  await openByShell(page, "/");
  await logged;
  await expect(page.getByRole("heading", { name: "Pick your Character" })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href^="/character/combos/"]:visible')).toHaveCount(0);
});

test("the list of characters takes more than 5 seconds: the servers are sleeping @desktop", async ({
  page,
}) => {
  await page.route("**/api/characters", () => undefined);
  await page.clock.install({ time: 0 });
  await openByShell(page, "/");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await page.clock.fastForward(5100);
  await expect(page.getByText("Sorry, free tier servers are sleeping. Try to reload.")).toBeVisible();
});

test("a character is refused: 'Error: Character not found'; no message at all: the fallback @phone", async ({
  page,
}) => {
  await page.route("**/api/characters/jin", refuse);
  await openByShell(page, JIN_PATH);
  await expect(page.getByRole("alert")).toContainText("Error: Character not found");

  await page.unroute("**/api/characters/jin");
  await page.route("**/api/characters/paul", (route) => route.fulfill({ body: "<html>" }));
  await openByShell(page, "/character/combos/paul-combos/paul");
  await expect(page.getByRole("alert")).toContainText("Error: An unknown error occurred");
});

test("there is no data of a character: 'Character not found...' @phone", async ({ page }) => {
  await page.route("**/api/characters/jin", (route) => route.fulfill({ json: {} }));
  await openByShell(page, JIN_PATH);
  await expect(page.getByRole("alert")).toContainText("Character not found...");
});

test("news do not arrive: logged @phone", async ({ page }) => {
  await page.route("**/api/news", refuse);
  const logged = nextLine(page, /^Failed to fetch news/);
  await openLive(page, "/news");
  await logged;
  await expect(page.getByRole("alert")).toContainText("Couldn't load the news");
});

test("strategies do not arrive: logged with the status, and there is none to draw @phone", async ({
  page,
}) => {
  await page.route("**/strats.json", refuse);
  const logged = nextLine(page, /^Failed to fetch strategies.*HTTP error! status: 503/);
  await openLive(page, "/strat-roulette");
  await logged;
  await page.getByRole("button", { name: "Random Strategy" }).click();
  await expect(page.getByText("No strategies available.").first()).toBeVisible();
});

test("rankings do not arrive: logged, and the roulette plays on @desktop", async ({ page }) => {
  await page.route("**/rankings.json", refuse);
  const logged = nextLine(page, /^Failed to fetch rankings/);
  await openLive(page, "/strat-roulette");
  await logged;
  await page.getByRole("button", { name: "Random Strategy" }).click();
  await expect(page.getByRole("button", { name: "Succeeded" })).toBeVisible();
});

test("a picture of a combo cannot be made: logged, and what was added to be drawn is gone @desktop", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "customCombos",
      JSON.stringify([{ id: "1", launchers: ["df 2"], followUps: [["b f 2 1"]] }]),
    );
  });
  await openLive(page, "/combo-generator");
  await page.route("**/icons-t8/**", (route) => route.abort());
  const logged = nextLine(page, /^oops, something went wrong!/);
  await page.getByRole("button", { name: "Save Combo 1 as a picture" }).click();
  await logged;
  await expect(page.locator("body > [inert]")).toHaveCount(0);
  await expect(page.locator("tbody tr")).toHaveCount(1);
});

test("mappings do not arrive: logged, and names fall back @desktop", async ({ page }) => {
  await page.route("**/stats/replays?id=*", (route) => route.fulfill({ json: [MATCH] }));
  await page.route("**/wank.json", refuse);
  const logged = nextLine(page, /^Error fetching mappings/);
  await openLive(page, "/stats?id=me");
  await logged;
  await expect(page.locator("#user-info")).toContainText("Unknown Character");
  await expect(page.locator("#user-info")).toContainText("Unknown Rank");
});

test("a player does not arrive: logged, and 'No data available' @phone", async ({ page }) => {
  await page.route("**/stats/replays?id=*", refuse);
  const logged = nextLine(page, /^Failed to fetch player/);
  await openLive(page, "/stats?id=me");
  await logged;
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page.locator("#user-info")).toHaveCount(0);
});

for (const { name, answer } of [
  { name: "does not arrive", answer: { status: 503, json: { message: "asleep" } } },
  { name: "is no list", answer: { json: { not: "a list" } } },
]) {
  test(`a comparison ${name}: logged, and the comparison is empty @desktop`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("myUserId", "me"));
    await page.route("**/stats/replays?id=*", (route) =>
      route.fulfill(route.request().url().endsWith("id=me") ? { json: [MATCH] } : answer),
    );
    const logged = nextLine(page, /^Failed to fetch comparison/);
    await openLive(page, "/stats?id=me&compare=rival");
    await logged;
    await expect(page.locator("#user-info")).toContainText("Crouch Dash");
    await expect(page.locator("#comparison-user-info")).toHaveCount(0);
  });
}

test("a page breaks: 'Unexpected Application Error!' with status and text, or the message @desktop", async ({
  page,
}) => {
  // What the page throws is the test's own.
  page.removeAllListeners("pageerror");
  page.removeAllListeners("console");
  let thrown = `new Response("", { status: 503, statusText: "Service Unavailable" })`;
  await page.route("**/assets/CharacterPicker.island-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Picker() { throw ${thrown}; }`,
    }),
  );
  for (const words of ["503 Service Unavailable", "Wall splat"]) {
    await openLive(page, "/");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    thrown = `new Error("Wall splat")`;
  }
});
