/** Which icons there are: the rows of the notation's token table that have one, in the table's order. */
import { TOKENS, type TokenIcon } from "@tactician/notation";

export interface IconRow extends TokenIcon {
  /** The token as it is written on a sheet, `1+2`, `[`, `holddf`. */
  readonly id: string;
  /** The text that lies over its picture, for copying. */
  readonly shown: string;
}

export const ICONS: readonly IconRow[] = TOKENS.flatMap(({ id, shown, icon }) =>
  icon === undefined ? [] : [{ id, shown, ...icon }],
);
