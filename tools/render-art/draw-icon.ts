import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { IconPaint } from "./icon-paint.ts";

export const CELL = 64;

/** Attributes of the element round one or more drawings: every stroke of every icon ends and joins round. */
export const ROUND_STROKES = 'stroke-linecap="round" stroke-linejoin="round"';

const FILE = "art/icons/move-icons.svg";
const SHEET = readFileSync(join(import.meta.dirname, "../..", FILE), "utf8");
/** What stands in the sheet by id, `holddf`, `1+2`, `xbox 1+2`; the colours are left open, `var(--edge)`, `var(--light-1)`. */
const DRAWINGS = new Map(
  [...SHEET.matchAll(/^<g id="(.+?)".*>\n([\s\S]*?)\n<\/g>$/gm)].map(
    ([, id = "", drawing = ""]) => [id, drawing.replace(/\n?^ +/gm, "")] as const,
  ),
);
const OPEN_COLOUR = /var\(--(?:(edge|idle|plate)|(light|face|shade)(?:-([1-4]))?)\)/g;

type Part = "edge" | "idle" | "plate";
type Light = "light" | "face" | "shade";

/** SVG elements of the token's drawing (`drawIcon("holddf", STEEL_PAINT)`), or undefined when nobody drew it yet. */
export function drawIcon(id: string, paint: IconPaint): string | undefined {
  const drawing = DRAWINGS.get(`${paint.buttons} ${id}`) ?? DRAWINGS.get(id);
  // A hold has the colours of its direction.
  const role = id.replace(/^hold/, "");
  return drawing?.replace(OPEN_COLOUR, (_, part: Part | undefined, light: Light, button: string = role) =>
    part ? paint[part] : paint.tone(button)[light],
  );
}

/**
 * The drawing with a clear unit round it, so that no neighbour in a sprite shines through at odd sizes: its cell
 * begins at `x`, `y`. Throws for a token without a drawing, naming it.
 */
export function iconCell(id: string, paint: IconPaint, x = 0, y = 0): string {
  const drawing = drawIcon(id, paint);
  if (drawing === undefined) throw new Error(`no drawing for the token '${id}': add one to ${FILE}`);
  return `<g transform="translate(${x + 1} ${y + 1})scale(.969)">${drawing}</g>`;
}

export function iconSvg(id: string, paint: IconPaint): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${CELL}" ${ROUND_STROKES}>${iconCell(id, paint)}</svg>`;
}
