import { TOKENS, type TokenDefinition, tokenDefinition } from "@tactician/notation";

/*
 * What identifies a move is a row of keys. Most are ids of tokens (`df`, `1+2`, `ws`, `heat`); a stance is `stance:ZEN`, and a
 * word that nobody knows is `word:tackle`, so that the word `n` is never the direction `n`.
 */

const STANCE = "stance:";
const WORD = "word:";

/** `f 3 or 4`: a key of its own, because some commands of the movelist contain it. */
export const ALTERNATIVE = "or";

const DIRECTIONS = idsWhere(({ kind }) => kind === "direction");
const BUTTONS = idsWhere(({ kind }) => kind === "button");
const HOLDS = idsWhere(({ kind }) => kind === "hold");
const PLACES = idsWhere(({ role }) => role === "place");
const CIRCUMSTANCES = idsWhere(({ role }) => role === "circumstance");
const OPTIONAL = idsWhere(({ isOptional }) => isOptional === true);

/** A set, because the resolver asks several times for each key. */
function idsWhere(test: (row: TokenDefinition) => boolean): ReadonlySet<string> {
  return new Set(TOKENS.filter(test).map(({ id }) => id));
}

/** The key of a stance token: `ZEN` -> `stance:ZEN`, and `BT`, which some movelists call a stance, the state `bt`. */
export function stanceKey(token: string): string {
  const row = tokenDefinition(token.toLowerCase());
  return row?.role === "place" ? (row.sameAs ?? row.id) : `${STANCE}${token.toUpperCase()}`;
}

export function wordKey(word: string): string {
  return `${WORD}${word}`;
}

/** What a key shows of a stance or word: `stance:ZEN` -> `ZEN`, `word:burst` -> `burst`, `heat` -> `heat`. */
export function textOfKey(key: string): string {
  return key.replace(/^(?:stance|word):/, "");
}

export function isStanceKey(key: string): boolean {
  return key.startsWith(STANCE);
}

export function isWordKey(key: string): boolean {
  return key.startsWith(WORD);
}

/** A key that a move can only begin with: a stance, or a state it is done from. */
export function isPlaceKey(key: string): boolean {
  return isStanceKey(key) || PLACES.has(key);
}

/** A condition that a move may need and players often leave unsaid: `heat`, `ch`. */
export function isCircumstanceKey(key: string): boolean {
  return CIRCUMSTANCES.has(key);
}

/** What players often leave out of a command although it does not go without: a just frame, the neutral stick. */
export function isOptionalInput(key: string): boolean {
  return OPTIONAL.has(key);
}

/** Words for the player and circumstances are between moves without being one. */
export function isPassedOver(key: string): boolean {
  return isWordKey(key) || isCircumstanceKey(key);
}

export function isDirectionKey(key: string): boolean {
  return DIRECTIONS.has(key);
}

export function isButtonKey(key: string): boolean {
  return BUTTONS.has(key);
}

export function isHoldKey(key: string): boolean {
  return HOLDS.has(key);
}
