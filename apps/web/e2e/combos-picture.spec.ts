import type { Page } from "@playwright/test";
import { JIN_COMBO, openCombos, rowsOf } from "./combo-page.ts";
import {
  type DrawnElement,
  decode,
  difference,
  hasColor,
  lastDrawn,
  type Pixels,
  painted,
  watchDrawnElements,
} from "./combo-pictures.ts";
import { expect, test } from "./fixtures.ts";

const SCALE = 1.5;
const SHORT = { id: "1", launchers: ["df 2"], followUps: [["ws 2", "ch 4 t"]] };
const LONG = {
  id: "2",
  name: "Forty inputs",
  launchers: ["df 2"],
  followUps: [Array.from({ length: 39 }, () => "b f 2")],
};
/** The colour of the button 2 in notations, `--button-2` of tokens.css. */
const GREEN = [79, 220, 139];

async function save(page: Page, name: string): Promise<{ pixels: Pixels; drawn: DrawnElement }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("combination.png");
  await expect(page.locator("body > [inert]"), "what was added to be drawn is gone").toHaveCount(0);
  return { pixels: await decode(await download.path()), drawn: await lastDrawn(page) };
}

function expectSize({ pixels, drawn }: { pixels: Pixels; drawn: DrawnElement }): void {
  expect(Math.abs(pixels.width - drawn.width * SCALE)).toBeLessThanOrEqual(SCALE);
  expect(Math.abs(pixels.height - drawn.height * SCALE)).toBeLessThanOrEqual(SCALE);
  for (const [x, y] of [
    [0, 0],
    [pixels.width - 1, 0],
    [0, pixels.height - 1],
    [pixels.width - 1, pixels.height - 1],
  ] as const) {
    expect(pixels.at(x, y)[3], `the corner ${x} ${y} is transparent`).toBe(0);
  }
  const mark = drawn.texts.find(({ text }) => text.startsWith("Tactician"));
  expect(
    mark === undefined ? 0 : painted(pixels, mark, SCALE),
    "the mark stands in its corner",
  ).toBeGreaterThan(0.2);
}

for (const { colors, width, other, file } of [
  {
    colors: "off",
    width: "@desktop",
    other: "@phone",
    file: (older: string, newer = older) => `/icons-t8/${newer}.png`,
  },
  { colors: "on", width: "@phone", other: "@desktop", file: (older: string) => `/icons/${older}.webp` },
]) {
  test(`a picture has its icons where they belong, colours ${colors} ${width}`, async ({ page, request }) => {
    await page.addInitScript((value) => localStorage.setItem("colorMode", value), String(colors === "on"));
    await watchDrawnElements(page);
    await openCombos(page, [SHORT, LONG]);
    const short = await save(page, "Save Combo 1 as a picture");
    expectSize(short);
    const expected = [
      file("df"),
      file("2"),
      file("into"),
      file("ws"),
      file("2"),
      file("into"),
      file("ch"),
      file("4"),
      file("t", "tornado"),
    ];
    expect(short.drawn.icons).toHaveLength(expected.length);
    for (const [n, place] of short.drawn.icons.entries()) {
      const icon = await (await request.get(expected[n] ?? "")).body();
      expect(await difference(short.pixels, place, SCALE, icon), expected[n]).toBeLessThan(0.2);
    }

    const long = await save(page, "Save Forty inputs as a picture");
    expectSize(long);
    expect(long.drawn.width).toBeLessThanOrEqual(1200);
    expect(long.drawn.icons).toHaveLength(2 + 39 * 4);
    for (const place of long.drawn.icons) expect(painted(long.pixels, place, SCALE)).toBeGreaterThan(0.1);
    const title = long.drawn.texts.find(({ text }) => text === "Forty inputs");
    expect(title === undefined ? 0 : painted(long.pixels, title, SCALE)).toBeGreaterThan(0.2);
  });

  test(`in notations a picture has its text, colours ${colors} ${other}`, async ({ page }) => {
    await page.addInitScript(
      (value) => {
        localStorage.setItem("displayMode", "notations");
        localStorage.setItem("colorMode", value);
      },
      String(colors === "on"),
    );
    await watchDrawnElements(page);
    await openCombos(page, [SHORT, LONG]);
    for (const name of ["Save Combo 1 as a picture", "Save Forty inputs as a picture"]) {
      const { pixels, drawn } = await save(page, name);
      expectSize({ pixels, drawn });
      expect(drawn.icons).toHaveLength(0);
      const buttons = drawn.texts.filter(({ text }) => text === "2");
      expect(buttons.length).toBeGreaterThanOrEqual(2);
      for (const place of buttons) {
        expect(painted(pixels, place, SCALE)).toBeGreaterThan(0.1);
        expect(hasColor(pixels, place, SCALE, GREEN)).toBe(colors === "on");
      }
    }
  });
}

test("all combos go into one picture @phone", async ({ page }) => {
  await watchDrawnElements(page);
  await openCombos(page, [SHORT, JIN_COMBO]);
  const { pixels, drawn } = await save(page, "Save all as one picture");
  expectSize({ pixels, drawn });
  expect(drawn.texts.map(({ text }) => text)).toContain("Jin");
});

test.describe("when it fails", () => {
  test.use({ allowedConsole: [/oops, something went wrong!|Failed to load resource/] });

  test("the console and the visitor learn of it, and nothing stays behind @desktop", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await openCombos(page, [SHORT]);
    await page.route("**/icons-t8/**", (route) => route.abort());
    await page.getByRole("button", { name: "Save Combo 1 as a picture" }).click();
    await expect(page.getByText(/The picture could not be made/)).toBeVisible();
    expect(logged.some((text) => text.startsWith("oops, something went wrong!"))).toBe(true);
    await expect(page.locator("body > [inert]")).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(1);
    await page.unroute("**/icons-t8/**");
    // A failure is not remembered.
    await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save Combo 1 as a picture" }).click(),
    ]);
  });
});
