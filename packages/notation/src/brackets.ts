import type { TokenMeaning } from "./token.ts";

interface Bracket {
  /** The place of its `)`. */
  readonly close: number;
  /** `(2)` is a hit of the move that does not connect, `(sidestep left)` tells the player something. */
  readonly holdsHits: boolean;
}

/** The round brackets that open at a place; nothing where none do, or none that are closed. */
export function bracketAt(tokens: readonly TokenMeaning[], place: number): Bracket | undefined {
  if (tokens[place]?.id !== "(") return undefined;
  const close = tokens.findIndex(({ id }, index) => index > place && id === ")");
  if (close < 0) return undefined;
  return { close, holdsHits: tokens.slice(place, close).some(({ kind }) => kind === "button") };
}
