import type { Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectNoOverflow, test } from "./fixtures.ts";
import { openLive } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const proof = (page: Page) => page.getByRole("dialog", { name: /·/ });

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
  const row = page.locator("#start-here span[data-of]").first();
  const value = row.locator("[data-fact=block]");
  const shown = ((await value.textContent()) ?? "").replace("On block", "").trim();
  await value.tap();
  await proof(page).getByLabel("Right value").tap();
  await page.keyboard.type("-14");
  await proof(page).getByRole("button", { name: "Send" }).tap();
  await expect(proof(page).getByRole("status")).toHaveText(/^Sent. Thank you!/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    kind: "wrong",
    character: "jin",
    field: "block",
    shown,
    value: "-14",
    how: "",
  });
  expect(sent[0]?.version).toMatch(/^\d+\.\d+\.\d+ \d{4}-\d\d$/);
  await checkAccessibility(page);
});

test("a value of the popover says source, since when, and what checked it; by keyboard too @desktop", async ({
  page,
}) => {
  await openLive(page, SHEET);
  const move = page.locator("[data-move]").first();
  await move.focus();
  await page.keyboard.press("Enter");
  const value = page.locator("#move-facts [data-fact=block]").first();
  await value.focus();
  await page.keyboard.press("Enter");
  await expect(proof(page)).toContainText("Community wiki");
  await expect(proof(page)).toContainText(/Same since (patch [\d.]+|our first list|\d)/);
  await expect(proof(page)).toContainText(/Second program, \d+ \w+ \d{4}: \d+ of [\d,]+ wrong/);
  await expect(proof(page).getByLabel("Right value")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(proof(page)).toHaveCount(0);
  await expect(page.locator("#move-facts"), "what lies beneath stays").toBeVisible();
  await expect(value).toBeFocused();
});

test("a move's page, an answer and a route have their marks @phone", async ({ page }) => {
  await openLive(page, "/move/jin/df+2");
  await page.locator("#frame-data [data-fact=startup]").tap();
  await expect(proof(page)).toHaveAccessibleName("Jin df+2 · Startup");
  await page.getByRole("button", { name: "Close" }).tap();

  await openLive(page, "/anti-guide/character/jin?me=king");
  await page.locator("[aria-expanded=false][class*=answer]").first().tap();
  await page.locator("[data-fact=answer]").first().tap();
  await expect(proof(page)).toHaveAccessibleName(/^Jin .+ · Best answer$/);
  await expect(proof(page)).toContainText("King: ");
  await page.getByRole("button", { name: "Close" }).tap();

  await openLive(page, SHEET);
  await page.locator("[data-fact=route]").first().tap();
  await expect(proof(page)).toHaveAccessibleName(/ · Combo route$/);
});

test("without a connection a report is kept and sent later, under the same key @phone", async ({
  page,
  context,
}) => {
  await openLive(page, "/move/jin/df+2");
  await page.locator("#frame-data [data-fact=block]").click();
  await expect(proof(page)).toContainText("Second program");
  await context.setOffline(true);
  allowConsole(page, /ERR_INTERNET_DISCONNECTED/);
  await proof(page).getByLabel("Right value").fill("-10");
  await proof(page).getByRole("button", { name: "Send" }).click();
  await expect(proof(page).getByRole("status")).toHaveText(/^You're offline: it is sent when you are back\./);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("reports") ?? "[]"));
  const [{ key, state }] = await kept();
  expect(state).toBe("waiting");
  const sent = await answerReports(page, 201);
  await context.setOffline(false);
  await expect.poll(async () => (await kept())[0].state).toBe("sent");
  expect(sent[0]?.key).toBe(key);
});

test("a site that takes none offers the text to copy @phone", async ({ page }) => {
  allowConsole(page, /Failed to load resource.*503/);
  await answerReports(page, 503, { message: "This site takes no reports." });
  await openLive(page, "/move/jin/df+2");
  await page.locator("#frame-data [data-fact=block]").click();
  await proof(page).getByRole("button", { name: "Send" }).click();
  await expect(proof(page).getByRole("status")).toHaveText("Write the right value first.");
  await proof(page).getByLabel("Right value").fill("<img src=x onerror=alert(1)>");
  await proof(page).getByRole("button", { name: "Send" }).click();
  await expect(proof(page).getByRole("status")).toContainText("This site takes no reports.");
  await expect(proof(page).getByLabel("Text of the report")).toHaveValue(
    /^Jin df\+2, On block: shown ".+", right "<img src=x onerror=alert\(1\)>"/,
  );
  await checkAccessibility(page, "dialog");
});

test("a report goes to the server, is found again, and is taken back @desktop @server", async ({ page }) => {
  await openLive(page, "/accuracy");
  await page
    .locator("#wanted")
    .getByRole("button", { name: /^I measured this/ })
    .first()
    .click();
  await expect(proof(page)).toContainText("Not known");
  await proof(page).getByLabel("Your reading").fill(`reaches ${Date.now()}`);
  await proof(page).getByRole("button", { name: "Send" }).click();
  await expect(proof(page).getByRole("status")).toHaveText(/^Sent. Thank you!/);
  await openLive(page, "/accuracy");
  await page.locator("#reports").scrollIntoViewIfNeeded();
  const own = page.locator("#reports li");
  await expect(own).toContainText("not read yet");
  await own.getByRole("button", { name: /^Take it back/ }).click();
  await expect(own).toContainText("deleted");
  expect(await page.evaluate(() => localStorage.getItem("reports"))).toBe("");
});
