import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MovePictureParts } from "@tactician/contract";
import opentype, { type Font, type PathCommand } from "opentype.js";
import subsetFont from "subset-font";
import type { ArtCache } from "./art-cache.ts";

const PUBLISHED = fileURLToPath(
  import.meta.resolve("@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff2"),
);

/** Letters, kerning and all, but no hinting, which does nothing at the sizes of headings: 11 KB instead of 18. */
const WITHOUT_HINTING = { keepAllGlyphs: true, noHinting: true } as const;

/** Names by which a face is presented: family, unique name, full name, PostScript name, typographic family. */
const PRESENTED = new Set([1, 3, 4, 6, 16]);
/** The licence reserves this name for the face as its authors published it; the other is as long. */
const RESERVED = "Saira";
const OWN = "Tacti";

/** Writes `display-face.woff2` to `spriteDir`. Throws when the package of the face is not installed. */
export async function renderDisplayFace(spriteDir: string, cache: ArtCache): Promise<void> {
  const published = await readFile(PUBLISHED);
  const render = async () => {
    const lean = await subsetFont(published, "", { ...WITHOUT_HINTING, targetFormat: "truetype" });
    return subsetFont(withOwnName(lean), "", { ...WITHOUT_HINTING, targetFormat: "woff2" });
  };
  await cache.write(join(spriteDir, "display-face.woff2"), [published, "without hinting"], render);
}

/** The face under a name that nobody has reserved. Copyright and licence stay as they are. */
function withOwnName(face: Buffer): Buffer {
  const renamed = Buffer.from(face);
  const tables = Array.from({ length: renamed.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => renamed.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) throw new Error("The display face has no table of names");
  const table = renamed.readUInt32BE(entry + 8);
  const texts = table + renamed.readUInt16BE(table + 4);
  for (let place = 0; place < renamed.readUInt16BE(table + 2); place += 1) {
    const record = table + 6 + 12 * place;
    if (!PRESENTED.has(renamed.readUInt16BE(record + 6))) continue;
    const start = texts + renamed.readUInt16BE(record + 10);
    replaceEach(renamed.subarray(start, start + renamed.readUInt16BE(record + 8)));
  }
  return renamed;
}

/** In either encoding of names: one byte a letter, or two with the higher one first. */
function replaceEach(text: Buffer): void {
  for (const encode of [(word: string) => word, (word: string) => word.replace(/./g, "\0$&")]) {
    const own = Buffer.from(encode(OWN), "latin1");
    for (let at = text.indexOf(encode(RESERVED)); at >= 0; at = text.indexOf(encode(RESERVED), at + 1))
      own.copy(text, at);
  }
}

/** Words in the site's display face as SVG paths: the renderer needs no installed font, so every machine draws the same. */

const FACE = "@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff";

interface DisplayLine {
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

/** A letter by itself, in pixels: how far it moves on, and its outline when the pen is at 0, 0. */
type DisplayLetter = MovePictureParts["letters"][string];

/** Opens the display face for single letters; `undefined` for a sign that it does not have. Throws as `openDisplayFace` does. */
export async function openDisplayLetters(): Promise<
  (sign: string, size: number) => DisplayLetter | undefined
> {
  const font = await readFace();
  return (sign, size) => {
    if (font.charToGlyphIndex(sign) === 0) return undefined;
    return {
      advance: font.getAdvanceWidth(sign, size),
      outline: pathData(font.getPath(sign, 0, 0, size).commands),
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
function pathData(commands: readonly OutlineCommand[]): string {
  const steps = commands.map(({ type, x1, y1, x2, y2, x, y }) => {
    const numbers = [x1, y1, x2, y2, x, y].filter((n) => n !== undefined);
    return type + numbers.map((n) => n.toFixed(1)).join(" ");
  });
  return steps.join("");
}

/** A command has those of these numbers that its letter needs. */
type OutlineCommand = Pick<PathCommand, "type"> & {
  readonly [Name in "x1" | "y1" | "x2" | "y2" | "x" | "y"]?: number;
};
