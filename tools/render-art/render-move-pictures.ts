/** What the server draws pictures of moves of: outlines of letters, and for each character the ground that they stand on. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MOVE_PICTURE_PARTS_FILE, type MovePictureParts } from "@tactician/contract";
import type { ArtCache } from "./art-cache.ts";
import { type DrawLine, openDisplayFace, openDisplayLetters } from "./render-display-face.ts";
import { type PortraitSource, portraitPicture } from "./render-portraits.ts";
import { COLOURS, compose, HEIGHT, mark, placed, svg, WIDTH } from "./render-social.ts";
import * as words from "./words.ts";

const PORTRAIT = { size: 444, left: 64, top: 93 };
const PANEL = { left: 588, top: 36, width: 576, height: 486 };
const LETTER_SIZE = 100;
/** Everything that names of moves, commands and figures are written with. */
const SIGNS = [...range(0x20, 0x7e), ...range(0xc0, 0xff), "·", "’"];

/** Writes grounds and parts into a folder; grounds that the cache has are not drawn again. Resolves to how many grounds there are. */
export async function renderMovePictures(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<number> {
  await mkdir(outDir, { recursive: true });
  const ground = groundPicture(await openDisplayFace());
  await Promise.all(
    sources.map(async (source) => {
      const picture = await portraitPicture(source);
      const png = await cache.get([ground, picture], async () =>
        compose(ground, [await placed(picture, PORTRAIT)]),
      );
      await writeFile(join(outDir, `${source.characterId}.png`), png);
    }),
  );
  const { text, amber, quiet } = COLOURS;
  const parts: MovePictureParts = {
    panel: PANEL,
    inks: { text, amber, quiet },
    letters: await letterOutlines(),
  };
  await writeFile(join(outDir, MOVE_PICTURE_PARTS_FILE), JSON.stringify(parts));
  return sources.length;
}

async function letterOutlines(): Promise<MovePictureParts["letters"]> {
  const letterOf = await openDisplayLetters();
  const letters = SIGNS.flatMap((sign) => {
    const letter = letterOf(sign, LETTER_SIZE);
    return letter === undefined ? [] : [[sign, letter] as const];
  });
  return Object.fromEntries(letters);
}

function groundPicture(draw: DrawLine): string {
  const foot = PANEL.top + PANEL.height;
  const edge = 3;
  return svg(
    [
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.page}"/>`,
      `<path d="M0 0H400L220 ${HEIGHT}H0Z" fill="${COLOURS.red}"/><path d="M400 0H420L240 ${HEIGHT}H220Z" fill="${COLOURS.amber}"/>`,
      `<rect x="${PANEL.left - edge}" y="${PANEL.top - edge}" width="${PANEL.width + 2 * edge}" height="${PANEL.height + 2 * edge}" fill="${COLOURS.red}"/>`,
      `<rect x="${PANEL.left}" y="${PANEL.top}" width="${PANEL.width}" height="${PANEL.height}" fill="#141014"/>`,
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

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
}
