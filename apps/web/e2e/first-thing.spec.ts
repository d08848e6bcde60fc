import type { Locator, Page } from "@playwright/test";
import { JIN_COMBO } from "./combo-page.ts";
import { expect, storeBefore, test } from "./fixtures.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";

test.use({ viewport: { width: 360, height: 780 } });

/** Somebody who has been here: plays Jin, has met King and Paul, and keeps a combo. */
const RETURNING = {
  myCharacter: "jin",
  lastOpponents: "king paul",
  customCombos: JSON.stringify([JIN_COMBO]),
};

/** What a page is opened for, and the px from the top within which it begins where fewer than 430 are wanted. */
type FirstThings = Readonly<Record<string, readonly [find: (page: Page) => Locator, limit?: number][]>>;

/** Of sheets, anti-guides, tables, changes and one's own character on home the tests of those pages ask more. */
const OF_NEWCOMERS: FirstThings = {
  "/": [[(page) => page.getByRole("searchbox", { name: "Find a character" }), 360]],
  "/combo-generator": [[(page) => page.getByRole("button", { name: "Add New Combo" })]],
};

const OF_RETURNING: FirstThings = {
  "/matchups?sample": [[(page) => page.getByRole("region", { name: /Jin/ }).getByRole("link").first(), 350]],
  "/combo-generator": [[(page) => page.getByRole("table").locator("tbody tr").first()]],
  "/drills?me=jin&them=king": [[(page) => page.getByRole("main").getByRole("article")]],
  "/drills": [[(page) => page.getByLabel("against", { exact: true })]],
};

const OF_STATISTICS: FirstThings = {
  "/stats?id=sample-player": [
    [(page) => page.locator("#user-info").getByText("Current Rating"), 200],
    [
      (page) =>
        page
          .locator("#costs")
          .getByRole("link", { name: /^How to beat/ })
          .first(),
    ],
    [(page) => page.getByRole("tablist", { name: "Statistics" })],
  ],
};

for (const [who, things, kept] of [
  ["for who is new", OF_NEWCOMERS, {}],
  ["for who returns", OF_RETURNING, RETURNING],
  ["of statistics @server", OF_STATISTICS, RETURNING],
] as const)
  test(`what a page is opened for is at its top ${who} @phone`, async ({ page, context }) => {
    const tabs = await Promise.all(
      Object.entries(things).map(async ([path, first], place) => {
        const tab = place === 0 ? page : await context.newPage();
        await storeBefore(tab, { privacyNoticeAccepted: "true", ...kept });
        await openLive(tab, path);
        for (const [find] of first) await expect(find(tab), path).toBeVisible();
        await waitUntilQuiet(tab);
        return { path, first, tab };
      }),
    );
    for (const { path, first, tab } of tabs) {
      for (const [find, limit = 430] of first) {
        const { y = Number.POSITIVE_INFINITY } = (await find(tab).boundingBox()) ?? {};
        expect(y, path).toBeLessThanOrEqual(limit);
      }
      expect(await tab.evaluate(() => scrollY), path).toBe(0);
    }
  });

/** Taps links one after the other; says how many it took. */
async function tapThrough(page: Page, links: readonly ((page: Page) => Locator)[]): Promise<number> {
  for (const link of links) await link(page).tap();
  return links.length;
}

const punishes = (page: Page) =>
  page.getByRole("region", { name: "Punish these" }).getByRole("listitem").first();

test("from home it is one tap to what to press against a recent opponent, and two to any other @phone", async ({
  page,
}) => {
  await storeBefore(page, RETURNING);
  await openLive(page, "/");
  expect(await tapThrough(page, [() => page.getByRole("link", { name: "How to beat Paul" })])).toBeLessThan(
    3,
  );
  await expect(page).toHaveURL("/anti-guide/character/paul?me=jin");
  await expect(punishes(page)).toBeInViewport();

  await openLive(page, "/");
  const taps = await tapThrough(page, [
    () => page.getByRole("link", { name: "Another opponent" }),
    () => page.getByRole("link", { name: "Yoshimitsu", exact: true }),
  ]);
  expect(taps).toBeLessThan(4);
  await expect(page).toHaveURL("/anti-guide/character/yoshimitsu");
  await expect(punishes(page)).toBeInViewport();
});
