import type { Page } from "@playwright/test";
import type { PopulationPopularity } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import { coachMatches } from "./coach-matches.ts";
import { allowConsole, checkAccessibility, expect, expectHref, storeBefore, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";
import { JIN_PATH } from "./sheet-documents.ts";
import { ME } from "./stats-matches.ts";
import { matchups, NOTHING_COUNTED } from "./world-answers.ts";

/** Where everybody's matches help: anti-guides, the coach, sheets. And that all of them do without. */

const GUIDE = "/anti-guide/character/jin";

/** Where a page says what the world's matches say. */
const PLACE = "main :has(> a[href^='/matchups?'])";

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
type Answers = Readonly<Record<"matchups" | "popularity", unknown>>;

/** A busy machine is no service that is late: pages, which wait 1.5 s for what the world's matches say, wait as long as they must. */
async function waitForTheWorld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (done: TimerHandler, ms?: number) => wait(done, ms === 1500 ? 60_000 : ms);
    window.setTimeout = longer as typeof wait;
  });
}

/** Answers for the API; gives the questions that were asked. */
async function serve(page: Page, answers: Answers, status = 200): Promise<string[]> {
  await waitForTheWorld(page);
  const asked: string[] = [];
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/api/population/${name}*`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      await route.fulfill({ json, status });
    });
  return asked;
}

const KNOWN: Answers = { matchups: matchups(), popularity: PLAYED };
const EMPTY: Answers = { matchups: NOTHING_COUNTED, popularity: { ...PLAYED, matches: 0, months: [] } };
const JUNK: Answers = { matchups: { ...matchups(), cells: "many" }, popularity: { months: [{ ranks: 7 }] } };
const NO_HELP = Object.entries({ "an empty store": EMPTY, junk: JUNK });

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
    await expect(world(page)).toHaveText(
      "World's matches: Paul wins 51.6 % against Jin at even ratings (51.1 to 52.1; 1,050 matches)",
    );
    await expectHref(world(page).getByRole("link"), "/matchups?character=paul");
    await checkAccessibility(page, PLACE);
    await select(page).selectOption({ label: "King" });
    await expect(world(page)).toHaveText(
      "World's matches: not enough matches of King against Jin yet (3 matches)",
    );
    // Of a character against itself there is nothing to say.
    await select(page).selectOption({ label: "Jin" });
    await expect(ready(page)).toBeVisible();
    await expect(world(page)).toHaveCount(0);
    expect(asked).toEqual(["/api/population/matchups"]);

    const shifts = await watchShifts(page);
    await openLive(page, `${GUIDE}?me=paul`);
    await expect(world(page)).toHaveCount(1);
    expect(await shifts(), "nothing moves when the character is remembered").toBe(0);
  });

  test("keeps a place for it in the first view of large windows @desktop", async ({ page }) => {
    await waitForTheWorld(page);
    await storeBefore(page, { myCharacter: "armor-king" });
    const shifts = await watchShifts(page);
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
      [1000, 1200],
    ] as const)
      await test.step(`${width} by ${height} pixels`, async () => {
        await page.setViewportSize({ width, height });
        // Late, as from a server far away: what stands below has been painted by then.
        const late = Promise.withResolvers<void>();
        await page.route("**/api/population/matchups*", async (route) => {
          await late.promise;
          await route.fulfill({ json: matchups() });
        });
        await openLive(page, GUIDE);
        expect(await shifts()).toBe(0);
        late.resolve();
        await expect(world(page)).toBeInViewport();
        expect(await shifts()).toBe(0);
      });
  });

  test("does without: its answers wait for no service @phone", async ({ page }) => {
    allowConsole(page, /status of 503/);
    const open = async () => {
      await openLive(page, `${GUIDE}?me=paul`);
      await expect(ready(page)).toBeAttached();
      await expect(world(page)).toHaveCount(0);
    };
    await page.route("**/api/population/matchups*", () => {});
    await test.step("that hangs", open);
    for (const [what, answers, status] of [...NO_HELP, ["fails", KNOWN, 503]] as const)
      await test.step(what, async () => {
        await serve(page, answers, status);
        await open();
      });
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
    await checkAccessibility(page, PLACE);
  });

  test("does without, and asks nothing offline @phone", async ({ page }) => {
    for (const [what, answers] of NO_HELP)
      await test.step(what, async () => {
        const asked = await serve(page, answers);
        await openLive(page, JIN_PATH);
        await expect.poll(() => asked.length).toBe(1);
        await waitUntilQuiet(page);
        await expect(played(page)).toHaveCount(0);
      });
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
    await costs(page).getByText("how sure").click();
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
    await checkAccessibility(page, "#costs");
  });

  test("does without @phone", async ({ page }) => {
    for (const [what, answers] of NO_HELP)
      await test.step(what, async () => {
        await serve(page, answers);
        await open(page);
        await expect(costs(page)).not.toContainText("of everybody");
        await costs(page).getByText("How is this counted?").click();
        await expect(costs(page)).toContainText("pulled towards even; the thin line");
        await expect(costs(page)).toContainText("times how often you meet it.");
      });
  });
});
