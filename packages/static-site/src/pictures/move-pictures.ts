import { promisify } from "node:util";
import { crc32, deflate, inflateRaw } from "node:zlib";
import type { MovePicture } from "@tactician/contract";
import { parseJson } from "../answer-index.ts";
import { PackedParts } from "../packed-parts.ts";
import {
  INK_STEPS,
  INKS,
  type Ink,
  LENGTH_BYTES,
  LETTER_SIZES,
  type Letter,
  type LetterSize,
  PANEL,
  PICTURE_HEIGHT,
  PICTURE_PARTS,
  PICTURE_WIDTH,
  type PictureIndex,
  pictureIndexSchema,
} from "./picture-format.ts";

const inflateAsync = promisify(inflateRaw);

/** Room between the panel's edge and what stands in it. */
const INSET = 28;
const LEFT = PANEL.left + INSET;
const WIDTH = PANEL.width - 2 * INSET;
const VALUE_LEFT = LEFT + 168;
const FIRST_FIGURE = 300;
const FIGURE_STEP = 52;

/**
 * Draws the pictures that chats show of moves: the character's ground with what is said of the move. Nothing of it is in memory before
 * the first picture; then the letters are, 2 MB.
 */
export class MovePictures {
  readonly #parts: PackedParts;
  #opened: Promise<OpenedParts> | undefined;

  /** Opens the packed file, which stays open. Throws a `SiteError` when it is missing. */
  constructor(distDir: string) {
    this.#parts = new PackedParts(distDir, PICTURE_PARTS);
  }

  /** A PNG of 1200 x 630 pixels; nothing where the character has no ground. */
  async draw(
    character: string,
    { of, command, name = "", figures }: MovePicture,
  ): Promise<Buffer | undefined> {
    this.#opened ??= this.#open();
    const { index, start, letters } = await this.#opened;
    const ground = index.grounds.find((one) => one.character === character);
    if (ground === undefined) return undefined;
    const bytes = await this.#parts.read(start + ground.start, ground.length);
    const colours = bytes.subarray(0, ground.colours * 3);
    const pixels = await inflateAsync(bytes.subarray(colours.length));
    const lines: Line[] = [
      { text: of.toUpperCase(), left: LEFT, baseline: 92, maxWidth: WIDTH, ink: "amber", size: 52 },
      { text: command, left: LEFT, baseline: 190, maxWidth: WIDTH, ink: "text", size: 110 },
      { text: name, left: LEFT, baseline: 244, maxWidth: WIDTH, ink: "quiet", size: 44 },
      ...figures.flatMap(([label, value], place): Line[] => {
        const baseline = FIRST_FIGURE + place * FIGURE_STEP;
        const maxWidth = LEFT + WIDTH - VALUE_LEFT;
        return [
          { text: label, left: LEFT, baseline, maxWidth: VALUE_LEFT - LEFT, ink: "quiet", size: 38 },
          { text: value, left: VALUE_LEFT, baseline, maxWidth, ink: "text", size: 52 },
        ];
      }),
    ];
    for (const line of lines) writeLine(pixels, letters, line);
    const palette = Buffer.concat([Buffer.from(index.inks), colours]);
    return encodePng(PICTURE_WIDTH, PICTURE_HEIGHT, palette, pixels);
  }

  /** Lets go of the packed file. */
  close(): void {
    this.#parts.close();
  }

