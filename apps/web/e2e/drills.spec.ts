import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { drillStore, expectFigure, keptFavourites, withoutChance } from "./drill-store.ts";
import { allowConsole, checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const DECK = "/drills?me=king&them=jin";

// Cards then come to the top at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const cardIn = (page: Page): Locator => page.getByRole("article");
const optionsIn = (page: Page): Locator => cardIn(page).getByRole("list").getByRole("button");
const asked = (page: Page): Locator => cardIn(page).getByRole("heading", { level: 2 });
const next = (page: Page): Locator => cardIn(page).getByRole("button", { name: "Next", exact: true });
const passing = (page: Page): Locator => cardIn(page).getByRole("button", { name: "I do not know" });
const fold = (page: Page, name: string): Locator => page.locator("summary").filter({ hasText: name });
/** Which move a card asks about, as it is written. */
const moveOf = (page: Page): Promise<string | null> =>
  cardIn(page).getByRole("img").first().getAttribute("aria-label");

async function openDeck(page: Page, path = DECK): Promise<void> {
  await withoutChance(page);
  await openLive(page, path);
  await expect(asked(page)).toBeVisible();
}

/** Scrolled, what lies half under the page's bar would count as too small to press. */
async function checkFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility(page);
}

const answersKept = async (page: Page) => {
  const [day] = Object.values(await drillStore(page, "days")) as { answered: number }[];
  return day?.answered ?? 0;
};
const keptCards = async (page: Page) =>
  Object.values(await drillStore(page, "cards")) as { id: string; digest: string }[];

