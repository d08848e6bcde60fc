import { close, openSync, read } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import type { MovePicture } from "@tactician/contract";
import { parseJson } from "../answer-index.ts";
import { SiteError } from "../site-error.ts";
import { encodePng } from "./encode-png.ts";
import {
  LENGTH_BYTES,
  PANEL,
  PICTURE_HEIGHT,
  PICTURE_PARTS,
  PICTURE_WIDTH,
  type PictureIndex,
  pictureIndexSchema,
} from "./picture-format.ts";
import { type Letters, type Line, writeLine } from "./write-line.ts";

const readAsync = promisify(read);
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
  readonly #file: number;
  #opened: Promise<OpenedParts> | undefined;
  #isClosed = false;

  private constructor(file: number) {
    this.#file = file;
  }

  /** Opens the packed file, which stays open. Throws a `SiteError` when it is missing. */
  static open(distDir: string): MovePictures {
    try {
      return new MovePictures(openSync(join(distDir, PICTURE_PARTS), "r"));
    } catch {
      throw new SiteError(`The built site is broken (${PICTURE_PARTS} is missing)`);
    }
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
    const bytes = await this.#read(start + ground.start, ground.length);
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
    if (this.#isClosed) return;
    this.#isClosed = true;
    close(this.#file);
  }

  async #open(): Promise<OpenedParts> {
    const length = (await this.#read(0, LENGTH_BYTES)).readUInt32BE(0);
    const text = (await this.#read(LENGTH_BYTES, length)).toString("utf8");
    const index = parseJson(text, pictureIndexSchema, PICTURE_PARTS);
    const start = LENGTH_BYTES + length;
    const sizes = new Map(
      index.letters.map(({ size, letters }) => [size, new Map(Object.entries(letters))] as const),
    );
    const strengths = await inflateAsync(
      await this.#read(start + index.strengths.start, index.strengths.length),
    );
    return { index, start, letters: { sizes, strengths } };
  }

  async #read(start: number, length: number): Promise<Buffer> {
    const part = Buffer.alloc(length);
    const { bytesRead } = await readAsync(this.#file, part, 0, length, start);
    if (bytesRead < length) throw new Error(`${PICTURE_PARTS} ends too early`);
    return part;
  }
}

interface OpenedParts {
  readonly index: PictureIndex;
  /** Where the parts begin. */
  readonly start: number;
  readonly letters: Letters;
}
