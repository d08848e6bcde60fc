/** Arrows: a bright arrow is a tap, a bright disc with a dark arrow is a hold, a star is neutral. */
import type { IconPaint, Tone } from "./icon-paint.ts";
import { disc, edged, filled, type Point, polygon, star, turn } from "./svg-shapes.ts";

/** Degrees from "right", clockwise; the character faces right. */
const DEGREES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    f: 0,
    df: 45,
    d: 90,
    db: 135,
    b: 180,
    ub: 225,
    u: 270,
    uf: 315,
  }),
);

const TAIL: Point = [5, 32];
const TIP: Point = [60, 32];
const UPPER_HALF: readonly Point[] = [
  [33.5, 6.5],
  [33.5, 21],
  [5, 21],
];
const LOWER_HALF: readonly Point[] = UPPER_HALF.map(([x, y]) => [x, 64 - y] as const);

/** Drawings of `f` `df` ... `n` and `holdf` ..., or undefined for an id that is no direction. */
export function drawDirection(id: string, paint: IconPaint): string | undefined {
  if (id === "n") return drawNeutral(paint);
  const held = id.startsWith("hold") ? id.slice("hold".length) : undefined;
  const degrees = DEGREES.get(held ?? id);
  if (degrees === undefined) return undefined;
  if (held !== undefined) return drawHold(degrees, paint, paint.tone(held));
  return drawArrow(degrees, paint, paint.tone(id));
}

function drawArrow(degrees: number, paint: IconPaint, tone: Tone): string {
  const scale = degrees % 90 === 0 ? 1 : 1.06;
  const upper = turn([TIP, ...UPPER_HALF, TAIL], degrees, scale);
  const lower = turn([TIP, ...LOWER_HALF, TAIL], degrees, scale);
  const outline = polygon([...upper, ...lower.toReversed()]);
  const isUpperLit = facesLight(degrees);
  const shaded = isUpperLit ? lower : upper;
  return edged(outline, tone.light, paint.edge) + filled(polygon(shaded), tone.shade);
}

/** Whether the arrow's upper half, turned with it, looks up and left, where the light stands. */
function facesLight(degrees: number): boolean {
  const angle = (degrees * Math.PI) / 180;
  return 0.9 * Math.cos(angle) - 0.4 * Math.sin(angle) >= 0;
}

function drawHold(degrees: number, paint: IconPaint, tone: Tone): string {
  const arrow = [TIP, ...UPPER_HALF, ...LOWER_HALF.toReversed()];
  return (
    disc(32, 32, 31, paint.edge) +
    disc(32, 32, 28.5, tone.shade) +
    disc(31, 30.5, 26, tone.face) +
    filled(polygon(turn(arrow, degrees, 0.74)), paint.edge)
  );
}

function drawNeutral(paint: IconPaint): string {
  const tone = paint.tone("n");
  const points = star(5, 29, 12.5, 32, 34);
  const facets = points
    .filter((_, index) => index % 2 === 0)
    .map((tip, index) => {
      const inner = points[index * 2 + 1] as Point;
      return filled(polygon([tip, inner, [32, 34]]), tone.shade);
    });
  return edged(polygon(points), tone.light, paint.edge) + facets.join("");
}
