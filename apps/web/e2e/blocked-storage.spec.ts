import type { Page } from "@playwright/test";
import { blockStorage, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const PAGES = [
  "/character/combos/jin-combos/jin",
  "/character/frames/jin-frames/jin",
  "/anti-guide",
  "/anti-guide/character/king",
  "/combo-generator",
  "/strat-roulette",
  "/strat-content",
  "/drills",
  "/matchups?sample",
  "/stats",
  "/drills/practice?me=king&them=jin",
  "/dojo?me=king",
  "/mine",
  "/notes",
  "/after?them=paul&me=king",
  "/news",
  "/about",
  "/credits",
  "/developers",
  "/accuracy",
  "/data",
  "/privacy-policy",
  "/update-request",
  "/no-such-page",
];

test.use({ privacyAccepted: false, allowedConsole: [/Failed to load resource|Failed to fetch news/] });

/** A browser that lets the page keep nothing, and a disk without room. */
const REFUSALS = {
  "is blocked": blockStorage,
  "is full": (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    }),
};

for (const [how, refuse] of Object.entries(REFUSALS))
  test(`every page works for the visit, which keeps its places and choices, while storage ${how} @desktop`, async ({
    page,
  }) => {
    await refuse(page);
    await openLive(page, "/");
    await page.getByRole("dialog").getByRole("button").last().click();
    await openLive(page, "/faqu");
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole("contentinfo").getByRole("link", { name: /About/ }).first().click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/faqu");
    await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();

    for (const path of PAGES) {
      await test.step(path, async () => {
        await openLive(page, path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      });
    }
  });
