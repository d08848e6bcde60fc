import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectNoOverflow, test } from "./fixtures.ts";
import { openLive, reloadLive } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const proof = (page: Page) => page.getByRole("dialog", { name: /·/ });
const said = (page: Page) => proof(page).getByRole("status");
const value = (page: Page) => proof(page).getByLabel("Right value");
const send = (page: Page) => proof(page).getByRole("button", { name: "Send" });

/** What a page sends, and how the server answers it. */
async function answerReports(page: Page, status: number, body: object = { state: "open" }) {
  const sent: Record<string, string>[] = [];
  await page.route("**/api/reports", (route) => {
    if (route.request().method() === "GET")
      return route.fulfill({ json: { came: 41, accepted: 23, refused: 9, medianDays: 2.5 } });
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status, json: body });
  });
  return sent;
}

test("the page says what was audited, what is wrong, and what nobody knows", async ({ page }) => {
  await answerReports(page, 201);
  await openLive(page, "/accuracy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How accurate is this guide?");
  await expect(page.getByRole("region", { name: /^Figures by kind/ }).getByRole("row")).toHaveCount(11);
  const main = page.getByRole("main");
  await expect(main).toContainText(/50 wrong values were planted in a copy: it found \d\d\./);
  await expect(main).toContainText("95 % intervals with the truth in them");
  await page.locator("#reports").scrollIntoViewIfNeeded();
  await expect(page.locator("#reports")).toContainText(
    "41 came, 23 were right; mended after 2.5 days (median).",
  );
  await page.getByText("How to measure").click();
  await expectNoOverflow(page);
  await checkAccessibility(page);
});

test("three taps and one number: from a value on a sheet to a sent report @phone", async ({ page }) => {
  const sent = await answerReports(page, 201);
  await openLive(page, SHEET);
  await page.locator("[data-fact=route]").first().tap();
  await expect(proof(page)).toHaveAccessibleName(/ · Combo route$/);
  await page.getByRole("button", { name: "Close" }).tap();

  const row = page.locator("#start-here span[data-of]").first();
  const block = row.locator("[data-fact=block]");
  const shown = ((await block.textContent()) ?? "").replace("On block", "").trim();
  await block.tap();
  await value(page).tap();
  await page.keyboard.type("-14");
  await send(page).tap();
  await expect(said(page)).toHaveText(/^Sent. Thank you!/);
  const place = { kind: "wrong", character: "jin", field: "block" };
  const version = expect.stringMatching(/^\d+\.\d+\.\d+ \d{4}-\d\d$/);
  expect(sent).toMatchObject([{ ...place, shown, value: "-14", how: "", version }]);
  await checkAccessibility(page, "dialog");
});

test("a value of the popover says source, since when, and what checked it; by keyboard too @desktop", async ({
  page,
}) => {
  await openLive(page, SHEET);
  await page.locator("[data-move]").first().press("Enter");
  const block = page.locator("#move-facts [data-fact=block]").first();
  await block.press("Enter");
  await expect(proof(page)).toContainText("Community wiki");
  await expect(proof(page)).toContainText(/Same since (patch [\d.]+|our first list|\d)/);
  await expect(proof(page)).toContainText(/Second program, \d+ \w+ \d{4}: \d+ of [\d,]+ wrong/);
  await expect(value(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(proof(page)).toHaveCount(0);
  await expect(page.locator("#move-facts"), "what lies beneath stays").toBeVisible();
  await expect(block).toBeFocused();
});

test("a site that takes none offers the text to copy; without a connection a report is kept and sent later, under the same key @phone", async ({
  page,
  context,
}) => {
  allowConsole(page, /Failed to load resource.*503|ERR_INTERNET_DISCONNECTED/);
  await answerReports(page, 503, { message: "This site takes no reports." });
  await openLive(page, "/move/jin/df+2");
  await page.locator("#frame-data [data-fact=startup]").tap();
  await expect(proof(page)).toHaveAccessibleName("Jin df+2 · Startup");
  await page.getByRole("button", { name: "Close" }).tap();

  await page.locator("#frame-data [data-fact=block]").click();
  await send(page).click();
  await expect(said(page)).toHaveText("Write the right value first.");
  await value(page).fill("<img src=x onerror=alert(1)>");
  await send(page).click();
  await expect(said(page)).toContainText("This site takes no reports.");
  await expect(proof(page).getByLabel("Text of the report")).toHaveValue(
    /^Jin df\+2, On block: shown ".+", right "<img src=x onerror=alert\(1\)>"/,
  );
  await checkAccessibility(page, "dialog");

  await page.unroute("**/api/reports");
  await reloadLive(page);
  await page.locator("#frame-data [data-fact=block]").click();
  await expect(proof(page)).toContainText("Second program");
  await context.setOffline(true);
  await value(page).fill("-10");
  await send(page).click();
  await expect(said(page)).toHaveText(/^You're offline: it is sent when you are back\./);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("reports") ?? "[]"));
  const { key, state } = (await kept()).at(-1);
  expect(state).toBe("waiting");
  const sent = await answerReports(page, 201);
  await context.setOffline(false);
  await expect.poll(async () => (await kept()).at(-1).state).toBe("sent");
  expect(sent[0]?.key).toBe(key);

  await openLive(page, "/anti-guide/character/jin?me=king");
  await page.locator("[aria-expanded=false][class*=answer]").first().tap();
  await page.locator("[data-fact=answer]").first().tap();
  await expect(proof(page)).toHaveAccessibleName(/^Jin .+ · Best answer$/);
  await expect(proof(page)).toContainText("King: ");
});

test("a report goes to the server, is found again, and is taken back @desktop @server", async ({ page }) => {
  await openLive(page, "/accuracy");
  const wanted = page.locator("#wanted").getByRole("button", { name: /^I measured this/ });
  await wanted.first().click();
  await expect(proof(page)).toContainText("Not known");
  await proof(page).getByLabel("Your reading").fill(`reaches ${Date.now()}`);
  await send(page).click();
  await expect(said(page)).toHaveText(/^Sent. Thank you!/);
  await openLive(page, "/accuracy");
  await page.locator("#reports").scrollIntoViewIfNeeded();
  const own = page.locator("#reports li");
  await expect(own).toContainText("not read yet");
  await own.getByRole("button", { name: /^Take it back/ }).click();
  await expect(own).toContainText("deleted");
  expect(await page.evaluate(() => localStorage.getItem("reports"))).toBe("");
});
