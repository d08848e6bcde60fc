import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUTTON_SETS, type ButtonSet } from "@tactician/notation";
import sharp from "sharp";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";
import { CELL, iconCell, iconSvg, ROUND_STROKES } from "./draw-icon.ts";
import { CLASSIC_PAINT, ICONS, type IconPaint, type IconRow, STEEL_PAINT } from "./icon-paint.ts";

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

/** Writes `icons-t8/*.png`, `icons/*.webp` (128 px) and other sets' buttons, `icons-t8/xbox/1+2.png`. */
export async function renderIcons(outDir: string, cache: ArtCache): Promise<void> {
  const buttons = ICONS.filter(({ isButton }) => isButton);
  const formats = FORMATS.flatMap((format) => [
    { format, icons: ICONS },
    ...OTHER_SETS.map((set) => ({ format: withButtons(format, set), icons: buttons })),
  ]);
  const pictures = formats.flatMap(({ format, icons }) => icons.map((icon) => ({ format, icon })));
  await Promise.all(
    pictures.map(({ format: { folder, ending, name, paint }, icon }) => {
      const svg = iconSvg(icon.id, paint);
      const file = join(outDir, folder, `${icon[name]}.${ending}`);
      return cache.write(file, [svg, ending, String(ICON_PIXELS)], () => rasterize(svg, ending));
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
export async function renderSprites(spriteDir: string, cache: ArtCache): Promise<void> {
  const written = [writeIfChanged(join(spriteDir, "move-icons.css"), spriteCss(ICONS))];
  const formats = FORMATS.flatMap((format) => [format, ...OTHER_SETS.map((set) => withButtons(format, set))]);
  for (const { paint } of formats) {
    const svg = spriteSvg(ICONS, paint);
    const set = paint.buttons === "numbers" ? "" : `-${paint.buttons}`;
    const name = join(spriteDir, `move-icons-${paint.sprite}${set}`);
    written.push(writeIfChanged(`${name}.svg`, svg));
    for (const { suffix, cellPixels } of SPRITE_SIZES) {
      const key = [svg, "sprite", String(cellPixels)];
      written.push(cache.write(`${name}${suffix}.webp`, key, () => rasterizeSprite(svg, cellPixels)));
    }
  }
  await Promise.all(written);
}

/** Fewer colours first, then lossless WebP: 25 KB where either alone takes 38 to 60, and no fringes round flat shapes. */
async function rasterizeSprite(svg: string, cellPixels: number): Promise<Uint8Array> {
  const density = (72 * cellPixels) / CELL;
  const fewColours = await sharp(Buffer.from(svg), { density })
    .png({ palette: true, quality: 50, dither: 0, effort: 8 })
    .toBuffer();
  return sharp(fewColours).webp({ lossless: true, effort: 6 }).toBuffer();
}

function rasterize(svg: string, ending: "png" | "webp"): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg), { density: 288 }).resize(ICON_PIXELS, ICON_PIXELS);
  return ending === "png"
    ? image.png({ palette: true, quality: 90, effort: 5 }).toBuffer()
    : image.webp({ quality: 80, alphaQuality: 90, effort: 5, smartSubsample: true }).toBuffer();
}

/**
 * All icons of a set as one picture, and the style rules that show one of them. A page then needs a single request for
 * its icons, and changing the set changes one background image.
 *
 * On the screen pages use the picture rendered to pixels: measured with 500 icons on a throttled phone profile, the same
 * sprite as SVG kept the main thread busy for a second longer, because the browser walks through the whole drawing for
 * each icon. The SVG is for paper, where sharpness counts and time does not.
 */

/** A block rather than one long strip: small screens' graphics chips take no picture wider than 4096 pixels. */
const COLUMNS = 8;

/** The icons in rows of eight cells, 64 units each. Throws for a token without a drawing, naming it. */
export function spriteSvg(icons: readonly IconRow[], paint: IconPaint): string {
  const cells = icons.map(({ id }, index) => {
    const { column, row } = cellAt(index);
    return iconCell(id, paint, column * CELL, row * CELL);
  });
  const width = COLUMNS * CELL;
  const height = countRows(icons) * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${ROUND_STROKES}>${cells.join("")}</svg>`;
}

/**
 * Style rules for both sprites: `.mi` holds the block's size in cells, one rule per icon its place. The element's own
 * size decides how large an icon is; which sprite is its background image is the page's choice.
 */
export function spriteCss(icons: readonly IconRow[]): string {
  const rows = countRows(icons);
  const places = icons.map(({ className }, index) => {
    const cell = cellAt(index);
    return `.${className}{background-position:${place(cell.column, COLUMNS)} ${place(cell.row, rows)}}`;
  });
  return [
    `.mi{background-repeat:no-repeat;background-size:${COLUMNS * 100}% ${rows * 100}%}`,
    ...places,
    ...SPECIAL_LOOKS.map(({ where, has, rule }) => `${where} ${anyOf(icons.filter(has))}{${rule}}`),
    "",
  ].join("\n");
}

const AS_ICONS = `html:not([data-display="notations"])`;
const AS_NEWER_ICONS = `html:not([data-display="notations"],[data-colors="on"])`;
const AS_NOTATIONS = `html[data-display="notations"]`;

/** Longer texts do not fit into the icon that they lie over. */
const LONGEST_TEXT = 4;

/** What the columns of the token table say about the look of some icons. Heights: docs/fixed-by-the-specification.md. */
const SPECIAL_LOOKS: readonly { where: string; has: (icon: IconRow) => boolean; rule: string }[] = [
  { where: AS_ICONS, has: ({ shown }) => shown.length > LONGEST_TEXT, rule: "overflow:hidden" },
  { where: AS_NEWER_ICONS, has: ({ size }) => size === "large", rule: sized("--icon-state") },
  { where: AS_NEWER_ICONS, has: ({ size }) => size === "largest", rule: sized("--icon-ch") },
  { where: AS_NOTATIONS, has: ({ isAccented }) => isAccented === true, rule: "color:var(--amber)" },
];

function sized(length: string): string {
  return `inline-size:var(${length});block-size:var(${length})`;
}

/** Stronger than the rules for all icons in the page's own styles, which come later. */
function anyOf(icons: readonly IconRow[]): string {
  return `.mi:is(${icons.map(({ className }) => `.${className}`).join(",")})`;
}

export function cellAt(index: number): { column: number; row: number } {
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS) };
}

function countRows(icons: readonly IconRow[]): number {
  return Math.ceil(icons.length / COLUMNS);
}

/** Percent of the free length before the cell: 0 % shows the first, 100 % the last. */
function place(index: number, count: number): string {
  if (index === 0) return "0";
  return `${Number(((index * 100) / (count - 1)).toFixed(4))}%`;
}

const APP_ICONS = [
  { file: "apple-touch-icon.png", pixels: 180 },
  { file: "app-icon-192.png", pixels: 192 },
  { file: "app-icon-512.png", pixels: 512 },
] as const;

/** The mark's own ground, which fills what a launcher cuts off (`maskable`). */
const GROUND = "#0d0b0d";
/** How much of the edge the mark takes: a launcher's round mask must not cut it. */
const SAFE_PART = 0.8;

/** Writes the app icons to `outDir`. Throws when the mark is missing. */
export async function renderAppIcons(mark: string, outDir: string, cache: ArtCache): Promise<void> {
  const drawing = await readFile(mark);
  await Promise.all(
    APP_ICONS.map(({ file, pixels }) =>
      cache.write(join(outDir, file), [drawing, "app-icon", String(pixels)], () => onGround(drawing, pixels)),
    ),
  );
}

function onGround(drawing: Uint8Array, pixels: number): Promise<Uint8Array> {
  const inner = Math.round(pixels * SAFE_PART);
  const edge = Math.floor((pixels - inner) / 2);
  return sharp(drawing, { density: 600 })
    .resize(inner, inner)
    .extend({
      top: edge,
      left: edge,
      bottom: pixels - inner - edge,
      right: pixels - inner - edge,
      background: GROUND,
    })
    .flatten({ background: GROUND })
    .png({ palette: true })
    .toBuffer();
}
