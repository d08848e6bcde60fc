import { type IconSize, presentMove, type TokenIcon } from "@tactician/notation";
import type { Preferences } from "../../../lib/core/parse-preferences.ts";
import type { Combo } from "./combo.ts";

/** Sizes of icons on a wide screen, in pixels (docs/fixed-by-the-specification.md). */
const SIZE = 36;
const NEWER_SIZES: Readonly<Record<IconSize, number>> = { large: 45, largest: 50 };
/** The arrow between two steps, which is smaller than what it parts. */
export const INTO = iconsOf("into");
const INTO_SIZE = 27;

/** The address of a drawing, `/icons-t8/df.png`, or `/icons/df.webp` with colours. */
export function iconFile({ newer, older }: TokenIcon, colors: Preferences["colors"]): string {
  return colors === "on" ? `/icons/${older}.webp` : `/icons-t8/${newer}.png`;
}

/** How large a drawing is in a picture, in pixels before it is scaled. */
export function iconSize(icon: TokenIcon, colors: Preferences["colors"]): number {
  if (INTO.includes(icon)) return INTO_SIZE;
  return colors === "on" || icon.size === undefined ? SIZE : NEWER_SIZES[icon.size];
}

/** The files of all drawings that a picture of these combos needs, each once. */
export function iconFiles(combos: readonly Combo[], { colors }: Preferences): readonly string[] {
  const texts = combos.flatMap(({ launchers, followUps }) => [...launchers, ...followUps.flat()]);
  return [...new Set([...INTO, ...texts.flatMap(iconsOf)].map((icon) => iconFile(icon, colors)))];
}

/** Stances have no drawings, so nobody need know them here. */
function iconsOf(text: string): readonly TokenIcon[] {
  return presentMove(text, []).pieces.flatMap(({ icons }) => icons);
}
