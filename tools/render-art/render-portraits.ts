/**
 * Portraits from art/portraits: the drawing `<slug>.svg` in its card, or the maintainer's own image
 * `<slug>.png|webp|jpg` beside it, which takes the drawing's place as it is.
 */
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { findCharacter } from "@tactician/game";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";
import { framePortrait } from "./portrait-frame.ts";

/** Edge of `mains/{name}.png`, in pixels. */
const MAIN_PIXELS = 512;
/** Edges of `portraits/<slug>-<edge>.webp`: one for a row of 48 px at double density up to a card on a wide screen. */
const PORTRAIT_PIXELS = [96, 192, 384] as const;

type Render = (picture: Uint8Array, pixels: number) => Promise<Uint8Array>;

/** AVIF is 40 % smaller than WebP for these drawings; more effort makes it three times slower and 2 % smaller. */
const PAGE_FORMATS: Readonly<Record<string, Render>> = {
  avif: async (picture, pixels) =>
    (await square(picture, pixels)).avif({ quality: 50, effort: 2 }).toBuffer(),
  webp: async (picture, pixels) =>
    (await square(picture, pixels)).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
};

/** Endings in the order of their claim: an own image comes before the drawing. */
const ENDINGS = [".png", ".webp", ".jpg", ".svg"];

export interface PortraitSource {
  readonly characterId: string;
  /** Name as the game shows it: the file name below `mains/`. */
  readonly name: string;
  readonly file: string;
}

/** The picture that stands for each character, by slug. Throws for a file whose name is no character's slug. */
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
      throw new Error(`${join(directory, file)}: no character has the slug '${characterId}'`);
    return { characterId, name, file: join(directory, file) };
  });
}

/**
 * Writes `mains/{name}.png` and, for the pages, `portraits/<slug>-{96,192,384}.avif` and `.webp` below `outDir`;
 * the paths of all files come back.
 */
export async function renderPortraits(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<string[]> {
  const files = await Promise.all(sources.map((source) => renderPortrait(source, outDir, cache)));
  return files.flat();
}

async function renderPortrait(source: PortraitSource, outDir: string, cache: ArtCache): Promise<string[]> {
  const picture = await portraitPicture(source);
  const main = join(outDir, "mains", `${source.name}.png`);
  await writeIfChanged(
    main,
    await cache.get([picture, "main", String(MAIN_PIXELS)], () => renderMain(picture)),
  );
  const files = [main];
  for (const pixels of PORTRAIT_PIXELS) {
    for (const [ending, render] of Object.entries(PAGE_FORMATS)) {
      const file = join(outDir, "portraits", `${source.characterId}-${pixels}.${ending}`);
      const bytes = await cache.get([picture, ending, String(pixels)], () => render(picture, pixels));
      await writeIfChanged(file, bytes);
      files.push(file);
    }
  }
  return files;
}

/** A portrait as it is rendered from: the drawing in its card, or the maintainer's own image. */
export async function portraitPicture({ file }: PortraitSource): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (extname(file) !== ".svg") return bytes;
  return Buffer.from(framePortrait(bytes.toString("utf8"), file));
}

async function renderMain(picture: Uint8Array): Promise<Uint8Array> {
  const image = await square(picture, MAIN_PIXELS);
  return image.png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

async function square(picture: Uint8Array, pixels: number) {
  const { default: sharp } = await import("sharp");
  return sharp(picture).resize(pixels, pixels, { fit: "cover" });
}

function byClaim(left: string, right: string): number {
  const claim = ENDINGS.indexOf(extname(left)) - ENDINGS.indexOf(extname(right));
  return claim === 0 ? left.localeCompare(right) : claim;
}
