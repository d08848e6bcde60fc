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

type FirstThing = readonly [
  what: string,
  path: string,
  find: (page: Page) => Locator,
  limit?: number | undefined,
  kept?: Readonly<Record<string, string>>,
];

/**
 * What a page is opened for, and the px from the top within which it begins: 430, or fewer where fewer are wanted. Of sheets, anti-guides,
 * tables, changes and one's own character on home the tests of those pages ask more.
 */
const FIRST_THINGS: readonly FirstThing[] = [
  [
    "home, for who is new: the search for a character",
    "/",
    (page) => page.getByRole("searchbox", { name: "Find a character" }),
    360,
    {},
  ],
  [
    "statistics: rank, rating and record",
    "/stats?id=sample-player",
    (page) => page.locator("#user-info").getByText("Current Rating"),
    200,
  ],
  [
    "statistics: the verdict",
    "/stats?id=sample-player",
    (page) =>
      page
        .locator("#costs")
        .getByRole("link", { name: /^How to beat/ })
        .first(),
  ],
  [
    "statistics: the tabs",
    "/stats?id=sample-player",
    (page) => page.getByRole("tablist", { name: "Statistics" }),
  ],
  [
    "matchups: one's own worst",
    "/matchups?sample",
    (page) => page.getByRole("region", { name: /Jin/ }).getByRole("link").first(),
    350,
  ],
  ["combos: one's first", "/combo-generator", (page) => page.getByRole("table").locator("tbody tr").first()],
  [
    "combos, for who has none: to add one",
    "/combo-generator",
    (page) => page.getByRole("button", { name: "Add New Combo" }),
    undefined,
    {},
  ],
  ["drills: the card", "/drills?me=jin&them=king", (page) => page.getByRole("main").getByRole("article")],
  ["drills without a deck: against whom", "/drills", (page) => page.getByLabel("against", { exact: true })],
];

for (const [what, path, find, limit = 430, kept = RETURNING] of FIRST_THINGS)
  test(`${what}, within ${limit} px @phone${path.includes("sample-player") ? " @server" : ""}`, async ({
    page,
  }) => {
    await storeBefore(page, kept);
    await openLive(page, path);
    const first = find(page);
    await expect(first).toBeVisible();
    await waitUntilQuiet(page);
    const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(limit);
    expect(await page.evaluate(() => scrollY)).toBe(0);
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
