import {
  CLASSIC_WRITING,
  type IconSize,
  presentMove,
  type TokenIcon,
  type Writing,
} from "@tactician/notation";
import type { Preferences } from "../../../base/core/parse-preferences.ts";
import type { Combo } from "./combo.ts";

/** Sizes of icons on a wide screen, in pixels (docs/fixed-by-the-specification.md). */
const SIZE = 36;
const NEWER_SIZES: Readonly<Record<IconSize, number>> = { large: 45, largest: 50 };
/** The arrow between two steps, which is smaller than what it parts. */
export const INTO = iconsOf("into");
const INTO_SIZE = 27;

/** What a picture is drawn in. */
export interface PictureLook extends Preferences {
  readonly writing: Writing;
}

/** The address of a drawing, `/icons-t8/df.png`, `/icons/df.webp` with colours, `/icons/xbox/1.webp` of another set of buttons. */
export function iconFile({ newer, older, isButton }: TokenIcon, { colors, writing }: PictureLook): string {
  const { buttons } = writing;
  const set = isButton && buttons !== CLASSIC_WRITING.buttons ? `${buttons}/` : "";
  return colors === "on" ? `/icons/${set}${older}.webp` : `/icons-t8/${set}${newer}.png`;
}

/** How large a drawing is in a picture, in pixels before it is scaled. */
export function iconSize(icon: TokenIcon, colors: Preferences["colors"]): number {
  if (INTO.includes(icon)) return INTO_SIZE;
  return colors === "on" || icon.size === undefined ? SIZE : NEWER_SIZES[icon.size];
}

/** The files of all drawings that a picture of these combos needs, each once. */
export function iconFiles(combos: readonly Combo[], look: PictureLook): readonly string[] {
  const texts = combos.flatMap(({ launchers, followUps }) => [...launchers, ...followUps.flat()]);
  return [...new Set([...INTO, ...texts.flatMap(iconsOf)].map((icon) => iconFile(icon, look)))];
}

/** Stances have no drawings, so nobody need know them here. */
function iconsOf(text: string): readonly TokenIcon[] {
  return presentMove(text, []).pieces.flatMap(({ icons }) => icons);
}
