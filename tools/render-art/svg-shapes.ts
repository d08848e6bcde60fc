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

/** A filled path. */
export function filled(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

/** A stroked path. */
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

/** A circle in outline. */
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
