/** Pictures for link previews (1200 x 630): one for the site, one for each character with a portrait. */
import { join } from "node:path";
import sharp from "sharp";
import type { ArtCache } from "./art-cache.ts";
import { type DrawLine, openDisplayFace } from "./render-display-face.ts";
import { type PortraitSource, portraitPicture } from "./render-portraits.ts";
import * as words from "./words.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
const PORTRAIT = { size: 486, left: 64, top: 72 };
const TEXT_LEFT = 606;
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 64;
const WALL = { columns: 7, rows: 4, size: 168, gap: 6 };

export const COLOURS = {
  page: "#0d0b0d",
  text: "#f4eeec",
  quiet: "#bdb0b0",
  red: "#c3161c",
  amber: "#ffb627",
};

type Placed = Awaited<ReturnType<typeof placed>>;

/** Writes `social/<characterId>.png` and `social/tactician.png` below `outDir`. */
export async function renderSocial(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<void> {
  const draw = await openDisplayFace();
  const cards = await Promise.all(
    sources.map(async (source) => ({ source, picture: await portraitPicture(source) })),
  );
  const fileOf = (name: string) => join(outDir, "social", `${name}.png`);
  await Promise.all(
    cards.map(({ source, picture }) => {
      const ground = characterGround(source.name, draw);
      const render = async () => compose(ground, [await placed(picture, PORTRAIT)]);
      return cache.write(fileOf(source.characterId), [ground, picture], render);
    }),
  );
  const pictures = cards.map(({ picture }) => picture);
  const name = siteName(draw);
  const render = async () => compose(await wall(pictures), [{ input: Buffer.from(name), left: 0, top: 0 }]);
  await cache.write(fileOf("tactician"), [name, ...pictures], render);
}

export function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

/** The site's mark, as on the tab icon. */
export function mark(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y})scale(${scale})"><path d="M13 10h42l-4 13H9zM27 23h16L33 56H17z" fill="${COLOURS.red}"/><path d="M48 30h7l-8 26h-7z" fill="${COLOURS.amber}"/></g>`;
}

function characterGround(name: string, draw: DrawLine): string {
  const line = { x: TEXT_LEFT, maxWidth: TEXT_WIDTH };
  return svg(
    [
      `<defs><radialGradient id="lamp" cx=".8" cy="0" r=".9"><stop offset="0" stop-color="#5b0f15"/><stop offset="1" stop-color="${COLOURS.page}"/></radialGradient></defs>`,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>`,
      `<path d="M0 0H430L250 ${HEIGHT}H0Z" fill="${COLOURS.red}"/><path d="M430 0H450L270 ${HEIGHT}H250Z" fill="${COLOURS.amber}"/>`,
      draw({ ...line, text: name.toUpperCase(), baseline: 300, size: 210, fill: COLOURS.text }),
      draw({ ...line, text: words.ofCharacter, baseline: 378, size: 52, fill: COLOURS.amber }),
      draw({ ...line, text: words.aboutSite, baseline: 434, size: 40, fill: COLOURS.quiet }),
      mark(TEXT_LEFT - 8, 498, 1),
      draw({ ...line, text: words.siteName, x: TEXT_LEFT + 60, baseline: 550, size: 52, fill: COLOURS.text }),
    ].join(""),
  );
}

/** A dark band across the middle with the name in it. */
function siteName(draw: DrawLine): string {
  const band = { top: 196, height: 238 };
  const line = { x: 250, maxWidth: 880 };
  return svg(
    [
      `<rect y="${band.top}" width="${WIDTH}" height="${band.height}" fill="${COLOURS.page}" opacity=".94"/>`,
      `<rect y="${band.top}" width="${WIDTH}" height="6" fill="${COLOURS.red}"/><rect y="${band.top + band.height - 6}" width="${WIDTH}" height="6" fill="${COLOURS.red}"/>`,
      mark(56, 226, 2.8),
      draw({ ...line, text: words.siteName, baseline: 340, size: 150, fill: COLOURS.text }),
      draw({ ...line, text: words.ofSite, baseline: 398, size: 48, fill: COLOURS.amber }),
    ].join(""),
  );
}

/** Rows of portraits that go beyond every edge. */
async function wall(pictures: readonly Uint8Array[]): Promise<Buffer> {
  const { columns, rows, size, gap } = WALL;
  const cells = await Promise.all(
    Array.from({ length: rows * columns }, async (_, cell) => {
      const picture = pictures[cell % pictures.length];
      return picture === undefined ? [] : [await scaled(picture, size)];
    }),
  );
  const join = { across: columns, shim: gap, background: COLOURS.page };
  return sharp(cells.flat(), { join })
    .extract({ left: 6, top: 30, width: WIDTH, height: HEIGHT })
    .png()
    .toBuffer();
}

function scaled(picture: Uint8Array, pixels: number): Promise<Buffer> {
  return sharp(picture).resize(pixels, pixels, { fit: "cover" }).png().toBuffer();
}

export async function placed(
  picture: Uint8Array,
  { size, left, top }: { readonly size: number; readonly left: number; readonly top: number },
) {
  return { input: await scaled(picture, size), left, top };
}

/** The pictures on the ground, as a PNG of at most 256 colours. */
export function compose(ground: string | Buffer, pictures: readonly Placed[]): Promise<Buffer> {
  const image = sharp(Buffer.from(ground)).composite([...pictures]);
  return image.png({ palette: true, quality: 85, effort: 6 }).toBuffer();
}
