import type { Page } from "@playwright/test";
import sharp from "sharp";
import { JIN_COMBO, openCombos, rowsOf } from "./combo-page.ts";
import { allowConsole, downloadBy, expect, test } from "./fixtures.ts";
import { reloadLive } from "./open-live.ts";

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

/** Where something is in a picture, in pixels of the page. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was put into the page to be drawn. */
interface DrawnElement {
  readonly width: number;
  readonly height: number;
  readonly icons: readonly Place[];
  readonly texts: readonly (Place & { readonly text: string })[];
}

/** Opens the page, and notes the size and the parts of what it adds to be drawn, while that is there. */
async function open(page: Page, combos: Parameters<typeof openCombos>[1]): Promise<void> {
  await page.addInitScript(() => {
    const note = (picture: Element) => {
      const all = picture.getBoundingClientRect();
      const placeOf = (element: Element | Range) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x - all.x, y: y - all.y, width, height };
      };
      const leaves = [...picture.querySelectorAll("p, span, b")].filter((it) => it.childElementCount === 0);
      const texts = leaves.map((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        return { ...placeOf(range), text: it.textContent };
      });
      const icons = Array.from(picture.querySelectorAll("img"), placeOf);
      Object.assign(window, { drawn: { width: all.width, height: all.height, icons, texts } });
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.inert && node.firstElementChild) note(node.firstElementChild);
    }).observe(document, { childList: true, subtree: true });
  });
  await openCombos(page, combos);
}

/** A decoded picture: red, green, blue and opacity of each pixel of a place of the page. */
async function decode(file: string | Buffer, scale = SCALE) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelsOf = ({ x, y, width, height }: Place) => {
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    return Array.from({ length: across * down }, (_, n) => {
      const [column, row] = [
        Math.floor(x * scale) + (n % across),
        Math.floor(y * scale) + Math.floor(n / across),
      ];
      const start = (row * info.width + column) * 4;
      return [...data.subarray(start, start + 4)];
    });
  };
  return { width: info.width, height: info.height, pixelsOf };
}

type Pixel = readonly number[];

/** How much of a place is painted, from 0 to 1. */
const painted = (pixels: readonly Pixel[]) =>
  pixels.reduce((sum, [, , , opacity = 0]) => sum + opacity / 255, 0) / Math.max(1, pixels.length);

const distance = (one: Pixel, other: Pixel) =>
  one.reduce((sum, value, part) => sum + Math.abs(value - (other[part] ?? 0)) / 255, 0) / one.length;

/** Mean difference of a place to the drawing that belongs there, from 0 to 1, where the drawing is opaque. */
async function difference(pixels: readonly Pixel[], place: Place, icon: Buffer): Promise<number> {
  const [width, height] = [Math.round(place.width * SCALE), Math.round(place.height * SCALE)];
  const drawing = await decode(await sharp(icon).resize(width, height).png().toBuffer(), 1);
  const wanted = drawing.pixelsOf({ x: 0, y: 0, width, height });
  const distances = wanted.flatMap((pixel, n) =>
    pixel[3] === 255 ? distance(pixel, pixels[n] ?? [0, 0, 0, 0]) : [],
  );
  return distances.reduce((sum, one) => sum + one, 0) / distances.length;
}

/** Saves a picture, which is as large as what was drawn, transparent, and has the site's mark. */
async function save(page: Page, name: string) {
  const download = await downloadBy(page.getByRole("button", { name }));
  expect(download.suggestedFilename()).toBe("combination.png");
  await expect(page.locator("body > [inert]"), "what was added to be drawn is gone").toHaveCount(0);
  const drawn = await page.evaluate(() => Reflect.get(window, "drawn") as DrawnElement);
  const { width, height, pixelsOf } = await decode(await download.path());
  expect(Math.abs(width - drawn.width * SCALE)).toBeLessThanOrEqual(SCALE);
  expect(Math.abs(height - drawn.height * SCALE)).toBeLessThanOrEqual(SCALE);
  for (const x of [0, drawn.width - 1])
    for (const y of [0, drawn.height - 1])
      expect(painted(pixelsOf({ x, y, width: 1, height: 1 })), `the corner ${x} ${y} is transparent`).toBe(0);
  const textOf = (wanted: string) => drawn.texts.filter(({ text }) => text.startsWith(wanted));
  const inTexts = (wanted: string) => textOf(wanted).map((place) => pixelsOf(place));
  expect(Math.max(...inTexts("Tactician").map(painted)), "the mark stands in its corner").toBeGreaterThan(
    0.2,
  );
  return { drawn, pixelsOf, inTexts };
}

for (const { colors, width, fileOf } of [
  { colors: "off", width: "@desktop", fileOf: (name: string) => `/icons-t8/${name}.png` },
  { colors: "on", width: "@phone", fileOf: (name: string) => `/icons/${name.replace("tornado", "t")}.webp` },
]) {
  test(`pictures have their icons where they belong, in notations their text, colours ${colors} ${width}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("colorMode", value), String(colors === "on"));
    await open(page, [SHORT, LONG, { ...JIN_COMBO, id: "3" }]);
    const short = await save(page, "Save Combo 1 as a picture");
    const expected = ["df", "2", "into", "ws", "2", "into", "ch", "4", "tornado"].map(fileOf);
    expect(short.drawn.icons).toHaveLength(expected.length);
    for (const [n, place] of short.drawn.icons.entries()) {
      const icon = await (await request.get(expected[n] ?? "")).body();
      expect(await difference(short.pixelsOf(place), place, icon), expected[n]).toBeLessThan(0.2);
    }
    const long = await save(page, "Save Forty inputs as a picture");
    expect(long.drawn.width).toBeLessThanOrEqual(1200);
    expect(long.drawn.icons).toHaveLength(2 + 39 * 4);
    for (const place of long.drawn.icons) expect(painted(long.pixelsOf(place))).toBeGreaterThan(0.1);
    expect(long.inTexts("Forty inputs").map(painted)[0]).toBeGreaterThan(0.2);

    await page.evaluate(() => localStorage.setItem("displayMode", "notations"));
    await reloadLive(page);
    const { drawn, inTexts } = await save(page, "Save all as one picture");
    expect(drawn.icons).toHaveLength(0);
    expect(drawn.texts.map(({ text }) => text)).toContain("Jin");
    const buttons = inTexts("2");
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const pixels of buttons) {
      expect(painted(pixels)).toBeGreaterThan(0.1);
      const isGreen = (pixel: Pixel) =>
        GREEN.every((value, part) => Math.abs(value - (pixel[part] ?? 0)) < 12);
      expect(pixels.some(isGreen)).toBe(colors === "on");
    }
  });
}

test("of a failure console and visitor learn, and nothing stays behind @desktop", async ({ page }) => {
  allowConsole(page, /oops, something went wrong!|Failed to load resource/);
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("oops, something went wrong!"),
  );
  await openCombos(page, [SHORT]);
  await page.route("**/icons-t8/**", (route) => route.abort());
  const button = page.getByRole("button", { name: "Save Combo 1 as a picture" });
  await button.click();
  await expect(page.getByText(/The picture could not be made/)).toBeVisible();
  expect((await logged).type()).toBe("error");
  await expect(page.locator("body > [inert]")).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.unroute("**/icons-t8/**");
  // A failure is not remembered.
  await downloadBy(button);
});
