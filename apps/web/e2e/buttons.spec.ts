import type { Page } from "@playwright/test";
import { COMBO_PATH, cellOf, inputsOf, openCombos, paste, rowsOf, storedCombos } from "./combo-page.ts";
import { checkAccessibility, downloadBy, expect, storeBefore, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { MODULES, openBeforeScripts, openLive, reloadLive } from "./open-live.ts";
import { copiedRoute } from "./sheet-documents.ts";

const SHEET = "/character/combos/jin-combos/jin";
const ANTI_GUIDE = "/anti-guide/character/king";

/** What the visitor chose, as the page shows it and as it is kept. */
const chosen = (page: Page) =>
  page.evaluate(() => {
    const { display, colors, buttons, directions } = document.documentElement.dataset;
    const keys = ["displayMode", "colorMode", "buttons", "directions"];
    return {
      shown: [display, colors, buttons, directions],
      stored: keys.map((key) => localStorage.getItem(key)),
    };
  });

/** A move as its pieces and the phrase that stands for it. */
async function shownMove(page: Page, notation: string): Promise<{ text: string; phrase: string | null }> {
  const move = page.locator(`[data-move="${notation}"]`).first();
  const text = (await move.textContent()) ?? "";
  return { text: text.trim(), phrase: await move.getByRole("img").getAttribute("aria-label") };
}

test("moves are written as chosen, before any module runs and once React is there @phone", async ({
  page,
}) => {
  for (const [buttons, directions, text, phrase] of [
    ["numbers", "arrows", "→ 3 1", "forward plus 3, 1"],
    ["playstation", "letters", "f × □", "forward plus cross, square"],
    ["xbox", "arrows", "→ A X", "forward plus A, X"],
    ["limbs", "numpad", "6 LK LP", "forward plus left kick, left punch"],
  ] as const)
    await test.step(`${buttons} and ${directions}`, async () => {
      await storeBefore(page, { buttons, directions, displayMode: "notations", colorMode: "true" });
      const { letCome } = await openBeforeScripts(page, SHEET, MODULES);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await chosen(page)).shown).toEqual(["notations", "on", buttons, directions]);
      const move = page.locator('[data-move="f 3 1"]').first();
      await expect(move).toBeVisible();
      expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
      await letCome();
      expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
      await move.click();
      const facts = page.getByRole("dialog", { name: `Frame data of ${phrase}` });
      await expect(facts).toBeVisible();
      await expect(facts.getByRole("heading", { level: 3 })).toContainText(text);
    });
});

