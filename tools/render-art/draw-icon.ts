import { drawButtons } from "./draw-buttons.ts";
import type { IconPaint, Tone } from "./icon-paint.ts";
import {
  CELL,
  disc,
  edged,
  edgedLine,
  filled,
  type Point,
  polygon,
  ROUND_STROKES,
  star,
  stroked,
  turn,
  word,
  wordMap,
} from "./svg-shapes.ts";

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
    throw new Error(`no drawing for the token '${id}': add one to tools/render-art/draw-icon.ts`);
  return `<g transform="translate(${x + 1} ${y + 1})scale(.969)">${drawing}</g>`;
}

export function iconSvg(id: string, paint: IconPaint): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${CELL}" ${ROUND_STROKES}>${iconCell(id, paint)}</svg>`;
}

/** Arrows: a bright arrow is a tap, a bright disc with a dark arrow is a hold, a star is neutral. */

/** Degrees from "right", clockwise; the character faces right. */
const DEGREES = wordMap<number>({ f: 0, df: 45, d: 90, db: 135, b: 180, ub: 225, u: 270, uf: 315 });

const TAIL: Point = [5, 32];
const TIP: Point = [60, 32];
const UPPER_HALF: readonly Point[] = [
  [33.5, 6.5],
  [33.5, 21],
  [5, 21],
];
const LOWER_HALF: readonly Point[] = UPPER_HALF.map(([x, y]) => [x, 64 - y] as const);

