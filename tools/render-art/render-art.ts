import { join } from "node:path";
import { openArtCache } from "./art-cache.ts";
import { renderDisplayFace } from "./render-display-face.ts";
import { renderAppIcons, renderIcons, renderSprites } from "./render-icons.ts";
import { renderMovePictures } from "./render-move-pictures.ts";
import { findPortraits, renderPortraits } from "./render-portraits.ts";
import { renderSocial } from "./render-social.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface RenderArtOptions {
  /** Gets `icons-t8/`, `icons/`, `mains/`, `portraits/`, `social/` and the app icons, the addresses that visitors ask for. */
  readonly outDir: string;
  /** Gets the sprites `move-icons-*` and `move-icons.css`, and `display-face.woff2`, which the web app imports. */
  readonly spriteDir: string;
  /** Default: `art/portraits` of the project. */
  readonly portraitDir?: string;
  /** Default: `.cache/art` of the project. */
  readonly cacheDir?: string;
}

export interface RenderedArt {
  /** Paths of all files, whether they had to be rendered or not. */
  readonly files: readonly string[];
  readonly rendered: number;
}

/**
 * Brings all picture files up to date: `await renderArt({ outDir: "public", spriteDir: "app/generated" })`.
 * Throws an error that names the drawing or the token when one is missing or cannot be read.
 */
export async function renderArt(options: RenderArtOptions): Promise<RenderedArt> {
  const { outDir, spriteDir } = options;
  const portraitDir = options.portraitDir ?? join(ROOT, "art/portraits");
  const cache = openArtCache(options.cacheDir ?? join(ROOT, ".cache/art"));
  const portraits = await findPortraits(portraitDir);
  const files = [
    ...(await renderSprites(spriteDir, cache)),
    ...(await renderDisplayFace(spriteDir, cache)),
    ...(await renderIcons(outDir, cache)),
    ...(await renderPortraits(portraits, outDir, cache)),
    ...(await renderSocial(portraits, outDir, cache)),
    ...(await renderAppIcons(join(ROOT, "apps/web/public/favicon.svg"), outDir, cache)),
  ];
  return { files, rendered: cache.countRendered() };
}

/** Draws what pictures of moves are made of into a folder, with the same cache. */
export async function renderMoveParts(outDir: string): Promise<number> {
  const portraits = await findPortraits(join(ROOT, "art/portraits"));
  return renderMovePictures(portraits, outDir, openArtCache(join(ROOT, ".cache/art")));
}
