import { drillStore } from "./drill-store.ts";
import { allowConsole, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive, waitUntilQuiet } from "./open-live.ts";

const JIN = "/anti-guide/character/jin";

test("an anti-guide leads to its drills, with the visitor's own character; who never drilled fetches nothing for it and leaves no database @phone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLive(page, JIN);
  const drill = page.getByRole("link", { name: "Drill this matchup" });
  await expectHref(drill, "/drills?them=jin");
  await page.getByLabel("I play").selectOption({ label: "King" });
  await expectHref(drill, "/drills?me=king&them=jin");
  await expect(page.getByText("Best first.", { exact: false })).toBeVisible();
  await waitUntilQuiet(page);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).not.toContain("drills");
  expect(asked.filter((url) => /known-moves|drill-store/.test(url))).toEqual([]);
  await drill.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Drills");
});

test("a sheet leads to the drills of its character, a deck to the practice recipe, the anti-guide and one's own sheet @phone", async ({
  page,
  request,
}) => {
  const sheet = "/character/combos/king-combos/king";
  expect(await (await request.get(sheet)).text()).toMatch(/<a [^>]*href="\/drills\?me=king"[^>]*>Drills</);
  await openLive(page, "/drills?me=king&them=jin");
  const links = page.getByRole("navigation", { name: "About this matchup" }).getByRole("link");
  await expect(links).toHaveText(["What hit me", "Practice recipe", "How to beat Jin", "Sheet of King"]);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/drills?me=king&them=jin&mode=hit",
    "/drills/practice?me=king&them=jin",
    "/anti-guide/character/jin?me=king",
    sheet,
  ]);
});

/** What a review of a card says, as the drills keep it. */
const REVIEW = {
  ...{ due: Date.now() + 1e9, stability: 50, difficulty: 5, state: 2, step: 0, scheduledDays: 12 },
  ...{
    reps: 3,
    lapses: 0,
    first: Date.now() - 1e8,
    last: Date.now() - 1e6,
    digest: "0123abcd",
    words: "uf 4",
  },
};

test("moves that are known from the drills have a mark, which moves nothing", async ({ page }) => {
  await openLive(page, "/drills?me=king&them=jin");
  await expect(page.getByRole("article")).toBeVisible();
  for (const id of ["punish:king:jin:Jin-d+3+4", "punish:paul:jin:Jin-1+2", "string:jin:Jin-1,2,1"])
    await drillStore(page, "cards", { [id]: { ...REVIEW, id } });
  const shifts = await watchShifts(page);
  await openLive(page, `${JIN}?me=king`);
  const table = page.getByRole("region", { name: "Table of moves" }).getByRole("table");
  await expect(table.getByText("You know this one")).toHaveCount(1);
  const row = table
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: "wiki about d 3+4", exact: true }) });
  const mark = row.getByText("You know this one");
  await expect(mark).toBeAttached();
  await checkAccessibility(page, "main table");
  const height = (await row.boundingBox())?.height;
  await mark.locator("..").evaluate((it) => it.remove());
  expect((await row.boundingBox())?.height).toBe(height);
  expect(await shifts()).toBeLessThan(0.01);
});

test("a database that cannot be read is no mark and no harm @desktop", async ({ page }) => {
  allowConsole(page, /The drills could not be kept/);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
    IDBFactory.prototype.databases = async () => [{ name: "drills", version: 1 }];
  });
  await openLive(page, `${JIN}?me=king`);
  await expect(page.getByText("Best first.", { exact: false })).toBeVisible();
  await expect(page.getByText("You know this one")).toHaveCount(0);
});
