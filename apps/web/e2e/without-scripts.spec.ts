import type { Page } from "@playwright/test";
import { expect, expectHref, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

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
