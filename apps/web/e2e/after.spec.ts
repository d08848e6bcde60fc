import type { Page } from "@playwright/test";
import { findCharacterByGameId } from "@tactician/game";
import { blockStorage, checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";
import { ME, myMatches } from "./stats-matches.ts";

const AFTER = "/after?them=paul&me=king";

const rows = (page: Page) => page.getByRole("list", { name: "What hit you?" }).getByRole("listitem");
const hit = (page: Page, place: number) =>
  rows(page)
    .nth(place)
    .getByRole("button", { name: /hit me/ });
const state = (page: Page) => page.getByRole("region", { name: "This match" }).getByRole("status").last();

/** King is the visitor's main. */
async function withMain(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("myCharacter", "king"));
}

/** What the database of notes and matches has, by id. */
async function keptMatches(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("mine");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("matches").objectStore("matches").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );
}

/** Puts matches into the database as the site keeps them, without its code. */
async function keepMatches(page: Page, matches: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("mine", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("notes");
          opening.result.createObjectStore("matches").createIndex("them", "them");
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("matches", "readwrite");
          for (const record of records) change.objectStore("matches").put(record, String(record.id));
          change.oncomplete = () => {
            opening.result.close();
            localStorage.setItem("mine", "matches");
            resolve();
          };
        };
      }),
    matches,
  );
}

const paulMatch = (id: string, at: number, hits: number, move = "Paul-df+2") => ({
  ...{ id, at, changedAt: at, source: "tapped", me: "king", them: "paul", result: "lost" },
  moves: [{ move, hits, blocked: 1, punished: 0 }],
});

const BROKEN = { id: "broken", moves: "<script>" };

test("from home to the first saved hit are four taps, a second match takes three", async ({ page }) => {
  await withMain(page);
  await openLive(page, "/");
  let taps = 0;
  const tap = async (label: string, click: () => Promise<void>) => {
    await test.step(`tap ${++taps}: ${label}`, click);
  };
  await tap("the link", () =>
    page.getByRole("main").getByRole("link", { name: "What hit me" }).first().click(),
  );
  await page.waitForURL("/after");
  await tap("the opponent", () =>
    page.getByRole("list", { name: "Everybody" }).getByRole("button", { name: "Paul" }).click(),
  );
  await tap("lost", () => page.getByRole("button", { name: "Lost" }).click());
  await tap("what hit", () => hit(page, 0).click());
  await expect(state(page)).toHaveText("Saved: lost, 1 hit.");
  expect(taps).toBeLessThanOrEqual(5);
  expect(await keptMatches(page)).toMatchObject([
    { me: "king", them: "paul", result: "lost", source: "tapped" },
  ]);

  taps = 0;
  await tap("next match", () => page.getByRole("button", { name: "Next match" }).click());
  await tap("won", () => page.getByRole("button", { name: "Won" }).click());
  await tap("what hit", () => hit(page, 0).click());
  await expect(state(page)).toHaveText("Saved: won, 1 hit.");
  expect(taps).toBeLessThanOrEqual(3);
  await expect.poll(() => keptMatches(page)).toHaveLength(2);
});

