import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { findCharacter } from "@tactician/game";
import sharp from "sharp";
import type { ArtCache } from "./art-cache.ts";

/**
 * Portraits from art/portraits: the drawing `<characterId>.svg` in its card, or the maintainer's own image
 * `<characterId>.png|webp|jpg` beside it, which takes the drawing's place as it is.
 */

const MAIN_PIXELS = 512;
/** Edges of `portraits/<characterId>-<edge>.webp`: one for a row of 48 px at double density up to a card on a wide screen. */
const PORTRAIT_PIXELS = [96, 192, 384] as const;

type Render = (picture: Uint8Array, pixels: number) => Promise<Uint8Array>;

/** AVIF is 40 % smaller than WebP for these drawings; more effort makes it three times slower and 2 % smaller. */
const PAGE_FORMATS: Readonly<Record<string, Render>> = {
  avif: async (picture, pixels) => square(picture, pixels).avif({ quality: 50, effort: 2 }).toBuffer(),
  webp: async (picture, pixels) =>
    square(picture, pixels).webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
};

/** Endings in the order of their claim: an own image comes before the drawing. */
const ENDINGS = [".png", ".webp", ".jpg", ".svg"];

export interface PortraitSource {
  readonly characterId: string;
  /** Name as the game shows it: the file name below `mains/`. */
  readonly name: string;
  readonly file: string;
}

/** The picture that stands for each character, by its id. Throws for a file whose name is no character's id. */
export async function findPortraits(directory: string): Promise<PortraitSource[]> {
  const chosen = new Map<string, string>();
  const files = (await readdir(directory)).filter((file) => ENDINGS.includes(extname(file)));
  for (const file of files.toSorted(byClaim)) {
    const characterId = file.slice(0, -extname(file).length);
    if (!chosen.has(characterId)) chosen.set(characterId, file);
  }
  return [...chosen].map(([characterId, file]) => {
    const name = findCharacter(characterId)?.name;
    if (name === undefined)
      throw new Error(`${join(directory, file)}: no character has the id '${characterId}'`);
    return { characterId, name, file: join(directory, file) };
  });
}

/**
 * Writes `mains/{name}.png` and, for the pages, `portraits/<characterId>-{96,192,384}.avif` and `.webp` below `outDir`;
 * the paths of all files come back.
 */
