import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { findCharacter } from "@tactician/game";
import sharp from "sharp";
import type { ArtCache } from "./art-cache.ts";

/**
 * Portraits from art/portraits: the drawing `<characterId>.svg` in its card, or the maintainer's own image
 * `<characterId>.png|webp|jpg` beside it, which takes the drawing's place as it is.
 */

const MAIN_PIXELS = 512;
/** Edges of `portraits/<characterId>-<edge>.webp`: one for a row of 48 px at double density up to a card on a wide screen. */
const PORTRAIT_PIXELS = [96, 192, 384] as const;

type Render = (picture: Picture, pixels: number) => Promise<Uint8Array>;

/** AVIF is 40 % smaller than WebP for these drawings; more effort makes it three times slower and 2 % smaller. */
const PAGE_FORMATS: Readonly<Record<string, Render>> = {
  avif: async (picture, pixels) => square(picture, pixels).avif({ quality: 50, effort: 2 }).toBuffer(),
  webp: async (picture, pixels) =>
    square(picture, pixels).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
};

/** Endings in the order of their claim: an own image comes before the drawing. */
const ENDINGS = [".png", ".webp", ".jpg", ".svg"];

/** `name` is the name as the game shows it: the file name below `mains/`. */
export type PortraitSource = Readonly<Record<"characterId" | "name" | "file", string>>;

/** The picture that stands for each character, by its id. Throws for a file whose name is no character's id. */
export async function findPortraits(directory: string): Promise<PortraitSource[]> {
  const chosen = new Map<string, string>();
  const files = (await readdir(directory)).filter((file) => ENDINGS.includes(extname(file)));
  for (const file of files.toSorted(byClaim)) {
    const characterId = file.slice(0, -extname(file).length);
    if (!chosen.has(characterId)) chosen.set(characterId, file);
  }
  return [...chosen].map(([characterId, file]) => {
    const name = findCharacter(characterId)?.name;
    if (name === undefined)
      throw new Error(`${join(directory, file)}: no character has the id '${characterId}'`);
    return { characterId, name, file: join(directory, file) };
  });
}

/** Writes `mains/{name}.png` and `portraits/<characterId>-{96,192,384}.avif` and `.webp`. */
export async function renderPortraits(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<void> {
  await Promise.all(sources.map((source) => renderPortrait(source, outDir, cache)));
}

async function renderPortrait(source: PortraitSource, outDir: string, cache: ArtCache): Promise<void> {
  const picture = await portraitPicture(source);
  // Drawn once, in the largest size.
  let largest: Promise<Picture> | undefined;
  const drawn = () => (largest ??= drawLargest(picture));
  const main = join(outDir, "mains", `${source.name}.png`);
  await cache.write(main, [picture, "main", String(MAIN_PIXELS)], async () =>
    square(await drawn(), MAIN_PIXELS)
      .png({ palette: true, quality: 90, effort: 7 })
      .toBuffer(),
  );
  for (const pixels of PORTRAIT_PIXELS)
    for (const [ending, render] of Object.entries(PAGE_FORMATS)) {
      const file = join(outDir, "portraits", `${source.characterId}-${pixels}.${ending}`);
      await cache.write(file, [picture, ending, String(pixels)], async () => render(await drawn(), pixels));
    }
}

/** A portrait as it is rendered from: the drawing in its card, or the maintainer's own image. */
export async function portraitPicture({ file }: PortraitSource): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (extname(file) !== ".svg") return bytes;
  return Buffer.from(framePortrait(bytes.toString("utf8"), file));
}

/** Pixels of a picture, as sharp takes them. */
type Picture = {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

function drawLargest(picture: Uint8Array): Promise<Picture> {
  const size = { width: MAIN_PIXELS, height: MAIN_PIXELS };
  return sharp(picture)
    .resize({ ...size, fit: "cover" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function square({ data, info }: Picture, pixels: number) {
  return sharp(data, { raw: info }).resize(pixels, pixels);
}

function byClaim(left: string, right: string): number {
  return ENDINGS.indexOf(extname(left)) - ENDINGS.indexOf(extname(right)) || left.localeCompare(right);
}

/**
 * The card round every portrait: ground, rays, light from the upper left, a dark edge round the emblem (a blur made hard again: rounder
 * than a dilated shape, and ten times faster to render), trim. What all cards share is there and changes in one place.
 */
const CARD = readFileSync(join(import.meta.dirname, "../../art/frames/portrait-card.svg"), "utf8").trimEnd();

/**
 * A whole card from a drawing, which brings the emblem and three colours (`<svg viewBox="0 0 512 512" data-glow="#f04a3a"
 * data-ground=... data-trim=...>`). Throws an error that names the drawing when its root or one of the three is missing.
 */
export function framePortrait(drawing: string, name: string): string {
  const root = /<svg\b[^>]*>/.exec(drawing)?.[0];
  if (root === undefined || !drawing.trimEnd().endsWith("</svg>"))
    throw new Error(`${name}: not an SVG drawing`);
  const emblem = drawing.slice(drawing.indexOf(root) + root.length, drawing.lastIndexOf("</svg>"));
  const coloured = CARD.replace(/var\(--(\w+)\)/g, (_, key: string) => {
    const colour = new RegExp(`data-${key}="(#[0-9a-f]{6})"`).exec(root)?.[1];
    if (colour === undefined) throw new Error(`${name}: the root needs data-${key}="#rrggbb"`);
    return colour;
  });
  return coloured.replace("<!-- emblem -->", () => emblem);
}
