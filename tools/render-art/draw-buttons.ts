/**
 * Attack buttons as they lie on the pad: 1 and 2 (hands) above, 3 and 4 (feet) below, left limbs left. Pressed ones are
 * bright discs with their numeral, the others small dots that keep the place: colour, place and numeral each suffice.
 * The dark pad below holds the four together in a long line of moves.
 */
import type { IconPaint } from "./icon-paint.ts";
import { word } from "./stroke-font.ts";
import { disc, edged } from "./svg-shapes.ts";

const BUTTON_ID = /^[1-4](?:\+[1-4])*$/;
const PAD = "M17 2H47A15 15 0 0 1 62 17V47A15 15 0 0 1 47 62H17A15 15 0 0 1 2 47V17A15 15 0 0 1 17 2Z";
const DOT_RADIUS = 4.6;

const PLACES = [
  { button: "1", column: 0, row: 0 },
  { button: "2", column: 1, row: 0 },
  { button: "3", column: 0, row: 1 },
  { button: "4", column: 1, row: 1 },
] as const;

type Place = (typeof PLACES)[number];

/** Where the two columns and the two rows lie, and how large a pressed button is. */
interface Layout {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly radius: number;
  readonly numeral: number;
}

const EVEN: Layout = { columns: [18, 46], rows: [18, 46], radius: 13.2, numeral: 18 };

/** Drawings of `1` ... `1+2+3+4`, or undefined for an id that is no button. */
export function drawButtons(id: string, paint: IconPaint): string | undefined {
  if (!BUTTON_ID.test(id)) return undefined;
  const pressed = PLACES.filter(({ button }) => id.includes(button));
  const layout = layoutFor(pressed);
  const buttons = PLACES.map((place) =>
    pressed.includes(place) ? drawPressed(place, layout, paint) : drawIdle(place, layout, paint),
  );
  return edged(PAD, paint.plate, paint.edge, 2.5) + buttons.join("");
}

/** A single button is much larger than the three dots, which make room for it. */
function layoutFor(pressed: readonly Place[]): Layout {
  const [only, ...others] = pressed;
  if (only === undefined || others.length > 0) return EVEN;
  const roomFor = (side: 0 | 1): [number, number] => (side === 0 ? [23.4, 53.4] : [10.6, 40.6]);
  return { columns: roomFor(only.column), rows: roomFor(only.row), radius: 18.6, numeral: 25 };
}

function drawPressed({ button, column, row }: Place, layout: Layout, paint: IconPaint): string {
  const { radius, numeral: height } = layout;
  const [x, y] = [layout.columns[column], layout.rows[row]];
  const tone = paint.tone(button);
  return (
    disc(x, y, radius, tone.shade) +
    disc(x - radius * 0.06, y - radius * 0.1, radius * 0.88, tone.face) +
    word(button, paint.edge, { x, y, height, weight: 3 })
  );
}

function drawIdle({ column, row }: Place, layout: Layout, paint: IconPaint): string {
  return disc(layout.columns[column], layout.rows[row], DOT_RADIUS, paint.idle);
}
