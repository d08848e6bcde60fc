/**
 * Attack buttons as they lie on the pad, in the signs of a set: numbers and limbs in a square, hands above and feet below, left limbs
 * left; those of PlayStation and Xbox pads in a diamond. Pressed ones are large and bright with their sign, the others small dots
 * that keep the place: colour, place and sign each suffice. The dark pad below holds the four together in a long line of moves.
 */
import { type ButtonSet, buttonSigns } from "@tactician/notation";
import type { IconPaint, Tone } from "./icon-paint.ts";
import { disc, edged, type Point, polygon, ring, round, stroked, word } from "./svg-shapes.ts";

const BUTTON_ID = /^[1-4](?:\+[1-4])*$/;
const PAD = "M17 2H47A15 15 0 0 1 62 17V47A15 15 0 0 1 47 62H17A15 15 0 0 1 2 47V17A15 15 0 0 1 17 2Z";
const DOT_RADIUS = 4.6;
const MIDDLE = 32;

const BUTTONS = ["1", "2", "3", "4"] as const;
type Button = (typeof BUTTONS)[number];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Directions = Readonly<Record<Button, Point>>;
const SQUARE: Directions = { 1: [-1, -1], 2: [1, -1], 3: [-1, 1], 4: [1, 1] };
const DIAMOND: Directions = { 1: [-1, 0], 2: [0, -1], 3: [0, 1], 4: [1, 0] };

type DrawPressed = (place: Place, button: Button, paint: IconPaint) => string;

interface SetDrawing {
  readonly directions: Directions;
  /** Of several pressed ones: how far they are from the middle, and half their size. */
  readonly apart: number;
  readonly radius: number;
  readonly draw: DrawPressed;
}

const SETS: Readonly<Record<ButtonSet, SetDrawing>> = {
  numbers: { directions: SQUARE, apart: 14, radius: 13.2, draw: drawNumber },
  limbs: { directions: SQUARE, apart: 14.5, radius: 12.6, draw: drawLimb },
  playstation: { directions: DIAMOND, apart: 19, radius: 9.6, draw: drawShape },
  xbox: { directions: DIAMOND, apart: 17.6, radius: 11.4, draw: drawLetter },
};

/** Drawings of `1` ... `1+2+3+4` in the buttons of `paint`, or undefined for an id that is no button. */
export function drawButtons(id: string, paint: IconPaint): string | undefined {
  if (!BUTTON_ID.test(id)) return undefined;
  const set = SETS[paint.buttons];
  const { draw } = set;
  const pressed = BUTTONS.filter((button) => id.includes(button));
  const placeOf = placesFor(pressed, set);
  const buttons = BUTTONS.map((button) =>
    pressed.includes(button)
      ? draw(placeOf(button), button, paint)
      : disc(placeOf(button).x, placeOf(button).y, DOT_RADIUS, paint.idle),
  );
  return edged(PAD, paint.plate, paint.edge, 2.5) + buttons.join("");
}

/** A single button is much larger than the three dots, which make room for it. */
function placesFor(pressed: readonly Button[], set: SetDrawing): (button: Button) => Place {
  const { directions, apart, radius } = set;
  const [only, ...others] = pressed;
  if (only === undefined || others.length > 0)
    return (button) => fromMiddle(directions[button], apart, radius);
  if (directions === SQUARE) {
    const [right, down] = SQUARE[only];
    return (button) => {
      const [x, y] = SQUARE[button];
      return { x: beside(x, right), y: beside(y, down), radius: 18.6 };
    };
  }
  const [right, down] = DIAMOND[only];
  return (button) => {
    if (button === only) return fromMiddle(DIAMOND[only], 8.6, 18);
    const [x, y] = DIAMOND[button];
    const isOpposite = x === -right && y === -down;
    const [outwards, backwards] = isOpposite ? [24.4, 0] : [22, 12];
    return {
      x: MIDDLE + x * outwards - right * backwards,
      y: MIDDLE + y * outwards - down * backwards,
      radius: 0,
    };
  };
}

function fromMiddle([x, y]: Point, apart: number, radius: number): Place {
  return { x: MIDDLE + x * apart, y: MIDDLE + y * apart, radius };
}

/** Column or row of a square in which the pressed button takes most of the room. */
function beside(side: number, pressed: number): number {
  return side === pressed ? MIDDLE + side * 8.6 : MIDDLE + side * 21.4;
}

function drawNumber({ x, y, radius }: Place, button: Button, paint: IconPaint): string {
  return (
    drawKey({ x, y, radius }, paint.tone(button)) +
    word(button, paint.edge, { x, y, height: Math.round(radius * 1.35), weight: 3 })
  );
}

function drawKey({ x, y, radius }: Place, { shade, face }: Tone): string {
  return disc(x, y, radius, shade) + disc(x - radius * 0.06, y - radius * 0.1, radius * 0.88, face);
}

/** The limb's initials as large as there is room for, on a bright plate. */
function drawLimb({ x, y, radius }: Place, button: Button, paint: IconPaint): string {
  const { shade, face } = paint.tone(button);
  const [wide, high] = [radius * 1.04, radius * 0.9];
  const text = signOf(button, "limbs");
  const height = radius * 1.12;
  return (
    edged(plate(x, y, wide, high), face, shade, 2) +
    word(text, paint.edge, { x, y, height, gap: 2.4, weight: 3 })
  );
}

function drawShape({ x, y, radius }: Place, button: Button, paint: IconPaint): string {
  const { light } = paint.tone(button);
  const width = 2.6 + radius * 0.17;
  if (button === "4") return ring(x, y, radius * 0.78, light, width);
  return stroked(SHAPES[button](x, y, radius), light, width);
}

const SHAPES: Readonly<Record<"1" | "2" | "3", (x: number, y: number, radius: number) => string>> = {
  1: (x, y, radius) => box(x, y, radius * 0.7),
  2: (x, y, radius) =>
    polygon([
      [x, y - radius * 0.86],
      [x + radius * 0.9, y + radius * 0.68],
      [x - radius * 0.9, y + radius * 0.68],
    ]),
  3: (x, y, radius) => {
    const [left, top, right, bottom] = [x, y, x, y].map((middle, place) =>
      round(middle + radius * (place < 2 ? -0.68 : 0.68)),
    );
    return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  },
};

function drawLetter({ x, y, radius }: Place, button: Button, paint: IconPaint): string {
  const { light, shade } = paint.tone(button);
  return (
    disc(x, y, radius, paint.edge) +
    ring(x, y, radius * 0.9, shade, 1.4 + radius * 0.1) +
    word(signOf(button, "xbox"), light, { x, y, height: radius * 1.16, weight: 3 })
  );
}

function signOf(button: Button, set: ButtonSet): string {
  return buttonSigns(set)[BUTTONS.indexOf(button)] ?? button;
}

function box(x: number, y: number, half: number): string {
  return polygon([
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]);
}

function plate(x: number, y: number, wide: number, high: number): string {
  const corner = Math.min(wide, high) * 0.35;
  const [left, top] = [round(x - wide), round(y - high + corner)];
  const [across, down, bend] = [round((wide - corner) * 2), round((high - corner) * 2), round(corner)];
  const arc = (dx: number, dy: number) => `a${bend} ${bend} 0 0 1 ${round(dx)} ${round(dy)}`;
  return `M${left} ${top}${arc(corner, -corner)}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}h-${across}${arc(-corner, -corner)}Z`;
}
