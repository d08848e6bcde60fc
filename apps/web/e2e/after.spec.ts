import type { Page } from "@playwright/test";
import { findCharacterByGameId } from "@tactician/game";
import {
  blockStorage,
  checkAccessibility,
  expect,
  expectHref,
  expectNoOverflow,
  storeBefore,
  test,
} from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { keptMatches, putMatches } from "./mine-records.ts";
import { openBeforeScripts, openLive } from "./open-live.ts";
import { ME, myMatches } from "./stats-matches.ts";

const AFTER = "/after?them=paul&me=king";

const rows = (page: Page) => page.getByRole("list", { name: "What hit you?" }).getByRole("listitem");
/** Of the first move. */
const hit = (page: Page) =>
  rows(page)
    .getByRole("button", { name: /hit me/ })
    .first();
const state = (page: Page) => page.getByRole("region", { name: "This match" }).getByRole("status").last();

const paulMatch = (id: string, at: number, hits: number, move = "Paul-df+2") => ({
  ...{ id, at, changedAt: at, source: "tapped", me: "king", them: "paul", result: "lost" },
  moves: [{ move, hits, blocked: 1, punished: 0 }],
});

const BROKEN = { id: "broken", moves: "<script>" };

test("from home to the first saved hit are four taps, a second match takes three, another tab's arrive @phone", async ({
  page,
  context,
}) => {
  await storeBefore(page, { myCharacter: "king" });
  await openLive(page, "/");
  // Four taps.
  await page.getByRole("main").getByRole("link", { name: "What hit me" }).first().click();
  await page.waitForURL("/after");
  await page.getByRole("list", { name: "Everybody" }).getByRole("button", { name: "Paul" }).click();
  await page.getByRole("button", { name: "Lost" }).click();
  await hit(page).click();
  await expect(state(page)).toHaveText("Saved: lost, 1 hit.");
  const lost = { me: "king", them: "paul", result: "lost", source: "tapped" };
  expect(await keptMatches(page)).toMatchObject([lost]);

  // Three taps.
  await page.getByRole("button", { name: "Next match" }).click();
  await page.getByRole("button", { name: "Won" }).click();
  await hit(page).click();
  await expect(state(page)).toHaveText("Saved: won, 1 hit.");
  await expect.poll(() => keptMatches(page)).toHaveLength(2);

  const other = await context.newPage();
  await openLive(other, AFTER);
  await hit(other).click();
  await expect(state(other)).toHaveText("Saved: 1 hit.");
  await expect(page.getByRole("region", { name: "Matches" }).getByRole("listitem")).toHaveCount(3);
});

test("what was tapped survives a reload, is offered first, and can be taken back", async ({ page }) => {
  await openLive(page, AFTER);
  await page.getByRole("searchbox").fill("df2");
  await hit(page).click();
  await hit(page).click();
  const blocked = rows(page).getByRole("button", { name: /^Blocked/ });
  await blocked.first().click();
  await expect(state(page)).toHaveText("Saved: 2 hits.");
  const [{ moves } = {}] = await keptMatches(page);
  expect(moves).toEqual([{ move: "Paul-df+2", hits: 2, blocked: 1, punished: 0 }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state(page)).toHaveText("Saved: 1 hit.");
  await page.reload();
  await expect(hit(page)).toContainText("0");
  const sums = page.getByRole("region", { name: "What hits you: Paul" });
  await expect(sums).toContainText("Hit you 1 time in 1 match");
  const first = await hit(page).getByRole("img").getAttribute("aria-label");
  await expect(sums.getByRole("img").first()).toHaveAttribute("aria-label", first ?? "");
  await checkAccessibility(page);
  await expectNoOverflow(page);

  const past = page.getByRole("region", { name: "Matches" });
  await past.getByRole("button", { name: /Delete the match/ }).click();
  await expect(past.getByRole("listitem")).toHaveCount(0);
  await past.getByRole("button", { name: "Undo" }).click();
  await expect(past.getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => keptMatches(page)).toHaveLength(1);
});

test("matches stand on the anti-guide, in the drills, by the record's match, by a link to the move; none are told of @phone", async ({
  page,
}) => {
  await storeBefore(page, { myCharacter: "king" });
  // No deck is made of what has no card.
  await openLive(page, "/drills?me=king&them=paul&mode=hit");
  await expect(page.getByText("Nothing of Paul has hit you yet.")).toBeVisible();
  await page.getByRole("link", { name: "Tap what hit you" }).click();
  await expect(page).toHaveURL(/\/after\?/);

  // The newest match of the record: a minute before it was tapped, by somebody who does not know Paul's.
  const [newest] = myMatches(30);
  if (newest === undefined) throw new Error("no match");
  const id = (gameId: number) => findCharacterByGameId(gameId)?.characterId;
  const [first, second] = [id(newest.p1_chara_id), id(newest.p2_chara_id)];
  const [me, them] = newest.p1_polaris_id === ME ? [first, second] : [second, first];
  const recorded = paulMatch("recorded", newest.battle_at * 1000 + 60_000, 3, "x-df+2");
  await putMatches(page, [
    ...[4, 3, 1, 1].map((hits, place) => paulMatch(`m${place}`, 1_700_000_000_000 + place, hits)),
    paulMatch("renamed", 1_700_000_000_009, 1, "Paul-no.such.move"),
    { ...recorded, me, them },
    BROKEN,
  ]);
  await openLive(page, AFTER);
  const sums = page.getByRole("region", { name: "What hits you: Paul" });
  await expect(sums.getByText("Hit you 9 times in 4 matches")).toBeVisible();
  await expect(sums.getByText("not in the movelist any more")).toBeVisible();
  await expect(sums.getByText(/No clear weak spot yet \(5 matches\)/)).toBeVisible();
  await expectHref(sums.getByRole("link").first(), "/move/paul/df+2");
  await sums.getByRole("link", { name: "Drill these" }).click();
  await expect(page).toHaveURL("/drills?me=king&them=paul&mode=hit");

  await openLive(page, "/anti-guide/character/paul?me=king");
  await expect(page.getByText("Hit you 9 times in 4 matches").first()).toBeVisible();

  await page.route("**/stats/replays?id=*", (route) => route.fulfill({ json: myMatches(30) }));
  await openLive(page, `/stats?id=${ME}&tab=matches`);
  await expect(page.getByText("Hit you: x-df+2 3×")).toHaveCount(1);
});

test("where nothing can be kept, what was tapped stays on the page; a hostile address breaks nothing @phone", async ({
  page,
}) => {
  await blockStorage(page);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await openLive(page, AFTER);
  await hit(page).click();
  await expect(page.getByText("Your browser saves nothing for this site.")).toBeVisible();
  await hit(page).click();
  await expect(hit(page)).toContainText("2");
  await expect(state(page)).toHaveText("Not saved.");

  await openLive(page, "/after?them=%3Cscript%3E&me=nobody");
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who did you play?" })).toBeVisible();
});

test("nothing moves when the portraits of everybody come", async ({ page }) => {
  const shifted = await watchShifts(page);
  const portrait = page.getByRole("list", { name: "Everybody" }).locator("img").first();
  // They come with the page's scripts, which here come late, as on a slow phone.
  const { letCome } = await openBeforeScripts(page, "/after", "**/assets/framework-react-*.js");
  expect(await shifted(), "painted by then").toBe(0);
  await letCome();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  expect(await shifted()).toBeLessThan(0.01);
});
