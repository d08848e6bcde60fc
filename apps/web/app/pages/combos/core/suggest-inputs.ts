import type { Movelist } from "@tactician/game";
import { parseNotation } from "@tactician/notation";

/** A move of the list that begins as the visitor typed. */
export interface Suggestion {
  /** What the input becomes, `df 1 2`. */
  readonly command: string;
  readonly name?: string;
}

/** The moves whose command begins with what was typed, in either notation, or whose name does; nothing for a blank text. */
export type Suggest = (typed: string, limit: number) => readonly Suggestion[];

interface Candidate extends Suggestion {
  /** Commands with every token between spaces, those of the aliases too. */
  readonly keys: readonly string[];
  readonly words: string;
}

/** Prepares the suggestions of a movelist: `createSuggest(jin, stances)("zen,1", 3)` has `ZEN 1`, `ZEN 1 3` and `ZEN 1+2`. */
export function createSuggest(movelist: Movelist, stances: readonly string[]): Suggest {
  const candidates = movelist.moves.map(({ command, aliases = [], name, nicknames = [] }): Candidate => {
    return {
      command,
      ...(name === undefined ? {} : { name }),
      keys: [command, ...aliases].map((text) => keyOf(text, stances)),
      words: [name ?? "", ...nicknames].join("\n").toLowerCase(),
    };
  });
  return (typed, limit) => {
    const text = typed.trim();
    if (text === "") return [];
    const key = keyOf(text, stances);
    const word = text.toLowerCase();
    return candidates
      .map((candidate, place) => ({ candidate, place, rank: rankOf(candidate, key, word) }))
      .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
      .toSorted(
        (a, b) => a.rank - b.rank || lengthOf(a.candidate) - lengthOf(b.candidate) || a.place - b.place,
      )
      .slice(0, limit)
      .map(({ candidate: { command, name } }) => (name === undefined ? { command } : { command, name }));
  };
}

/** 0 for the move itself, then moves that go on with a new token, then with the same (`1` of `1+2`), then names. */
function rankOf({ keys, words }: Candidate, key: string, word: string): number {
  if (keys.includes(key)) return 0;
  if (keys.some((own) => own.startsWith(`${key} `))) return 1;
  if (keys.some((own) => own.startsWith(key))) return 2;
  if (word.length < 3) return Number.POSITIVE_INFINITY;
  if (words.split("\n").some((name) => name.startsWith(word))) return 3;
  return words.includes(word) ? 4 : Number.POSITIVE_INFINITY;
}

function lengthOf({ keys: [key = ""] }: Candidate): number {
  return key.split(" ").length;
}

/** `DF+1,2` and `df 1 2` alike; a just frame is typed as often without its sign. */
function keyOf(text: string, stances: readonly string[]): string {
  return parseNotation(text, { stances })
    .tokens.filter(({ id }) => id !== "just")
    .map(({ id }) => id.toLowerCase())
    .join(" ");
}
