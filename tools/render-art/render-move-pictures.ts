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
import { COLOURS, compose, mark, placed, svg } from "./render-social.ts";

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
        compose(ground, [await placed(picture, PORTRAIT)], GROUND_COLOURS),
      );
      const { palette, pixels } = await readColours(png);
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
        text: "TACTICIAN",
        x: PANEL.left + 56,
        baseline: foot + 72,
        size: 50,
        maxWidth: 240,
        fill: COLOURS.text,
      }),
      draw({
        text: "A fan-made guide for Tekken 8",
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

/** A picture by its colours: three bytes each, and a byte for each pixel, row by row. */
interface PalettePicture {
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** Reads a ground; its colours come in the order in which it first has them. Throws where letters leave no room for so many. */
export async function readColours(picture: Uint8Array): Promise<PalettePicture> {
  const channels = await sharp(picture).removeAlpha().raw().toBuffer();
  const places = new Map<number, number>();
  const pixels = new Uint8Array(channels.length / 3);
  for (let at = 0; at < pixels.length; at++) {
    const colour = channels.readUIntBE(at * 3, 3);
    if (!places.has(colour)) places.set(colour, places.size);
    pixels[at] = places.get(colour) ?? 0;
  }
  if (places.size > GROUND_COLOURS)
    throw new Error(`A ground has ${places.size} colours, more than ${GROUND_COLOURS}`);
  const palette = Buffer.alloc(places.size * 3);
  for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  return { palette, pixels };
}
