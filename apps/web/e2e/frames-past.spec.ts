import type { Page } from "@playwright/test";
import type { CharacterChanges, CharacterMoves } from "@tactician/contract";
import { checkAccessibility, expect, expectHref, expectNoOverflow, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { holdBack, openLive, waitUntilLive, waitUntilQuiet } from "./open-live.ts";

const KING = "/character/frames/king-frames/king";

const note = (page: Page) => page.getByRole("complementary", { name: "An older list" });
const count = (page: Page) => page.getByRole("search", { name: "Filter the moves" }).getByRole("status");
/** A row's cells as they are read, from the startup to the damage. */
const cells = async (page: Page, anchor: string) =>
  (await page.locator(`[id='${anchor}'] td:not(:has(button, a))`).allTextContents()).slice(0, 6);

test("a day in the address shows the list of that day, marked as old, and moves nothing", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await openLive(page, `${KING}?on=2025-04-30`);
  await expect(note(page)).toContainText("Old list: 30 April 2025.");
  await expect(note(page)).toContainText("last changed on 21 April 2025");
  // Read by hand in the source's export of 21 April 2025; counter hit is blank there, the same as on a normal hit.
  expect(await cells(page, "3")).toEqual(["i17", "-14", "+17a", "+17a", "h", "25"]);
  expect(await cells(page, "uf-2")).toEqual(["i47~53", "-17c", "-7d / -4c", "-7d / -4c", "m", "35"]);
  await expect(page.getByText(/^All \d+ moves as they were on 30 April 2025$/)).toBeVisible();
  await waitUntilQuiet(page);
  expect(await shifted()).toBe(0);

  await note(page).getByRole("link", { name: "Today's list" }).click();
  await expect(page).toHaveURL(KING);
  await waitUntilLive(page);
  await expect(note(page)).toBeHidden();
  expect(await cells(page, "3")).not.toContain("-14");
});

