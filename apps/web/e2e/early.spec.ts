import type { Locator, Page } from "@playwright/test";
import { COMBO_PATH, rowsOf, storedCombos } from "./combo-page.ts";
import { blockStorage, expect, test } from "./fixtures.ts";
import { holdBack, MODULES, openBeforeScripts } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const GUIDE = "/anti-guide/character/jin";
const FRAMES = "/character/frames/jin-frames/jin";

/** A press that waits shows. */
const heard = (control: Locator) => expect(control).toHaveAttribute("data-heard", "");

test("menu, search and the pages behind them are in reach before scripts", async ({ page, isMobile }) => {
  const { letCome } = await openBeforeScripts(page, "/");
  const opener = page.getByRole("button", { name: isMobile ? "Menu" : "Frames", exact: true });
  const link = page.getByRole("banner").getByRole("link", { name: "Frame data" });
  await opener.click();
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();

  const search = page.getByRole("button", { name: "Search" });
  if (isMobile) await search.click();
  else await page.keyboard.press("Control+k");
  await heard(search);
  await letCome();
  await expect(page.getByRole("dialog", { name: /search/i })).toBeVisible();
  await expect(search).not.toHaveAttribute("data-heard");
});

test("preferences, folds and an open menu stay as they were left before scripts", async ({
  page,
  isMobile,
}) => {
  const { letCome } = await openBeforeScripts(page, SHEET, MODULES);
  const fold = page
    .locator("section details")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await expect(fold).toHaveAttribute("open", "");
  await fold.locator("> summary").click();
  await expect(fold).not.toHaveAttribute("open");

  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("switch", { name: "Icons" }).click();
  await page.getByRole("switch", { name: "Colors" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("xbox");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-display", "notations");
  await expect(html).toHaveAttribute("data-colors", "on");
  await expect(page.locator('[data-move="f 3 1"]').first()).toHaveText(/^\s*f A X\s*$/);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: isMobile ? "Menu" : "Frames", exact: true }).click();
  await letCome();
  const link = page.getByRole("banner").getByRole("link", { name: "Frame data" });
  await expect(link).toBeVisible();
  await expect(fold).not.toHaveAttribute("open");
  await expect(html).toHaveAttribute("data-display", "notations");
  await expect(page.locator("#show-icons")).not.toBeChecked();
  await expect(page.locator("#show-colors")).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("displayMode"))).toBe("notations");
  expect(await page.evaluate(() => localStorage.getItem("colorMode"))).toBe("true");
  await link.click();
  await expect(page.getByRole("heading", { name: "Frame Data", exact: true })).toBeVisible();
  await expect(link).toBeHidden();
});

for (const comes of ["soon", "late"])
  test(`a menu pressed before its styles, which come ${comes}, is not seen without them for long @phone`, async ({
    page,
  }) => {
    const letCome = await holdBack(page, /\/assets\/later-.*\.css$/);
    await page.goto("/drills", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toHaveCSS("opacity", "0");
    if (comes === "late") await expect(menu).toHaveCSS("opacity", "1");
    letCome();
    await expect(menu).toHaveCSS("animation-name", "none");
    await expect(menu).toHaveCSS("opacity", "1");
    await expect(menu.getByRole("link", { name: "Frame data" })).toBeInViewport();
  });

test("a move pressed early, twice, shows its frame data once the page lives, once @phone", async ({
  page,
}) => {
  const { letCome } = await openBeforeScripts(page, SHEET);
  const move = page.locator("main [data-move]").first();
  await move.dblclick();
  await heard(move);
  await letCome();
  const facts = page.getByRole("dialog", { name: /^Frame data of/ });
  await expect(facts).toBeVisible();
  await expect(move).toHaveAttribute("aria-expanded", "true");
});

test("letters, the tip and the way back to the top @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/");
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "Y" }).click();
  await expect(page.getByRole("heading", { name: "Y", exact: true })).toBeInViewport();
  const scrolled = await page.evaluate(() => window.scrollY);
  const back = page.getByRole("link", { name: "Back to top" });
  if (scrolled > 500) {
    await back.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
  }
  await expect(back).toBeHidden();

  const tip = page.getByRole("button", { name: /^Tips and Tricks/ });
  const before = await tip.textContent();
  await tip.evaluate((it) => {
    new MutationObserver(() => it.setAttribute("data-turns", `${Number(it.dataset.turns ?? 0) + 1}`)).observe(
      it,
      {
        characterData: true,
        childList: true,
        subtree: true,
      },
    );
  });
  await tip.dblclick();
  await expect(tip).toHaveText(before ?? "");
  await heard(tip);
  await letCome();
  await expect(tip).not.toHaveText(before ?? "");
  await expect(tip).toHaveAttribute("data-turns", "1");
});

