/**
 * All icons of a set as one picture, and the style rules that show one of them. A page then needs a single request for
 * its icons, and changing the set changes one background image.
 *
 * On the screen pages use the picture rendered to pixels: measured with 500 icons on a throttled phone profile, the same
 * sprite as SVG kept the main thread busy for a second longer, because the browser walks through the whole drawing for
 * each icon. The SVG is for paper, where sharpness counts and time does not.
 */
import { iconCell } from "./draw-icon.ts";
import type { IconPaint } from "./icon-paint.ts";
import type { IconRow } from "./icon-table.ts";
import { CELL, ROUND_STROKES } from "./svg-shapes.ts";

/** A block rather than one long strip: small screens' graphics chips take no picture wider than 4096 pixels. */
const COLUMNS = 8;

/** The icons in rows of eight cells, 64 units each. Throws for a token without a drawing, naming it. */
export function spriteSvg(icons: readonly IconRow[], paint: IconPaint): string {
  const cells = icons.map(({ id }, index) => {
    const { column, row } = cellAt(index);
    return iconCell(id, paint, column * CELL, row * CELL);
  });
  const width = COLUMNS * CELL;
  const height = countRows(icons) * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${ROUND_STROKES}>${cells.join("")}</svg>`;
}

/**
 * Style rules for both sprites: `.mi` holds the block's size in cells, one rule per icon its place. The element's own
 * size decides how large an icon is; which sprite is its background image is the page's choice.
 */
export function spriteCss(icons: readonly IconRow[]): string {
  const rows = countRows(icons);
  const places = icons.map(({ className }, index) => {
    const cell = cellAt(index);
    return `.${className}{background-position:${place(cell.column, COLUMNS)} ${place(cell.row, rows)}}`;
  });
  return [
    `.mi{background-repeat:no-repeat;background-size:${COLUMNS * 100}% ${rows * 100}%}`,
    ...places,
    "",
  ].join("\n");
}

/** Column and row of an icon, counted from 0. */
export function cellAt(index: number): { column: number; row: number } {
  return { column: index % COLUMNS, row: Math.floor(index / COLUMNS) };
}

function countRows(icons: readonly IconRow[]): number {
  return Math.ceil(icons.length / COLUMNS);
}

/** Percent of the free length before the cell: 0 % shows the first, 100 % the last. */
function place(index: number, count: number): string {
  if (index === 0) return "0";
  return `${Number(((index * 100) / (count - 1)).toFixed(4))}%`;
}