export async function renderPortraits(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<string[]> {
  const files = await Promise.all(sources.map((source) => renderPortrait(source, outDir, cache)));
  return files.flat();
}

async function renderPortrait(source: PortraitSource, outDir: string, cache: ArtCache): Promise<string[]> {
  const picture = await portraitPicture(source);
  const main = join(outDir, "mains", `${source.name}.png`);
  const files = [await cache.write(main, [picture, "main", String(MAIN_PIXELS)], () => renderMain(picture))];
  for (const pixels of PORTRAIT_PIXELS) {
    for (const [ending, render] of Object.entries(PAGE_FORMATS)) {
      const file = join(outDir, "portraits", `${source.characterId}-${pixels}.${ending}`);
      files.push(await cache.write(file, [picture, ending, String(pixels)], () => render(picture, pixels)));
    }
  }
  return files;
}

/** A portrait as it is rendered from: the drawing in its card, or the maintainer's own image. */
export async function portraitPicture({ file }: PortraitSource): Promise<Uint8Array> {
  const bytes = await readFile(file);
  if (extname(file) !== ".svg") return bytes;
  return Buffer.from(framePortrait(bytes.toString("utf8"), file));
}

function renderMain(picture: Uint8Array): Promise<Uint8Array> {
  return square(picture, MAIN_PIXELS).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
}

function square(picture: Uint8Array, pixels: number) {
  return sharp(picture).resize(pixels, pixels, { fit: "cover" });
}

function byClaim(left: string, right: string): number {
  const claim = ENDINGS.indexOf(extname(left)) - ENDINGS.indexOf(extname(right));
  return claim === 0 ? left.localeCompare(right) : claim;
}

/**
 * The card round every portrait: ground, rays, light from the upper left, dark edge round the emblem, trim. A drawing in
 * art/portraits brings the emblem and three colours; whatever all cards share is here and changes in one place.
 */

const CARD = 512;
const FOCUS = { x: 256, y: 232 };
const RAYS = 14;

interface CardColours {
  readonly glow: string;
  readonly ground: string;
  readonly trim: string;
}

/**
 * A whole card from a drawing (`<svg viewBox="0 0 512 512" data-glow="#f04a3a" data-ground=... data-trim=...>`).
 * Throws an error that names the drawing when its root or one of the three colours is missing.
 */
export function framePortrait(drawing: string, name: string): string {
  const root = /<svg\b[^>]*>/.exec(drawing)?.[0];
  if (root === undefined || !drawing.trimEnd().endsWith("</svg>"))
    throw new Error(`${name}: not an SVG drawing`);
  const colours = { glow: "", ground: "", trim: "" };
  for (const key of ["glow", "ground", "trim"] as const) {
    const colour = new RegExp(`data-${key}="(#[0-9a-f]{6})"`).exec(root)?.[1];
    if (colour === undefined) throw new Error(`${name}: the root needs data-${key}="#rrggbb"`);
    colours[key] = colour;
  }
  const emblem = drawing.slice(drawing.indexOf(root) + root.length, drawing.lastIndexOf("</svg>"));
  return card(emblem, colours);
}

function card(emblem: string, colours: CardColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD}" height="${CARD}" viewBox="0 0 ${CARD} ${CARD}">
<defs>${definitions(colours)}</defs>
<rect width="${CARD}" height="${CARD}" fill="url(#card-ground)"/>
<path d="${rays()}" fill="${colours.glow}" opacity=".2"/>
<rect width="${CARD}" height="${CARD}" fill="url(#card-halo)"/>
<g filter="url(#card-edge)">${emblem}</g>
<rect width="${CARD}" height="${CARD}" fill="url(#card-foot)"/>
${trim(colours)}
</svg>`;
}

/** The edge is a blur made hard again: rounder than a dilated shape, and ten times faster to render. */
function definitions({ glow, ground }: CardColours): string {
  const focus = `gradientUnits="userSpaceOnUse" cx="${FOCUS.x}" cy="${FOCUS.y}"`;
  return `
<radialGradient id="card-ground" ${focus} r="380"><stop offset="0" stop-color="${ground}"/><stop offset=".62" stop-color="${ground}"/><stop offset="1" stop-color="#0d0a0e"/></radialGradient>
<radialGradient id="card-halo" ${focus} r="250"><stop offset="0" stop-color="${glow}" stop-opacity=".95"/><stop offset=".55" stop-color="${glow}" stop-opacity=".45"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="card-foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="#0d0a0e" stop-opacity="0"/><stop offset="1" stop-color="#0d0a0e" stop-opacity=".85"/></linearGradient>
<filter id="card-edge" filterUnits="userSpaceOnUse" x="0" y="0" width="${CARD}" height="${CARD}">
<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="soft"/>
<feComponentTransfer in="soft" result="grown"><feFuncA type="linear" slope="8" intercept="-.42"/></feComponentTransfer>
<feFlood flood-color="#120c10"/><feComposite in2="grown" operator="in" result="edge"/>
<feOffset in="grown" dx="9" dy="11" result="fallen"/>
<feFlood flood-color="#000" flood-opacity=".45"/><feComposite in2="fallen" operator="in" result="shadow"/>
<feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>`;
}

/** Wedges from the focus to beyond the edges, every second one left out. */
function rays(): string {
  const reach = 420;
  const step = (Math.PI * 2) / RAYS;
  return Array.from({ length: RAYS }, (_, index) => {
    const from = (index - 0.25) * step;
    const to = (index + 0.25) * step;
    const [x1, y1] = [FOCUS.x + Math.cos(from) * reach, FOCUS.y + Math.sin(from) * reach];
    const [x2, y2] = [FOCUS.x + Math.cos(to) * reach, FOCUS.y + Math.sin(to) * reach];
    return `M${FOCUS.x} ${FOCUS.y}L${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Z`;
  }).join("");
}

/** Everything outside a line with cut corners is dark, the line itself is the trim. */
function trim(colours: CardColours): string {
  const line = octagon(17, 44);
  return [
    `<path d="M0 0H${CARD}V${CARD}H0Z${line}" fill="#0d0a0e" fill-rule="evenodd"/>`,
    `<path d="${line}" fill="none" stroke="${colours.trim}" stroke-width="6"/>`,
  ].join("");
}

function octagon(inset: number, cut: number): string {
  const [near, far] = [inset, CARD - inset];
  const [low, high] = [inset + cut, far - cut];
  return `M${low} ${near}H${high}L${far} ${low}V${high}L${high} ${far}H${low}L${near} ${high}V${low}Z`;
}
