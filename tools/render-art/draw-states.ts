/** What the character is doing, as a lettered plate: players say the letters. */
import type { IconPaint } from "./icon-paint.ts";
import { word } from "./stroke-font.ts";
import { edged, filled, polygon, star } from "./svg-shapes.ts";

const PLATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bt: "M14 11H52Q58 11 58 17V47Q58 53 52 53H14L3 32Z",
    ss: "M11 11H53L61 32L53 53H11L3 32Z",
    ssl: "M10 11H56Q61 11 61 16V48Q61 53 56 53H10L3 32Z",
    ssr: "M8 11H54L61 32L54 53H8Q3 53 3 48V16Q3 11 8 11Z",
    wr: "M9 11H52L61 32L52 53H3Z",
    ws: "M32 4L61 17V48Q61 53 56 53H8Q3 53 3 48V17Z",
    fc: "M8 11H56Q61 11 61 16V47L32 60L3 47V16Q3 11 8 11Z",
  }),
);

/** Drawings of `bt` `ss` `ssl` `ssr` `wr` `ws` `fc` `ch`, or undefined for another id. */
export function drawState(id: string, paint: IconPaint): string | undefined {
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
