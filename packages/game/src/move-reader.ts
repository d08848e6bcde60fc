import { type NotationToken, parseNotation } from "@tactician/notation";
import { entryOf } from "./entry-of.ts";
import type { Movelist } from "./move.ts";
import { foldWord, isPlayerWord } from "./player-words.ts";
import { isMoveName, stanceWords } from "./resolve/players-names.ts";
import { createResolver, type ResolvedMove } from "./resolve/resolver.ts";

/** What a move string says, one of a sheet or one that a visitor typed. */
export interface MoveReading {
  readonly text: string;
  /** Tokens without the player's words: `(dash) b 3` -> `b 3`. */
  readonly tokens: readonly NotationToken[];
  /** The moves performed, one after another; each with the tokens (half-open range in `tokens`) that give it. */
  readonly moves: readonly ResolvedMove[];
  readonly words: readonly string[];
  /** Words that are neither notation nor known words for the player, and brackets without a partner, as typed. */
  readonly unknown: readonly string[];
  /** Parts that name no move, as typed; empty where `unknown` is not, and for movement alone (`f f`, `ssr`). */
  readonly unresolved: readonly string[];
}

/** The first move of a string; `undefined` where part of the string is unread, because other checks complain about that. */
export function firstMoveOf(reading: MoveReading): ResolvedMove | undefined {
  return isFullyRead(reading) ? reading.moves[0] : undefined;
}

/** The last move of a string; `undefined` where part of the string is unread. */
export function lastMoveOf(reading: MoveReading): ResolvedMove | undefined {
  return isFullyRead(reading) ? reading.moves.at(-1) : undefined;
}

/** Whether every word of the string is understood and every input belongs to a move. */
export function isFullyRead({ unknown, unresolved }: MoveReading): boolean {
  return unknown.length === 0 && unresolved.length === 0;
}

/** Reads the move strings of one character, each only once. */
export type ReadMove = (text: string) => MoveReading;

/**
 * A reader for one movelist. `vocabulary` are the stance words that strings are parsed with (`moveVocabulary`): whoever shows
 * a string parses it with the same ones, so that page and build never read it differently.
 *
 * Example: for Jin, `read("(dash) b 3~F into ZEN 1")` has the moves `b 3` and `ZEN 1`.
 */
export function createMoveReader(movelist: Movelist, vocabulary: readonly string[]): ReadMove {
  const resolve = createResolver(movelist);
  const known = new Map<string, MoveReading>();

  const read = (text: string): MoveReading => {
    const parsed = parseNotation(text, { stances: vocabulary });
    const { kept, words } = takeWords(text, parsed.tokens);
    const isUnknown = ({ kind, id }: NotationToken, n: number) =>
      kind === "text" && !isMoveName(`${kept[n - 1]?.id} ${id.toLowerCase()}`);
    const strange = [...kept.filter(isUnknown), ...parsed.unpaired];
    const unknown = strange.map(({ start, end }) => text.slice(start, end));
    const resolution = resolve(kept);
    const isMovement = !kept.some(({ kind }) => kind === "button");
    const unread = isMovement || unknown.length > 0 ? [] : resolution.unknown;
    const unresolved = unread.map(({ start, end }) =>
      text.slice(kept[start]?.start ?? 0, kept[end - 1]?.end ?? text.length),
    );
    return { text, tokens: kept, moves: resolution.moves, words, unknown, unresolved };
  };
  return (text) => entryOf(known, text, () => read(text));
}

/** Takes the player's words out of the tokens. What else is in parentheses is notation: `(2) 4`. */
function takeWords(
  text: string,
  tokens: readonly NotationToken[],
): { kept: NotationToken[]; words: string[] } {
  const kept: NotationToken[] = [];
  const words: string[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const last = lastInParentheses(tokens, place);
    const inside = text.slice(token.start + 1, (tokens[last]?.end ?? 0) - 1);
    if (last >= 0 && isPlayerWord(inside)) {
      words.push(foldWord(inside));
      place = last;
    } else {
      kept.push(token);
    }
  }
  return { kept, words };
}

/** The token that closes the parenthesis which `place` opens, or -1: `(dash)` is one token, `(sidestep left)` are three. */
function lastInParentheses(tokens: readonly NotationToken[], place: number): number {
  const token = tokens[place];
  if (token?.kind === "text" && token.id.startsWith("(") && token.id.endsWith(")")) return place;
  if (token?.id !== "(") return -1;
  return tokens.findIndex(({ id }, n) => n > place && id === ")");
}

/**
 * Every word that is a stance in a move string of one character: those of the movelist and the tokens of the sheet. What every
 * character's notation knows already (`BT`, `CD`) is left out.
 *
 * Example: `moveVocabulary(armorKing, ["JGS"])` has `JGS`, `DMD` and others.
 */
export function moveVocabulary(movelist: Movelist, sheetStances: readonly string[] = []): string[] {
  const words = new Set([...stanceWords(movelist), ...sheetStances]);
  return [...words].filter((word) => {
    const [token, ...more] = parseNotation(word).tokens;
    return token?.kind === "text" || more.length > 0;
  });
}
