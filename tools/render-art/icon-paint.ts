import { type ButtonSet, TOKENS, type TokenIcon } from "@tactician/notation";

/** What the two icon sets differ in: their colours. The geometry is shared, so a player finds the same move in both. */

export type Tone = Readonly<Record<"light" | "face" | "shade", string>>;

export interface IconPaint {
  /** The signs on the attack buttons; everything else is the same in all of them. */
  readonly buttons: ButtonSet;
  /** Names the set in file names: `move-icons-<sprite>.svg`, `move-icons-<sprite>-xbox.svg`. */
  readonly sprite: "t8" | "classic";
  /** The dark edge round everything, and the numerals on bright discs. */
  readonly edge: string;
  readonly idle: string;
  readonly plate: string;
  readonly tone: (role: string) => Tone;
}

const STEEL: Tone = { light: "#ffffff", face: "#f1f4f7", shade: "#a3adb9" };
const EMBER: Tone = { light: "#fff1df", face: "#ffc48a", shade: "#e8803c" };
const SIGNAL: Tone = { light: "#ffe9e6", face: "#ff9d92", shade: "#e2574c" };

/** Steel and white; only heat and the counter hit carry a little warm light. */
const STEEL_ROLES = new Map(Object.entries({ heat: EMBER, ch: SIGNAL }));

export const STEEL_PAINT: IconPaint = {
  buttons: "numbers",
  sprite: "t8",
  edge: "#14171c",
  idle: "#626c78",
  plate: "#2a3038",
  tone: (role) => STEEL_ROLES.get(role) ?? STEEL,
};

const AMBER: Tone = { light: "#ffe27a", face: "#ffc531", shade: "#f09a12" };
const SKY: Tone = { light: "#a8ecff", face: "#5fd0fa", shade: "#26a3dc" };
const PEARL: Tone = { light: "#ffffff", face: "#f3ead8", shade: "#cdbf9f" };
const PINK: Tone = { light: "#ffb4dd", face: "#ff86c8", shade: "#ee55a8" };
const GREEN: Tone = { light: "#a5f5c1", face: "#4fdc8b", shade: "#1fb667" };
const BLUE: Tone = { light: "#a9ccff", face: "#6aa5ff", shade: "#3c7df0" };
const RED: Tone = { light: "#ff9f8c", face: "#ff6650", shade: "#e83a26" };
const VIOLET: Tone = { light: "#e3c5ff", face: "#c18cff", shade: "#9a58ee" };
const FIRE: Tone = { light: "#fff0a0", face: "#ffab2e", shade: "#ff5a1f" };

/**
 * The pad's four colours (1 square's pink, 2 triangle's green, 3 cross's blue, 4 circle's red); place and numeral say
 * the same again. Forward is warm and back is cold, so the two cannot be mixed up in a long line.
 */
const CLASSIC_ROLES = new Map(
  Object.entries({
    "1 ss ssl ssr": PINK,
    "2 homing launch ws": GREEN,
    "3 pc": BLUE,
    "4 ch": RED,
    "f df uf chip into wr": AMBER,
    "b db ub t fc": SKY,
    "heat fb wb": FIRE,
    bt: VIOLET,
  }).flatMap(([roles, tone]) => roles.split(" ").map((role) => [role, tone] as const)),
);

export const CLASSIC_PAINT: IconPaint = {
  buttons: "numbers",
  sprite: "classic",
  edge: "#17120f",
  idle: "#6f6670",
  plate: "#2b2228",
  tone: (role) => CLASSIC_ROLES.get(role) ?? PEARL,
};

export interface IconRow extends TokenIcon {
  /** The token as it is written on a sheet, `1+2`, `[`, `holddf`. */ readonly id: string;
  /** The text that lies over its picture, for copying. */
  readonly shown: string;
}

export const ICONS: readonly IconRow[] = TOKENS.flatMap(({ id, shown, icon }) =>
  icon === undefined ? [] : [{ id, shown, ...icon }],
);
