import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import * as z from "zod";

/*
 * Pictures of moves are drawn without a library: letters, drawn by the build, are put onto the character's ground, which the build has
 * drawn too, in a picture of at most 256 colours. The first colours of each are those of the letters, from the panel's own to the full
 * one, so that the edges of letters are smooth.
 */

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** Steps from the panel's colour to a letter's; the first is the panel itself. */
export const INK_STEPS = 16;
/** Colours that letters have, in the order of the palette behind the panel's. */
export const INKS = ["text", "amber", "quiet"] as const;
export type Ink = (typeof INKS)[number];

/** Where letters may stand; all of it is the panel's colour. */
export const PANEL = { left: 588, top: 36, width: 576, height: 486 } as const;

/** The panel's colour and the others of the letters. */
export const INK_COLOURS = 1 + INKS.length * (INK_STEPS - 1);
/** What is left for a ground's own colours. */
export const GROUND_COLOURS = 256 - INK_COLOURS;

/** Sizes that letters are drawn in, in pixels. */
export const LETTER_SIZES = [110, 84, 64, 52, 44, 38, 32] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

/**
 * File of the built site: everything that pictures are drawn of. It begins with the length of its index in four bytes, and the index,
 * JSON; what lies where is counted from behind that.
 */
export const PICTURE_PARTS = "move-pictures.bin";
export const LENGTH_BYTES = 4;

const whole = z.int().nonnegative();
const stretch = z.object({ start: whole, length: whole });

/** A letter in its size: how far it moves on, where its box stands from the pen (`top` up from the baseline) and its place among the strengths. */
const letterSchema = z.object({
  advance: z.number(),
  left: z.int(),
  top: z.int(),
  width: whole,
  height: whole,
  start: whole,
});

export const pictureIndexSchema = z.object({
  /** Red, green and blue of each of the first colours. */
  inks: z.array(whole).length(INK_COLOURS * 3),
  /** Strengths of all letters' pixels, a byte each from 0 to `INK_STEPS - 1`, deflated. */
  strengths: stretch,
  letters: z.array(z.object({ size: whole, letters: z.record(z.string(), letterSchema) })),
  /** By character: a palette of `colours`, three bytes each, and behind it a byte for each pixel, deflated. */
  grounds: z.array(z.object({ character: z.string(), colours: whole, ...stretch.shape })),
});

export type PictureIndex = z.infer<typeof pictureIndexSchema>;
export type Letter = z.infer<typeof letterSchema>;

/** What the build has drawn for the pictures of moves. */
export interface DrawnParts {
  readonly inks: readonly number[];
  readonly letters: PictureIndex["letters"];
  readonly strengths: Uint8Array;
  readonly grounds: readonly {
    readonly character: string;
    /** Three bytes a colour. */
    readonly palette: Uint8Array;
    /** A byte a pixel, row by row: the place of its colour behind those of the letters. */
    readonly pixels: Uint8Array;
  }[];
}

/** Packs what pictures of moves are drawn of into one file of the built site. Resolves to how many grounds there are. */
export async function packMovePictures(
  { inks, letters, strengths, grounds }: DrawnParts,
  distDir: string,
): Promise<number> {
  const parts: Buffer[] = [];
  let end = 0;
  const add = (...pieces: Uint8Array[]) => {
    const part = Buffer.concat(pieces);
    parts.push(part);
    end += part.length;
    return { start: end - part.length, length: part.length };
  };
  const index: PictureIndex = {
    inks: [...inks],
    strengths: add(deflateRawSync(strengths)),
    letters,
    grounds: grounds.map(({ character, palette, pixels }) => ({
      character,
      colours: palette.length / 3,
      ...add(palette, deflateRawSync(pixels)),
    })),
  };
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length, 0);
  await writeFile(join(distDir, PICTURE_PARTS), Buffer.concat([length, head, ...parts]));
  return grounds.length;
}
