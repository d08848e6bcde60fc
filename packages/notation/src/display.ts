import type { TokenMeaning } from "./token.ts";
import { definitionOf } from "./tokens.ts";

/** A token and the tokens whose drawings stand for it, in order; with none, it is shown as text. */
export interface DisplayToken<T extends TokenMeaning> {
  readonly token: T;
  /** Token ids of the drawings: a motion's directions, the token itself, or nothing. */
  readonly icons: readonly string[];
}

/**
 * Pairs every token with the icons that show it: `qcf 1 ZEN` gives `d df f`, `1` and none.
 * The file names are in the token table: `tokenDefinition("t")?.icon` is `{ newer: "tornado", older: "t" }`.
 */
export function displayTokens<T extends TokenMeaning>(tokens: readonly T[]): readonly DisplayToken<T>[] {
  return tokens.map((token) => ({ token, icons: iconsOf(token) }));
}

function iconsOf(token: TokenMeaning): readonly string[] {
  const definition = definitionOf(token);
  return definition?.directions ?? (definition?.icon === undefined ? [] : [token.id]);
}
