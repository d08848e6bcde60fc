/** Both icon sets as image files under the addresses of the specification, and as sprites for the site's own pages. */
import { join } from "node:path";
import { BUTTON_SETS, type ButtonSet } from "@tactician/notation";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";
import { iconSvg } from "./draw-icon.ts";
import { CLASSIC_PAINT, type IconPaint, STEEL_PAINT } from "./icon-paint.ts";
import { ICONS } from "./icon-table.ts";
import { spriteCss, spriteSvg } from "./sprite.ts";
import { CELL } from "./svg-shapes.ts";

const ICON_PIXELS = 128;
/** Pixels of a cell. Icons are at most 50 px wide: 96 is sharp at two device pixels for each. */
const SPRITE_SIZES = [
  { suffix: "", cellPixels: 96 },
  // For screens up to 768 px wide, where icons are 25 px.
  { suffix: "-small", cellPixels: 64 },
];

interface IconFormat {
  readonly folder: string;
  readonly ending: "png" | "webp";
  readonly name: "newer" | "older";
  readonly paint: IconPaint;
}

const FORMATS: readonly IconFormat[] = [
  { folder: "icons-t8", ending: "png", name: "newer", paint: STEEL_PAINT },
  { folder: "icons", ending: "webp", name: "older", paint: CLASSIC_PAINT },
];

/** The other sets of buttons: each has its own drawings of them, in a folder of its own. */
const OTHER_SETS = BUTTON_SETS.filter((set) => set !== STEEL_PAINT.buttons);

/**
 * Writes `icons-t8/*.png` and `icons/*.webp` (128 px) below `outDir`, and the buttons of other sets as `icons-t8/xbox/1+2.png`; the
 * paths of all files come back.
 */
export async function renderIcons(outDir: string, cache: ArtCache): Promise<string[]> {
  const buttons = ICONS.filter(({ isButton }) => isButton);
  const formats = FORMATS.flatMap((format) => [
    { format, icons: ICONS },
    ...OTHER_SETS.map((set) => ({ format: withButtons(format, set), icons: buttons })),
  ]);
  const pictures = formats.flatMap(({ format, icons }) => icons.map((icon) => ({ format, icon })));
  return Promise.all(
    pictures.map(async ({ format: { folder, ending, name, paint }, icon }) => {
      const svg = iconSvg(icon.id, paint);
      const picture = await cache.get([svg, ending, String(ICON_PIXELS)], () => rasterize(svg, ending));
      const file = join(outDir, folder, `${icon[name]}.${ending}`);
      await writeIfChanged(file, picture);
      return file;
    }),
  );
}

function withButtons({ folder, paint, ...format }: IconFormat, buttons: ButtonSet): IconFormat {
  return { ...format, folder: join(folder, buttons), paint: { ...paint, buttons } };
}

/**
 * Writes `move-icons-t8`, `move-icons-classic` and the same for each other set of buttons, `move-icons-t8-xbox` (each `.webp`,
 * `-small.webp` and `.svg`), and `move-icons.css` for all of them, to `spriteDir`.
 */
export async function renderSprites(spriteDir: string, cache: ArtCache): Promise<string[]> {
  const contents = new Map<string, string | Uint8Array>([["move-icons.css", spriteCss(ICONS)]]);
  const formats = FORMATS.flatMap((format) => [format, ...OTHER_SETS.map((set) => withButtons(format, set))]);
  for (const { paint } of formats) {
    const svg = spriteSvg(ICONS, paint);
    const set = paint.buttons === "numbers" ? "" : `-${paint.buttons}`;
    contents.set(`move-icons-${paint.sprite}${set}.svg`, svg);
    for (const { suffix, cellPixels } of SPRITE_SIZES) {
      const key = [svg, "sprite", String(cellPixels)];
      const picture = await cache.get(key, () => rasterizeSprite(svg, cellPixels));
      contents.set(`move-icons-${paint.sprite}${set}${suffix}.webp`, picture);
    }
  }
  return Promise.all(
    [...contents].map(async ([name, content]) => {
      const file = join(spriteDir, name);
      await writeIfChanged(file, content);
      return file;
    }),
  );
}

/** Fewer colours first, then lossless WebP: 25 KB where either alone takes 38 to 60, and no fringes round flat shapes. */
async function rasterizeSprite(svg: string, cellPixels: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const density = (72 * cellPixels) / CELL;
  const fewColours = await sharp(Buffer.from(svg), { density })
    .png({ palette: true, quality: 50, dither: 0, effort: 8 })
    .toBuffer();
  return sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function rasterize(svg: string, ending: "png" | "webp"): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const image = sharp(Buffer.from(svg), { density: 288 }).resize(ICON_PIXELS, ICON_PIXELS);
  return ending === "png"
    ? image.png({ palette: true, quality: 90, effort: 5 }).toBuffer()
    : image.webp({ quality: 80, alphaQuality: 90, effort: 5, smartSubsample: true }).toBuffer();
}
