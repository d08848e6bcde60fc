import type { Page } from "@playwright/test";
import { CHARACTERS } from "@tactician/game";
import {
  allowConsole,
  checkAccessibility,
  enlargeText,
  expect,
  expectHref,
  expectNoOverflow,
  storeBefore,
  test,
} from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openByShell, openLive, reloadLive } from "./open-live.ts";

const JIN = "/anti-guide/character/jin";

const mySelect = (page: Page) => page.getByLabel("I play");
const table = (page: Page) => page.getByRole("table");
const punishThese = (page: Page) => page.getByRole("region", { name: "Punish these" });
const rows = (page: Page) => punishThese(page).locator("ol > li");
const keyMoves = (page: Page) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: "Key Moves To Punish:" }) });

test("the picker shows everybody with a guide, leads there, and leaves out who has none @desktop", async ({
  page,
}) => {
  const cards = page.locator("main a[data-tooltip]");
  await openLive(page, "/anti-guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Nemises");
  await expect(cards).toHaveCount(CHARACTERS.length);
  await checkAccessibility(page);
  await page.getByRole("link", { name: "Law", exact: true }).click();
  await expect(page).toHaveURL("/anti-guide/character/law");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Law");

  const row = (id: string, name: string, counterSchema: unknown[]) => ({
    _id: id,
    name,
    image: `/mains/${name}.png`,
    counterSchema,
  });
  const guide = { effectiveRange: "Close", weakSide: "Left" };
  await page.route("**/api/characters", (route) =>
    route.fulfill({ json: [row("jin", "Jin", [guide]), row("paul", "Paul", [])] }),
  );
  await openByShell(page, "/anti-guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose Your Nemises");
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Jin", exact: true })).toBeVisible();
});

test("the guide has every part, and its lists start closed", async ({ page }) => {
  await openLive(page, JIN);
  await expect(page.getByText("Jin's Optimal Range:")).toBeVisible();
  for (const heading of ["Character Overview", "Counter Strategy", "Weak Side", "Every unsafe move"]) {
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
  const folds = page.locator("details:has(> summary > h2)");
  expect(await folds.count()).toBeGreaterThanOrEqual(3);
  for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute("open");

  await keyMoves(page).locator("> summary").click();
  const first = keyMoves(page).getByRole("listitem").first();
  await expect(first.getByText("Punish", { exact: true })).toBeVisible();
  await expect(first.getByText("CounterPlay", { exact: true })).toBeVisible();
  const strategy = folds.filter({ hasText: "Overview" }).first();
  await strategy.locator("> summary").click();
  await expect(strategy.getByText("Overview", { exact: true })).toBeVisible();
  // Where nothing lies half under the bar at the top.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await checkAccessibility(page);
});

test("their defence says what to do about each move of it @phone", async ({ page }) => {
  await openLive(page, "/anti-guide/character/king");
  const fold = page
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: "Their defence", exact: true }) });
  await fold.locator("> summary").click();
  const catches = fold.getByRole("listitem").filter({ hasText: "Reversal" }).first();
  await expect(catches).toContainText(/Catches \w+/);
  await expect(catches.locator("dd")).not.toBeEmpty();
  await checkAccessibility(page, "details[open]");
});

test("homing moves stand under the weak side, and what was measured of the others in a table @desktop", async ({
  page,
}) => {
  await openLive(page, "/anti-guide/character/claudio");
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Weak Side" }) });
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(["Misses a step", "Follows every step"]);
  await page.getByText("What steps what", { exact: true }).click();
  const measured = page.getByRole("table").first();
  await expect(measured.getByRole("columnheader")).toHaveText(["Move", "Left", "Right"]);
  expect(await measured.locator("tbody tr").count()).toBeGreaterThan(10);
  await checkAccessibility(page, "section:has(h3), details[open]");
});

