/**
 * The few shapes that the icon drawings are made of, written as SVG text in a cell of 64 by 64 units.
 * Everything is geometry and flat colour: no fonts, no variables, no filters, so librsvg and every browser agree.
 */

export const CELL = 64;

/** Attributes of the element round one or more drawings: every stroke of every icon ends and joins round. */
export const ROUND_STROKES = 'stroke-linecap="round" stroke-linejoin="round"';

export type Point = readonly [x: number, y: number];

/** A number as short as one decimal allows (`12.50` -> `12.5`, `-0` -> `0`). */
export function round(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** Points turned by `degrees` (clockwise on screen) round the middle of the cell, then scaled from it. */
export function turn(points: readonly Point[], degrees: number, scale = 1): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const middle = CELL / 2;
  return points.map(([x, y]) => {
    const [dx, dy] = [x - middle, y - middle];
    return [middle + dx * cos - dy * sin, middle + dx * sin + dy * cos] as const;
  });
}

/** Path data of a closed polygon: `M5 5L9 9L1 9Z`. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function filled(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function stroked(data: string, stroke: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

/** The dark edge that keeps a light drawing readable on white paper: goes under the shape it belongs to. */
export function edged(data: string, fill: string, edge: string, width = 5): string {
  return `<path d="${data}" fill="${fill}" stroke="${edge}" stroke-width="${round(width)}"/>`;
}

/** A stroked line with its dark edge below it. */
export function edgedLine(data: string, stroke: string, width: number, edge: string): string {
  return stroked(data, edge, width + 5) + stroked(data, stroke, width);
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

/** The points of a star, the first one straight up. */
export function star(points: number, outer: number, inner: number, x = CELL / 2, y = CELL / 2): Point[] {
  return Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

/** A table that finds nothing under words that every object inherits. */
export function wordMap<Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(table));
}

/**
 * A stroke font of our own for the few letters and digits on icons, so that no picture depends on a font of the
 * machine that renders it. Glyphs are in a box 10 wide and 14 high.
 */

const GLYPH_WIDTH = 10;
const GLYPH_HEIGHT = 14;

const GLYPHS = wordMap<string>({
  "1": "M2.6 3.6L6 1.2V12.8",
  "2": "M1.4 4.4A3.6 3.4 0 0 1 8.6 4.6C8.6 7 4.4 9.4 1.5 12.6H9",
  "3": "M1.4 1.4H8.2L4.6 5.8A3.6 3.5 0 1 1 1 10.9",
  "4": "M6.8 12.8V1.2L1 9.4H9.4",
  A: "M.8 13L5 1.1L9.2 13M2.4 8.8H7.6",
  B: "M1.5 1.2V12.8H5.7A2.9 2.9 0 0 0 5.7 6.8H1.5H5.2A2.8 2.8 0 0 0 5.2 1.2H1.5",
  C: "M8.9 3.5C8.2 1.9 6.9 1.1 5.4 1.1C2.8 1.1 1.2 3.4 1.2 7S2.8 12.9 5.4 12.9C6.9 12.9 8.2 12.1 8.9 10.5",
  F: "M1.6 13V1.2H8.8M1.6 6.9H7.4",
  H: "M1.3 1V13M8.7 1V13M1.3 7H8.7",
  K: "M1.5 1V13M8.9 1.1L1.5 8.2M4 6L9.2 13",
  L: "M1.6 1V12.8H8.6",
  P: "M1.5 13V1.2H5.4A3.2 3.2 0 0 1 5.4 7.7H1.5",
  R: "M1.5 13V1.2H5.4A3.1 3.1 0 0 1 5.4 7.5H1.5M5 7.5L8.9 13",
  S: "M8.5 3.2C7.9 1.8 6.6 1.1 5 1.1C2.8 1.1 1.4 2.3 1.4 4C1.4 7.9 8.7 6 8.7 10C8.7 11.8 7.2 12.9 5 12.9C3.1 12.9 1.8 12.1 1.1 10.6",
  T: "M.8 1.3H9.2M5 1.3V13",
  W: "M.5 1L2.7 12.8L5 4.6L7.3 12.8L9.5 1",
  X: "M1 1.1L9 12.9M9 1.1L1 12.9",
  Y: "M1 1.1L5 6.8L9 1.1M5 6.8V12.9",
});

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Space between letters and width of the strokes, in glyph units (a letter is 10 wide). */
  readonly gap?: number;
  readonly weight?: number;
}

/**
 * A word as SVG paths (`word("SSL", "#fff", { x: 32, y: 32, height: 24 })`).
 * Throws for a character that the font lacks: that is a mistake in a drawing, found by its first render.
 */
export function word(text: string, colour: string, lettering: Lettering): string {
  const { x, y, height, gap = 2.6, weight = 2.5 } = lettering;
  const scale = height / GLYPH_HEIGHT;
  const width = text.length * GLYPH_WIDTH + (text.length - 1) * gap;
  const strokes = [...text].map((letter, index) => {
    const glyph = GLYPHS.get(letter);
    if (glyph === undefined) throw new Error(`the icon font has no '${letter}'`);
    const shift = index * (GLYPH_WIDTH + gap);
    return shift === 0
      ? glyphPath(glyph)
      : `<g transform="translate(${round(shift)})">${glyphPath(glyph)}</g>`;
  });
  const left = round(x - (width * scale) / 2);
  const top = round(y - height / 2);
  const frame = `fill="none" stroke="${colour}" stroke-width="${round(weight)}"`;
  return `<g transform="translate(${left} ${top})scale(${scale.toFixed(2)})" ${frame}>${strokes.join("")}</g>`;
}

function glyphPath(data: string): string {
  return `<path d="${data}"/>`;
}
