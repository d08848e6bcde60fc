/** Which icons there are: the rows of the notation's token table that have one, in the table's order. */
import { TOKENS } from "@tactician/notation";

export interface IconRow {
  /** The token as it is written on a sheet, `1+2`, `[`, `holddf`. */
  readonly id: string;
  /** File names without ending: newer set (`/icons-t8/*.png`), older set (`/icons/*.webp`). */
  readonly newer: string;
  readonly older: string;
  /** CSS class of its place in the sprite, `mi-1-2`. */
  readonly className: string;
}

export const ICONS: readonly IconRow[] = TOKENS.flatMap(({ id, icon }) =>
  icon === undefined ? [] : [{ id, newer: icon.newer, older: icon.older, className: iconClass(icon.older) }],
);

/**
 * The class of an icon's place in the sprite: `mi-` and the older set's name, with `-` for the `+` that a class name
 * cannot hold (`1+2` -> `mi-1-2`, `[` is called `bracketl` there). Both sets use it: the set is chosen on `<html>`.
 */
export function iconClass(olderName: string): string {
  return `mi-${olderName.replaceAll("+", "-")}`;
}
