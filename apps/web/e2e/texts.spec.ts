import { checkAccessibility, expect, expectNoOverflow, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const PAGES = [
  { path: "/about", heading: "About Tactician", says: /hobby project/ },
  { path: "/credits", heading: "Thank you", says: /Applay/ },
  { path: "/faqu", heading: "FAQ", says: /no mobile app/ },
  { path: "/privacy-policy", heading: "Privacy policy", says: /cleared yearly/ },
  { path: "/developers", heading: "Open data", says: /openapi\.json/ },
  { path: "/update-request", heading: "Request an update", says: /community chat/ },
  {
    path: "/nothing-here/for-sure/no-easter-egg",
    heading: "You are not supposed to be here",
    says: /nothing here, for sure/,
  },
];

for (const { path, heading, says } of PAGES) {
  test(`${path} is read without scripts or with them`, async ({ page }) => {
    const response = await openLive(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(says);
    await expectNoOverflow(page);
    await checkAccessibility(page);
  });
}

test("the About page leads to all there is, and says nothing to operators @desktop", async ({ page }) => {
  await openLive(page, "/about");
  const main = page.getByRole("main");
  for (const path of ["/drills", "/drills/practice", "/changes", "/matchups", "/stats", "/anti-guide"])
    await expect(main.locator(`a[href="${path}"]`)).not.toHaveCount(0);
  await expect(main).not.toContainText("this copy of the site");
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

test("the footer leads to Support and Version 1, which the About page describes @desktop", async ({
  page,
}) => {
  await openLive(page, "/faqu");
  await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL("/about#support");
  await expect(page.getByRole("heading", { name: "Support" })).toBeInViewport();
});
