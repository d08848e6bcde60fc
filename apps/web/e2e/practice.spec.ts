import { allowConsole, checkAccessibility, enlargeText, expect, test } from "./fixtures.ts";
import { overhang } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";

test("the recipe says what to record, what to answer and when to stop, and prints on one page, black on white @desktop", async ({
  page,
}) => {
  await openLive(page, "/drills/practice?me=king&them=jin");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("King against Jin");
  const sets = page.getByRole("heading", { level: 3 });
  await expect(sets).toHaveText([
    "Set 1: block these standing",
    "Set 2: block these standing",
    "Set 3: block these crouching",
    "How to drill a set",
  ]);
  const rows = page.getByRole("listitem").filter({ hasText: /· -\d+/ });
  expect(await rows.count()).toBeGreaterThan(12);
  for (const text of await rows.allTextContents()) expect(text).toMatch(/\d+ frames · /);
  await expect(rows.first().getByRole("img")).toHaveCount(2);
  await expect(page.getByText("Done after 10 right answers in a row.")).toHaveCount(3);
  await checkAccessibility(page);

  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("I play")).toBeHidden();
  await expect(sets.first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("section section").first()).toHaveCSS("background-image", "none");
});

test("without characters both are chosen, and the choice is in the address; nothing sticks out with large text @phone", async ({
  page,
}) => {
  await openLive(page, "/drills/practice");
  await expect(page.getByText("Choose both characters to get the recipe.")).toBeVisible();
  await page.getByLabel("I play").selectOption({ label: "Law" });
  await page.getByLabel("against").selectOption({ label: "Law" });
  await expect(page).toHaveURL("/drills/practice?me=law&them=law");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Law against Law");
  await checkAccessibility(page);
  await page.goto("/drills/practice?them=bryan");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Law against Bryan");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByLabel("I play").selectOption({ label: "Heihachi" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Heihachi against Bryan");
  await enlargeText(page);
  expect(await overhang(page)).toBe(0);
});

test("a character that nobody knows is no harm; a side that does not arrive is said, and asked for again @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource/);
  await page.route("**/api/characters/jin/side", (route) => route.abort(), { times: 1 });
  await openLive(page, "/drills/practice?me=king&them=%3Cscript%3E");
  await expect(page.getByText("Unknown character in this link.")).toBeVisible();
  await expect(page.getByLabel("I play")).toHaveValue("king");
  await page.getByLabel("against").selectOption({ label: "Jin" });
  await expect(page.getByText(/Couldn't load the moves/)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("King against Jin");
});
