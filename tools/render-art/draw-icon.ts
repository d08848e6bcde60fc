/** One icon of one set, as the body of a cell of 64 by 64 units or as a whole SVG file. */
import { drawButtons } from "./draw-buttons.ts";
import { drawDirection } from "./draw-directions.ts";
import { drawMark } from "./draw-marks.ts";
import { drawState } from "./draw-states.ts";
import type { IconPaint } from "./icon-paint.ts";
import { CELL, ROUND_STROKES } from "./svg-shapes.ts";

/** SVG elements of the token's drawing (`drawIcon("holddf", STEEL_PAINT)`), or undefined when nobody drew it yet. */
export function drawIcon(id: string, paint: IconPaint): string | undefined {
  return drawDirection(id, paint) ?? drawButtons(id, paint) ?? drawState(id, paint) ?? drawMark(id, paint);
}

/**
 * The drawing with a clear unit round it, so that no neighbour in a sprite shines through at odd sizes: its cell
 * begins at `x`, `y`. Throws for a token without a drawing, naming it.
 */
export function iconCell(id: string, paint: IconPaint, x = 0, y = 0): string {
  const drawing = drawIcon(id, paint);
  if (drawing === undefined)
    throw new Error(`no drawing for the token '${id}': add one to tools/render-art/draw-*.ts`);
  return `<g transform="translate(${x + 1} ${y + 1})scale(.969)">${drawing}</g>`;
}

/** The drawing as a file of its own. Throws for a token without a drawing, naming it. */
export function iconSvg(id: string, paint: IconPaint): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${CELL}" ${ROUND_STROKES}>${iconCell(id, paint)}</svg>`;
}
