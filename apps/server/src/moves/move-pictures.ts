import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  MOVE_PICTURE_PARTS_FILE,
  MOVE_PICTURES_FOLDER,
  type MovePicture,
  type MovePictureParts,
} from "@tactician/contract";

/** Room between the panel's edge and what stands in it. */
const INSET = 28;
/** From there to the values of figures. */
const LABEL_WIDTH = 168;
const FIRST_FIGURE = 300;
const FIGURE_STEP = 52;
const MOST_FIGURES = 5;
/** Of the parts' outlines, and the smallest that can be read in a chat. */
const LETTER_SIZE = 100;
const SMALLEST_SIZE = 32;
const CUT = "...";

/** A line of text; it gets smaller where it would be too wide, then it is cut. */
interface Line {
  readonly text: string;
  readonly left: number;
  /** On which the letters stand. */
  readonly baseline: number;
  readonly maxWidth: number;
  readonly size: number;
  readonly ink: keyof MovePictureParts["inks"];
}

type Library = typeof import("sharp");
type Opened = Awaited<ReturnType<typeof openParts>>;

/**
 * Makes the function that draws the pictures that chats show of moves: the character's ground, drawn by the build, with what is said
 * of the move. A PNG as large as the ground; nothing where the character has none. The library that draws is loaded with the first
 * picture: it takes some 50 MB. It is a binary of one platform: where it does not load, nothing is drawn, which is told once.
 */
export function pictureDrawer(
  distDir: string,
  onWarning: (message: string) => void,
  loadLibrary = () => import("sharp"),
) {
  const folder = join(distDir, MOVE_PICTURES_FOLDER);
  let opened: Promise<Opened> | undefined;
  let loaded: Promise<Library | undefined> | undefined;
  return async (character: string, picture: MovePicture): Promise<Buffer | undefined> => {
    const ground = await readFile(join(folder, `${character}.png`)).catch(() => undefined);
    if (ground === undefined) return undefined;
    loaded ??= loadLibrary().catch((error: Error) => {
      const [why] = error.message.split("\n");
      onWarning(`Pictures of moves are not drawn, because sharp does not load here (${why})`);
      return undefined;
    });
    const library = await loaded;
    if (library === undefined) return undefined;
    opened ??= openParts(folder, library).catch((error: unknown) => {
      // The next picture tries again.
      opened = undefined;
      throw error;
    });
    const { sharp, parts, letters } = await opened;
    const { left, top } = parts.panel;
    const input = Buffer.from(panelSvg(parts, letters, picture));
    // More effort and dots take twice as long and save nothing.
    const encoding = { palette: true, effort: 1, dither: 0 };
    return sharp(ground).composite([{ input, left, top }]).png(encoding).toBuffer();
  };
}

async function openParts(folder: string, { default: sharp }: Library) {
  // What is drawn once is not drawn again, and two pictures at a time are threads enough.
  sharp.cache(false);
  sharp.concurrency(1);
  const parts: MovePictureParts = JSON.parse(await readFile(join(folder, MOVE_PICTURE_PARTS_FILE), "utf8"));
  return { sharp, parts, letters: new Map(Object.entries(parts.letters)) };
}

/** What stands on the panel, as large as the panel: nothing is drawn outside of it. */
function panelSvg(
  { panel, inks }: MovePictureParts,
  letters: Opened["letters"],
  { of, command, name = "", figures }: MovePicture,
): string {
  const left = panel.left + INSET;
  const maxWidth = panel.width - 2 * INSET;
  const value = { left: left + LABEL_WIDTH, maxWidth: maxWidth - LABEL_WIDTH };
  const lines: Line[] = [
    { text: of.toUpperCase(), left, baseline: 92, maxWidth, ink: "amber", size: 52 },
    { text: command, left, baseline: 190, maxWidth, ink: "text", size: 110 },
    { text: name, left, baseline: 244, maxWidth, ink: "quiet", size: 44 },
    ...figures.slice(0, MOST_FIGURES).flatMap(([label, text], place): Line[] => {
      const baseline = FIRST_FIGURE + place * FIGURE_STEP;
      return [
        { text: label, left, baseline, maxWidth: LABEL_WIDTH, ink: "quiet", size: 38 },
        { text, ...value, baseline, ink: "text", size: 52 },
      ];
    }),
  ];
  const drawn = lines.map((line) => lineSvg(letters, line, inks[line.ink])).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${panel.width}" height="${panel.height}" viewBox="${panel.left} ${panel.top} ${panel.width} ${panel.height}">${drawn}</svg>`;
}

/** Signs that the face does not have are left out, so nothing of the text itself gets into the markup. */
function lineSvg(letters: Opened["letters"], line: Line, fill: string): string {
  const known = (text: string) => Array.from(text).flatMap((sign) => letters.get(sign) ?? []);
  const widthOf = (drawn: ReturnType<typeof known>) => drawn.reduce((sum, { advance }) => sum + advance, 0);
  let drawn = known(line.text.normalize("NFKC"));
  const fitting = (line.maxWidth * LETTER_SIZE) / Math.max(widthOf(drawn), 1);
  const size = Math.max(Math.min(line.size, fitting), Math.min(line.size, SMALLEST_SIZE));
  if (fitting < size) {
    const end = known(CUT);
    let room = (line.maxWidth * LETTER_SIZE) / size - widthOf(end);
    const beyond = drawn.findIndex(({ advance }) => {
      room -= advance;
      return room < 0;
    });
    drawn = [...drawn.slice(0, Math.max(beyond, 0)), ...end];
  }
  let pen = 0;
  const paths = drawn.map(({ advance, outline }) => {
    pen += advance;
    return `<path transform="translate(${(pen - advance).toFixed(1)})" d="${outline}"/>`;
  });
  return `<g transform="translate(${line.left} ${line.baseline})scale(${size / LETTER_SIZE})" fill="${fill}">${paths.join("")}</g>`;
}
