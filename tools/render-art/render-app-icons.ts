/** The site's mark for home screens and old browsers, from `favicon.svg`. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";

/** Files that the manifest and the pages name, with their edge in pixels. */
const APP_ICONS = [
  { file: "apple-touch-icon.png", pixels: 180 },
  { file: "app-icon-192.png", pixels: 192 },
  { file: "app-icon-512.png", pixels: 512 },
] as const;

/** The mark's own ground, which fills what a launcher cuts off (`maskable`). */
const GROUND = "#0d0b0d";
/** How much of the edge the mark takes: a launcher's round mask must not cut it. */
const SAFE_PART = 0.8;

/** Writes the app icons to `outDir`; the paths of all files come back. Throws when the mark is missing. */
export async function renderAppIcons(mark: string, outDir: string, cache: ArtCache): Promise<string[]> {
  const drawing = await readFile(mark);
  return Promise.all(
    APP_ICONS.map(async ({ file, pixels }) => {
      const path = join(outDir, file);
      const picture = await cache.get([drawing, "app-icon", String(pixels)], () => onGround(drawing, pixels));
      await writeIfChanged(path, picture);
      return path;
    }),
  );
}

async function onGround(drawing: Uint8Array, pixels: number): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const inner = Math.round(pixels * SAFE_PART);
  const edge = Math.floor((pixels - inner) / 2);
  return sharp(drawing, { density: 600 })
    .resize(inner, inner)
    .extend({
      top: edge,
      left: edge,
      bottom: pixels - inner - edge,
      right: pixels - inner - edge,
      background: GROUND,
    })
    .flatten({ background: GROUND })
    .png({ palette: true })
    .toBuffer();
}
