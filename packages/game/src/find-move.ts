import type { Move, Movelist } from "./move.ts";
import { moveAnchors } from "./move-key.ts";
import { createMoveReader, isFullyRead, type ReadMove } from "./move-reader.ts";
import { readCommand } from "./read-command.ts";

/** Finds moves of one character by what somebody typed. */
export interface MoveLookup {
  /** The one move that a text names in any notation or by its name: `df2`, `d/f+2`, `DF+2`, `df 2`, `electric`. */
  readonly find: (text: string) => Move | undefined;
  /** So many moves whose spelling or name comes nearest, the nearest first; for any text whatever. */
  readonly nearest: (text: string, count: number) => Move[];
}

/** No spelling of a move is longer; more is text that somebody pasted. */
const LONGEST = 120;

/** Of a longer text the beginning is compared. */
const LONGEST_COMPARED = 40;

/** `vocabulary` are the stance words to parse with (`moveVocabulary`). Of moves that are written alike, the first one is meant. */
export function createMoveLookup(movelist: Movelist, vocabulary: readonly string[]): MoveLookup {
  const { moves } = movelist;
  const exact = new Map<string, Move>();
  const folded = new Map<string, Move>();
  const anchors = moveAnchors(moves);
  // What moves are called themselves goes before what else they are called.
  const ways: ((move: Move, place: number) => readonly string[])[] = [
    ({ id, otherIds = [], command }) => [id, command, ...otherIds],
    (_move, place) => [anchors[place] ?? ""],
    ({ aliases = [] }) => aliases,
    ({ name, nicknames = [] }) => (name === undefined ? nicknames : [name, ...nicknames]),
  ];
  // A capital is a direction that is held: of two moves with one command, `uf 4` is rather `uf+4` than `UF+4`.
  const capitals = ([, { id }]: [number, Move]) => Number(/[A-Z]/.test(id));
  const listed = [...moves.entries()].sort((one, other) => capitals(one) - capitals(other));
  for (const textsOf of ways) {
    for (const [place, move] of listed) {
      for (const text of textsOf(move, place)) {
        if (!exact.has(text)) exact.set(text, move);
        const key = foldCase(text);
        if (!folded.has(key)) folded.set(key, move);
      }
    }
  }
  // Half of the work, and not needed for what is spelled as in the movelist.
  let read: ReadMove | undefined;

  const find = (text: string) => {
    const typed = text.trim();
    if (typed === "" || typed.length > LONGEST) return undefined;
    const known = exact.get(typed) ?? folded.get(foldCase(typed));
    if (known !== undefined) return known;
    const command = readCommand(typed, vocabulary);
    const byCommand = command === undefined ? undefined : exact.get(command);
    if (byCommand !== undefined) return byCommand;
    read ??= createMoveReader(movelist, vocabulary);
    const reading = read(typed);
    return isFullyRead(reading) && reading.moves.length === 1 ? reading.moves[0]?.move : undefined;
  };

  const nearest = (text: string, count: number) => {
    const typed = compared(text);
    return moves
      .map((move) => ({ move, ...likeness(move, typed) }))
      .sort((one, other) => one.distance - other.distance || other.shared - one.shared)
      .slice(0, count)
      .map(({ move }) => move);
  };

  return { find, nearest };
}

/** Spaces, underscores and hyphens of a name are one: addresses have no spaces. */
function foldCase(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, " ");
}

/** Only what tells moves apart: `Ws1, 2` -> `ws12`, but `1+2` stays. */
function compared(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<!\d)\+|\+(?!\d)|[^\p{L}\p{N}+*]/gu, "")
    .slice(0, LONGEST_COMPARED);
}

/** How far the nearest of a move's spellings is from a text, 0 to 1, and how many letters both begin with. */
function likeness(
  { id, command, name, nicknames = [] }: Move,
  typed: string,
): { readonly distance: number; readonly shared: number } {
  const spellings = [id, command, ...(name === undefined ? [] : [name]), ...nicknames].map(compared);
  const distances = spellings.map((spelling) => ({
    distance: editDistance(typed, spelling) / Math.max(typed.length, spelling.length, 1),
    shared: sharedStart(typed, spelling),
  }));
  return distances.reduce((best, one) =>
    one.distance < best.distance || (one.distance === best.distance && one.shared > best.shared) ? one : best,
  );
}

function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** Letters to put in, to take out or to change (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
