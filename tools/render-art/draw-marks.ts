/** Pictograms for what a move does or where a combo goes on. Each is one bold silhouette that holds at 20 pixels. */
import type { IconPaint, Tone } from "./icon-paint.ts";
import { disc, edged, edgedLine, filled, stroked } from "./svg-shapes.ts";

type Drawing = (paint: IconPaint, tone: Tone) => string;

const MARKS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
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
  }),
);

/** Drawings of `t` `heat` `homing` `pc` `chip` `fb` `wb` `launch` `into` `[` `]`, or undefined for another id. */
export function drawMark(id: string, paint: IconPaint): string | undefined {
  return MARKS.get(id)?.(paint, paint.tone(id));
}

/** A funnel of four winds. */
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
