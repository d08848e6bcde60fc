// `npm run art:sheet`: all icons and portraits on one picture, to look at.
import { join } from "node:path";
import { BUTTON_SETS } from "@tactician/notation";
import sharp from "sharp";
import { iconSvg } from "./draw-icon.ts";
import { CLASSIC_PAINT, ICONS, type IconPaint, STEEL_PAINT } from "./icon-paint.ts";
import { findPortraits, portraitPicture } from "./render-portraits.ts";

const PAINTS = [STEEL_PAINT, CLASSIC_PAINT].flatMap((paint) =>
  BUTTON_SETS.map((buttons): IconPaint => ({ ...paint, buttons })),
);
const ICON_SIZES = [20, 25, 45, 64];
const PORTRAIT_SIZES = [64, 192, 384];
const GROUNDS = ["#141012", "#ffffff"];
const SHEET = "art-sheet.png";
const PORTRAITS = join(import.meta.dirname, "../../art/portraits");
const WIDTH = 1640;
const GAP = 8;

type Drawing = string | Uint8Array;

/** One band below the other: icons in each size on each ground, then portraits. */
async function drawContactSheet(file: string): Promise<void> {
  const icons = GROUNDS.flatMap((ground) =>
    PAINTS.flatMap((paint) => ICON_SIZES.map((size) => band(iconDrawings(paint), size, ground))),
  );
  const portraits = await portraitDrawings();
  const large = PORTRAIT_SIZES.map((size) => band(portraits, size, GROUNDS[0] ?? ""));
  const bands = await Promise.all([...icons, ...large]);
  let height = 0;
  const placed = bands.map(({ data, info }) => {
    const top = height;
    height += info.height;
    return { input: data, left: 0, top };
  });
  const sheet = sharp({ create: { width: WIDTH, height, channels: 3, background: "#000000" } });
  await sheet.composite(placed).png().toFile(file);
}

function iconDrawings(paint: IconPaint): Drawing[] {
  // Only buttons differ in other sets.
  const icons = paint.buttons === "numbers" ? ICONS : ICONS.filter(({ isButton }) => isButton);
  return icons.map(({ id }) => iconSvg(id, paint));
}

async function portraitDrawings(): Promise<Drawing[]> {
  return Promise.all((await findPortraits(PORTRAITS)).map(portraitPicture));
}

async function band(drawings: readonly Drawing[], size: number, ground: string) {
  const cells = await Promise.all(
    drawings.map((drawing) =>
      sharp(Buffer.from(drawing), { density: 288 }).resize(size, size).png().toBuffer(),
    ),
  );
  const across = Math.floor((WIDTH - GAP) / (size + GAP));
  return sharp(cells, { join: { across, shim: GAP, background: ground } })
    .flatten({ background: ground })
    .extend({ top: GAP, left: GAP, background: ground })
    .png()
    .toBuffer({ resolveWithObject: true });
}

await drawContactSheet(SHEET);
console.log(`Written: ${SHEET}`);
