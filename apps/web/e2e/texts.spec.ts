import { checkAccessibility, expect, expectNoOverflow, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const PAGES = {
  "/about": ["About Tactician", /hobby project/],
  "/credits": ["Thank you", /Applay/],
  "/faqu": ["FAQ", /no mobile app/],
  "/privacy-policy": ["Privacy policy", /cleared yearly/],
  "/developers": ["Open data", /openapi\.json/],
  "/update-request": ["Request an update", /community chat/],
  "/anti-guide": ["Choose Your Nemises", /Kazuya/],
  "/frames": ["Frame Data", /Kazuya/],
  "/nothing-here/for-sure/no-easter-egg": ["You are not supposed to be here", /nothing here, for sure/],
} as const;

test("pages to read and to pick from are there whole, and lead to all there is", async ({ page }) => {
  const main = page.getByRole("main");
  for (const [path, [heading, says]] of Object.entries(PAGES))
    await test.step(path, async () => {
      const response = await openLive(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(main).toContainText(says);
      await expectNoOverflow(page);
      await checkAccessibility(page);
      if (path === "/faqu") {
        await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
        await expect(page).toHaveURL("/about#support");
        await expect(page.getByRole("heading", { name: "Support" })).toBeInViewport();
      }
      if (path !== "/about") return;
      for (const to of ["/drills", "/drills/practice", "/changes", "/matchups", "/stats", "/anti-guide"])
        await expect(main.locator(`a[href="${to}"]`)).not.toHaveCount(0);
      // To operators it says nothing.
      await expect(main).not.toContainText("this copy of the site");
    });
});

test("all that is kept goes with one press and one question, and can be kept after all @phone", async ({
  page,
}) => {
  await openLive(page, "/privacy-policy");
  await page.evaluate(() => localStorage.setItem("highestStreak", "55"));
  const kept = () => page.evaluate(() => localStorage.getItem("highestStreak"));

  await page.getByRole("button", { name: "Delete everything kept" }).click();
  await expect(page.getByText("This cannot be undone.")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await kept()).toBe("55");

  await page.getByRole("button", { name: "Delete everything kept" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByText("This browser knows nothing about us any more.")).toBeVisible();
  expect(await kept()).toBeNull();
});
