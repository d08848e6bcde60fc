import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BUTTON_SETS } from "@tactician/notation";
import sharp from "sharp";
import { iconSvg } from "./draw-icon.ts";
import { CLASSIC_PAINT, ICONS, type IconPaint, STEEL_PAINT } from "./icon-paint.ts";
import { renderArt } from "./render-art.ts";
import { findPortraits, framePortrait } from "./render-portraits.ts";

const PAINTS = [STEEL_PAINT, CLASSIC_PAINT].flatMap((paint) =>
  BUTTON_SETS.map((buttons): IconPaint => ({ ...paint, buttons })),
);
const ICON_SIZES = [20, 25, 45, 64];
const PORTRAIT_SIZES = [64, 192, 384];
const GROUNDS = ["#141012", "#ffffff"];
const WIDTH = 1640;
const GAP = 8;

interface Picture {
  readonly svg: string | Uint8Array;
  readonly size: number;
}

interface Placed {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

async function drawContactSheet(file: string): Promise<void> {
  const bands = await Promise.all([
    ...GROUNDS.flatMap((ground) => PAINTS.map((paint) => band(iconPictures(paint), ground))),
    band(await portraitPictures(), GROUNDS[0] ?? ""),
  ]);
  const placed: Placed[] = [];
  let top = 0;
  for (const { input, height } of bands) {
    placed.push({ input, left: 0, top });
    top += height;
  }
  const sheet = sharp({ create: { width: WIDTH, height: top, channels: 3, background: "#000000" } });
  await sheet.composite(placed).png().toFile(file);
}

function iconPictures(paint: IconPaint): Picture[] {
  // Only buttons differ in other sets.
  const icons = paint.buttons === "numbers" ? ICONS : ICONS.filter(({ isButton }) => isButton);
  return ICON_SIZES.flatMap((size) => icons.map(({ id }) => ({ svg: iconSvg(id, paint), size })));
}

async function portraitPictures(): Promise<Picture[]> {
  const sources = await findPortraits(join(import.meta.dirname, "../../art/portraits"));
  const cards = await Promise.all(
    sources.map(async ({ file }) =>
      file.endsWith(".svg") ? framePortrait(await readFile(file, "utf8"), file) : await readFile(file),
    ),
  );
  return PORTRAIT_SIZES.flatMap((size) => cards.map((svg) => ({ svg, size })));
}

/** Pictures in lines, a new line where the size changes or the width is used up. */
async function band(
  pictures: readonly Picture[],
  ground: string,
): Promise<{ input: Buffer; height: number }> {
  const placed: Placed[] = [];
  let [left, top, line] = [GAP, GAP, 0];
  for (const { svg, size } of pictures) {
    if (left + size > WIDTH || (line !== 0 && line !== size)) {
      top += line + GAP;
      left = GAP;
    }
    const input = await sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png().toBuffer();
    placed.push({ input, left, top });
    left += size + GAP;
    line = size;
  }
  const height = top + line + GAP;
  const image = sharp({ create: { width: WIDTH, height, channels: 3, background: ground } });
  return { input: await image.composite(placed).png().toBuffer(), height };
}

/**
 * Makes the site's pictures.
 * `node tools/render-art/cli.ts [--out apps/web/public] [--sprites apps/web/app/generated] [--sheet sheet.png]`
 */

const WEB = join(import.meta.dirname, "../../apps/web");

const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(WEB, "public") },
    sprites: { type: "string", default: join(WEB, "app/generated") },
    sheet: { type: "string" },
  },
});

if (values.sheet === undefined) {
  const { files, rendered } = await renderArt({ outDir: values.out, spriteDir: values.sprites });
  console.log(`art: ${files.length} files, ${rendered} rendered anew`);
} else {
  await drawContactSheet(values.sheet);
  console.log(`art: contact sheet in ${values.sheet}`);
}