/** Drawings of `f` `df` ... `n` and `holdf` ..., or undefined for an id that is no direction. */
function drawDirection(id: string, paint: IconPaint): string | undefined {
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

/** What the character is doing, as a lettered plate: players say the letters. */

const PLATES = wordMap<string>({
  bt: "M14 11H52Q58 11 58 17V47Q58 53 52 53H14L3 32Z",
  ss: "M11 11H53L61 32L53 53H11L3 32Z",
  ssl: "M10 11H56Q61 11 61 16V48Q61 53 56 53H10L3 32Z",
  ssr: "M8 11H54L61 32L54 53H8Q3 53 3 48V16Q3 11 8 11Z",
  wr: "M9 11H52L61 32L52 53H3Z",
  ws: "M32 4L61 17V48Q61 53 56 53H8Q3 53 3 48V17Z",
  fc: "M8 11H56Q61 11 61 16V47L32 60L3 47V16Q3 11 8 11Z",
});

/** Drawings of `bt` `ss` `ssl` `ssr` `wr` `ws` `fc` `ch`, or undefined for another id. */
function drawState(id: string, paint: IconPaint): string | undefined {
  if (id === "ch") return drawCounterHit(paint);
  const plate = PLATES.get(id);
  if (plate === undefined) return undefined;
  const tone = paint.tone(id);
  const rim = `<path d="${plate}" fill="${paint.plate}" stroke="${tone.shade}" stroke-width="3.5"/>`;
  return edged(plate, paint.edge, paint.edge, 5) + rim + letters(id, tone.light);
}

/** In the middle of plates that are no ring. */
const HEIGHTS: ReadonlyMap<string, number> = new Map([
  ["ws", 34],
  ["fc", 31],
]);

function letters(id: string, colour: string): string {
  const text = id.toUpperCase();
  if (text.length === 3) return word(text, colour, { x: 32, y: 32, height: 21.5, gap: 1.8, weight: 2.9 });
  const y = HEIGHTS.get(id) ?? 32;
  return word(text, colour, { x: 32, y, height: 27, gap: 3, weight: 3 });
}

function drawCounterHit(paint: IconPaint): string {
  const tone = paint.tone("ch");
  return (
    edged(polygon(star(10, 30, 24)), tone.shade, paint.edge, 4) +
    filled(polygon(star(10, 28, 22.5)), tone.face) +
    word("CH", paint.edge, { x: 32, y: 32, height: 23, gap: 2.6, weight: 3.2 })
  );
}

/** Pictograms for what a move does or where a combo goes on. Each is one bold silhouette that holds at 20 pixels. */

type Drawing = (paint: IconPaint, tone: Tone) => string;

const MARKS = wordMap<Drawing>({
  t: drawTornado,
  heat: drawFlame,
  homing: drawHoming,
  pc: drawPowerCrush,
  chip: drawChip,
  fb: drawFloorBreak,
  wb: drawWallBreak,
  launch: drawLaunch,
  into: drawInto,
  "[": drawBracketLeft,
  "]": drawBracketRight,
});

/** Drawings of `t` `heat` `homing` `pc` `chip` `fb` `wb` `launch` `into` `[` `]`, or undefined for another id. */
function drawMark(id: string, paint: IconPaint): string | undefined {
  return MARKS.get(id)?.(paint, paint.tone(id));
}

function drawTornado(paint: IconPaint, tone: Tone): string {
  const winds = ["M8 11Q32 17 56 11", "M14 24Q34 30 52 23", "M22 37Q36 42 48 35", "M31 50Q37 53 42 48"];
  const edge = winds.map((wind) => stroked(wind, paint.edge, 13)).join("");
  return (
    edge + winds.map((wind, index) => stroked(wind, index % 2 === 0 ? tone.light : tone.shade, 8)).join("")
  );
}

function drawFlame(paint: IconPaint, tone: Tone): string {
  const outer =
    "M35 3C38 15 54 23 54 41C54 53 44 61 32 61C20 61 10 53 10 41C10 31 16 26 19 18C23 21 25 25 25 29C32 23 36 13 35 3Z";
  const core =
    "M33 29C35 36 44 39 44 47C44 54 39 58 32 58C25 58 20 54 20 48C20 43 23 41 25 37C27 39 28 41 29 43C32 40 34 35 33 29Z";
  return edged(outer, tone.shade, paint.edge) + filled(core, tone.light);
}

/** An attack that follows a sidestep: a sweep closing on its target. */
function drawHoming(paint: IconPaint, tone: Tone): string {
  const sweep = "M52 44A24 24 0 1 1 51 17";
  const head = "M60 28L42 24L58 7Z";
  return (
    stroked(sweep, paint.edge, 13) +
    edged(head, tone.light, paint.edge) +
    stroked(sweep, tone.shade, 8) +
    filled(head, tone.light) +
    disc(32, 32, 11, paint.edge) +
    disc(32, 32, 8.5, tone.light)
  );
}

/** Armour that takes the hit and goes on. */
function drawPowerCrush(paint: IconPaint, tone: Tone): string {
  const shield = "M32 4L57 12V31C57 46 46 56 32 61C18 56 7 46 7 31V12Z";
  const half = "M32 4L57 12V31C57 46 46 56 32 61Z";
  const bolt = "M36 13L19 36H30L27 52L45 28H34Z";
  return edged(shield, tone.light, paint.edge) + filled(half, tone.shade) + filled(bolt, paint.edge);
}

/** A life bar that loses a sliver. */
function drawChip(paint: IconPaint, tone: Tone): string {
  const bar = "M4 16H42L33 48H4Z";
  const sliver = "M50 21H61L52 53H41Z";
  const glint = "M7 19H38L36 27H7Z";
  return (
    edged(bar, tone.shade, paint.edge) + filled(glint, tone.light) + edged(sliver, tone.light, paint.edge)
  );
}

const BREAK_ARROW = "M23 3H41V22H54L32 45L10 22H23Z";
const BREAK_ARROW_HALF = "M32 3H41V22H54L32 45Z";
const BROKEN_SLAB = ["M3 41H13L25 53L21 61H3Z", "M61 41H51L39 53L43 61H61Z"];

function drawFloorBreak(paint: IconPaint, tone: Tone): string {
  const slab = BROKEN_SLAB.map((piece) => edged(piece, tone.shade, paint.edge)).join("");
  return slab + edged(BREAK_ARROW, tone.light, paint.edge) + filled(BREAK_ARROW_HALF, tone.shade);
}

/** The floor break, turned against the wall on the right. */
function drawWallBreak(paint: IconPaint, tone: Tone): string {
  return `<g transform="rotate(-90 32 32)">${drawFloorBreak(paint, tone)}</g>`;
}

function drawLaunch(paint: IconPaint, tone: Tone): string {
  return (
    edgedLine("M12 57H52", tone.shade, 7, paint.edge) +
    edgedLine("M13 44L32 27L51 44", tone.shade, 8, paint.edge) +
    edgedLine("M13 25L32 8L51 25", tone.light, 8, paint.edge)
  );
}

function drawInto(paint: IconPaint, tone: Tone): string {
  return edgedLine("M22 12L43 32L22 52", tone.light, 8.5, paint.edge);
}

function drawBracketLeft(paint: IconPaint, tone: Tone): string {
  return edgedLine("M43 7H24V57H43", tone.light, 8, paint.edge);
}

function drawBracketRight(paint: IconPaint, tone: Tone): string {
  return edgedLine("M21 7H40V57H21", tone.light, 8, paint.edge);
}
