import type { Locator, Page } from "@playwright/test";
import { allowConsole, checkAccessibility, expect, expectHref, test, waitUntilLaidOut } from "./fixtures.ts";
import { openByShell, openLive } from "./open-live.ts";
import { HEAT_PANEL, JIN, JIN_PATH, openSheet, PANELS, panel } from "./sheet-documents.ts";

/** What folds a panel away: its title. */
function toggleOf(page: Page, title: string): Locator {
  return panel(page, title)
    .locator("summary")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
}

/** The moves in a part of the page, as they copy. */
async function movesIn(part: Locator): Promise<string[]> {
  return (await part.locator(".move").allTextContents()).map((text) => text.trim());
}

/** The ways to each section. */
const index = (page: Page) => page.getByRole("navigation", { name: "On this sheet" });

test("a sheet folds, is searched, and leads to every section @desktop", async ({ page }) => {
  await openSheet(page);
  await test.step("the index stays in sight and leads to every section", async () => {
    const links = index(page).getByRole("link");
    await expect(links).toHaveCount(15);
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))
      await expect(page.locator(`section${href}`), href).toHaveCount(1);
    await expect(index(page).locator("[aria-current]").getByText("Combos", { exact: true })).toHaveCount(0);
    await links.getByText("Enders").click();
    await expect(page).toHaveURL(/#enders$/);
    await expect(panel(page, "Combo Enders").getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(index(page)).toBeInViewport();
  });

  await test.step("stances are folded until somebody asks for them, or comes by the index", async () => {
    const left = page.getByText("Block.", { exact: true });
    const fold = page.getByText("Stances", { exact: true }).last();
    await expect(left).toBeHidden();
    await fold.click();
    await expect(left).toBeVisible();
    await expectHref(
      page.getByRole("link", { name: "All 9 moves from ZEN" }),
      "/character/frames/jin-frames/jin?show=from-ZEN",
    );
    await fold.click();
    await page.getByRole("link", { name: "Stances", exact: true }).click();
    await expect(left).toBeVisible();
  });

  await test.step("every other panel starts open and folds away, but for the heat panel", async () => {
    for (const title of [...PANELS, "Creator Notes", "Chain Throws"]) {
      const move = panel(page, title).locator(".move").first();
      await expect(move).toBeVisible();
      await toggleOf(page, title).click();
      await expect(move).toBeHidden();
    }
    await toggleOf(page, "Punishers").press("Enter");
    await expect(panel(page, "Punishers").locator(".move").first()).toBeVisible();
    await expect(toggleOf(page, HEAT_PANEL)).toHaveCount(0);
  });

  await test.step("searching in the page finds what is folded away", async () => {
    const line = page.getByText("Long and safe.");
    await expect(line).toBeHidden();
    // The same way on which the browser's own search opens what is folded.
    await page.evaluate(() => {
      location.hash = ":~:text=Long%20and%20safe.";
    });
    await expect(line).toBeVisible();
  });

  await test.step("two columns stand side by side from 900 pixels on", async () => {
    const lefts = async () => {
      const columns = ["Punishers", "Important Combos"].map((title) => panel(page, title).boundingBox());
      return (await Promise.all(columns)).map((box) => Math.round(box?.x ?? -1));
    };
    await page.setViewportSize({ width: 899, height: 800 });
    const [left, stacked] = await lefts();
    expect(stacked).toBe(left);
    await page.setViewportSize({ width: 900, height: 800 });
    const [leftColumn = 0, rightColumn] = await lefts();
    expect(rightColumn).toBeGreaterThan(leftColumn + 300);
  });
});