test("what is typed into the picker narrows it, with the caret where it was @desktop", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/");
  const field = page.getByLabel("Find a character");
  await field.pressSequentially("kazya");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("u");
  await letCome();
  await expect(field).toHaveValue("kazuya");
  await expect(field).toBeFocused();
  expect(await field.evaluate((it: HTMLInputElement) => [it.selectionStart, it.selectionEnd])).toEqual([
    4, 4,
  ]);
  await expect(page.getByRole("main").getByRole("link", { name: "Kazuya", exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Jin", exact: true })).toHaveCount(0);
});

test("Enter in the picker, pressed early, opens the character that was typed @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/");
  await page.getByLabel("Find a character").pressSequentially("reina");
  await page.keyboard.press("Enter");
  await letCome();
  await expect(page).toHaveURL(/\/reina$/);
});

test("'I play', chosen early, is who one plays @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, GUIDE);
  const choice = page.getByLabel("I play");
  await choice.selectOption("King");
  await letCome();
  await expect(choice).toHaveValue("king");
  await expect(page).toHaveURL(/me=king/);
  await expect(page.getByText("Best first.", { exact: false })).toBeVisible();
});

test("filters and columns of a table, typed and chosen and pressed early, hold together @desktop", async ({
  page,
}) => {
  const { letCome } = await openBeforeScripts(page, FRAMES);
  await page.getByRole("button", { name: "Columns" }).click();
  const column = page.getByRole("checkbox", { name: "Level" });
  await column.uncheck();
  await page.keyboard.press("Escape");
  const field = page.getByLabel("Find a move");
  const chip = page.getByRole("button", { name: "Heat Engager", exact: true });
  const all = page.getByRole("button", { name: "All filters" });
  await chip.click();
  await heard(chip);
  if (await all.isVisible()) await all.click();
  await field.pressSequentially("f");
  await letCome();
  await expect(field).toHaveValue("f");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: /of \d+ moves/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Level" })).toHaveCount(0);
  await page.getByRole("button", { name: "Columns" }).click();
  await expect(column).not.toBeChecked();
});

test("a day chosen early leads to the list of that day @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, FRAMES);
  await page.getByText("What changed", { exact: true }).last().click();
  await page.getByLabel("All moves as they were on").fill("2025-06-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(`${FRAMES}?on=2025-06-01`);
  await expect(page.locator("tbody")).toBeHidden();
  await letCome();
  await expect(page.getByText("Old list: 1 June 2025.")).toBeVisible();
});

test("what changed, opened early, is listed when the page lives @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, FRAMES);
  await page.getByRole("link", { name: "What changed" }).click();
  await expect(page.getByText("Loading the changes...")).toBeVisible();
  await letCome();
  await expect(page.locator("#what-changed").getByRole("listitem").first()).toBeVisible();
});

test("filters of the changes, chosen and typed early, hold together @desktop", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/changes");
  await page.getByRole("combobox", { name: "Character" }).selectOption("King");
  await page.getByRole("searchbox", { name: "Find a change" }).pressSequentially("on block");
  await letCome();
  await expect(page).toHaveURL("/changes?character=king&find=on+block");
  await expect(page.getByRole("combobox", { name: "Character" })).toHaveValue("king");
  await expect(page.getByRole("searchbox", { name: "Find a change" })).toHaveValue("on block");
  await expect(page.getByRole("search", { name: "Filter the changes" }).getByRole("status")).toHaveText(
    /^\d+ changes?$/,
  );
});

test("more changes and one's own character, asked for early, come @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/changes");
  const more = page.getByRole("button", { name: "Show more changes" });
  await more.click();
  await heard(more);
  await page.getByLabel("I play").selectOption("King");
  await letCome();
  await expect(page.getByRole("heading", { level: 2, name: /^Patch/ }).nth(1)).toBeVisible();
  await expect(page).toHaveURL(/[?&]me=king\b/);
  await expect(page.getByText("King can punish", { exact: false })).toBeVisible();
});

test("the roulette spins once for whom was chosen before, in that order @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/strat-roulette");
  const whom = page.getByLabel("Who do you play?");
  const spin = page.getByRole("button", { name: "Random Strategy" });
  await whom.selectOption("Jin");
  await spin.dblclick();
  await heard(spin);
  await letCome();
  await expect(page.getByRole("button", { name: "Succeeded" })).toBeVisible();
  await expect(page).toHaveURL(/jin/);
  const kept = await page.evaluate(() => localStorage.getItem("rouletteRun"));
  expect(kept).toContain("jin");
});

test("a character for the stream's card, chosen early, brings their challenges @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/strat-content");
  await page.getByLabel("Character").selectOption("Jin");
  await letCome();
  await expect(page.getByLabel("Challenge")).toBeVisible();
  await expect(page.getByLabel("Character")).toHaveValue("jin");
});

test("a filter of the world's matchups, chosen early, is asked for @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/matchups?sample");
  await page.getByLabel("Ranks").selectOption("Fujin to Bushin");
  await page.getByRole("heading", { level: 2, name: "Tier list" }).click();
  await letCome();
  await expect(page).toHaveURL("/matchups?rank=fujin-bushin&sample=1");
  await expect(page.getByLabel("Ranks")).toHaveValue("fujin-bushin");
  await expect(page.getByText("Fujin to Bushin, all patches.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Wins and strength of each character" })).toBeVisible();
});

