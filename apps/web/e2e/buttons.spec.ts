import type { Page } from "@playwright/test";
import { checkAccessibility, expect, test } from "./fixtures.ts";
import { openLive, waitUntilLive } from "./open-live.ts";

const SHEET = "/character/combos/jin-combos/jin";
const ANTI_GUIDE = "/anti-guide/character/king";

/** Keeps choices as an earlier visit would have. */
async function choose(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

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
    await choose(page, { buttons, directions, displayMode: "notations" });
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/assets\/(?!written).*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(SHEET, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator('[data-move="f 3 1"]').first()).toBeVisible();
    expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
    letThrough();
    await waitUntilLive(page);
    expect(await shownMove(page, "f 3 1")).toEqual({ text, phrase });
    await page.locator('[data-move="f 3 1"]').first().click();
    const facts = page.getByRole("dialog", { name: `Frame data of ${phrase}` });
    await expect(facts).toBeVisible();
    await expect(facts.getByRole("heading", { level: 3 })).toContainText(text);
  });
}

test("no frame shows a move in other buttons than the chosen ones, and nothing moves", async ({ page }) => {
  await choose(page, { buttons: "playstation", directions: "arrows", displayMode: "notations" });
  await page.addInitScript(() => {
    const wrong = new Set<string>();
    Object.assign(globalThis, { wrong, shifts: [] });
    const look = () => {
      for (const piece of document.querySelectorAll(".move .mi")) {
        if (/^(?:[1-4](?:\+[1-4])*|[dufb]|[du][fb])$/.test(piece.textContent)) wrong.add(piece.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, "shifts").push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openLive(page, SHEET);
  expect(await page.evaluate(() => [...Reflect.get(globalThis, "wrong")])).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
});

test("who reads numbers and letters loads nothing more", async ({ page }) => {
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
  await page.reload();
  await waitUntilLive(page);
  expect((await shownMove(page, "f 3 1")).text).toBe("→ × □");
  await page.getByRole("button", { name: "Preferences" }).click();
  await expect(buttons).toHaveValue("playstation");
  await expect(directions).toHaveValue("arrows");
  await buttons.selectOption("numbers");
  await directions.selectOption("letters");
  await expect.poll(() => shownMove(page, "f 3 1")).toEqual({ text: "f 3 1", phrase: "forward plus 3, 1" });
});

test("a choice is answered before any of the page's modules is there", async ({ page }) => {
  await page.route(/assets\/(?!written).*\.js/, () => {
    // Never answered.
  });
  await page.goto(SHEET, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("xbox");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("f A X");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a numpad waits for limbs, and stays chosen meanwhile", async ({ page }) => {
  await choose(page, { buttons: "xbox", directions: "numpad", displayMode: "notations" });
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
    await choose(page, { buttons, directions });
    await openLive(page, SHEET);
    expect((await chosen(page)).shown).toEqual(["numbers", "letters"]);
    expect((await shownMove(page, "f 3 1")).text).toBe("f 3 1");
    await page.getByRole("button", { name: "Preferences" }).click();
    await expect(page.getByRole("combobox", { name: "Buttons" })).toHaveValue("numbers");
    await expect(page.getByRole("combobox", { name: "Directions" })).toHaveValue("letters");
  });
}

test("with storage blocked the choices still work for this page @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openLive(page, SHEET);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("combobox", { name: "Buttons" }).selectOption("limbs");
  await expect.poll(async () => (await shownMove(page, "f 3 1")).text).toBe("f LK LP");
});

test("two tabs follow each other", async ({ page, context }) => {
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

test("what is copied and found is what is shown", async ({ page }) => {
  await choose(page, { buttons: "playstation", directions: "arrows" });
  await openLive(page, SHEET);
  const copied = await page.evaluate(() => {
    const route = Array.from(document.querySelectorAll(".sequence")).find((sequence) =>
      sequence.textContent?.includes("(dash)"),
    );
    const selection = getSelection();
    if (route === undefined || selection === null) return undefined;
    selection.selectAllChildren(route);
    return selection.toString();
  });
  expect(copied?.replace(/\s+/g, " ")).toContain("(dash) ← × ~→ into ZEN □ into ← → △ × ~→");
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
  test(`icons have the buttons of ${buttons} in both sets, in one request, and axe is silent`, async ({
    page,
  }) => {
    test.slow(); // axe looks at every one of a sheet's moves
    await choose(page, { buttons });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/move-icons.*\.(?:webp|svg)/.test(request.url())) asked.push(request.url());
    });
    await openLive(page, SHEET);
    await page.waitForLoadState("networkidle");
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

test("moves that scripts put into a page are written like all others", async ({ page }) => {
  await choose(page, { buttons: "limbs", directions: "arrows", displayMode: "notations" });
  await openLive(page, "/combo-generator");
  await expect(page.locator(".mi-1-2").first()).toHaveText("LP+RP");
  await expect(page.locator(".mi-holddf").first()).toHaveText("~↘");
  await expect(page.locator(".motion-text").first()).toHaveText("↓↘→");
  await openLive(page, ANTI_GUIDE);
  const pieces = await page.locator(".move span:is(.mi-1, .mi-df)").allTextContents();
  expect(new Set(pieces)).toEqual(new Set(["LP", "↘"]));
});
