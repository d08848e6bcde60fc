/** Words in the site's display face as SVG paths: the renderer needs no installed font, so every machine draws the same. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import opentype, { type Font, type PathCommand } from "opentype.js";

const FACE = "@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff";

export interface DisplayLine {
  readonly text: string;
  readonly x: number;
  /** The line on which the letters stand, in pixels from the top. */
  readonly baseline: number;
  /** Size of the letters in pixels; they get smaller when the text would be wider than `maxWidth`. */
  readonly size: number;
  readonly maxWidth: number;
  readonly fill: string;
}

/** Draws a line of text: `draw({ text: "JIN", x: 640, baseline: 320, size: 180, maxWidth: 500, fill: "#fff" })`. */
export type DrawLine = (line: DisplayLine) => string;

/** A letter by itself, in pixels: how far it moves on, and its outline with the box around it when the pen is at 0, 0. */
export interface DisplayLetter {
  readonly advance: number;
  readonly outline: string;
  readonly box: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
}

/** Opens the display face for single letters; `undefined` for a sign that it does not have. Throws as `openDisplayFace` does. */
export async function openDisplayLetters(): Promise<
  (sign: string, size: number) => DisplayLetter | undefined
> {
  const font = await readFace();
  return (sign, size) => {
    if (font.charToGlyphIndex(sign) === 0) return undefined;
    const path = font.getPath(sign, 0, 0, size);
    return {
      advance: font.getAdvanceWidth(sign, size),
      outline: pathData(path.commands),
      box: path.getBoundingBox(),
    };
  };
}

/** Opens the display face. Throws when the font's package is not installed. */
export async function openDisplayFace(): Promise<DrawLine> {
  const font = await readFace();
  return ({ text, x, baseline, size, maxWidth, fill }) => {
    const fitted = Math.min(size, (size * maxWidth) / font.getAdvanceWidth(text, size));
    return `<path d="${pathData(font.getPath(text, x, baseline, fitted).commands)}" fill="${fill}"/>`;
  };
}

async function readFace(): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FACE));
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** The library's own `toPathData` rounds some coordinates to `NaN` (opentype.js 2.0.0). */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(
      (command) =>
        command.type +
        numbersOf(command)
          .map((n) => n.toFixed(1))
          .join(" "),
    )
    .join("");
}

function numbersOf(command: PathCommand): number[] {
  switch (command.type) {
    case "M":
    case "L":
      return [command.x, command.y];
    case "Q":
      return [command.x1, command.y1, command.x, command.y];
    case "C":
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    default:
      return [];
  }
}
