import type { PadAction, PadManner } from "@tactician/drills";

// Pads.
export const PAD_HINTS = {
  move: "Do the move.",
  break: "Press the break, or a kick if nothing breaks it.",
  list: "Press 1 to 4 for the first four, or choose with up and down and press any attack.",
  next: "Press any attack to go on.",
} as const satisfies Record<PadManner, string>;
export const padWait = "Wait for it.";
export const padRead = "Read: ";
export const padMiss = "None of these. Try again.";
export const thePad = "the buttons of the pad";
export const padInvitation = "A pad or an arcade stick works too: press a button on it.";
export const padButtons = "Pad buttons";
export const yourPad = "Your pad";
export const padMissing = "No pad found. Plug it in and press one of its buttons.";
export const padChoose = "Choose an action, then press the button for it. Sticks need no setup.";
export const padPress = (action: string) =>
  `Press the button for ${action} on your pad. Esc leaves it as it is.`;
export const keyButtons = "Keys";
export const yourKeys = "Your keys";
export const keyChoose = "Choose an action, then press the key for it.";
export const keyPress = (action: string) => `Press the key for ${action}. Esc leaves it as it is.`;
export const padPressIt = "press it";
export const padNotSet = "not set";
export const padButton = (buttons: readonly number[]) => `button ${buttons.join(", ")}`;
export const padFaces = "You face";
export const DIRECTIONS = {
  up: "up",
  down: "down",
  left: "left",
  right: "right",
} as const satisfies Record<Extract<PadAction, string>, string>;
export const padStandard = "Standard buttons";
export const padDone = "Done";
