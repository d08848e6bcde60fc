export const ATTACKS = ["1", "2", "3", "4"] as const;
export type Attack = (typeof ATTACKS)[number];

/** What a button of a pad does: a direction of the stick as it is held, or one attack or several at once. */
export type PadAction = "up" | "down" | "left" | "right" | readonly Attack[];

/** Which button does what, by the numbers of the Gamepad API; plain JSON, so that a player's own can be kept. */
export interface PadTable {
  readonly buttons: readonly { readonly button: number; readonly does: PadAction }[];
  /** The side that the fighter looks to: `f` is right, or left. */
  readonly faces: "right" | "left";
}

/** The standard layout, and the game's own of its buttons: square 1, triangle 2, cross 3, circle 4, with 1+2 and 3+4 on the right. */
export const STANDARD_PAD: PadTable = {
  buttons: [
    { button: 2, does: ["1"] },
    { button: 3, does: ["2"] },
    { button: 0, does: ["3"] },
    { button: 1, does: ["4"] },
    { button: 5, does: ["1", "2"] },
    { button: 7, does: ["3", "4"] },
    { button: 12, does: "up" },
    { button: 13, does: "down" },
    { button: 14, does: "left" },
    { button: 15, does: "right" },
  ],
  faces: "right",
};

/** One look at a pad: milliseconds (`performance.now()`), what is pressed, and where the axes are, -1 to 1. */
export interface PadFrame {
  readonly time: number;
  readonly buttons: readonly boolean[];
  readonly axes: readonly number[];
}

/** A direction as notation has it; `n` = neutral. */
export type Direction = "n" | "f" | "b" | "d" | "u" | "df" | "db" | "uf" | "ub";

/** With all eight directions in one value, as arcade sticks have it: -1 is up, clockwise to 1. */
const HAT_AXIS = 9;

/** Half way out counts: sticks rest a little off their middle. */
const OUT = 0.5;

/** The directions of a hat, clockwise from up, a seventh of the way apart. */
const HAT: readonly Direction[] = ["u", "uf", "f", "df", "d", "db", "b", "ub"];

const DIRECTIONS: readonly (readonly Direction[])[] = [
  ["ub", "u", "uf"],
  ["b", "n", "f"],
  ["db", "d", "df"],
];

/** 1 forward, -1 back. */
export function across(direction: Direction): number {
  return Number(direction.includes("f")) - Number(direction.includes("b"));
}

/** 1 up, -1 down. */
export function upward(direction: Direction): number {
  return Number(direction.includes("u")) - Number(direction.includes("d"));
}

/** Which direction and attacks are held. Opposite directions cancel each other; what a pad does not have is not held. */
export function readPad({ buttons, axes }: PadFrame, table: PadTable) {
  const held = table.buttons.filter(({ button }) => buttons[button] === true).map(({ does }) => does);
  const hat = hatOf(axes[HAT_AXIS]);
  // Of a stick, -1 is left and up.
  const [x, y] = axes;
  const sideways = Number(held.includes("right")) - Number(held.includes("left")) + across(hat) + tilt(x);
  const down = Number(held.includes("down")) - Number(held.includes("up")) - upward(hat) + tilt(y);
  const forward = table.faces === "right" ? sideways : -sideways;
  return {
    direction: DIRECTIONS[1 + Math.sign(down)]?.[1 + Math.sign(forward)] ?? "n",
    attacks: new Set(held.flatMap((does) => (typeof does === "string" ? [] : does))),
  };
}

function tilt(value = 0): number {
  return Math.abs(value) >= OUT ? Math.sign(value) : 0;
}

/** A hat at rest is beyond its range, at 1.28 or at nothing. */
function hatOf(value = 0): Direction {
  if (value === 0 || !(Math.abs(value) <= 1.01)) return "n";
  return HAT[Math.round(((value + 1) * 7) / 2)] ?? "n";
}

export const FRAME_MS = 1000 / 60;

/** Buttons pressed within so many frames are meant together. No source says how many the game allows: what hands do on a pad. */
export const TOGETHER_MS = 3 * FRAME_MS;
