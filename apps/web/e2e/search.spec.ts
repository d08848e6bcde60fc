import { allowConsole, checkAccessibility, expect, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

test("Ctrl+K or the button finds a move by command, by name and by what it does, and leads to it", async ({
  page,
  isMobile,
}) => {
  await openLive(page, "/about");
  if (isMobile) await page.getByRole("button", { name: "Search" }).click();
  else await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /Search characters/ });
  await expect(field).toBeFocused();
  await field.fill("jin df+2");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("Jin");
  await field.fill("-13 launch");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^[\d,]+ moves/);
  await expect(options.first()).toContainText(/launches.*On block -13 On hit [+-]\d+\w* Damage \d+$/);

  // What follows is read to its end, on a phone too.
  await field.fill("nina 3");
  const part = page.getByText(/if it ends here, goes on: .*jails/).first();
  await expect(part).toBeVisible();
  expect(
    await part.evaluate((it) => (it.parentElement?.scrollWidth ?? 0) <= (it.parentElement?.clientWidth ?? 0)),
  ).toBe(true);

  await field.fill("king giant swng");
  await expect(options.first()).toContainText("Giant Swing");
  await checkAccessibility(page, "[role=dialog]");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/move/king/f,hcf+1");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Giant Swing");
});

test("@desktop arrow keys walk through the results, Escape gives the focus back, and nothing is found politely", async ({
  page,
}) => {
  await openLive(page, "/about");
  const button = page.getByRole("button", { name: "Search" });
  await button.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("combobox", { name: /Search characters/ });
  await field.fill("<b>()[]zzzz");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found. Try fewer words.");
  await field.fill("paul");
  await expect(page.getByRole("option").first()).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").nth(1)).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("@phone without its data it says so and tries again, without what moves give on hit it finds them", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource|search did not load|ERR_FAILED/i);
  await page.route(/assets\/.*search-(?:index|hits)/, (route) => route.abort());
  await openLive(page, "/about");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("The search did not load.")).toBeVisible();
  await page.unrouteAll();
  await page.route("**/assets/*search-hits*", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  const field = page.getByRole("combobox", { name: /Search characters/ });
  await field.fill("privacy");
  await expect(page.getByRole("option", { name: /Privacy policy/ })).toBeVisible();
  await field.fill("jin 124");
  await expect(page.getByRole("option").first()).toContainText(/On block [+-]\d+$/);
});
