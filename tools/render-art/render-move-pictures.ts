/** What the server draws pictures of moves of: letters, and for each character the ground that they stand on. */
import {
  type DrawnParts,
  GROUND_COLOURS,
  INK_STEPS,
  INKS,
  PANEL,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
} from "@tactician/static-site";
import type { ArtCache } from "./art-cache.ts";
import { type DrawLine, openDisplayFace } from "./display-text.ts";
import { readPalettePng } from "./read-palette-png.ts";
import { renderLetters } from "./render-letters.ts";
import { type PortraitSource, portraitPicture } from "./render-portraits.ts";
import { COLOURS, compose, mark, scaled, svg } from "./render-social.ts";

const PORTRAIT = { size: 444, left: 64, top: 93 };
/** The panel's own colour. */
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
        compose(
          ground,
          [{ input: await scaled(picture, PORTRAIT.size), left: PORTRAIT.left, top: PORTRAIT.top }],
          GROUND_COLOURS,
        ),
      );
      const { palette, pixels } = readPalettePng(Buffer.from(png));
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
