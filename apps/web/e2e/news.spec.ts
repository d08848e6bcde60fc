import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { openLive } from "./open-live.ts";

const article = (place: number) => ({
  title:
    place === 1
      ? "<b>Patch</b> & other words: balance for everybody, and what it means for your punishers"
      : `Article ${place}`,
  description:
    place === 2 ? "" : "What was said, in a line or two, by those who were there. ".repeat(place % 4),
  url: `https://www.news.example/${place}`,
  ...(place % 3 === 0 ? {} : { image: `/api/news/images/picture-${place}` }),
});

const TEN = Array.from({ length: 10 }, (_, i) => article(i + 1));

async function answerNews(page: Page, articles: unknown[]): Promise<void> {
  await page.route("**/api/news", (route) => route.fulfill({ json: { articles } }));
}

const cards = (page: Page) => page.getByRole("list", { name: "Articles" }).getByRole("article");

test("ten articles at most stand still where their places were kept, each leading to a tab of its own", async ({
  page,
}) => {
  // One picture is missing.
  allowConsole(page, /Failed to load resource.*404/);
  const shifted = await watchShifts(page);
  await answerNews(page, TEN);
  await page.route("**/api/news/images/*", (route) =>
    route.request().url().endsWith("picture-1")
      ? route.fulfill({ status: 404, body: "" })
      : route.fulfill({
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h16v9H0z" fill="#357"/></svg>',
          contentType: "image/svg+xml",
        }),
  );
  await openLive(page, "/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("TEKKEN NEWS");
  await expect(page.getByText("10 articles. Each opens in a new tab.")).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  const first = cards(page).first();
  const link = first.getByRole("link");
  await expect(link).toHaveText(/^<b>Patch<\/b> & other words.*\(opens in a new tab\)$/);
  await expectHref(link, "https://www.news.example/1");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  await expect(first.getByText("news.example")).toBeVisible();
  // The missing picture leaves our mark in its place, of the same size.
  await expect(first.locator("img")).toHaveCount(0);
  await expect(cards(page).nth(1).locator("img")).toBeVisible();
  expect(await shifted()).toBe(0);
  await checkAccessibility(page);
});

test("a wait is explained, services that fail are said and asked again, and so is that nothing is new @phone", async ({
  page,
}) => {
  allowConsole(page, /Failed to (load resource|fetch news)/);
  await page.clock.install();
  const { promise: wait, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/api/news", async (route) => {
    await wait;
    await route.fallback();
  });
  await openLive(page, "/news");
  await expect(page.getByText("Loading the news...")).toBeVisible();
  await page.clock.fastForward(5100);
  await expect(page.getByText(/servers are sleeping/)).toBeVisible();
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Failed to fetch news"));
  fail();
  await logged;
  await expect(page.getByRole("alert")).toContainText("Couldn't load the news");
  await checkAccessibility(page);

  await answerNews(page, []);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByText("Nobody wrote about Tekken lately.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
