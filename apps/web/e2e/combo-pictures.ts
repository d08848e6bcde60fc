import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Where something is in a picture, in pixels of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was put into the page to be drawn. */
export interface DrawnElement {
  readonly width: number;
  readonly height: number;
  readonly icons: readonly Place[];
  readonly texts: readonly (Place & { readonly text: string })[];
}

/** Notes the size and the parts of what the page adds to be drawn, while it is there. */
export async function watchDrawnElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn: unknown[] = [];
    Object.assign(window, { drawn });
    const note = (picture: Element) => {
      const all = picture.getBoundingClientRect();
      const placeOf = (element: Element | Range) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x - all.x, y: y - all.y, width, height };
      };
      const leaves = Array.from(picture.querySelectorAll("p, span, b")).filter(
        (it) => it.childElementCount === 0,
      );
      drawn.push({
        width: all.width,
        height: all.height,
        icons: Array.from(picture.querySelectorAll("img"), placeOf),
        texts: leaves.map((it) => {
          const range = document.createRange();
          range.selectNodeContents(it);
          return { ...placeOf(range), text: it.textContent };
        }),
      });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || !node.inert) continue;
          if (node.firstElementChild !== null) note(node.firstElementChild);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The last element that was drawn. */
export async function lastDrawn(page: Page): Promise<DrawnElement> {
  return page.evaluate(() => (Reflect.get(window, "drawn") as DrawnElement[]).at(-1) as DrawnElement);
}

/** A decoded picture: red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly number[];
}

export async function decode(file: string | Buffer): Promise<Pixels> {
  const bytes = typeof file === "string" ? await readFile(file) : file;
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y) * width + Math.floor(x)) * 4;
    return [...data.subarray(start, start + 4)];
  };
  return { width, height, at };
}

/** How much of a place is painted, from 0 to 1. `scale`: pixels of the picture for each of the page. */
export function painted(pixels: Pixels, place: Place, scale: number): number {
  let sum = 0;
  let count = 0;
  for (let y = place.y * scale; y < (place.y + place.height) * scale; y += 1) {
    for (let x = place.x * scale; x < (place.x + place.width) * scale; x += 1) {
      sum += pixels.at(x, y)[3] ?? 0;
      count += 255;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean difference of a place to the drawing that belongs there, from 0 to 1, where the drawing is opaque. */
export async function difference(pixels: Pixels, place: Place, scale: number, icon: Buffer): Promise<number> {
  const [width, height] = [Math.round(place.width * scale), Math.round(place.height * scale)];
  const drawing = await decode(await sharp(icon).resize(width, height).png().toBuffer());
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const expected = drawing.at(x, y);
      if (expected[3] !== 255) continue;
      const found = pixels.at(place.x * scale + x, place.y * scale + y);
      sum += [0, 1, 2, 3].reduce((total, n) => total + Math.abs((expected[n] ?? 0) - (found[n] ?? 0)), 0);
      count += 4 * 255;
    }
  }
  return count === 0 ? 1 : sum / count;
}

/** Whether a colour, `[79, 220, 139]`, is anywhere in a place. */
export function hasColor(pixels: Pixels, place: Place, scale: number, color: readonly number[]): boolean {
  for (let y = place.y * scale; y < (place.y + place.height) * scale; y += 1) {
    for (let x = place.x * scale; x < (place.x + place.width) * scale; x += 1) {
      const found = pixels.at(x, y);
      if (color.every((value, n) => Math.abs(value - (found[n] ?? 0)) < 12)) return true;
    }
  }
  return false;
}