test("a card is answered by a tap: what is right and why, and nothing moves", async ({ page }) => {
  await openDeck(page);
  await expect(asked(page)).toHaveText("You block this. What do you press?");
  await expect(optionsIn(page).nth(3)).toBeVisible();
  const places = () =>
    cardIn(page)
      .getByRole("button")
      .evaluateAll((all) =>
        all.slice(0, 4).map((it) => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return [left + scrollX, top + scrollY, width, height].map(Math.round);
        }),
      );
  const before = await places();
  await optionsIn(page).first().click();
  await expect(cardIn(page).getByRole("status")).toContainText(/(Right|Works|Wrong)\. Best: .* frames/);
  await expect(optionsIn(page).and(page.locator("[data-right=true]")).first()).toContainText("i");
  await expect(next(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await checkFromTop(page);

  await expectFigure(page, "Today", /^[01] of 1$/);
  await next(page).click();
  await expect(passing(page)).toBeVisible();
  await expect(asked(page)).toBeFocused();
});

test("keys answer and go on; they can be turned off @desktop", async ({ page }) => {
  await openDeck(page);
  // The card can be seen a moment before it listens.
  await expect(async () => {
    await page.keyboard.press("2");
    await expect(next(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(passing(page)).toBeVisible();
  await page.keyboard.press("9");
  await expect(passing(page)).toBeVisible();
  await fold(page, "Settings").click();
  await page.getByRole("switch", { name: "Keys 1 to 6 and Enter" }).uncheck();
  await page.keyboard.press("1");
  await expect(passing(page)).toBeVisible();
});

test("a mis-tap counts for nothing while it is offered, and its card comes again @phone", async ({
  page,
}) => {
  // It is offered for three seconds: here for a minute, since a busy machine may take longer to press it.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => wait(run, ms === 3000 ? 60_000 : ms),
    });
  });
  await openDeck(page);
  const wrong = optionsIn(page).and(page.locator("[data-right=false]")).first();
  const mistap = cardIn(page).getByRole("button", { name: "Mis-tap" });
  let answered = 0;
  // A wrong one is found within a few cards.
  await expect(async () => {
    const goOn = next(page).or(cardIn(page).getByRole("button", { name: "Ready" }));
    if (await goOn.isVisible()) await goOn.click();
    await optionsIn(page).and(page.locator(":not([aria-disabled])")).last().click({ timeout: 5000 });
    answered += 1;
    await expect(mistap).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(wrong).toBeVisible();
  await expect.poll(() => answersKept(page), "the answer is kept before it is taken back").toBe(answered);
  await mistap.click();
  await expect(passing(page).or(cardIn(page).getByRole("button", { name: "Ready" }))).toBeVisible();
  await expect.poll(() => answersKept(page)).toBe(answered - 1);
});

test("without parameters the last deck comes back; another day brings back what is due, a patch what it has changed @phone", async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date("2026-11-20T12:00:00Z"));
  await openDeck(page);
  const first = await moveOf(page);
  await passing(page).click();
  await expect(cardIn(page).getByRole("status")).toContainText("Now you know");
  await expectFigure(page, "Today", "0 of 1");

  await page.clock.setSystemTime(new Date("2026-11-22T12:00:00Z"));
  await expect.poll(async () => (await keptCards(page)).length).toBe(1);
  const [kept] = await keptCards(page);
  await drillStore(page, "cards", { [kept?.id ?? ""]: { ...kept, digest: "00000000", words: "df 2" } });
  await openDeck(page, "/drills");
  await expect(page).toHaveURL(DECK);
  expect(await moveOf(page)).toBe(first);
  await expect(cardIn(page)).toContainText("A patch has changed the answer: it was df 2, now it is");
  await expectFigure(page, "Today", "0");
  await expectFigure(page, "Due today", "1");

  // A clock that is set back by a year takes nothing away.
  await page.clock.setSystemTime(new Date("2025-11-22T12:00:00Z"));
  await openDeck(page);
  await passing(page).click();
  await expectFigure(page, "Today", "0 of 1");
});

test("a throw comes some time after one is ready, and is broken against its clock @phone", async ({
  page,
}) => {
  await openDeck(page);
  await fold(page, "Settings").click();
  for (const kind of ["Punishing", "Strings", "Whose turn", "My own sheet"])
    await page.getByRole("checkbox", { name: kind }).uncheck();
  await expect(page.getByRole("checkbox", { name: "Throw breaks" })).toBeDisabled();
  await expect(asked(page)).toHaveText("They throw you. What breaks it?");
  await expect(optionsIn(page).first()).toHaveAttribute("aria-disabled", "true");
  await cardIn(page).getByRole("button", { name: "Ready" }).click();
  await expect(cardIn(page)).toContainText("frames to the grab, 20 to break it");
  await optionsIn(page).last().click();
  await expect(cardIn(page)).toContainText(/in \d+ frames, (in time|\d+ too late)/);

  await page.getByRole("switch", { name: "Throws without the clock" }).check();
  await expect.poll(() => drillStore(page, "settings")).toMatchObject({ settings: { isCalm: true } });
  await openDeck(page);
  await expect(cardIn(page).getByRole("button", { name: "Ready" })).toHaveCount(0);
  await optionsIn(page).first().click();
  await expect(cardIn(page)).not.toContainText("too late");
});

test("only favourites: none yet, then the one that was marked @phone", async ({ page }) => {
  await openDeck(page);
  const move = await moveOf(page);
  await passing(page).click();
  await cardIn(page).getByRole("button", { name: "Favourite move" }).click();
  await expect(cardIn(page).getByRole("button", { name: "Favourite move" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect.poll(() => keptFavourites(page), "written before the page is left").toHaveLength(1);
  await openDeck(page, "/drills?me=king&them=paul");
  await fold(page, "Settings").click();
  await page.getByRole("combobox", { name: "Of these" }).selectOption("Only my favourite moves");
  await expect(page.getByText("No favourite moves in this matchup yet")).toBeVisible();
  await expect.poll(() => drillStore(page, "settings")).toMatchObject({ settings: { subset: "favourites" } });
  await openDeck(page, `${DECK}&mode=endless`);
  expect(await moveOf(page)).toBe(move);
});

test("two tabs learn one deck: each sees what the other has answered @desktop", async ({ page, context }) => {
  await openDeck(page);
  const other = await context.newPage();
  await openDeck(other);
  await passing(page).click();
  await expectFigure(other, "Today", "0 of 1");
  await passing(other).click();
  await expectFigure(page, "Today", "0 of 2");
  await expectFigure(other, "Today", "0 of 2");
});

test("broken records are left out; everything can be deleted, and a file brings it back @desktop", async ({
  page,
}) => {
  await openDeck(page);
  await passing(page).click();
  await expectFigure(page, "Today", "0 of 1");
  const cards = { "punish:king:jin:a": { id: "punish:king:jin:a", due: "soon" }, b: null, c: "text" };
  await drillStore(page, "cards", cards);
  await drillStore(page, "days", { "2026-02-31": { day: "2026-02-31", answered: -1, right: 9 } });
  await drillStore(page, "settings", { settings: { newPerDay: "many", kinds: 7 } });
  await drillStore(page, "decks", { x: { me: 1 } });
  await openDeck(page);
  await expectFigure(page, "Today", "0 of 1");
  await passing(page).click();
  await expectFigure(page, "Today", "0 of 2");
  await fold(page, "Backup").click();
  const download = await downloadBy(page.getByRole("button", { name: "Save as a file" }));
  expect(download.suggestedFilename()).toMatch(/^tactician-drills-\d{4}-\d\d-\d\d\.json$/);
  const saved = await readFile(await download.path(), "utf8");

  await openLive(page, "/privacy-policy");
  await page.getByRole("button", { name: "Delete everything kept in this browser" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("Done. This browser knows nothing about us any more.")).toBeVisible();
  await openDeck(page);
  await expectFigure(page, "Today", "0");

  await fold(page, "Backup").click();
  const take = async (text: string, words: string) => {
    const file = { name: "drills.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.getByLabel("Import file").setInputFiles(file);
    await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  };
  await take(
    '{"drills":1,"cards":[{"id":"punish:x","due":"<script>"}]}',
    "This is no backup of drills. Nothing was changed.",
  );
  await expectFigure(page, "Today", "0");
  await take(saved, "Imported: 2 cards, 1 day, 0 favourites.");
  await expectFigure(page, "Today", "0 of 2");
  // It is said to be there when it is written, also where that takes a while.
  const large = JSON.parse(saved);
  const [card] = large.cards;
  large.cards = Array.from({ length: 3000 }, (_, place) => ({ ...card, id: `${card.id}${place}` }));
  await take(JSON.stringify(large), "Imported: 3,000 cards");
  expect(await keptCards(page)).toHaveLength(3002);
});

for (const { where, said, versions, breakIt } of [
  {
    where: "a browser that refuses",
    said: "Your browser saves nothing for this site.",
    versions: [],
    breakIt: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
  },
  {
    where: "a full disk",
    said: "There is no room left on this device",
    versions: [1],
    breakIt: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    },
  },
  {
    where: "the database of a later version",
    said: "A newer version of this site has saved your drills.",
    versions: [99],
    breakIt: () => {
      const opening = indexedDB.open("drills", 99);
      opening.onsuccess = () => opening.result.close();
    },
  },
]) {
  test(`${where} lets one drill for the visit, and that is said @phone`, async ({ page }) => {
    allowConsole(page, /The drills could not be kept/);
    await page.addInitScript(breakIt);
    await openDeck(page);
    await passing(page).click();
    await expect(page.getByRole("alert")).toContainText(said);
    await expectFigure(page, "Today", "0 of 1");
    await next(page).click();
    await expect(passing(page)).toBeVisible();
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ version }) => version)).toEqual(versions);
  });
}

test("a visitor who only looks in leaves nothing behind; unknown characters are said, a mirror match has a deck @phone", async ({
  page,
}) => {
  await openLive(page, "/drills");
  await expect(page.getByText("Two minutes between rounds.")).toBeVisible();
  await page.getByRole("link", { name: "Endless" }).click();
  await expect(page).toHaveURL("/drills?mode=endless");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await checkAccessibility(page);

  await openLive(page, "/drills?me=akira&them=%3Cb%3E");
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
  await page.getByRole("combobox", { name: "I play" }).selectOption("Jin");
  await page.getByRole("combobox", { name: "against" }).selectOption("Jin");
  await expect(page).toHaveURL("/drills?me=jin&them=jin");
  await expect(asked(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Choose the opponent.")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
});

test("cards that do not arrive are asked for again; an answer that could not be scheduled is learnt with the next @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource|The cards did not arrive|The drills could not be kept/);
  await page.route("**/api/characters/jin/moves", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.route("**/assets/schedule-*.js", (route) => route.abort());
  await withoutChance(page);
  await openLive(page, DECK);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Couldn't load the cards:");
  await page.getByRole("button", { name: "Try again" }).click();
  await passing(page).click();
  await expect(alert).toContainText("Your browser saves nothing for this site.");
  await page.unroute("**/assets/schedule-*.js");
  await next(page).click();
  await passing(page).click();
  await expectFigure(page, "Today", "0 of 2");
  await expect(alert).toHaveCount(0);
  expect(await keptCards(page)).toHaveLength(2);
});