test("an ID typed early stays, and its search needs no script of ours @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, "/stats");
  const field = page.getByLabel("User ID");
  await field.pressSequentially("abcd-efgh");
  await letCome();
  await expect(field).toHaveValue("abcd-efgh");
  await expect(field).toBeFocused();
});

test("a combo added early is one combo, and one more after it another @phone", async ({ page }) => {
  const { letCome } = await openBeforeScripts(page, COMBO_PATH);
  const add = page.getByRole("button", { name: "Add New Combo" });
  await add.dblclick();
  await heard(add);
  await letCome();
  await expect(rowsOf(page)).toHaveCount(1);
  expect(await storedCombos(page)).toHaveLength(1);
  await add.click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test.describe("scripts that never come", () => {
  const note = (page: Page) => page.getByRole("status").filter({ hasText: "haven't loaded yet" });

  test("are said after ten seconds, with a way to load the page again @phone", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await openBeforeScripts(page, SHEET);
    await page.clock.runFor(9_000);
    await expect(note(page)).toHaveCount(0);
    await page.clock.runFor(1_500);
    await expect(note(page)).toBeVisible();
    const loaded = page.waitForEvent("domcontentloaded");
    await note(page).getByRole("link", { name: "Reload" }).click();
    await loaded;
    await expect(note(page)).toHaveCount(0);
  });

  test("and come after all take the line away, and do what was pressed @phone", async ({ page }) => {
    await page.clock.install();
    const { letCome } = await openBeforeScripts(page, "/");
    const tip = page.getByRole("button", { name: /^Tips and Tricks/ });
    const before = await tip.textContent();
    await tip.click();
    await page.clock.runFor(11_000);
    await expect(note(page)).toBeVisible();
    await page.clock.resume();
    await letCome();
    await expect(note(page)).toHaveCount(0);
    await expect(tip).not.toHaveText(before ?? "");
  });

  test.describe("because they break", () => {
    test.use({ allowedConsole: [/./] });

    test("the page says so, and what needs none of them works @desktop", async ({ page, context }) => {
      context.removeAllListeners("weberror");
      await page.clock.install();
      for (const [how, answer] of [
        ["one throws", { contentType: "text/javascript", body: "throw new Error('broken')" }],
        ["one does not come", { status: 503, body: "" }],
      ] as const)
        await test.step(how, async () => {
          await page.route("**/assets/start-*.js", (route) => route.fulfill(answer));
          await page.goto(SHEET);
          await page.clock.runFor(11_000);
          await expect(note(page)).toBeVisible();
          await page.getByRole("button", { name: "Frames", exact: true }).click();
          await expect(page.getByRole("banner").getByRole("link", { name: "Frame data" })).toBeVisible();
          await page.keyboard.press("Escape");
          await page.getByRole("button", { name: "Preferences" }).click();
          await page.getByRole("switch", { name: "Icons" }).click();
          await expect(page.locator("html")).toHaveAttribute("data-display", "notations");
          await page.evaluate(() => localStorage.clear());
        });
    });
  });
});

test("with storage blocked what was pressed early is done all the same @phone", async ({ page }) => {
  await blockStorage(page);
  const { letCome } = await openBeforeScripts(page, SHEET, MODULES);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("switch", { name: "Icons" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("limbs");
  await expect(page.locator('[data-move="f 3 1"]').first()).toHaveText(/^\s*f LK LP\s*$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search" }).click();
  await letCome();
  await expect(page.getByRole("dialog", { name: /search/i })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-display", "notations");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sheet is read, folded and shown as its visitor likes it @phone", async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.getByText("haven't loaded yet")).toHaveCount(0);
    const move = page.locator("main section details:has(h2) .move").first();
    await expect(move).toBeVisible();
    const icon = page.locator("main .mi").first();
    const picture = () => icon.evaluate((it) => getComputedStyle(it).backgroundImage);
    expect(await picture()).toContain("t8");
    await page.getByRole("button", { name: "Preferences" }).click();
    await page.getByRole("switch", { name: "Colors" }).click();
    expect(await picture()).toContain("classic");
    await page.getByRole("switch", { name: "Icons" }).click();
    expect(await picture()).toBe("none");
    await page.keyboard.press("Escape");
    await page.locator("main section summary:has(h2)").first().click();
    await expect(move).toBeHidden();

    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Frame data" }).click();
    await expect(page.getByRole("heading", { name: "Frame Data", exact: true })).toBeVisible();
  });

  test("letters lead to their characters, and an ID to its address @phone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "V" }).click();
    await expect(page.getByRole("heading", { name: "V", exact: true })).toBeInViewport();
    await page.goto("/stats");
    await page.getByLabel("User ID").fill("sample-player");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/stats\?id=sample-player$/);
  });
});
