import { join } from "node:path";
import { openArtCache } from "./art-cache.ts";
import { renderDisplayFace } from "./render-display-face.ts";
import { renderAppIcons, renderIcons, renderSprites } from "./render-icons.ts";
import { renderMovePictures } from "./render-move-pictures.ts";
import { findPortraits, renderPortraits } from "./render-portraits.ts";
import { renderSocial } from "./render-social.ts";

const ROOT = join(import.meta.dirname, "../..");

const PORTRAITS = join(ROOT, "art/portraits");
const CACHE = join(ROOT, ".cache/art");

/**
 * Brings what the web app imports up to date in `spriteDir`: the sprites `move-icons-*`, `move-icons.css` and `display-face.woff2`.
 * Returns how many had to be rendered. Throws an error that names the token when its drawing is missing.
 */
export async function renderImports(spriteDir: string, cacheDir = CACHE): Promise<number> {
  const cache = openArtCache(cacheDir);
  await renderSprites(spriteDir, cache);
  await renderDisplayFace(spriteDir, cache);
  return cache.countRendered();
}

/**
 * Brings the pictures that visitors ask for up to date in `outDir`: `icons-t8/`, `icons/`, `mains/`, `portraits/`, `social/` and the
 * app icons. Returns how many had to be rendered. Throws an error that names the drawing or the token when one is missing or cannot
 * be read.
 */
export async function renderArt(outDir: string, portraitDir = PORTRAITS, cacheDir = CACHE): Promise<number> {
  const cache = openArtCache(cacheDir);
  const portraits = await findPortraits(portraitDir);
  await renderIcons(outDir, cache);
  await renderPortraits(portraits, outDir, cache);
  await renderSocial(portraits, outDir, cache);
  await renderAppIcons(join(ROOT, "apps/web/public/favicon.svg"), outDir, cache);
  return cache.countRendered();
}

/** Draws what pictures of moves are made of into a folder, with the same cache. */
export async function renderMoveParts(outDir: string): Promise<number> {
  return renderMovePictures(await findPortraits(PORTRAITS), outDir, openArtCache(CACHE));
}