test("filters, search and columns are those of the list of the day @phone", async ({ page }) => {
  await openLive(page, `${KING}?on=2025-04-30&show=-10-or-worse`);
  await expect(note(page)).toContainText("Old list: 30 April 2025.");
  await expect(page.locator("[id='3']")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a move" }).fill("left kick");
  await expect(count(page)).toHaveText(/^[1-9] of \d+ moves$/);
  expect(await cells(page, "3")).toEqual(["i17", "-14", "+17a", "+17a", "h", "25"]);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(`${KING}?on=2025-04-30`);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Damage" }).uncheck();
  await expect(page).toHaveURL(`${KING}?on=2025-04-30&hide=damage`);
  await expectNoOverflow(page);
});

test("a link to a move of a day shows it, and is what the row copies @desktop", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, `${KING}?on=2025-04-30#uf-2`);
  const row = page.locator("[id='uf-2']");
  await expect(note(page)).toContainText("Old list");
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("data-marked", "true");
  await page.getByRole("link", { name: "Link to uf 2", exact: true }).click();
  await expect(page.getByText("Link to uf 2 copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?on=2025-04-30#uf-2$/);
});

test("what is no day, lies ahead or is too old is said, with what to do, and no list stands there @phone", async ({
  page,
}) => {
  for (const [on, words] of [
    ["2025-02-30", '"2025-02-30" is not a date. Write it like 2025-06-01.'],
    ["%F0%9F%91%BB", '"👻" is not a date.'],
    ["9999-12-31", "31 December 9999 is in the future"],
    ["2023-11-30", "Our data on King doesn't go back to 30 November 2023."],
  ] as const) {
    await openLive(page, `${KING}?on=${on}&show=low`);
    await expect(note(page).getByRole("status"), on).toContainText(words);
    await expect(note(page).getByRole("status"), on).toContainText("The first list is from 2 February 2024.");
    await expect(page.getByRole("table"), on).toHaveCount(0);
  }
  await checkAccessibility(page);
  await note(page).getByRole("link", { name: "The first list known" }).click();
  await expect(page).toHaveURL(`${KING}?on=2024-02-02`);
  await expect(note(page)).toContainText("Old list: 2 February 2024.");
});

test.describe("steps that do not come", () => {
  test.use({ allowedConsole: [/Failed to load|status of 503/] });

  test("are said, and asked for again @phone", async ({ page }) => {
    await page.route("**/api/characters/king/history", (route) => route.fulfill({ status: 503, body: "" }), {
      times: 1,
    });
    await openLive(page, `${KING}?on=2025-04-30`);
    await expect(note(page)).toContainText("Couldn't load the list of that day");
    await expect(page.getByRole("table")).toHaveCount(0);
    const letCome = await holdBack(page, "**/api/characters/king/history");
    await note(page).getByRole("button", { name: "Try again" }).click();
    await expect(note(page)).toContainText("Loading the list of that day...");
    // Today's rows are not shown for those of the day.
    await expect(page.locator("[id='3']")).toBeHidden();
    letCome();
    await expect(note(page)).toContainText("Old list: 30 April 2025.");
    await expect(page.getByRole("table")).toBeVisible();
  });

  test("or belong to another movelist, are no list of a day @desktop", async ({ page }) => {
    const steps = [{ date: "2026-08-22", added: [{ move: "no such move", kind: "recorded" }] }];
    await page.route("**/api/characters/king/history", (route) =>
      route.fulfill({ json: { character: "king", since: "2024-02-02", steps } }),
    );
    await openLive(page, `${KING}?on=2025-04-30`);
    await expect(note(page)).toContainText(
      "The page and its data are of different versions. Reload the page.",
    );
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});

test("what changed is folded away, and leads to the list before each patch @phone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const own: CharacterChanges = await (await page.request.get("/api/characters/king/changes")).json();
  const changed = own.changes.filter(({ kind }) => kind === "changed");
  const [newest] = own.patches;
  if (newest === undefined) throw new Error("no patch has changed King");
  await openLive(page, KING);
  await waitUntilQuiet(page);
  expect(asked.filter((path) => path.startsWith("/api/characters/king"))).toEqual([]);
  expect(asked.filter((path) => /OwnChanges|load-past/.test(path))).toEqual([]);

  await page.getByRole("link", { name: "What changed" }).click();
  const fold = page.locator("#what-changed");
  await expect(fold.getByRole("heading", { level: 3 }).first()).toContainText(`Patch ${newest.version}, `);
  await expect(fold.getByRole("listitem")).toHaveCount(changed.length);
  await expectHref(fold.getByRole("link", { name: "All changes of King" }), "/changes?character=king");
  await checkAccessibility(page, "#what-changed form");
  await fold.getByRole("link", { name: `The list before ${newest.version}` }).click();
  await expect(page).toHaveURL(/\?on=20\d\d-\d\d-\d\d$/);
  await expect(note(page)).toContainText("Old list:");
});

test("any day is chosen, with the filters that are set @desktop", async ({ page }) => {
  await openLive(page, `${KING}?show=throw`);
  await page.getByRole("link", { name: "What changed" }).click();
  await page.getByLabel("All moves as they were on").fill("2025-04-30");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(`${KING}?show=throw&on=2025-04-30`);
  await expect(note(page)).toContainText("Old list: 30 April 2025.");
  await expect(count(page)).toHaveText(/^\d+ of \d+ moves$/);
});

test("a move that a patch changed lately says so in its row, and leads to how it was @phone", async ({
  page,
}) => {
  const { moves }: CharacterMoves = await (await page.request.get("/api/characters/king/moves")).json();
  const changed = moves.filter((move) => move.changed !== undefined);
  expect(changed.length).toBeGreaterThan(0);
  await openLive(page, KING);
  const marks = page.locator("tbody [data-changed]");
  await expect(marks).toHaveCount(changed.length);
  await marks.first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Before this patch" }).click();
  await expect(page).toHaveURL(/\?on=20\d\d-\d\d-\d\d#/);
  await expect(note(page)).toContainText("Old list:");
  const anchor = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id='${anchor}']`)).toBeInViewport();
  await expect(page.locator(`[id='${anchor}']`)).toHaveAttribute("data-marked", "true");
  // What changed since is no mark of then.
  await expect(marks).toHaveCount(0);
});
