import type { Page } from "@playwright/test";
import type { PopulationPopularity } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { coachMatches } from "./coach-matches.ts";
import { checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";
import { JIN_PATH } from "./sheet-documents.ts";
import { ME } from "./stats-matches.ts";
import { matchups, NOTHING_COUNTED } from "./world-answers.ts";

/** Where everybody's matches help: anti-guides, the coach, sheets. And that all of them do without. */

const GUIDE = "/anti-guide/character/jin";

/** King is chosen three times in a hundred, more often among Tekken Kings, and eleven others oftener. */
const PLAYED: PopulationPopularity = {
  matches: 10_000,
  since: "2026-10-24",
  countedAt: new Date().toISOString(),
  versions: [],
  months: [
    {
      from: "2026-11-01",
      sides: 20_000,
      ranks: [
        { rank: "rulers", sides: 18_000, characters: [...often(18_000), { id: "king", sides: 360 }] },
        { rank: "tekken-king-up", sides: 2000, characters: [...often(2000), { id: "king", sides: 240 }] },
      ],
    },
  ],
};

function often(sides: number) {
  const others = CHARACTERS.filter(({ characterId }) => characterId !== "king").slice(0, 11);
  return others.map(({ characterId: id }) => ({ id, sides: sides / 12 }));
}

/** Documents, or what is none, by the names of the API's addresses. */
interface Answers {
  readonly matchups?: unknown;
  readonly popularity?: unknown;
}

/** How long a page waits for what the world's matches say. */
const PATIENCE_MS = 1500;

/** A busy machine is no service that is late: pages wait as long as they must. */
async function waitForTheWorld(page: Page): Promise<void> {
  await page.addInitScript((patience) => {
    const wait = window.setTimeout;
    const longer = (done: TimerHandler, ms?: number) => wait(done, ms === patience ? 60_000 : ms);
    window.setTimeout = longer as typeof wait;
  }, PATIENCE_MS);
}

/** Answers for the API; gives the questions that were asked. */
async function serve(page: Page, answers: Answers, status = 200): Promise<string[]> {
  await waitForTheWorld(page);
  const asked: string[] = [];
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/api/population/${name}*`, async (route) => {
      asked.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
      await route.fulfill({ json, status });
    });
  return asked;
}

const KNOWN: Answers = { matchups: matchups(), popularity: PLAYED };
const EMPTY: Answers = { matchups: NOTHING_COUNTED, popularity: { ...PLAYED, matches: 0, months: [] } };
const JUNK: Answers = { matchups: { ...matchups(), cells: "many" }, popularity: { months: [{ ranks: 7 }] } };
const NO_HELP = [
  ["an empty store", EMPTY, 200],
  ["junk", JUNK, 200],
] as const;

test.describe("the anti-guide", () => {
  const world = (page: Page) => page.getByText(/^World's matches:/);
  const select = (page: Page) => page.getByLabel("I play");
  const ready = (page: Page) => page.getByText("Best first.", { exact: false });

  test("says what the world's matches say of the chosen character, and asks nothing before @phone", async ({
    page,
  }) => {
    const asked = await serve(page, KNOWN);
    await openLive(page, GUIDE);
    await waitUntilQuiet(page);
    expect(asked).toEqual([]);
    await select(page).selectOption({ label: "Paul" });
    const places = new Map<string, number>(CHARACTERS.map(({ name }, place) => [name, place]));
    const estimate = 50 + ((places.get("Paul") ?? 0) - (places.get("Jin") ?? 0)) / 10;
    const count = 1000 + (places.get("Paul") ?? 0) + (places.get("Jin") ?? 0);
    await expect(world(page)).toHaveText(
      `World's matches: Paul wins ${estimate.toFixed(1)} % against Jin at even ratings (${(estimate - 0.55).toFixed(1)} to ${(estimate + 0.55).toFixed(1)}; ${count.toLocaleString("en-GB")} matches)`,
    );
    await expectHref(world(page).getByRole("link"), "/matchups?character=paul");
    await checkAccessibility(page);
    await select(page).selectOption({ label: "King" });
    await expect(world(page)).toHaveText(
      "World's matches: not enough matches of King against Jin yet (3 matches)",
    );
    // Of a character against itself there is nothing to say.
    await select(page).selectOption({ label: "Jin" });
    await expect(ready(page)).toBeVisible();
    await expect(world(page)).toHaveCount(0);
    expect(asked).toEqual(["/api/population/matchups"]);
  });

  test("moves nothing when the character is remembered", async ({ page }) => {
    await serve(page, KNOWN);
    const shifts = await watchShifts(page);
    await openLive(page, `${GUIDE}?me=paul`);
    await expect(world(page)).toHaveCount(1);
    expect(await shifts()).toBe(0);
  });

  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1000, 1200],
  ] as const)
    test(`keeps a place for it in the first view of ${width} by ${height} pixels @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await waitForTheWorld(page);
      // Late, as from a server far away: what stands below has been painted by then.
      await page.route("**/api/population/matchups*", async (route) => {
        await page.waitForTimeout(600);
        await route.fulfill({ json: matchups() });
      });
      await page.addInitScript(() => localStorage.setItem("myCharacter", "armor-king"));
      const shifts = await watchShifts(page);
      await openLive(page, GUIDE);
      await expect(world(page)).toBeInViewport();
      expect(await shifts()).toBe(0);
    });

  test.describe("does without", () => {
    test.use({ allowedConsole: [/status of 503/] });

    for (const [what, answers, status] of [...NO_HELP, ["a service that fails", KNOWN, 503]] as const)
      test(`${what} @phone`, async ({ page }) => {
        await serve(page, answers, status);
        await openLive(page, `${GUIDE}?me=paul`);
        await expect(ready(page)).toBeAttached();
        await expect(world(page)).toHaveCount(0);
      });
  });

  test("its answers do not wait for a service that hangs @phone", async ({ page }) => {
    await page.route("**/api/population/matchups*", () => {});
    await openLive(page, `${GUIDE}?me=paul`);
    await expect(ready(page)).toBeAttached();
    await expect(world(page)).toHaveCount(0);
  });
});

test.describe("a sheet", () => {
  const KING = "/character/combos/king-combos/king";
  const played = (page: Page) => page.getByRole("main").getByText(/^Pick rate /);

  test("says how often the character is played, at its foot, and moves nothing", async ({ page }) => {
    const asked = await serve(page, KNOWN);
    const shifts = await watchShifts(page);
    await openLive(page, KING);
    await expect(played(page)).toHaveText(
      "Pick rate 3.0 % in ranked matches of the last 30 days: 12th of 42, highest at Tekken King and above. The world's matchups",
    );
    await expectHref(played(page).getByRole("link"), "/matchups?character=king");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^\/api\/population\/popularity\?since=\d{4}-\d\d-\d\d$/);
    expect(await shifts()).toBe(0);
    await checkAccessibility(page);
  });

  for (const [what, answers] of NO_HELP)
    test(`does without: ${what} @phone`, async ({ page }) => {
      const asked = await serve(page, answers);
      await openLive(page, JIN_PATH);
      await expect.poll(() => asked.length).toBe(1);
      await waitUntilQuiet(page);
      await expect(played(page)).toHaveCount(0);
    });

  test("asks nothing offline @phone", async ({ page }) => {
    const asked = await serve(page, KNOWN);
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    await openLive(page, JIN_PATH);
    await waitUntilQuiet(page);
    expect(asked).toEqual([]);
    await expect(played(page)).toHaveCount(0);
  });
});

test.describe("the coach", () => {
  const costs = (page: Page) => page.locator("#costs");
  const open = async (page: Page) => {
    const records = coachMatches(1200, Math.floor(Date.now() / 1000));
    await page.route("**/stats/replays?id=*", (route) => route.fulfill({ json: records }));
    await openLive(page, `/stats?id=${ME}`);
    await expect(costs(page)).toContainText("Jack-8");
    await costs(page)
      .getByText(/how sure/i)
      .click();
  };
  const CENTRED = "Each record starts from what 1.2 million matches by everybody say about that matchup.";

  test("is centred on the world's matchups and says so @phone", async ({ page }) => {
    const asked = await serve(page, KNOWN);
    await open(page);
    await expect(costs(page)).toContainText(CENTRED);
    await costs(page).getByText("How is this counted?").click();
    await expect(costs(page)).toContainText("pulled towards what everybody's matches say about that matchup");
    await expect(costs(page)).toContainText("a little by pick rates at Mighty to Battle Ruler");
    expect(asked.toSorted()).toEqual([
      "/api/population/matchups",
      expect.stringMatching(/^\/api\/population\/popularity\?since=/),
    ]);
    await checkAccessibility(page);
  });

  for (const [what, answers] of NO_HELP)
    test(`does without: ${what} @phone`, async ({ page }) => {
      await serve(page, answers);
      await open(page);
      await expect(costs(page)).not.toContainText("of everybody");
      await costs(page).getByText("How is this counted?").click();
      await expect(costs(page)).toContainText("pulled towards even; the thin line");
      await expect(costs(page)).toContainText("times how often you meet it.");
    });
});
