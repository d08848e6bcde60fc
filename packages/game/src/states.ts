import { type TokenDefinition, tokenDefinition } from "@tactician/notation";

/*
 * States as movelists name them in `from` and `into`: tokens in any case (`fc`, `CD`), beside the stances of a character, which
 * are no tokens and answer no to every question here.
 */

/** Whether the fighter crouches there or rises from a crouch: `ws`, `fc`, `HFC`. */
export function isCrouched(state: string): boolean {
  return stateToken(state)?.isCrouched === true;
}

/** Whether it is a condition and no place to be in: `heat`, `ch`. */
export function isCircumstance(state: string): boolean {
  return stateToken(state)?.role === "circumstance";
}

/** Whether any character can be there without a stance, in Heat too: `FC`, `wr`, `heat`. */
export function isCommonState(state: string): boolean {
  const token = stateToken(state);
  return token?.id === "heat" || (token?.kind === "state" && token.role !== "circumstance");
}

/** One name for a state or stance, `ZEN` -> `zen`; the sides of a sidestep are a sidestep, `ssl` -> `ss`. */
export function foldState(state: string): string {
  return stateToken(state)?.sameAs ?? state.toLowerCase();
}

function stateToken(state: string): TokenDefinition | undefined {
  return tokenDefinition(state.toLowerCase());
}
