import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

/*
 * What can fail on the way to a visitor: what they see, and the line on the console. What else a page does about its failure (trying
 * again, what stays usable), and the failures of characters and news, are tested with the page.
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
