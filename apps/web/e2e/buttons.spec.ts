import type { Page } from "@playwright/test";
import { COMBO_PATH, cellOf, inputsOf, openCombos, paste, rowsOf, storedCombos } from "./combo-page.ts";
import { blockStorage, checkAccessibility, downloadBy, expect, storeBefore, test } from "./fixtures.ts";
import { watchShifts } from "./layout-shift.ts";
import { MODULES, openBeforeScripts, openLive, reloadLive, waitUntilQuiet } from "./open-live.ts";
import { copiedRoute } from "./sheet-documents.ts";

const SHEET = "/character/combos/jin-combos/jin";
const ANTI_GUIDE = "/anti-guide/character/king";

const chosen = (page: Page) =>
  page.evaluate(() => ({
    stored: [localStorage.getItem("buttons"), localStorage.getItem("directions")],
    shown: [document.documentElement.dataset.buttons, document.documentElement.dataset.directions],
  }));

/** A move as its pieces and the phrase that stands for it. */
async function shownMove(page: Page, notation: string): Promise<{ text: string; phrase: string | null }> {
  const move = page.locator(`[data-move="${notation}"]`).first();
  const text = (await move.textContent()) ?? "";
  return { text: text.trim(), phrase: await move.getByRole("img").getAttribute("aria-label") };
}

for (const { buttons, directions, text, phrase } of [
  { buttons: "numbers", directions: "arrows", text: "→ 3 1", phrase: "forward plus 3, 1" },
  { buttons: "playstation", directions: "letters", text: "f × □", phrase: "forward plus cross, square" },
  { buttons: "xbox", directions: "arrows", text: "→ A X", phrase: "forward plus A, X" },
  {
    buttons: "limbs",
    directions: "numpad",
    text: "6 LK LP",
    phrase: "forward plus left kick, left punch",
  },
]) {
  test(`moves are written with ${buttons} and ${directions}, before any module runs and once React is there`, async ({
    page,
  }) => {
    await storeBefore(page, { buttons, directions, displayMode: "notations" });
    const { letCome } = await openBeforeScripts(page, SHEET, MODULES);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('[data-move="f 3 1"]').first()).toBeVisible();
    expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
    await letCome();
    expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
    await page.locator('[data-move="f 3 1"]').first().click();
    const facts = page.getByRole("dialog", { name: `Frame data of ${phrase}` });
    await expect(facts).toBeVisible();
    await expect(facts.getByRole("heading", { level: 3 })).toContainText(text);
  });
}

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

test("who reads numbers and letters loads nothing more @phone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLive(page, SHEET);
  expect(asked.filter((url) => url.includes("/written-"))).toEqual([]);
  expect(await chosen(page)).toEqual({ stored: [null, null], shown: ["numbers", "letters"] });
});

test("the choices are offered beside the switches, apply at once and stay", async ({ page }) => {
  await openLive(page, SHEET);
  await page.getByRole("button", { name: "Preferences" }).click();
  const buttons = page.getByRole("combobox", { name: "Buttons" });
  const directions = page.getByRole("combobox", { name: "Directions" });
  await expect(buttons).toHaveValue("numbers");
  await expect(directions).toHaveValue("letters");
  await buttons.selectOption("PlayStation");
  await expect
    .poll(() => shownMove(page, "f 3 1"))
    .toEqual({
      text: "f × □",
      phrase: "forward plus cross, square",
    });
  await directions.selectOption("arrows");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("→ × □");
  expect(await chosen(page)).toEqual({
    stored: ["playstation", "arrows"],
    shown: ["playstation", "arrows"],
  });
  await reloadLive(page);
  expect((await shownMove(page, "f 3 1")).text).toBe("→ × □");
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(buttons).toHaveValue("playstation");
  await expect(directions).toHaveValue("arrows");
  await buttons.selectOption("numbers");
  await directions.selectOption("letters");
  await expect.poll(() => shownMove(page, "f 3 1")).toEqual({ text: "f 3 1", phrase: "forward plus 3, 1" });
});

test("a choice is answered before any of the page's modules is there @phone", async ({ page }) => {
  await openBeforeScripts(page, SHEET, MODULES);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("xbox");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("f A X");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a numpad waits for limbs, and stays chosen meanwhile @phone", async ({ page }) => {
  await storeBefore(page, { buttons: "xbox", directions: "numpad", displayMode: "notations" });
  await openLive(page, SHEET);
  expect((await shownMove(page, "f 3 1")).text).toBe("f A X");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("limbs");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("6 LK LP");
  expect((await chosen(page)).stored).toEqual(["limbs", "numpad"]);
});