test("the portrait stands square, and soon the whole sheet has its true heights", async ({ page }) => {
  await page.goto(JIN_PATH);
  const box = await page.getByRole("img", { name: "Jin", exact: true }).boundingBox();
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThanOrEqual(1);
  await waitUntilLaidOut(page);
  const unseen = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>("[data-later-layout]")];
      return parts.filter(({ style }) => style.contentVisibility !== "visible").length;
    });
  expect(await unseen()).toBeGreaterThan(3);
  const [measured, shown] = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-later-layout]")];
    const heights = () => parts.map(({ offsetHeight }) => offsetHeight);
    const first = heights();
    // Other buttons, other heights: nothing is left to guesses then.
    document.documentElement.dataset.buttons = "playstation";
    document.documentElement.dataset.buttons = "numbers";
    return Promise.resolve().then(() => [first, heights()] as const);
  });
  expect(await unseen()).toBe(0);
  for (const [place, height] of measured.entries())
    expect(Math.abs(height - (shown[place] ?? 0))).toBeLessThanOrEqual(1);
});

test("each panel shows what the character's document has @desktop", async ({ page }) => {
  await openSheet(page);
  for (const title of [HEAT_PANEL, ...PANELS]) {
    const color = await page
      .getByRole("heading", { level: 2, name: title, exact: true })
      .evaluate((heading) => getComputedStyle(heading).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(red, title).toBeGreaterThan(200);
    expect(Math.max(green, blue), title).toBeLessThan(130);
  }
  // The card to start with has a combo, punishers, a mid and a low, and no line for what is not there.
  const card = panel(page, "Start here");
  expect(await movesIn(card)).toEqual([
    ...["uf 4", "df 2 4", "(dash) b 3 ~F", "ZEN u 1 T", "ZEN 1 3"],
    ...["2 4", "b 1 2", "WS 2", "df 1 4", "db 4"],
  ]);
  await expect(card.getByText("About 58 damage")).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: "-10" })).toContainText(/29$/);
  await expect(card.getByText("31, costs you 5")).toBeVisible();
  await expect(card.getByText("launch 54+")).toBeVisible();
  await expect(card.getByText("Low", { exact: true })).toBeVisible();
  await expect(card.getByText("Throw", { exact: true })).toHaveCount(0);
  const heat = panel(page, HEAT_PANEL);
  expect(await movesIn(heat)).toEqual(["f 3 1", "~F", "heat", "ZEN 1 3"]);
  await expect(heat).toContainText("The electric needs no timing.");
  await expect(heat.getByText("Worked out from frames.")).toBeVisible();
  // Grabs name what breaks them.
  const rows = panel(page, "Important Grabs").locator("tbody tr");
  expect(await movesIn(rows.nth(0))).toEqual(["df 2+4", "2"]);
  await expect(rows.nth(1)).toContainText("Unbreakable");
  // Mini combos are grouped by follow-up and split on hyphens.
  const mini = panel(page, "Mini Combos");
  await expect(mini.getByRole("list", { name: "After" })).toHaveCount(2);
  expect(await movesIn(mini.getByRole("list", { name: "After" }).first())).toEqual(["CH 4", "db 4"]);
  expect(await movesIn(mini.getByRole("list", { name: "Guaranteed" }).first())).toEqual(["1+2", "df 1 4"]);
  // Punishers are sorted by frames, standing apart from crouching.
  const punishers = panel(page, "Punishers");
  await expect(punishers.getByRole("columnheader")).toHaveText([/Startup/, /Standing/, /crouch/]);
  await expect(punishers.locator("tbody").getByRole("rowheader")).toHaveText([/^10/, /^12/]);
  expect(await movesIn(punishers.locator("tbody tr").first())).toEqual(["2 4", "FC d 1"]);
  await expect(punishers).toContainText("Suggested whiff punishers");
  // Wall combos have two groups, enders their categories.
  const wall = panel(page, "Wall Combos");
  await expect(wall.getByRole("heading", { level: 3 })).toHaveText(["General", "With Tornado"]);
  expect(await movesIn(wall)).toEqual(["1", "db 2 2 3", "b 1 2 T", "1", "db 2 2 3"]);
  await expect(panel(page, "Combo Enders").locator("dt")).toHaveText(["Damage", "Wall break"]);
  expect(await movesIn(panel(page, "Combo Enders"))).toEqual(["ZEN 1 3", "df 1 4", "f f 2"]);
  // The first creator's notes are shown, grouped by title.
  const notes = panel(page, "Creator Notes");
  await expectHref(notes.getByRole("link", { name: "First Author" }), "https://www.youtube.com/@first");
  await expect(notes.getByRole("img", { name: "YouTube" })).toBeVisible();
  await expect(notes.getByRole("heading", { level: 3 })).toHaveText(["Staple combo", "Approach", "Pressure"]);
  await expect(notes).not.toContainText("Second Author");
  // Chain throws show each break, and where there is none.
  const chains = panel(page, "Chain Throws");
  await expect(chains.getByRole("term")).toHaveText(["Throw", "Follow-up", "Simple"]);
  const steps = chains.getByRole("definition");
  expect(await movesIn(steps.nth(0))).toEqual(["qcb 1+3", "1"]);
  await expect(steps.nth(1)).toContainText("Unbreakable");
  expect(await movesIn(steps.nth(2))).toEqual(["3+4", "1+2"]);
  await expect(steps.nth(3)).toContainText("Unbreakable");
  // Combos show launchers, route and easier route, and say what nobody has played.
  const combos = panel(page, "Important Combos");
  expect(await movesIn(combos.getByRole("list", { name: "Launchers" }).first())).toEqual(["uf 4", "WS 2"]);
  const first = combos.locator("li").filter({ hasText: "Watch video" }).first();
  const last = combos.locator("li").filter({ hasText: "N/A" }).first();
  const repaired = combos.locator("li").filter({ hasText: "N/A" }).last();
  expect(await movesIn(first)).toEqual([
    "uf 4",
    "WS 2",
    "df 2 4",
    "(dash) b 3 ~F",
    "ZEN u 1 T",
    "ZEN 1 3",
    "df 1 4",
  ]);
  await expect(first.getByText("Parts tested, full route not")).toHaveCount(1);
  await expect(first.getByText("From frame data, untested")).toHaveCount(0);
  await expect(last.getByText("From frame data, untested")).toHaveCount(1);
  await expect(repaired.getByText("Parts tested, full route not")).toHaveCount(1);
  await expect(first.getByText("About 58 to 64 damage, by launcher")).toBeVisible();
  await expect(first.getByText("About 41 damage")).toBeVisible();
  await expect(last.getByText("damage")).toHaveCount(0);
  await expect(
    page.getByText(
      /^Facts from Applay .* checked against the movelist of August 2026(, after patch \d+\.\d+)?\.$/,
    ),
  ).toBeVisible();
});

