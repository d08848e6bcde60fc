import type { ButtonSet, DirectionSet, TokenDefinition, Writing } from "./token.ts";
import { BUTTON_WORDS, plus } from "./words.ts";

/** Of the buttons 1 to 4. The signs of PlayStation's buttons are plain geometric ones that every font has. */
const BUTTON_SIGNS: Readonly<Record<ButtonSet, readonly string[]>> = {
  numbers: ["1", "2", "3", "4"],
  playstation: ["□", "△", "×", "○"],
  xbox: ["X", "Y", "A", "B"],
  limbs: ["LP", "RP", "LK", "RK"],
};

const STICK = ["f", "b", "d", "u", "df", "db", "uf", "ub", "n"];

/** Of the directions above. */
const DIRECTION_SIGNS: Readonly<Record<DirectionSet, readonly string[]>> = {
  letters: STICK,
  arrows: ["→", "←", "↓", "↑", "↘", "↙", "↗", "↖", "☆"],
  numpad: ["6", "4", "2", "8", "3", "1", "9", "7", "5"],
};

/** The signs of a set's four buttons, `buttonSigns("limbs")` is `["LP", "RP", "LK", "RK"]`. */
export function buttonSigns(set: ButtonSet): readonly string[] {
  return BUTTON_SIGNS[set];
}

/** The direction that a sign means in a set, `directionOfSign("3", "numpad")` is `df`. */
export function directionOfSign(sign: string, set: DirectionSet): string | undefined {
  return STICK[DIRECTION_SIGNS[set].indexOf(sign)];
}

/** A wish as it can be followed: the numpad needs limbs, and falls back to letters where other buttons are chosen. */
export function writingOf(buttons: ButtonSet, directions: DirectionSet): Writing {
  return { buttons, directions: directions === "numpad" && buttons !== "limbs" ? "letters" : directions };
}

/** What notations mode shows for a token: `shownAs(df, { buttons: "limbs", directions: "numpad" })` is `3`. */
export function shownAs({ kind, id, shown, directions = [] }: TokenDefinition, writing: Writing): string {
  if (kind === "button") return spelled(id, buttonSigns(writing.buttons));
  const signOf = (direction: string) =>
    DIRECTION_SIGNS[writing.directions][STICK.indexOf(direction)] ?? direction;
  if (kind === "direction") return signOf(id);
  const isOwn = writing.directions !== "letters";
  if (kind === "motion") return isOwn ? directions.map(signOf).join("") : shown;
  // `A~B` is two buttons of an Xbox pad, so there a held direction is written small.
  if (kind === "hold" && (isOwn || writing.buttons === "xbox")) return `~${signOf(id.slice("hold".length))}`;
  return shown;
}

/** What a screen reader says for a token: `wordsAs(1+2, { buttons: "playstation", ... })` is `square plus triangle`. */
export function wordsAs({ kind, id, words }: TokenDefinition, writing: Writing): string {
  return kind === "button" ? spelled(id, BUTTON_WORDS[writing.buttons]).replaceAll("+", plus) : words;
}

/** `1+2` with each number as the sign at its place. */
function spelled(id: string, signs: readonly string[]): string {
  return signs.reduce((text, sign, place) => text.replace(`${place + 1}`, sign), id);
}