for (const [buttons, directions] of [
  ["{broken", "[object Object]"],
  ["PLAYSTATION", "ARROWS"],
  ["", ""],
] as const) {
  test(`corrupt storage ${buttons} and ${directions} counts as the defaults @desktop`, async ({ page }) => {
    await storeBefore(page, { buttons, directions });
    await openLive(page, SHEET);
    expect((await chosen(page)).shown).toEqual(["numbers", "letters"]);
    expect((await shownMove(page, "f 3 1")).text).toBe("f 3 1");
    await page.getByRole("button", { name: "Preferences" }).click();
    await expect(page.getByRole("combobox", { name: "Buttons" })).toHaveValue("numbers");
    await expect(page.getByRole("combobox", { name: "Directions" })).toHaveValue("letters");
  });
}

test("with storage blocked the choices still work for this page @desktop", async ({ page }) => {
  await blockStorage(page);
  await openLive(page, SHEET);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("limbs");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("f LK LP");
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

for (const buttons of ["playstation", "xbox", "limbs"]) {
  test(`icons have the buttons of ${buttons} in both sets, in one request, and axe is silent${buttons === "playstation" ? "" : " @phone"}`, async ({
    page,
  }) => {
    test.slow(); // axe looks at every one of a sheet's moves
    await storeBefore(page, { buttons });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/move-icons.*\.(?:webp|svg)/.test(request.url())) asked.push(request.url());
    });
    await openLive(page, SHEET);
    await waitUntilQuiet(page);
    expect(await pictureOf(page, ".move .mi-1")).toBe(`move-icons-t8-${buttons}`);
    expect(await pictureOf(page, ".move .mi-df")).toBe(`move-icons-t8-${buttons}`);
    expect(asked).toHaveLength(1);
    await page.getByRole("button", { name: "Preferences" }).click();
    await checkAccessibility(page);
    await page.getByRole("switch", { name: "Colors" }).click();
    await expect.poll(() => pictureOf(page, ".move .mi-1")).toBe(`move-icons-classic-${buttons}`);
    await page.getByRole("switch", { name: "Icons" }).click();
    await expect.poll(() => pictureOf(page, ".move .mi-1")).toBe("none");
    await checkAccessibility(page);
    await page.getByRole("switch", { name: "Icons" }).click();
    await page.emulateMedia({ media: "print" });
    expect(await pictureOf(page, ".move .mi-1")).toBe(`move-icons-classic-${buttons}`);
  });
}

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

for (const { buttons, directions, typed, stored, shown } of [
  { buttons: "xbox", directions: "letters", typed: "df+Y,X ~b", stored: "df+2,1 ~b", shown: "df Y X ~b" },
  { buttons: "limbs", directions: "numpad", typed: "236RP 6", stored: "qcf2 f", shown: "236 RP 6" },
  { buttons: "playstation", directions: "arrows", typed: "→→△ □+×", stored: "f f2 1+3", shown: "→ → △ □+×" },
]) {
  test(`combos are typed in the buttons of ${buttons}, and stored so that everybody reads them @desktop`, async ({
    page,
  }) => {
    await storeBefore(page, { buttons, directions, displayMode: "notations" });
    await openLive(page, COMBO_PATH);
    await page.getByRole("button", { name: "Add New Combo" }).click();
    const launchers = cellOf(rowsOf(page).first(), "Launcher(s)");
    await inputsOf(launchers).pressSequentially(typed);
    await expect(inputsOf(launchers), "stays as it is typed").toHaveValue(typed);
    await expect.poll(async () => (await storedCombos(page))[0]?.launchers).toEqual([stored]);
    const preview = launchers.locator(".move").last();
    await expect(preview).toHaveText(shown);
    await reloadLive(page);
    await rowsOf(page).first().getByRole("button", { name: /^Edit/ }).first().click();
    await expect(inputsOf(launchers)).toHaveValue(typed.replace("→→△", "→ →△"));
  });
}

test("a combo in numbers can be pasted whatever is chosen @phone", async ({ page }) => {
  await storeBefore(page, { buttons: "playstation", directions: "arrows" });
  await openLive(page, COMBO_PATH);
  await page.getByRole("button", { name: "Add New Combo" }).click();
  await paste(page, "df+2 → b+2,1 → f,F+2");
  await expect
    .poll(async () => (await storedCombos(page))[0])
    .toMatchObject({ launchers: ["df+2"], followUps: [["b+2,1", "f,F+2"]] });
});

for (const { buttons, directions, typed } of [
  { buttons: "numbers", directions: "letters", typed: "jin ↘△" },
  { buttons: "numbers", directions: "letters", typed: "jin 3RP" },
  { buttons: "xbox", directions: "letters", typed: "jin df+Y" },
  { buttons: "playstation", directions: "arrows", typed: "jin ↘ △" },
]) {
  test(`the search understands ${typed} of who reads ${buttons} @desktop`, async ({ page }) => {
    await storeBefore(page, { buttons, directions });
    await openLive(page, "/about");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox", { name: /Search characters/ }).fill(typed);
    const first = page.getByRole("option").first();
    await expect(first).toContainText("Fiendish Rend");
    const button = { numbers: "2", xbox: "Y", playstation: "△" }[buttons];
    await expect(first.locator(".mi-2")).toHaveText(button ?? "");
  });
}

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