test("no frame shows a move in other buttons than the chosen ones, and nothing moves", async ({ page }) => {
  await storeBefore(page, { buttons: "playstation", directions: "arrows", displayMode: "notations" });
  const shifted = await watchShifts(page);
  await page.addInitScript(() => {
    const wrong = new Set<string>();
    Object.assign(globalThis, { wrong });
    const look = () => {
      for (const piece of document.querySelectorAll(".move .mi")) {
        if (/^(?:[1-4](?:\+[1-4])*|[dufb]|[du][fb])$/.test(piece.textContent)) wrong.add(piece.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openLive(page, SHEET);
  expect(await page.evaluate(() => [...Reflect.get(globalThis, "wrong")])).toEqual([]);
  expect(await shifted()).toBe(0);
});

test("switches and choices apply at once and stay; who chooses nothing loads nothing more", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLive(page, SHEET);
  expect(asked.filter((url) => url.includes("/written-"))).toEqual([]);
  expect((await chosen(page)).shown).toEqual(["icons", "off", "numbers", "letters"]);
  await page.getByRole("button", { name: "Preferences" }).click();
  const icons = page.getByRole("switch", { name: "Icons" });
  const colors = page.getByRole("switch", { name: "Colors" });
  const buttons = page.getByRole("combobox", { name: "Buttons" });
  const directions = page.getByRole("combobox", { name: "Directions" });
  const expectMove = (text: string, phrase?: string) =>
    expect.poll(() => shownMove(page, "f 3 1")).toMatchObject({ text, ...(phrase && { phrase }) });
  await expect(icons).toBeChecked();
  await expect(colors).not.toBeChecked();
  await expect(buttons).toHaveValue("numbers");
  await expect(directions).toHaveValue("letters");

  await icons.click();
  await expect(icons).not.toBeChecked();
  await colors.click();
  await buttons.selectOption("PlayStation");
  await expectMove("f × □", "forward plus cross, square");
  await directions.selectOption("arrows");
  await expectMove("→ × □");
  const shown = ["notations", "on", "playstation", "arrows"];
  expect(await chosen(page)).toEqual({ shown, stored: ["notations", "true", "playstation", "arrows"] });

  await reloadLive(page);
  expect((await chosen(page)).shown).toEqual(shown);
  await expectMove("→ × □");
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(icons).not.toBeChecked();
  await expect(colors).toBeChecked();
  await expect(buttons).toHaveValue("playstation");
  await expect(directions).toHaveValue("arrows");

  await test.step("a numpad waits for limbs, and stays chosen meanwhile", async () => {
    await directions.selectOption("numpad");
    await expectMove("f × □");
    await buttons.selectOption("limbs");
    await expectMove("6 LK LP");
    expect((await chosen(page)).stored.slice(2)).toEqual(["limbs", "numpad"]);
  });
  await buttons.selectOption("numbers");
  await directions.selectOption("letters");
  await expectMove("f 3 1", "forward plus 3, 1");
  await icons.click();
  await colors.click();
  expect((await chosen(page)).stored).toEqual(["icons", "false", "numbers", "letters"]);
});

test("pointer or keyboard opens, switches and closes the popover, which axe likes with icons and coloured notations @desktop", async ({
  page,
}) => {
  await openLive(page, SHEET);
  const button = page.getByRole("button", { name: "Preferences" });
  const [icons, colors] = [
    page.getByRole("switch", { name: "Icons" }),
    page.getByRole("switch", { name: "Colors" }),
  ];
  await button.click();
  await expect(icons).toBeVisible();
  await button.click();
  await expect(icons).toHaveCount(0);
  await button.click();
  await checkAccessibility(page);
  await page.mouse.click(20, 300);
  await expect(icons).toHaveCount(0);

  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(icons).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(colors).toBeFocused();
  await page.keyboard.press("Space");
  expect((await chosen(page)).shown.slice(0, 2)).toEqual(["notations", "on"]);
  await checkAccessibility(page, "#preferences, #punishers");
  await page.keyboard.press("Escape");
  await expect(icons).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("corrupt storage counts as the defaults @desktop", async ({ page }) => {
  await storeBefore(page, { buttons: "{broken", directions: "[object Object]" });
  await openLive(page, SHEET);
  expect((await chosen(page)).shown.slice(2)).toEqual(["numbers", "letters"]);
  expect((await shownMove(page, "f 3 1")).text).toBe("f 3 1");
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(page.getByRole("combobox", { name: "Buttons" })).toHaveValue("numbers");
  await expect(page.getByRole("combobox", { name: "Directions" })).toHaveValue("letters");
});

test("two tabs follow each other @desktop", async ({ page, context }) => {
  await openLive(page, SHEET);
  const other = await context.newPage();
  await openLive(other, ANTI_GUIDE);
  const first = other.locator(".move .mi-1").first();
  await expect(first).toHaveText("1");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("playstation");
  await page.getByRole("switch", { name: "Icons" }).click();
  await expect(first).toHaveText("□");
  await expect(other.locator("html")).toHaveAttribute("data-display", "notations");
  await page.evaluate(() => localStorage.clear());
  await expect(first).toHaveText("1");
  await expect(other.locator("html")).toHaveAttribute("data-display", "icons");
});

test("what is copied and found is what is shown @desktop", async ({ page }) => {
  await storeBefore(page, { buttons: "playstation", directions: "arrows" });
  await openLive(page, SHEET);
  expect(await copiedRoute(page)).toContain("(dash) ← × ~→ into ZEN □ into ← → △ × ~→");
});

/** How an icon looks now. */
async function pictureOf(page: Page, selector: string): Promise<string> {
  const picture = await page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  return /move-icons-(?:t8|classic)(?:-(?:playstation|xbox|limbs))?/.exec(picture)?.[0] ?? picture;
}

test("icons have the chosen buttons in both sets, each in one request, and axe is silent on their text", async ({
  page,
  isMobile,
}) => {
  let asked: string[] = [];
  page.on("request", (request) => {
    if (/move-icons.*\.(?:webp|svg)/.test(request.url())) asked.push(request.url());
  });
  for (const buttons of isMobile ? ["playstation", "xbox", "limbs"] : ["playstation"])
    await test.step(buttons, async () => {
      const expectPicture = (picture: string) =>
        expect.poll(() => pictureOf(page, ".move .mi-1")).toBe(picture);
      await storeBefore(page, { buttons });
      asked = [];
      await openLive(page, SHEET);
      await expectPicture(`move-icons-t8-${buttons}`);
      expect(await pictureOf(page, ".move .mi-df")).toBe(`move-icons-t8-${buttons}`);
      await page.getByRole("button", { name: "Preferences" }).click();
      await page.getByRole("switch", { name: "Colors" }).click();
      await expectPicture(`move-icons-classic-${buttons}`);
      await page.getByRole("switch", { name: "Icons" }).click();
      await expectPicture("none");
      await checkAccessibility(page, "#preferences, #punishers");
      await page.getByRole("switch", { name: "Icons" }).click();
      await expectPicture(`move-icons-classic-${buttons}`);
      await expect.poll(() => asked).toHaveLength(2);
      await page.emulateMedia({ media: "print" });
      expect(await pictureOf(page, ".move .mi-1")).toBe(`move-icons-classic-${buttons}`);
      await page.emulateMedia({ media: null });
      await page.evaluate(() => localStorage.clear());
    });
});

test("moves that scripts put into a page are written like all others @phone", async ({ page }) => {
  await storeBefore(page, { buttons: "limbs", directions: "arrows", displayMode: "notations" });
  await openLive(page, "/combo-generator");
  await expect(page.locator(".mi-1-2").first()).toHaveText("LP+RP");
  await expect(page.locator(".mi-holddf").first()).toHaveText("~↘");
  await expect(page.locator(".motion-text").first()).toHaveText("↓↘→");
  await openLive(page, ANTI_GUIDE);
  const pieces = await page.locator(".move span:is(.mi-1, .mi-df)").allTextContents();
  expect(new Set(pieces)).toEqual(new Set(["LP", "↘"]));
});

test("combos are typed in one's own buttons, and stored so that everybody reads them @desktop", async ({
  page,
}) => {
  for (const { buttons, directions, typed, stored, shown } of [
    { buttons: "xbox", directions: "letters", typed: "df+Y,X ~b", stored: "df+2,1 ~b", shown: "df Y X ~b" },
    { buttons: "limbs", directions: "numpad", typed: "236RP 6", stored: "qcf2 f", shown: "236 RP 6" },
    {
      buttons: "playstation",
      directions: "arrows",
      typed: "→→△ □+×",
      stored: "f f2 1+3",
      shown: "→ → △ □+×",
    },
  ])
    await test.step(buttons, async () => {
      await storeBefore(page, { buttons, directions, displayMode: "notations" });
      await openLive(page, COMBO_PATH);
      await page.getByRole("button", { name: "Add New Combo" }).click();
      const launchers = cellOf(rowsOf(page).last(), "Launcher(s)");
      await inputsOf(launchers).pressSequentially(typed);
      await expect(inputsOf(launchers), "stays as it is typed").toHaveValue(typed);
      await expect.poll(async () => (await storedCombos(page)).at(-1)?.launchers).toEqual([stored]);
      await expect(launchers.locator(".move").last()).toHaveText(shown);
      await reloadLive(page);
      await rowsOf(page).last().getByRole("button", { name: /^Edit/ }).first().click();
      await expect(inputsOf(launchers)).toHaveValue(typed.replace("→→△", "→ →△"));
    });
});

test("a combo in numbers can be pasted whatever is chosen @phone", async ({ page }) => {
  await storeBefore(page, { buttons: "playstation", directions: "arrows" });
  await openLive(page, COMBO_PATH);
  await page.getByRole("button", { name: "Add New Combo" }).click();
  await paste(page, "df+2 → b+2,1 → f,F+2");
  await expect
    .poll(async () => (await storedCombos(page))[0])
    .toMatchObject({ launchers: ["df+2"], followUps: [["b+2,1", "f,F+2"]] });
});

test("the search understands one's own buttons @desktop", async ({ page }) => {
  for (const { buttons, directions, typed, button } of [
    { buttons: "numbers", directions: "letters", typed: ["jin ↘△", "jin 3RP"], button: "2" },
    { buttons: "xbox", directions: "letters", typed: ["jin df+Y"], button: "Y" },
    { buttons: "playstation", directions: "arrows", typed: ["jin ↘ △"], button: "△" },
  ])
    await test.step(buttons, async () => {
      await storeBefore(page, { buttons, directions });
      await openLive(page, "/about");
      await page.getByRole("button", { name: "Search" }).click();
      const field = page.getByRole("combobox", { name: /Search characters/ });
      for (const text of typed) {
        await field.fill("");
        await expect(page.getByRole("option").filter({ hasText: "Fiendish Rend" })).toHaveCount(0);
        await field.fill(text);
        const first = page.getByRole("option").first();
        await expect(first).toContainText("Fiendish Rend");
        await expect(first.locator(".mi-2")).toHaveText(button);
      }
    });
});

test("frame tables are searched in the visitor's own buttons @desktop", async ({ page }) => {
  await storeBefore(page, { buttons: "xbox" });
  await openLive(page, "/character/frames/jin-frames/jin");
  await page.getByRole("searchbox").first().fill("df+Y");
  await expect(page.getByRole("row").filter({ hasText: "Fiendish Rend" }).first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Ki Charge" })).toHaveCount(0);
});

test("a saved picture is drawn with the chosen buttons @phone", async ({ page }) => {
  await storeBefore(page, { buttons: "xbox" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/icons/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await openCombos(page, [{ id: "1", launchers: ["df 2"], followUps: [["1+2"]] }]);
  await downloadBy(page.getByRole("button", { name: "Save Combo 1 as a picture" }));
  expect(asked.sort()).toEqual([
    "/icons-t8/df.png",
    "/icons-t8/into.png",
    "/icons-t8/xbox/1+2.png",
    "/icons-t8/xbox/2.png",
  ]);
});