test("what to punish is at the top, for a pair and for each character whatever its moves @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const shifts = await watchShifts(page);
  for (const [who, search] of [
    ["with a main", "?me=paul"],
    ["against myself", "?me=jin"],
    ["without a main", ""],
  ] as const)
    await test.step(who, async () => {
      await openLive(page, JIN + search);
      await expect(rows(page)).toHaveCount(6);
      if (search === "") {
        for (const row of await rows(page).all())
          await expect(row).toContainText(/punish|launch|\(15 frames\)/i);
        await expect(rows(page).getByRole("button", { expanded: false })).toHaveCount(0);
      } else {
        await expect(rows(page).getByRole("button", { name: /damage/ })).toHaveCount(6);
        // The deck of the pair is a press away.
        const drill = punishThese(page).getByRole("link", { name: "Drill" });
        await expectHref(drill, `/drills${search}&them=jin`);
      }
      const { y = 9999, height = 0 } = (await rows(page).first().boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(420);
      const head = await page.locator("article header").boundingBox();
      expect(head?.height).toBeLessThanOrEqual(130);
      expect(await shifts()).toBe(0);
    });

  // Each page as it comes, in the place of this one, whose policy refuses the style that a document brings along.
  allowConsole(page, /inline style/);
  const tops = await page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const html = await (await fetch(`/anti-guide/character/${id}`)).text();
          const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
          if (main === null) throw new Error(`The page of ${id} has no content`);
          document.querySelector("main")?.replaceWith(main);
          const found = main.querySelectorAll("ol > li");
          return { id, rows: found.length, end: (found[0]?.getBoundingClientRect().bottom ?? 0) + scrollY };
        }),
      ),
    CHARACTERS.map(({ characterId }) => characterId),
  );
  for (const { id, rows: count, end } of tops) {
    expect(count, id).toBe(6);
    expect(end, id).toBeGreaterThan(200);
    expect(end, id).toBeLessThanOrEqual(420);
  }
});

test("an answer to a part that goes on says that it is for its end @phone", async ({ page }) => {
  await openLive(page, "/anti-guide/character/reina?me=paul");
  const atItsEnd = rows(page).filter({ hasText: "if it ends here" });
  await expect(atItsEnd.getByRole("button", { name: /damage/ })).toHaveCount(1);
});

test("at 320 pixels nothing sticks out, and all can be read with text twice as large @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLive(page, `${JIN}?me=paul`);
  await expect(page.getByText("Best first.", { exact: false })).toBeVisible();
  await expect(rows(page).getByRole("button", { name: /damage/ })).toHaveCount(6);
  for (const fold of await page.locator("details > summary:has(> h2)").all()) await fold.click();
  const answers = page.locator("summary").filter({ hasText: /Combo and \d more$/ });
  await answers.first().click();
  await expectNoOverflow(page);
  await enlargeText(page);
  await expectNoOverflow(page);
  for (const row of await rows(page).all())
    expect(await row.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
});