/** Shows moves as preferences do. */
const showAs = (page: Page, display: string) =>
  page.evaluate((shown) => Object.assign(document.documentElement.dataset, { display: shown }), display);

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the head is low and what to start with is in sight", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const character of ["jin", "armor-king", "fahkumram", "azucena", "lidia"]) {
      await page.goto(`/character/combos/${character}-combos/${character}`);
      for (const mode of ["icons", "notations"])
        await test.step(`${character}, ${mode}`, async () => {
          await showAs(page, mode);
          const head = page.locator("article > header");
          expect((await head.boundingBox())?.height).toBeLessThanOrEqual(130);
          // A name of one word stays whole.
          const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
            const { height } = heading.getBoundingClientRect();
            return height / parseFloat(getComputedStyle(heading).fontSize);
          });
          expect(lines).toBeLessThan(character.includes("-") ? 2 : 1.5);
          const first = await panel(page, "Start here").locator(".move").first().boundingBox();
          expect((first?.y ?? 0) + (first?.height ?? 999)).toBeLessThan(430);
          const ways = await head.getByRole("navigation").getByRole("link").all();
          expect(ways.length).toBeGreaterThan(2);
          const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
          expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
          for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
        });
    }
  });

  const middle = async (move: Locator) => {
    const { y = 0, height = 0 } = (await move.boundingBox()) ?? {};
    return Math.round((y + height / 2) / 4);
  };

  test("launchers of a route share a row, punishers of a startup too, and the index is a menu", async ({
    page,
  }) => {
    await openSheet(page);
    const launchers = panel(page, "Important Combos").getByRole("list", { name: "Launchers" }).first();
    const [first, second] = await launchers.locator(".move").all();
    if (first === undefined || second === undefined) throw new Error("There are two launchers");
    expect(await middle(first)).toBe(await middle(second));
    const punishers = panel(page, "Punishers");
    await expect(punishers.getByRole("columnheader")).toHaveCount(3);
    await expect(punishers.getByRole("rowheader")).toHaveText([/^10/, /^12/]);

    const button = page.getByRole("button", { name: "Jump to" });
    await expect(index(page)).toBeHidden();
    await button.click();
    await expect(index(page)).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await expect(index(page)).toBeHidden();
    await button.click();
    await page.mouse.click(40, 200);
    await expect(index(page)).toBeHidden();
    await button.click();
    await index(page).getByRole("link", { name: "Punishers" }).click();
    await expect(index(page)).toBeHidden();
    await expect(page).toHaveURL(/#punishers$/);
    const top = await punishers.evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(200);
  });

  test("Jin's own sheet is short, and no punisher takes two lines", async ({ page }) => {
    await openLive(page, JIN_PATH);
    for (const mode of ["icons", "notations"])
      await test.step(mode, async () => {
        await showAs(page, mode);
        await waitUntilLaidOut(page);
        // With a wide face for text; it was 15,345 pixels before (decision 054).
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_800);
        const moves = await panel(page, "Punishers").locator("td .move").all();
        expect(moves.length).toBeGreaterThan(10);
        for (const move of moves) expect((await move.boundingBox())?.height).toBeLessThan(50);
      });
  });

  test("an address with a section opens the sheet there", async ({ page }) => {
    await openLive(page, `${JIN_PATH}#wall-combos`);
    await expect(panel(page, "Wall Combos").getByRole("heading", { level: 2 })).toBeInViewport();
  });
});

