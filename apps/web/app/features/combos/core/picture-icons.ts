import { parseNotation, tokenDefinition } from "@tactician/notation";
import type { Preferences } from "../../../lib/core/parse-preferences.ts";
import type { Combo } from "./combo.ts";

/** Sizes of icons on a wide screen, in pixels (specification, section 9). */
const SIZE = 36;
const NEWER_SIZES: Readonly<Record<string, number>> = {
  bt: 45,
  ss: 45,
  ssl: 45,
  ssr: 45,
  wr: 45,
  ws: 45,
  ch: 50,
};
const INTO = "into";
const INTO_SIZE = 27;

/** The address of a token's drawing, `/icons-t8/df.png`, or `/icons/df.webp` with colours; `undefined` without one. */
export function iconFile(id: string, colors: Preferences["colors"]): string | undefined {
  const icon = tokenDefinition(id)?.icon;
  if (icon === undefined) return undefined;
  return colors === "on" ? `/icons/${icon.older}.webp` : `/icons-t8/${icon.newer}.png`;
}

/** How large a token's drawing stands in a picture, in pixels before it is scaled. */
export function iconSize(id: string, colors: Preferences["colors"]): number {
  if (id === INTO) return INTO_SIZE;
  return (colors === "on" ? undefined : NEWER_SIZES[id]) ?? SIZE;
}

/** The files of all drawings that a picture of these combos needs, each once. */
export function iconFiles(combos: readonly Combo[], { colors }: Preferences): readonly string[] {
  const texts = combos.flatMap(({ launchers, followUps }) => [...launchers, ...followUps.flat()]);
  const ids = texts.flatMap((text) =>
    parseNotation(text).tokens.flatMap(({ id }) => tokenDefinition(id)?.directions ?? [id]),
  );
  return [...new Set([INTO, ...ids])].flatMap((id) => iconFile(id, colors) ?? []);
}