test("what was tapped survives a reload, is offered first, and can be taken back", async ({ page }) => {
  await openLive(page, AFTER);
  await page.getByRole("searchbox").fill("df2");
  await hit(page, 0).click();
  await hit(page, 0).click();
  await rows(page)
    .first()
    .getByRole("button", { name: /^Blocked/ })
    .click();
  await expect(state(page)).toHaveText("Saved: 2 hits.");
  const [{ moves } = {}] = await keptMatches(page);
  expect(moves).toEqual([{ move: "Paul-df+2", hits: 2, blocked: 1, punished: 0 }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(state(page)).toHaveText("Saved: 1 hit.");
  await page.reload();
  await expect(hit(page, 0)).toContainText("0");
  await expect(page.getByRole("region", { name: "What hits you: Paul" })).toContainText(
    "Hit you 1 time in 1 match",
  );
  const first = await hit(page, 0).getByRole("img").getAttribute("aria-label");
  await expect(
    page.getByRole("region", { name: "What hits you: Paul" }).getByRole("img").first(),
  ).toHaveAttribute("aria-label", first ?? "");
  await checkAccessibility(page);
  await expectNoOverflow(page);

  const past = page.getByRole("region", { name: "Matches" });
  await past.getByRole("button", { name: /Delete the match/ }).click();
  await expect(past.getByRole("listitem")).toHaveCount(0);
  await past.getByRole("button", { name: "Undo" }).click();
  await expect(past.getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => keptMatches(page)).toHaveLength(1);
});

test("matches stand on the anti-guide, in the drills and by a link to the move @phone", async ({ page }) => {
  await withMain(page);
  await openLive(page, "/faqu");
  await keepMatches(page, [
    ...[4, 3, 1, 1].map((hits, place) => paulMatch(`m${place}`, 1_700_000_000_000 + place, hits)),
    paulMatch("renamed", 1_700_000_000_009, 1, "Paul-no.such.move"),
    BROKEN,
  ]);
  await openLive(page, AFTER);
  const sums = page.getByRole("region", { name: "What hits you: Paul" });
  await expect(sums.getByText("Hit you 9 times in 4 matches")).toBeVisible();
  await expect(sums.getByText("not in the movelist any more")).toBeVisible();
  await expect(sums.getByText(/No clear weak spot yet \(5 matches\)/)).toBeVisible();
  await expectHref(sums.getByRole("link").first(), "/move/paul/df+2");

  await openLive(page, "/anti-guide/character/paul?me=king");
  await expect(page.getByText("Hit you 9 times in 4 matches").first()).toBeVisible();

  await openLive(page, AFTER);
  await sums.getByRole("link", { name: "Drill these" }).click();
  await expect(page).toHaveURL("/drills?me=king&them=paul&mode=hit");
});

test("the record's match has what hit beside it, where times agree @phone", async ({ page }) => {
  // The newest match of the stub: Jin against whom the record says, a minute before it was tapped.
  const [newest] = myMatches(30);
  if (newest === undefined) throw new Error("no match");
  const isFirst = newest.p1_polaris_id === ME;
  const [own, other] = isFirst
    ? [newest.p1_chara_id, newest.p2_chara_id]
    : [newest.p2_chara_id, newest.p1_chara_id];
  const id = (gameId: number) => findCharacterByGameId(gameId)?.characterId ?? "";
  const [me, them] = [id(own), id(other)];
  const at = newest.battle_at * 1000 + 60_000;
  await page.route("**/stats/replays?id=*", (route) => route.fulfill({ json: myMatches(30) }));
  await openLive(page, "/faqu");
  await keepMatches(page, [{ ...paulMatch("m", at, 3, "x-df+2"), me, them }]);
  await openLive(page, `/stats?id=${ME}&tab=matches`);
  await expect(page.getByText("Hit you: x-df+2 3×")).toHaveCount(1);
});

test("who has no matches is told what to do, and no deck is made of what has no card @phone", async ({
  page,
}) => {
  await withMain(page);
  await openLive(page, "/drills?me=king&them=paul&mode=hit");
  await expect(page.getByText("Nothing of Paul has hit you yet.")).toBeVisible();
  await page.getByRole("link", { name: "Tap what hit you" }).click();
  await expect(page).toHaveURL(/\/after\?/);
});

test("a hostile address and an unknown character are told, and nothing breaks @phone", async ({ page }) => {
  await openLive(page, "/after?them=%3Cscript%3E&me=nobody");
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who did you play?" })).toBeVisible();
});

test("where nothing can be kept, what was tapped stays on the page @phone", async ({ page }) => {
  await blockStorage(page);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await openLive(page, AFTER);
  await hit(page, 0).click();
  await expect(page.getByText("Your browser saves nothing for this site.")).toBeVisible();
  await hit(page, 0).click();
  await expect(hit(page, 0)).toContainText("2");
  await expect(state(page)).toHaveText("Not saved.");
});

test("another tab's matches arrive @phone", async ({ page, context }) => {
  await openLive(page, AFTER);
  const other = await context.newPage();
  await openLive(other, AFTER);
  await hit(other, 0).click();
  await expect(state(other)).toHaveText("Saved: 1 hit.");
  await expect(page.getByRole("region", { name: "Matches" }).getByRole("listitem")).toHaveCount(1);
});

test("nothing moves when the portraits of everybody come", async ({ page }) => {
  const shifted = await watchShifts(page);
  const portrait = page.getByRole("list", { name: "Everybody" }).locator("img").first();
  // They come with the page's scripts, which here come late, as on a slow phone.
  await page.route("**/assets/framework-react-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await openLive(page, "/after");
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  expect(await shifted()).toBeLessThan(0.01);
});
