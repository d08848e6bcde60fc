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
    ...SPECIAL_LOOKS.map(({ where, has, rule }) => `${where} ${anyOf(icons.filter(has))}{${rule}}`),
    "",
  ].join("\n");
}

const AS_ICONS = `html:not([data-display="notations"])`;
const AS_NEWER_ICONS = `html:not([data-display="notations"],[data-colors="on"])`;
const AS_NOTATIONS = `html[data-display="notations"]`;

/** Longer texts do not fit into the icon that they lie over. */
const LONGEST_TEXT = 4;

/** What the columns of the token table say about the look of some icons. Heights: docs/fixed-by-the-specification.md. */
const SPECIAL_LOOKS: readonly { where: string; has: (icon: IconRow) => boolean; rule: string }[] = [
  { where: AS_ICONS, has: ({ shown }) => shown.length > LONGEST_TEXT, rule: "overflow:hidden" },
  { where: AS_NEWER_ICONS, has: ({ size }) => size === "large", rule: sized("--icon-state") },
  { where: AS_NEWER_ICONS, has: ({ size }) => size === "largest", rule: sized("--icon-ch") },
  { where: AS_NOTATIONS, has: ({ isAccented }) => isAccented === true, rule: "color:var(--amber)" },
];

function sized(length: string): string {
  return `inline-size:var(${length});block-size:var(${length})`;
}

/** Stronger than the rules for all icons in the page's own styles, which come later. */
function anyOf(icons: readonly IconRow[]): string {
  return `.mi:is(${icons.map(({ className }) => `.${className}`).join(",")})`;
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
