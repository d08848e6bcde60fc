import {
  BUTTON_SETS,
  CLASSIC_WRITING,
  DIRECTION_SETS,
  rewriteText,
  type Writing,
  writingOf,
} from "@tactician/notation";

/** How the visitor reads and writes moves, as the page shows them now (preferences.ts). */
export function shownWriting(): Writing {
  const { buttons, directions } = document.documentElement.dataset;
  return parseWriting(buttons, directions);
}

/** What was typed into a search, in numbers and letters: `jin df+Y` is `jin df+2` for who has an Xbox pad. Words and numbers of frames stay. */
export function asNumbers(typed: string): string {
  if (typed === "") return typed;
  const { buttons, directions } = shownWriting();
  // Words that mean one thing alone are understood as they are; signs would be taken for the ends of words.
  if (buttons !== "xbox" && directions !== "arrows" && /^[ -~]*$/.test(typed)) return typed;
  // Digits mean frames as often as the stick: they are read beside a limb alone, as everybody's are.
  const writing = { buttons, directions: directions === "numpad" ? "letters" : directions } as const;
  return rewriteText(typed, { writing });
}

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
