import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { drillStore, keptFavourites, withoutChance } from "./drill-store.ts";
import { checkAccessibility, downloadBy, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const DECK = "/drills?me=king&them=jin";

const cardIn = (page: Page): Locator => page.getByRole("article");
const optionsIn = (page: Page): Locator => cardIn(page).getByRole("list").getByRole("button");
const asked = (page: Page): Locator => cardIn(page).getByRole("heading", { level: 2 });
const next = (page: Page): Locator => cardIn(page).getByRole("button", { name: "Next", exact: true });
const passing = (page: Page): Locator => cardIn(page).getByRole("button", { name: "I do not know" });
const fold = (page: Page, name: string): Locator => page.locator("summary").filter({ hasText: name });
/** A figure under "Progress". */
const figure = (page: Page, label: string): Locator =>
  page.getByRole("definition").and(page.locator(`dt:text-is("${label}") + dd`));
/** How far one is stands below the card, and comes as one scrolls there. */
async function expectFigure(page: Page, label: string, value: string | RegExp): Promise<void> {
  // An answer brings its card up, maybe while this scrolls down.
  await expect(async () => {
    await page.locator("#progress").scrollIntoViewIfNeeded();
    await expect(figure(page, label)).toHaveText(value, { timeout: 1000 });
  }).toPass();
}
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

const dayKept = async (page: Page) => {
  const [day] = Object.values(await drillStore(page, "days")) as { answered: number }[];
  return { answered: day?.answered ?? 0 };
};
const keptCards = async (page: Page) =>
  Object.values(await drillStore(page, "cards")) as { id: string; digest: string }[];

test("a card is answered by a tap: what is right and why, and nothing moves", async ({ page }) => {
  // A wrong choice shakes its head for those who like that.
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  // A wrong one is found within a few cards.
  await expect(async () => {
    const goOn = next(page).or(cardIn(page).getByRole("button", { name: "Ready" }));
    if (await goOn.isVisible()) await goOn.click();
    await optionsIn(page).and(page.locator(":not([aria-disabled])")).last().click({ timeout: 5000 });
    await expect(mistap).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(wrong).toBeVisible();
  const { answered } = await dayKept(page);
  await mistap.click();
  await expect(passing(page).or(cardIn(page).getByRole("button", { name: "Ready" }))).toBeVisible();
  await expect.poll(async () => (await dayKept(page)).answered).toBe(answered - 1);
});

test("without parameters the last deck comes back, and another day brings back what is due @phone", async ({
  page,
}) => {
  await page.clock.setSystemTime(new Date("2026-11-20T12:00:00Z"));
  await openDeck(page);
  const first = await moveOf(page);
  await passing(page).click();
  await expect(cardIn(page).getByRole("status")).toContainText("Now you know");
  await expectFigure(page, "Today", "0 of 1");

  await page.clock.setSystemTime(new Date("2026-11-22T12:00:00Z"));
  await openDeck(page, "/drills");
  await expect(page).toHaveURL(DECK);
  expect(await moveOf(page)).toBe(first);
  await expectFigure(page, "Today", "0");
  await expectFigure(page, "Due today", "1");

  // A clock that is set back by a year takes nothing away.
  await page.clock.setSystemTime(new Date("2025-11-22T12:00:00Z"));
  await openDeck(page);
  await passing(page).click();
  await expectFigure(page, "Today", "0 of 1");
});

test("a patch that changes an answer brings the card back and says what was right @phone", async ({
  page,
}) => {
  await openDeck(page);
  await passing(page).click();
  await expect.poll(async () => (await keptCards(page)).length).toBe(1);
  const [kept] = await keptCards(page);
  await drillStore(page, "cards", { [kept?.id ?? ""]: { ...kept, digest: "00000000", words: "df 2" } });
  await openDeck(page);
  await expect(cardIn(page)).toContainText("A patch has changed the answer: it was df 2, now it is");
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

test("the daily ten are the same for everybody and end with a result @phone", async ({ page }) => {
  // Cards then come to the top at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setSystemTime(new Date("2026-11-23T12:00:00Z"));
  await openDeck(page, "/drills?mode=daily");
  await expect(page.getByText("card 1 of 10")).toBeVisible();
  const named = await page.getByText("card 1 of 10").textContent();
  for (const label of ["I play", "against"]) {
    const chosen = page.getByLabel(label, { exact: true }).locator("option:checked");
    expect(named).toContain(await chosen.textContent());
  }
  const first = await cardIn(page).textContent();
  for (let card = 1; card <= 10; card += 1) {
    await expect(page.getByText(`card ${card} of 10`)).toBeVisible();
    const ready = cardIn(page).getByRole("button", { name: "Ready" });
    if (await ready.isVisible()) await ready.click();
    await optionsIn(page).and(page.locator(":not([aria-disabled])")).first().click();
    await cardIn(page)
      .getByRole("button", { name: card === 10 ? "Result" : "Next", exact: true })
      .click();
  }
  await expect(page.getByText(/^\d+ of 10 right$/)).toBeVisible();
  await checkFromTop(page);
  // No card is learnt by it, but the day counts.
  await expectFigure(page, "Today", /^\d+ of 10$/);
  expect(await keptCards(page)).toEqual([]);
  await openDeck(page, "/drills?mode=daily");
  expect(await cardIn(page).textContent()).toBe(first);
});

test("a file takes what is learnt to another browser, and other files change nothing @desktop", async ({
  page,
  browser,
}) => {
  await openDeck(page);
  await passing(page).click();
  await fold(page, "Backup").click();
  const download = await downloadBy(page.getByRole("button", { name: "Save as a file" }));
  expect(download.suggestedFilename()).toMatch(/^tactician-drills-\d{4}-\d\d-\d\d\.json$/);
  const buffer = await readFile(await download.path());
  const file = (content: Buffer) => ({ name: "drills.json", mimeType: "application/json", buffer: content });

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: "block" });
  const other = await context.newPage();
  await openDeck(other);
  await expectFigure(other, "Today", "0");
  await fold(other, "Backup").click();
  const field = other.getByLabel("Import file");
  for (const [content, words] of [
    ['{"drills":1,"cards":[{"id":"punish:x","due":"<script>"}]}', "This is no backup of drills."],
    ['{"drills":99,"cards":[]}', "saved by a newer version"],
    [" ".repeat(9_000_000), "too large"],
  ] as const) {
    await field.setInputFiles(file(Buffer.from(content)));
    await expect(other.getByRole("status").filter({ hasText: words })).toBeVisible();
  }
  await expectFigure(other, "Today", "0");
  await field.setInputFiles(file(buffer));
  await expect(
    other.getByRole("status").filter({ hasText: "Imported: 1 card, 1 day, 0 favourites." }),
  ).toBeVisible();
  await expectFigure(other, "Today", "0 of 1");

  // It is said to be there when it is written, also where that takes a while.
  const large = JSON.parse(buffer.toString("utf8"));
  const [card] = large.cards;
  large.cards = Array.from({ length: 3000 }, (_, place) => ({ ...card, id: `${card.id}${place}` }));
  await field.setInputFiles(file(Buffer.from(JSON.stringify(large))));
  await expect(other.getByRole("status").filter({ hasText: "Imported: 3,000 cards" })).toBeVisible();
  expect(await keptCards(other)).toHaveLength(3001);
  await context.close();
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

test("broken records are left out, and everything can be deleted @desktop", async ({ page }) => {
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

  await openLive(page, "/privacy-policy");
  await page.getByRole("button", { name: "Delete everything kept in this browser" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("Done. This browser knows nothing about us any more.")).toBeVisible();
  await openDeck(page);
  await expectFigure(page, "Today", "0");
});

test.describe("where nothing can be kept", () => {
  test.use({ allowedConsole: [/The drills could not be kept/] });

  test("a browser that refuses lets one drill for the visit, and says so @phone", async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
    await openDeck(page);
    await expect(page.getByRole("alert")).toContainText("Your browser saves nothing for this site.");
    await passing(page).click();
    await expectFigure(page, "Today", "0 of 1");
    await next(page).click();
    await expect(passing(page)).toBeVisible();
  });

  test("the database of a later version is left alone @desktop", async ({ page }) => {
    await openLive(page, "/about");
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("drills", 99);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await openDeck(page);
    await expect(page.getByRole("alert")).toContainText(
      "A newer version of this site has saved your drills.",
    );
    await passing(page).click();
    await expectFigure(page, "Today", "0 of 1");
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases).toEqual([{ name: "drills", version: 99 }]);
  });

  test("a full disk is said, and the answers of the visit stay @desktop", async ({ page }) => {
    await openDeck(page);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await passing(page).click();
    await expect(page.getByRole("alert")).toContainText("There is no room left on this device");
    await expectFigure(page, "Today", "0 of 1");
  });
});

test("unknown characters are said, with the choice; a mirror match has a deck @desktop", async ({ page }) => {
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

test("a visitor who only looks in leaves nothing behind @phone", async ({ page }) => {
  await openLive(page, "/drills");
  await expect(page.getByText("Two minutes between rounds.")).toBeVisible();
  await page.getByRole("link", { name: "Endless" }).click();
  await expect(page).toHaveURL("/drills?mode=endless");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await checkAccessibility(page);
});

test.describe("what does not arrive", () => {
  test.use({
    allowedConsole: [/Failed to load resource|The cards did not arrive|The drills could not be kept/],
  });

  test("an answer that could not be scheduled is learnt with the next one @desktop", async ({ page }) => {
    await page.route("**/assets/schedule-*.js", (route) => route.abort());
    await openDeck(page);
    await passing(page).click();
    await expect(page.getByRole("alert")).toContainText("Your browser saves nothing for this site.");
    await page.unroute("**/assets/schedule-*.js");
    await next(page).click();
    await passing(page).click();
    await expectFigure(page, "Today", "0 of 2");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await keptCards(page)).toHaveLength(2);
  });

  test("are asked for again @phone", async ({ page }) => {
    await page.route("**/api/characters/jin/moves", (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await openLive(page, DECK);
    await expect(page.getByRole("alert")).toContainText("Couldn't load the cards:");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(asked(page)).toBeVisible();
  });
});
