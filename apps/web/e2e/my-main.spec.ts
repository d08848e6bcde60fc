import type { Page } from "@playwright/test";
import { blockStorage, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, reloadLive } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("myCharacter"));

/** A visitor who has said before who they play, and whom they met last. */
async function play(page: Page, main: string, opponents = ""): Promise<void> {
  await page.addInitScript(
    ([me = "", them = ""]) => {
      if (localStorage.getItem("myCharacter") !== null) return;
      localStorage.setItem("myCharacter", me);
      localStorage.setItem("lastOpponents", them);
    },
    [main, opponents],
  );
}

const portrait = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^(?:Choose my|My) main/ });
const mine = (page: Page) => page.getByRole("region", { name: "Your main" });

test("a sheet's star says who one plays, the bar shows it on every page, and a second press takes it back @phone", async ({
  page,
}) => {
  await openLive(page, SHEET);
  const star = page.getByRole("button", { name: "My main", exact: true }).first();
  await expect(portrait(page).first()).toHaveAccessibleName("Choose my main");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(await kept(page)).toBe("jin");
  await expect(portrait(page).first()).toHaveAccessibleName("My main: Jin");
  await checkAccessibility(page, "article > header");
  await openLive(page, "/about");
  await expect(portrait(page).first()).toHaveAccessibleName("My main: Jin");
  await openLive(page, SHEET);
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  expect(await kept(page)).toBe("");
});

test("the portrait in the bar opens everybody's, and a press on one changes who one plays, in every tab @desktop", async ({
  page,
  context,
}) => {
  await openLive(page, "/");
  await portrait(page).first().click();
  const choice = page.getByRole("dialog", { name: "My main" });
  await expect(choice.getByRole("button")).toHaveCount(42);
  await checkAccessibility(page, "dialog");
  await choice.getByRole("button", { name: "King", exact: true }).click();
  await expect(choice).toBeHidden();
  await expect(portrait(page).first()).toHaveAccessibleName("My main: King");
  await expectHref(
    mine(page).getByRole("link", { name: "Punishers" }),
    "/character/combos/king-combos/king#punishers",
  );
  await portrait(page).first().click();
  await choice.getByRole("button", { name: "I have no main" }).click();
  await expect(mine(page)).toBeHidden();

  const other = await context.newPage();
  await other.goto("/about");
  await other.evaluate(() => localStorage.setItem("myCharacter", "lee"));
  await expect(portrait(page).first()).toHaveAccessibleName("My main: Lee");
  await expect(mine(page)).toBeVisible();
  await other.close();

  // Who has left the roster is nobody.
  await page.evaluate(() => localStorage.setItem("myCharacter", "gon"));
  await reloadLive(page);
  await expect(mine(page)).toBeHidden();
  await portrait(page).first().click();
  await expect(page.getByText("Your main is no longer in the roster. Pick another.")).toBeVisible();
});