test("my own character's answers are beside each move, in the address and on this device", async ({
  page,
}) => {
  await openLive(page, JIN);
  await expect(page.getByText("Your answer")).toHaveCount(0);
  await mySelect(page).selectOption({ label: "Paul" });
  await expect(page).toHaveURL(`${JIN}?me=paul`);
  // Jin's d 3+4 leaves 19 frames: Paul launches, and one line says so; the rest is behind a press.
  const entry = rows(page).filter({ hasText: "-19" });
  const answer = entry.getByRole("button", { expanded: false });
  await expect(answer).toHaveAccessibleName(/ i1\d (?:about \d\d damage|\d\d damage or more)$/);
  await answer.click();
  await expect(entry.getByRole("button", { expanded: true })).toBeVisible();
  await expect(entry.getByText(/^\d+ frames · launches/).first()).toBeVisible();
  await expect(entry.getByText(/^12 frames · \d\d damage/).first()).toBeVisible();
  for (const link of await entry.getByRole("link", { name: /^wiki/ }).all()) {
    await expectHref(link, /^https:\/\/wavu\.wiki\/t\/Paul_movelist#Paul-/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  await expect(page.getByText("Best first. Press an answer for its combo.")).toBeVisible();
  await expect(table(page).getByRole("columnheader", { name: "Your answer" })).toHaveCount(1);
  await checkAccessibility(page);

  await openLive(page, "/anti-guide/character/law");
  await expect(mySelect(page)).toHaveValue("paul");
  await mySelect(page).selectOption("");
  await expect(page.getByText("Your answer")).toHaveCount(0);
  await reloadLive(page);
  await expect(mySelect(page)).toHaveValue("");
});

test("a main who left the roster is nobody, and is said so; junk as my character does no harm @desktop", async ({
  page,
}) => {
  const unread = '{"broken';
  for (const [kept, search] of [
    ["gon", ""],
    ...["%3Cscript%3E", "../../etc", "", "a".repeat(500)].map((junk) => [unread, `?me=${junk}`] as const),
  ] as const) {
    await storeBefore(page, { myCharacter: kept });
    await openLive(page, JIN + search);
    await expect(mySelect(page)).toHaveValue("");
    await expect(punishThese(page).getByRole("status")).toHaveText(
      "Your main is no longer in the roster. Pick another to see your own punishers.",
    );
    await expect(rows(page).first()).toContainText("Launch (15 frames)");
  }
});

test("punishers that do not arrive are said so, and the guide stays @desktop", async ({ page }) => {
  allowConsole(page, /Failed to load resource/);
  await page.route("**/api/characters/paul/side", (route) => route.abort());
  await openLive(page, JIN);
  await mySelect(page).selectOption({ label: "Paul" });
  await expect(page.getByText(/Couldn't load your punishers/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jin");
  await mySelect(page).selectOption({ label: "King" });
  await expect(page.getByText("Best first. Press an answer for its combo.")).toBeVisible();
});

test("the list leads to the community wiki, keeps its head and first column in sight, and can be narrowed @desktop", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLive(page, JIN);
  const rows = table(page).locator("tbody tr");
  const all = await rows.count();
  await expect(rows.getByRole("rowheader").getByRole("link", { name: /^wiki about / })).toHaveCount(all);
  const link = rows.getByRole("link", { name: "wiki about d 3+4", exact: true });
  await expectHref(link, "https://wavu.wiki/t/Jin_movelist#Jin-d+3+4");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(asked.filter((url) => url.includes("wavu.wiki"))).toEqual([]);

  const scroller = page.getByRole("region", { name: "Table of moves" });
  await scroller.evaluate((it) => it.scrollTo({ top: 400, left: 200 }));
  const box = await scroller.boundingBox();
  const head = await table(page).getByRole("columnheader", { name: "Move" }).boundingBox();
  expect(Math.abs((head?.y ?? 0) - (box?.y ?? 99))).toBeLessThanOrEqual(2);
  expect(Math.abs((head?.x ?? 0) - (box?.x ?? 99))).toBeLessThanOrEqual(2);

  await page.getByLabel("On block").selectOption("-15 or worse");
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const unsafe = await rows.count();
  await page.getByLabel("Level").selectOption("Ends low");
  await expect.poll(() => rows.count()).toBeLessThan(unsafe);
  const lows = await rows.count();
  await page.getByLabel("Kind").selectOption("Strings");
  await expect(page.getByText(new RegExp(`of ${all} moves`))).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(lows);
});

test("on a phone each move is a card with its answer in sight @phone", async ({ page }) => {
  await openLive(page, `${JIN}?me=king`);
  const row = table(page).getByRole("row").filter({ hasText: "-19, you stand" });
  const answer = row.getByText(/^15 frames · launches/);
  await answer.scrollIntoViewIfNeeded();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole("rowheader")).toBeInViewport();
  const scroller = page.getByRole("region", { name: "Table of moves" });
  expect(await scroller.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  // One line, and a press brings the rest of it, the combo and the others.
  const line = row.locator("summary");
  expect((await line.boundingBox())?.height).toBeLessThan(48);
  await line.click();
  await expect(row.getByText("Then", { exact: true })).toBeVisible();
  await expect(row.getByRole("link", { name: /^wiki about/ }).nth(1)).toBeVisible();
  await checkAccessibility(page, "tr:has(details[open])");
});

test("sheet, guide and table lead to each other; the table loads as data @desktop", async ({ page }) => {
  await openLive(page, "/character/combos/king-combos/king");
  await page.getByRole("main").getByRole("link", { name: "Anti Guide", exact: true }).click();
  await expect(page).toHaveURL("/anti-guide/character/king");
  await page.getByRole("link", { name: "King's own sheet" }).click();
  await expect(page).toHaveURL("/character/combos/king-combos/king");
  const ways = page.getByRole("navigation", { name: "More about King" });
  await ways.getByRole("link", { name: "Frames" }).click();
  await expect(page).toHaveURL("/character/frames/king-frames/king");
  await expect(page).toHaveTitle(/King frame data/);
  await expect(page.getByRole("searchbox", { name: "Find a move" })).toBeVisible();
  await page.getByRole("link", { name: "How to beat King" }).click();
  const back = page.getByRole("link", { name: "All moves and frames" });
  await expectHref(back, "/character/frames/king-frames/king");
});

test("nobody is a missing character and no broken connection: one question, no second try @desktop @server", async ({
  page,
}) => {
  allowConsole(page, /status of 404|Failed to load resource/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  for (const path of [
    "/anti-guide/character/nobody",
    "/character/combos/nobody-combos/nobody",
    "/character/frames/nobody-frames/nobody",
  ])
    await test.step(path, async () => {
      asked.length = 0;
      const response = await openLive(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Error: Character not found" })).toBeVisible();
      await expect(page.getByText("Couldn't load")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("link", { name: "All characters" })).toBeVisible();
      expect(asked).toHaveLength(1);
    });
});