  async #open(): Promise<OpenedParts> {
    const length = (await this.#parts.read(0, LENGTH_BYTES)).readUInt32BE(0);
    const text = (await this.#parts.read(LENGTH_BYTES, length)).toString("utf8");
    const index = parseJson(text, pictureIndexSchema, PICTURE_PARTS);
    const start = LENGTH_BYTES + length;
    const sizes = new Map(
      index.letters.map(({ size, letters }) => [size, new Map(Object.entries(letters))] as const),
    );
    const strengths = await inflateAsync(
      await this.#parts.read(start + index.strengths.start, index.strengths.length),
    );
    return { index, start, letters: { sizes, strengths } };
  }
}

interface OpenedParts {
  readonly index: PictureIndex;
  /** Where the parts begin. */
  readonly start: number;
  readonly letters: Letters;
}

const deflateAsync = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture with a palette as PNG. `palette` has three bytes a colour, 256 at most; `pixels` a byte each, row by row. */
async function encodePng(
  width: number,
  height: number,
  palette: Uint8Array,
  pixels: Uint8Array,
): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are places in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  // In front of each row stands how it is changed: not at all, which is best for a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const packed = await deflateAsync(rows, { level: 6 });
  return Buffer.concat([
    SIGNATURE,
    ...chunk("IHDR", head),
    ...chunk("PLTE", palette),
    ...chunk("IDAT", packed),
    ...chunk("IEND", Buffer.of()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const before = Buffer.alloc(8);
  before.writeUInt32BE(data.length, 0);
  before.write(type, 4, "latin1");
  const behind = Buffer.alloc(4);
  behind.writeUInt32BE(crc32(data, crc32(before.subarray(4))), 0);
  return [before, data, behind];
}

/** Letters of every size, and the strengths of their pixels. */
export interface Letters {
  readonly sizes: ReadonlyMap<number, ReadonlyMap<string, Letter>>;
  readonly strengths: Uint8Array;
}

/** A line of text on a picture. */
export interface Line {
  readonly text: string;
  readonly left: number;
  /** On which the letters stand, in pixels from the top. */
  readonly baseline: number;
  readonly maxWidth: number;
  readonly ink: Ink;
  /** The largest size; it gets smaller where the line would be too wide. */
  readonly size: LetterSize;
}

const CUT = "...";

/**
 * Writes a line onto the panel of a picture, in the largest size in which it fits; what does not fit in the smallest is cut. Letters that
 * the face does not have are left out, and nothing is written outside of the panel.
 */
function writeLine(pixels: Uint8Array, { sizes, strengths }: Letters, line: Line): void {
  const text = line.text.normalize("NFKC");
  const tried = LETTER_SIZES.filter((size) => size <= line.size);
  const fitting = tried.find((size) => widthOf(text, sizes.get(size)) <= line.maxWidth) ?? tried.at(-1);
  const letters = sizes.get(fitting ?? line.size);
  let pen = line.left;
  for (const sign of cut(text, line.maxWidth, letters)) {
    const letter = letters?.get(sign);
    if (letter === undefined) continue;
    stamp(pixels, strengths, letter, Math.round(pen), line);
    pen += letter.advance;
  }
}

function cut(text: string, maxWidth: number, letters: ReadonlyMap<string, Letter> | undefined): string {
  if (widthOf(text, letters) <= maxWidth) return text;
  const signs = [...text];
  while (signs.length > 0 && widthOf(signs.join("") + CUT, letters) > maxWidth) signs.pop();
  return signs.join("").trimEnd() + CUT;
}

function widthOf(text: string, letters: ReadonlyMap<string, Letter> | undefined): number {
  let width = 0;
  for (const sign of text) width += letters?.get(sign)?.advance ?? 0;
  return width;
}

function stamp(
  pixels: Uint8Array,
  strengths: Uint8Array,
  { left, top, width, height, start }: Letter,
  pen: number,
  { baseline, ink }: Line,
): void {
  const firstColour = 1 + INKS.indexOf(ink) * (INK_STEPS - 1);
  for (let y = 0; y < height; y++) {
    const row = baseline - top + y;
    if (row < PANEL.top || row >= PANEL.top + PANEL.height) continue;
    for (let x = 0; x < width; x++) {
      const column = pen + left + x;
      const strength = strengths[start + y * width + x] ?? 0;
      if (strength === 0 || column < PANEL.left || column >= PANEL.left + PANEL.width) continue;
      pixels[row * PICTURE_WIDTH + column] = firstColour + strength - 1;
    }
  }
}