test("home begins with one's own character and the last opponents, and nothing moves", async ({ page }) => {
  await play(page, "xiaoyu", "king paul");
  const shifted = await watchShifts(page);
  await openLive(page, "/");
  const ways = mine(page).getByRole("link");
  await expectHref(ways.filter({ hasText: "Sheet" }), "/character/combos/ling-xiaoyu-combos/xiaoyu");
  await expectHref(
    mine(page).getByRole("link", { name: "How to beat King" }),
    "/anti-guide/character/king?me=xiaoyu",
  );
  await expect(mine(page).getByRole("link", { name: /^How to beat/ })).toHaveCount(2);
  await expect(mine(page).getByRole("link", { name: /^Since patch/ })).toBeVisible();
  const box = await mine(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  expect(await shifted()).toBe(0);
  await checkAccessibility(page, "[data-mine]");
});

test("whom one reads about is remembered as an opponent, the last first, by who has said who they play @phone", async ({
  page,
}) => {
  const opponents = () => page.evaluate(() => localStorage.getItem("lastOpponents"));
  await openLive(page, "/anti-guide/character/king");
  expect(await opponents()).toBeNull();
  await page.evaluate(() => Object.assign(localStorage, { myCharacter: "jin", lastOpponents: "paul" }));
  await reloadLive(page);
  await openLive(page, "/drills?them=law");
  await openLive(page, "/");
  const names = mine(page).getByRole("link", { name: /^How to beat/ });
  await expect(names).toHaveText(["How to beat Law", "How to beat King", "How to beat Paul"]);
  await names.nth(1).click();
  await expect(page).toHaveURL("/anti-guide/character/king?me=jin");
});

test("a shared link shows its own character and keeps mine @desktop", async ({ page }) => {
  await play(page, "jin");
  await openLive(page, "/anti-guide/character/king?me=paul");
  await expect(page.getByLabel("I play", { exact: true })).toHaveValue("paul");
  expect(await kept(page)).toBe("jin");
  await portrait(page).first().click();
  await expect(page.getByText("This link shows Paul's page. Your main is Jin.")).toBeVisible();
  await page
    .getByRole("dialog", { name: "My main" })
    .getByRole("button", { name: "Law", exact: true })
    .click();
  await expect(page).toHaveURL("/anti-guide/character/king?me=law");
});

test("where the browser keeps nothing a choice holds for the page @desktop", async ({ page }) => {
  await blockStorage(page);
  await openLive(page, SHEET);
  await page.getByRole("button", { name: "My main", exact: true }).click();
  await expect(portrait(page).first()).toHaveAccessibleName("My main: Jin");
  await portrait(page).first().click();
  await expect(page.getByText(/Your browser saves nothing for this site/)).toBeVisible();
});

test("in every list of characters one's own is first and the others are by name @desktop", async ({
  page,
}) => {
  await play(page, "zafina");
  for (const [path, label] of [
    ["/drills", "against"],
    ["/strat-roulette", "Who do you play?"],
    ["/changes", "Character"],
    ["/matchups", "Show"],
    ["/move/jin/df+2", "I play"],
  ] as const) {
    await openLive(page, path);
    const options = page.getByLabel(label, { exact: true }).locator("option");
    await expect(options.nth(1), path).toHaveText("Zafina");
    const others = (await options.allTextContents()).slice(2);
    expect(others, path).toEqual(others.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(others).toContain("Ling Xiaoyu");
  }
  await openLive(page, "/frames");
  await expectHref(
    page.getByRole("main").getByRole("listitem").first().getByRole("link"),
    "/character/frames/zafina-frames/zafina",
  );
});

test("an opponent who is one's own main is a mirror, on every page of a pair @desktop", async ({ page }) => {
  await play(page, "jin");
  await openLive(page, "/anti-guide/character/jin");
  await expect(page.getByLabel("I play", { exact: true })).toHaveValue("jin");
  await openLive(page, "/drills?me=jin&them=jin");
  await expect(page.getByRole("main").getByRole("article")).toBeVisible();
  await openLive(page, "/drills/practice?me=jin&them=jin");
  await expect(page.getByRole("heading", { name: "Jin against Jin" })).toBeVisible();
  await openLive(page, "/");
  await expect(mine(page).getByRole("link", { name: /^How to beat/ })).toHaveText(["How to beat Jin"]);
});

test("This is Me says who one plays, once @desktop @server", async ({ page }) => {
  await openLive(page, "/stats?id=sample-player");
  await page.getByRole("button", { name: "This is Me" }).click();
  const main = await kept(page);
  expect(main).toMatch(/^[a-z-]+$/);
  await expect(portrait(page).first()).toHaveAccessibleName(/^My main: /);
});

test("who is new says which buttons they have, at once and for later @desktop", async ({ page }) => {
  await openLive(page, "/");
  await page.getByRole("button", { name: "PlayStation" }).click();
  await expect(page.getByRole("button", { name: "PlayStation" })).toHaveAttribute("aria-pressed", "true");
  await openLive(page, SHEET);
  await expect(page.locator("html")).toHaveAttribute("data-buttons", "playstation");
});
