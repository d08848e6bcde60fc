import { allowConsole, checkAccessibility, expect, expectNoOverflow, test } from "./fixtures.ts";
import { openByShell, openLive } from "./open-live.ts";

// The browser itself reports the status of the document.
test.use({ allowedConsole: [/the server responded with a status of 404/] });

test("an unknown address answers 404, says where you are and leads home", async ({ page }) => {
  const response = await openLive(page, "/combos/of/nobody");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nothing here/);
  await expect(page.getByText("/combos/of/nobody")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole("link", { name: "Back to the character picker" }).click();
  await expect(page).toHaveURL("/");
});

test("the search narrows the list while typing, and Enter opens the first found @desktop", async ({
  page,
}) => {
  await openLive(page, "/jinn");
  const list = page.getByRole("search").getByRole("link");
  const everybody = await list.count();
  expect(everybody).toBeGreaterThan(1);
  const field = page.getByRole("searchbox", { name: "Find a character" });

  await field.press("Enter");
  await expect(page).toHaveURL("/jinn");
  await field.fill("zzz");
  await expect(list).toHaveCount(0);
  await expect(page.getByText("Nobody by that name yet.")).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/jinn");

  await field.fill("YOSHI");
  await expect(list).toHaveText(["Yoshimitsu"]);
  await checkAccessibility(page, "search");
  await field.press("Enter");
  await expect(page).toHaveURL("/character/combos/yoshimitsu-combos/yoshimitsu");
});

test("an address that carries markup or is endless is shown as text, cut to size; without the API the shell helps alike @phone", async ({
  page,
}) => {
  await openLive(page, "/<img src=x onerror=alert(1)>");
  await expect(page.locator("main code")).toContainText("%3Cimg");
  await expect(page.locator("main code img")).toHaveCount(0);
  await openLive(page, `/${"a".repeat(900)}`);
  await expect(page.locator("main code")).toHaveText(/^\/a{119}…$/);
  await expectNoOverflow(page);

  allowConsole(page, /Failed to load resource/);
  await page.route("**/api/characters", (route) => route.abort());
  await openByShell(page, "/not/there");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nothing here/);
  await expect(page.getByText("/not/there")).toBeVisible();
  await expect(page.getByRole("search")).toHaveCount(0);
});
