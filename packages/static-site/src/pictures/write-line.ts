import {
  INK_STEPS,
  INKS,
  type Ink,
  LETTER_SIZES,
  type Letter,
  type LetterSize,
  PANEL,
  PICTURE_WIDTH,
} from "./picture-format.ts";

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
export function writeLine(pixels: Uint8Array, { sizes, strengths }: Letters, line: Line): void {
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
