import type { Locator, Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const JIN = "/character/frames/jin-frames/jin";

const compare = (page: Page, anchor: string): Locator =>
  page.locator(`tr[id='${anchor}'] button[aria-label^='Compare']`);
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Side by side" });
const row = (page: Page, label: string): Locator =>
  dialog(page)
    .locator("tr")
    .filter({ has: page.locator(`th:text-is("${label}")`) });

test("two rows are put side by side: what is better says so in words, and Back returns to the table", async ({
  page,
}) => {
  await openLive(page, JIN);
  await compare(page, "df-2").click();
  await expect(compare(page, "df-2")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(`${JIN}?move=df+2`);
  await expect(page.getByRole("region", { name: "Compare" })).toContainText("press ⇄ in another row");
  await compare(page, "1-2").click();
  await expect(page).toHaveURL(`${JIN}?move=df+2&with=jin:1,2`);
  // As content/movelists/jin.json has them: i16~17 and i10, -9 and -3.
  await expect(row(page, "Startup").locator("td")).toHaveText([/^i16~17$/, /^i10 ▲better$/]);
  await expect(row(page, "On block").locator("td")).toHaveText([/^-9$/, /^-3 ▲better$/]);
  await expect(row(page, "Hits").locator("td")).toHaveText(["mid", "high, high"]);
  await expect(row(page, "Last input").locator("td").first()).toHaveText("—not known");
  await checkAccessibility(page, "dialog[open]");
  await dialog(page).getByRole("button", { name: "Favourite: Fiendish Rend" }).click();
  await expectNoOverflow(page);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${JIN}?move=df+2`);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("a move of another character is chosen by name or command @desktop", async ({ page }) => {
  await openLive(page, `${JIN}?move=df2`);
  await page.getByRole("region", { name: "Compare" }).getByRole("button", { name: "Any move" }).click();
  await dialog(page).getByRole("combobox", { name: "Character" }).selectOption("King");
  const field = dialog(page).getByRole("combobox", { name: "Move" });
  await field.fill("hadouken");
  await dialog(page).getByRole("button", { name: "Compare" }).click();
  await expect(dialog(page).getByText("King has no move “hadouken”.")).toBeVisible();
  await field.fill("giant swing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${JIN}?move=df2&with=king:f,hcf+1`);
  await expect(dialog(page).getByRole("columnheader")).toContainText(["Fiendish Rend", "Giant Swing"]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("an address is read, also encoded twice, and one that makes no sense says so @desktop", async ({
  page,
}) => {
  const follow = (query: string) =>
    page.evaluate((search) => {
      history.pushState(null, "", `?${search}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, query);
  await openLive(page, `${JIN}?move=1+2&with=king%253Adf%252B2%252C1`);
  const hits = row(page, "Hits").locator("td");
  await expect(hits).toHaveText(["mid, mid, mid", "mid, high"]);
  // In which spellings else a unit test says.
  for (const [query, words] of [
    ["move=df+2&with=nobody:df+2", "Nobody here is called “nobody”."],
    ["move=df+2&with=king:zz%2B9", "King has no move “zz+9”."],
    ["move=df+2&with=df2", "That is the same move."],
    [`move=df+2&with=${"1".repeat(2000)}`, "Jin has no move “1111"],
    ["move=df+2&with=king:", "This link names no move of King."],
    ["with=king:df+2", "This link names no move of Jin."],
    ["move=__proto__&with=constructor:toString", "Nobody here is called “constructor”."],
    ["move=df+2&with=%E3%82%AD%3Ascript", "Jin has no move “キ:script”."],
  ] as const) {
    await follow(query);
    await expect(dialog(page).getByRole("alert"), query).toContainText(words);
  }
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(page.locator("tbody tr").first()).toBeVisible();
});

test("a movelist that does not come is said, and asked for again @desktop", async ({ page }) => {
  allowConsole(page, /Failed to load resource|movelist did not arrive/);
  await page.route("**/api/characters/king/moves", (route) => route.fulfill({ status: 500, body: "{}" }));
  await openLive(page, `${JIN}?move=df+2&with=king:df+2`);
  await expect(dialog(page).getByRole("alert")).toContainText("Couldn't load the moves of King");
  await page.unroute("**/api/characters/king/moves");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Startup")).toBeVisible();
});

test("a move's page compares it with any other, and keeps what else is in its address @phone", async ({
  page,
}) => {
  await openLive(page, "/move/jin/df+2?me=king");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await dialog(page).getByRole("combobox", { name: "Move" }).fill("1,2");
  await dialog(page).getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL("/move/jin/df+2?me=king&with=jin:1,2");
  await expect(row(page, "On block").locator("td")).toHaveText([/^-9$/, /^-3 ▲better$/]);
  await expectHref(dialog(page).getByRole("link", { name: "Jin" }).nth(1), "/move/jin/1,2");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/move/jin/df+2?me=king");

  await openLive(page, "/move/jin/df+2?with=king:ws1+2");
  await expect(dialog(page).getByRole("columnheader")).toHaveCount(2);
  await checkAccessibility(page, "dialog[open]");
  await openLive(page, "/move/jin/df+2?with=king:zz+9");
  await expect(dialog(page).getByRole("alert")).toContainText("King has no move “zz+9”. Closest: ");
});
