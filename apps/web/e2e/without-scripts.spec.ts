import type { Page } from "@playwright/test";
import { expect, expectHref, test } from "./fixtures.ts";
import { HEAT_PANEL, JIN_PATH, PANELS, panel } from "./sheet-documents.ts";

// The browser itself reports the status of a document.
test.use({ javaScriptEnabled: false, allowedConsole: [/the server responded with a status of 404/] });

test("without scripts pages are whole, and lead to others @phone", async ({ page }) => {
  await test.step("the picker", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Pick your Character" })).toBeVisible();
    await expect(page.getByText("Blocking is free.")).toBeVisible();
    await page.getByRole("link", { name: "Y", exact: true }).click();
    await expect(page).toHaveURL("/#letter-y");
    await page.getByRole("link", { name: "Jin", exact: true }).click();
    await expect(page).toHaveURL(JIN_PATH);
  });

  await test.step("a sheet", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Jin" })).toBeVisible();
    for (const title of [HEAT_PANEL, ...PANELS])
      await expect(panel(page, title).locator(".move").first(), title).toBeVisible();
    await expect(page.getByText("Loading please wait...")).toHaveCount(0);
  });

  await test.step("a table, with a link to a move", async () => {
    await page.goto("/character/frames/jin-frames/jin#df-2");
    await expect(page.locator("[id='df-2']")).toBeInViewport();
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(100);
    await expect(page.locator("[id='df-2']").getByRole("link", { name: "Fiendish Rend" })).toBeVisible();
  });

  await test.step("an anti-guide", async () => {
    await page.goto("/anti-guide/character/jin");
    const first = page.getByRole("region", { name: "Punish these" }).locator("ol > li");
    await expect(first).toHaveCount(6);
    await expect(first.first()).toContainText("Launch (15 frames)");
    const keyMoves = page
      .locator("details")
      .filter({ has: page.getByRole("heading", { name: "Key Moves To Punish:" }) });
    await keyMoves.locator("> summary").click();
    await expect(keyMoves.getByRole("listitem").first()).toBeVisible();
    expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(20);
  });

  await test.step("an address that is not there", async () => {
    await page.goto("/nobody");
    await page.getByRole("link", { name: "Kazuya" }).click();
    await expect(page).toHaveURL("/character/combos/kazuya-combos/kazuya");
  });
});

/** What such a page says or has, by its address. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/stats": (page) => expect(page.getByText("need JavaScript")).toBeVisible(),
  "/matchups": async (page) => {
    await expect(page.locator("noscript p", { hasText: "The chart" })).toContainText("needs JavaScript");
    await expectHref(page.locator("noscript a"), "/api/population/matchups");
    const king = page.getByRole("grid").getByRole("link", { name: "King", exact: true });
    await expectHref(king, "/matchups?character=king");
  },
  "/changes": async (page) => {
    await expect(page.getByRole("heading", { level: 2, name: /^Patch/ })).toHaveCount(1);
    await expect(page.getByRole("search")).toBeHidden();
    expect(await page.getByRole("listitem").count()).toBeGreaterThan(50);
  },
  "/data": async (page) => {
    for (const name of ["movelists", "histories", "answers", "sheets", "world"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText("TekkenDocs");
    await expect(main).toContainText("Applay");
    await expect(page.getByText("Looking for the archive")).toBeHidden();
    await expectHref(main.getByRole("link", { name: "/data/index.json" }), "/data/index.json");
  },
};

test("pages are read, or say what they need, and feeds are there @desktop", async ({ page, request }) => {
  for (const [path, shows] of Object.entries(PAGES))
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await shows(page);
    });
  for (const feed of ["/feed/all.xml", "/feed/king.xml"]) {
    const response = await request.get(feed);
    expect(response.status(), feed).toBe(200);
    expect(await response.text(), feed).toContain("<entry>");
  }
});
