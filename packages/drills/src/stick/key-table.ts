import type { PadAction, PadTable } from "./pad-table.ts";

const letters = (text: string) => [...text].map((letter) => `Key${letter}`);
const digits = [..."0123456789"];

/**
 * The keys that can be set, by `KeyboardEvent.code`: a keyboard is read as a pad whose button is the key's place here, so that one
 * table serves both. Keys that move the focus or press what has it are none of them.
 */
export const KEY_CODES: readonly string[] = [
  ...letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  ...digits.map((digit) => `Digit${digit}`),
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  ...["Comma", "Period", "Slash", "Semicolon", "Quote", "BracketLeft", "BracketRight", "Space"],
  ...digits.map((digit) => `Numpad${digit}`),
];

const KEYS: readonly (readonly [code: string, does: PadAction])[] = [
  ["KeyU", ["1"]],
  ["KeyI", ["2"]],
  ["KeyJ", ["3"]],
  ["KeyK", ["4"]],
  ["KeyO", ["1", "2"]],
  ["KeyL", ["3", "4"]],
  ["KeyW", "up"],
  ["KeyS", "down"],
  ["KeyA", "left"],
  ["KeyD", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
];

/** W, A, S, D or the arrows for the stick; U and I are punches, J and K kicks. */
export const STANDARD_KEYS: PadTable = {
  buttons: KEYS.map(([code, does]) => ({ button: KEY_CODES.indexOf(code), does })),
  faces: "right",
};

/** What a key is called: `U`, `Up`, `Num 4`. */
export function keyName(button: number): string {
  return (KEY_CODES[button] ?? "").replace(/^(?:Key|Digit|Arrow)/, "").replace(/^Numpad/, "Num ");
}
