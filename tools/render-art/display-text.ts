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

/** Opens the display face. Throws when the font's package is not installed. */
export async function openDisplayFace(): Promise<DrawLine> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FACE));
  const font: Font = opentype.parse(new Uint8Array(bytes).buffer);
  return ({ text, x, baseline, size, maxWidth, fill }) => {
    const fitted = Math.min(size, (size * maxWidth) / font.getAdvanceWidth(text, size));
    return `<path d="${pathData(font.getPath(text, x, baseline, fitted).commands)}" fill="${fill}"/>`;
  };
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