test("a slow answer is waited for, in the open, and Yoshimitsu's in his own way @desktop", async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/characters/jin", async (route) => {
    await answer.promise;
    await route.fulfill({ json: JIN });
  });
  await openByShell(page, JIN_PATH);
  await expect(page.getByRole("status").getByText("Loading please wait...")).toBeVisible();
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Jin" })).toBeVisible();
  await expect(page.getByText("Loading please wait...")).toHaveCount(0);

  await page.route("**/api/characters/yoshimitsu", () => {});
  await openByShell(page, "/character/combos/yoshimitsu-combos/yoshimitsu");
  await expect(page.getByText(/too dizzy/)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a refusal becomes a message with ways on, an empty answer a character that was not found @desktop", async ({
  page,
}) => {
  allowConsole(page, /Failed to load resource/);
  await page.route("**/api/characters/jin", (route) => route.fulfill({ json: {} }));
  await openByShell(page, JIN_PATH);
  await expect(page.getByRole("alert")).toContainText("Character not found...");

  await page.route("**/api/characters/jin", (route) =>
    route.fulfill({ status: 500, json: { message: "hidden" } }),
  );
  await openByShell(page, JIN_PATH);
  await expect(page.getByRole("alert")).toContainText("Error: Character not found");
  await expectHref(page.getByRole("alert").getByRole("link", { name: "All characters" }), "/");
  await checkAccessibility(page);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jin" })).toBeVisible();
});

test("the longest sheet prints on three pages, folded panels and all @desktop", async ({ page }) => {
  await openLive(page, "/character/combos/steve-combos/steve");
  await toggleOf(page, "Punishers").click();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: "print" });
  await expect(panel(page, "Punishers").locator(".move").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^All \d+ moves from/ }).first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 4, name: "Best out of it" }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Site" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("the index marks no section before one has been scrolled to, and then the one that is read @desktop", async ({
  page,
}) => {
  await openLive(page, JIN_PATH);
  await waitUntilLaidOut(page);
  const marked = page.locator("nav a[aria-current=location]");
  await expect(marked).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect(marked).not.toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(marked).toHaveCount(0);
});
