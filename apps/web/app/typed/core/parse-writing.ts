import { BUTTON_SETS, CLASSIC_WRITING, DIRECTION_SETS, type Writing, writingOf } from "@tactician/notation";

/**
 * Buttons and directions from what storage holds under `buttons` and `directions`. Anything but the exact words counts as
 * numbers and letters, and so does a numpad without limbs: `parseWriting("xbox", "numpad")` -> Xbox, letters.
 */
export function parseWriting(buttons: string | undefined, directions: string | undefined): Writing {
  return writingOf(
    BUTTON_SETS.find((set) => set === buttons) ?? CLASSIC_WRITING.buttons,
    DIRECTION_SETS.find((set) => set === directions) ?? CLASSIC_WRITING.directions,
  );
}
