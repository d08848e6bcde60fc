import { inflateSync } from "node:zlib";
import {
  type DrawnParts,
  GROUND_COLOURS,
  INK_STEPS,
  INKS,
  LETTER_SIZES,
  type Letter,
  PANEL,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "@tactician/static-site";
import sharp from "sharp";
import type { ArtCache } from "./art-cache.ts";
import {
  type DisplayLetter,
  type DrawLine,
  openDisplayFace,
  openDisplayLetters,
} from "./render-display-face.ts";
import { type PortraitSource, portraitPicture } from "./render-portraits.ts";
import { COLOURS, compose, mark, scaled, svg } from "./render-social.ts";
import * as words from "./words.ts";

/** What the server draws pictures of moves of: letters, and for each character the ground that they stand on. */

const PORTRAIT = { size: 444, left: 64, top: 93 };
const GROUND = "#141014";
const INK_COLOURS = { text: COLOURS.text, amber: COLOURS.amber, quiet: COLOURS.quiet } as const;

/** Draws all parts; grounds that the cache has are not drawn again. */
export async function renderMovePictures(
  sources: readonly PortraitSource[],
  cache: ArtCache,
): Promise<DrawnParts> {
  const draw = await openDisplayFace();
  const ground = groundPicture(draw);
  const grounds = await Promise.all(
    sources.map(async (source) => {
      const picture = await portraitPicture(source);
      const png = await cache.get([ground, picture], async () =>
        compose(
          ground,
          [{ input: await scaled(picture, PORTRAIT.size), left: PORTRAIT.left, top: PORTRAIT.top }],
          GROUND_COLOURS,
        ),
      );
      const { palette, pixels } = readPalettePng(Buffer.from(png));
      return { character: source.characterId, palette, pixels: behindInks(pixels) };
    }),
  );
  return { inks: inkColours(), ...(await renderLetters()), grounds };
}

/** The ground's colours come behind those of the letters; the panel has none of its own. */
function behindInks(pixels: Uint8Array): Uint8Array {
  const moved = pixels.map((colour) => colour + 256 - GROUND_COLOURS);
  for (let y = PANEL.top; y < PANEL.top + PANEL.height; y++)
    moved.fill(0, y * PICTURE_WIDTH + PANEL.left, y * PICTURE_WIDTH + PANEL.left + PANEL.width);
  return moved;
}

/** The panel, and from there to each ink in even steps. */
function inkColours(): number[] {
  const panel = channels(GROUND);
  const steps = INKS.flatMap((ink) => {
    const full = channels(INK_COLOURS[ink]);
    return Array.from({ length: INK_STEPS - 1 }, (_, n) =>
      panel.map((from, place) =>
        Math.round(from + (((full[place] ?? 0) - from) * (n + 1)) / (INK_STEPS - 1)),
      ),
    );
  });
  return [panel, ...steps].flat();
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function groundPicture(draw: DrawLine): string {
  const foot = PANEL.top + PANEL.height;
  const edge = 3;
  return svg(
    [
      `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${COLOURS.page}"/>`,
      `<path d="M0 0H400L220 ${PICTURE_HEIGHT}H0Z" fill="${COLOURS.red}"/><path d="M400 0H420L240 ${PICTURE_HEIGHT}H220Z" fill="${COLOURS.amber}"/>`,
      `<rect x="${PANEL.left - edge}" y="${PANEL.top - edge}" width="${PANEL.width + 2 * edge}" height="${PANEL.height + 2 * edge}" fill="${COLOURS.red}"/>`,
      mark(PANEL.left - 6, foot + 22, 0.95),
      draw({
        text: words.siteName,
        x: PANEL.left + 56,
        baseline: foot + 72,
        size: 50,
        maxWidth: 240,
        fill: COLOURS.text,
      }),
      draw({
        text: words.aboutSite,
        x: PANEL.left + 300,
        baseline: foot + 70,
        size: 32,
        maxWidth: 280,
        fill: COLOURS.quiet,
      }),
    ].join(""),
  );
}

/** Everything that names of moves, commands and figures are written with. */
const SIGNS = [...range(0x20, 0x7e), ...range(0xc0, 0xff), "·", "’"];

/** Around each letter, so that smooth edges of neighbours stay apart. */
const LETTER_GAP = 2;

/** Every letter in every size, and the strengths of all their pixels, one letter behind the other. */
async function renderLetters(): Promise<Pick<DrawnParts, "letters" | "strengths">> {
  const letterOf = await openDisplayLetters();
  const letters: DrawnParts["letters"] = [];
  const strengths: number[] = [];
  for (const size of LETTER_SIZES) {
    const drawn = SIGNS.flatMap((sign) => {
      const letter = letterOf(sign, size);
      return letter === undefined ? [] : [{ sign, letter, ...frameOf(letter) }];
    });
    const height = Math.max(...drawn.map((one) => one.height));
    const width = drawn.reduce((sum, one) => sum + one.width, 0);
    let x = 0;
    const paths: string[] = [];
    for (const one of drawn) {
      paths.push(`<path transform="translate(${x - one.left} ${one.top})" d="${one.letter.outline}"/>`);
      x += one.width;
    }
    const pixels = await greyPixels(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff">${paths.join("")}</g></svg>`,
    );
    const found: [string, Letter][] = [];
    x = 0;
    for (const { sign, letter, width: own, height: ownHeight, left, top } of drawn) {
      const start = strengths.length;
      for (let row = 0; row < ownHeight; row++)
        for (let column = 0; column < own; column++)
          strengths.push(Math.round(((pixels[row * width + x + column] ?? 0) / 255) * (INK_STEPS - 1)));
      found.push([sign, { advance: letter.advance, left, top, width: own, height: ownHeight, start }]);
      x += own;
    }
    letters.push({ size, letters: Object.fromEntries(found) });
  }
  return { letters, strengths: Uint8Array.from(strengths) };
}

/** The whole pixels around a letter, from the pen on the baseline. */
function frameOf({ box: { x1, y1, x2, y2 } }: DisplayLetter) {
  const [left, top] = [Math.floor(x1) - LETTER_GAP, Math.ceil(-y1) + LETTER_GAP];
  return { left, top, width: Math.ceil(x2) + LETTER_GAP - left, height: Math.ceil(y2) + LETTER_GAP + top };
}

function greyPixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
}

/** A picture with a palette: three bytes a colour, and a byte for each pixel, row by row. */
interface PalettePicture {
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** Reads a PNG with a palette and eight bits a pixel, as sharp writes one. Throws for any other. */
export function readPalettePng(png: Buffer): PalettePicture {
  const parts = new Map<string, Buffer[]>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    parts.set(type, [...(parts.get(type) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [head] = parts.get("IHDR") ?? [];
  const [palette] = parts.get("PLTE") ?? [];
  if (head === undefined || palette === undefined || head[8] !== 8 || head[9] !== 3 || head[12] !== 0)
    throw new Error("Not a PNG with a palette and eight bits a pixel");
  const rows = inflateSync(Buffer.concat(parts.get("IDAT") ?? []));
  return { palette, pixels: unfiltered(rows, head.readUInt32BE(0), head.readUInt32BE(4)) };
}

/** Each row begins with how it was changed by its neighbours (PNG specification, "Filtering"). */
function unfiltered(rows: Buffer, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (width + 1)];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? (pixels[at - 1] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - width] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (pixels[at - width - 1] ?? 0) : 0;
      const guesses = [0, left, up, (left + up) >> 1, nearest(left, up, corner)];
      pixels[at] = (rows[y * (width + 1) + 1 + x] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return pixels;
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
