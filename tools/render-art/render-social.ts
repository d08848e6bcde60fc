/** Pictures for link previews (1200 x 630): one for the site, one for each character with a portrait. */
import { join } from "node:path";
import sharp from "sharp";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";
import { type DrawLine, openDisplayFace } from "./render-display-face.ts";
import { type PortraitSource, portraitPicture } from "./render-portraits.ts";
import * as words from "./words.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const PORTRAIT = { size: 486, left: 64, top: 72 };
const TEXT_LEFT = 606;
const TEXT_WIDTH = WIDTH - TEXT_LEFT - 64;
const WALL = { columns: 7, size: 168, gap: 6 };

export const COLOURS = {
  page: "#0d0b0d",
  text: "#f4eeec",
  quiet: "#bdb0b0",
  red: "#c3161c",
  amber: "#ffb627",
};

interface Placed {
  readonly input: Uint8Array;
  readonly left: number;
  readonly top: number;
}

/** Writes `social/<characterId>.png` and `social/tactician.png` below `outDir`; the paths of all files come back. */
export async function renderSocial(
  sources: readonly PortraitSource[],
  outDir: string,
  cache: ArtCache,
): Promise<string[]> {
  const draw = await openDisplayFace();
  const cards = await Promise.all(
    sources.map(async (source) => ({ source, picture: await portraitPicture(source) })),
  );
  const files: string[] = [];
  const write = async (name: string, picture: Uint8Array) => {
    const file = join(outDir, "social", `${name}.png`);
    await writeIfChanged(file, picture);
    files.push(file);
  };
  for (const { source, picture } of cards) {
    const ground = characterGround(source.name, draw);
    await write(
      source.characterId,
      await cache.get([ground, picture], async () =>
        compose(ground, [
          { input: await scaled(picture, PORTRAIT.size), left: PORTRAIT.left, top: PORTRAIT.top },
        ]),
      ),
    );
  }
  const pictures = cards.map(({ picture }) => picture);
  const name = siteName(draw);
  await write(
    "tactician",
    await cache.get([name, ...pictures], async () =>
      compose(wallGround(), [...(await wall(pictures)), { input: Buffer.from(name), left: 0, top: 0 }]),
    ),
  );
  return files;
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
      draw({
        ...line,
        text: words.ofCharacter,
        baseline: 378,
        size: 52,
        fill: COLOURS.amber,
      }),
      draw({ ...line, text: words.aboutSite, baseline: 434, size: 40, fill: COLOURS.quiet }),
      mark(TEXT_LEFT - 8, 498, 1),
      draw({ ...line, text: words.siteName, x: TEXT_LEFT + 60, baseline: 550, size: 52, fill: COLOURS.text }),
    ].join(""),
  );
}

function wallGround(): string {
  return svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.page}"/>`);
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
      draw({
        ...line,
        text: words.ofSite,
        baseline: 398,
        size: 48,
        fill: COLOURS.amber,
      }),
    ].join(""),
  );
}

async function wall(pictures: readonly Uint8Array[]): Promise<Placed[]> {
  const step = WALL.size + WALL.gap;
  const rows = Math.ceil(HEIGHT / step);
  const cells = Array.from({ length: rows * WALL.columns }, (_, index) => index);
  const placed: Placed[] = [];
  for (const cell of cells) {
    const picture = pictures[cell % pictures.length];
    if (picture === undefined) break;
    const left = (cell % WALL.columns) * step - 6;
    const top = Math.floor(cell / WALL.columns) * step - 30;
    placed.push(await cropped(picture, left, top));
  }
  return placed;
}

/** Composition refuses what sticks out of the picture, so a card at the edge is cut. */
async function cropped(picture: Uint8Array, left: number, top: number): Promise<Placed> {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const width = Math.min(left + WALL.size, WIDTH) - x;
  const height = Math.min(top + WALL.size, HEIGHT) - y;
  const whole = await scaled(picture, WALL.size);
  const input = await sharp(whole)
    .extract({ left: x - left, top: y - top, width, height })
    .toBuffer();
  return { input, left: x, top: y };
}

export function scaled(picture: Uint8Array, pixels: number): Promise<Uint8Array> {
  return sharp(picture).resize(pixels, pixels, { fit: "cover" }).png().toBuffer();
}

/** The pictures on the ground, as a PNG of at most so many colours. */
export function compose(ground: string, placed: readonly Placed[], colours = 256): Promise<Uint8Array> {
  const image = sharp(Buffer.from(ground)).composite(
    placed.map(({ input, left, top }) => ({ input: Buffer.from(input), left, top })),
  );
  return image.png({ palette: true, quality: 85, effort: 6, colours }).toBuffer();
}
