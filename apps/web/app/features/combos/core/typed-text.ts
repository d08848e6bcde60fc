import { isPlayerWord } from "@tactician/game";
import { formatNotation, type NotationToken, parseNotation } from "@tactician/notation";

/** Half-open range of places in the typed text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What was typed into one input, understood as far as it goes. */
export interface TypedText {
  readonly tokens: readonly NotationToken[];
  /** Words that nobody knows, to be underlined; they stay as they are. */
  readonly unknown: readonly TextRange[];
  /** The same in site notation: `df+2,1` is `df 2 1`. */
  readonly converted: string;
}

/** Words in the names of moves that have no command: `Back throw`, `Tackle 2`. */
const MOVE_WORDS: ReadonlySet<string> = new Set(["throw", "left", "right", "tackle", "takedown"]);

/** What stands behind `Heat` and `Rage` in names of moves that every player writes in two words. */
const SECOND_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  heat: new Set(["burst", "smash", "dash", "engager"]),
  rage: new Set(["art"]),
};

/**
 * Reads one input in site notation (`df 2 1`), community notation (`df+2,1`, `f,F+2`, `EWGF`) or a mixture. `stances` are those
 * of the chosen character; without one, a word of two to four capitals (`ZEN`) passes for a stance. Never fails.
 */
export function readTyped(text: string, stances?: readonly string[]): TypedText {
  const { tokens } = parseNotation(text, stances === undefined ? {} : { stances });
  const unknown = tokens.filter((token, n) => isUnknown(token, tokens[n - 1], stances === undefined));
  return {
    tokens,
    unknown: unknown.map(({ start, end }) => ({ start, end })),
    converted: formatNotation(tokens, "site"),
  };
}

function isUnknown(
  { kind, id }: NotationToken,
  before: NotationToken | undefined,
  anyStance: boolean,
): boolean {
  if (kind !== "text" || id.startsWith("(")) return false;
  if (isPlayerWord(id) || MOVE_WORDS.has(id.toLowerCase())) return false;
  if (SECOND_WORDS[before?.id ?? ""]?.has(id.toLowerCase()) === true) return false;
  return !(anyStance && /^[A-Z]{2,4}$/.test(id));
}

/** Puts brackets around the player's words, as sheets write them: `dash df 1` -> `(dash) df 1`. */
export function bracketWords(text: string, stances: readonly string[]): string {
  const { tokens } = parseNotation(text, { stances });
  const words = tokens.filter(({ kind, id }) => kind === "text" && isPlayerWord(id));
  return words.reduceRight(
    (rest, { start, end, id }) => `${rest.slice(0, start)}(${id})${rest.slice(end)}`,
    text,
  );
}
