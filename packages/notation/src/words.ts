import type { ButtonSet } from "./token.ts";

// What a screen reader says of a move besides the words of its tokens.

/** Between what is pressed at once. */
export const plus = " plus ";
/** Behind a hit in brackets. */
export const notConnecting = " not connecting";
/** For the buttons 1 to 4 of each set. */
export const BUTTON_WORDS = {
  numbers: ["1", "2", "3", "4"],
  playstation: ["square", "triangle", "cross", "circle"],
  xbox: ["X", "Y", "A", "B"],
  limbs: ["left punch", "right punch", "left kick", "right kick"],
} as const satisfies Record<ButtonSet, readonly string[]>;
