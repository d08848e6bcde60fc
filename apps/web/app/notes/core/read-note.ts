import { createMoveLookup, type Move, type Movelist } from "@tactician/game";
import { parseNotation } from "@tactician/notation";

/** A part of a note: words as they stand, or a move with what was typed for it. Joined, the texts are the note. */
export type NotePiece = string | { readonly text: string; readonly move: Move };

/** Takes a note apart into words and moves. */
export type ReadNote = (text: string) => NotePiece[];

/** What a note is made of: words between spaces, without the signs around them. */
const WORD = /[^\s()[\]{}"“”„:;!?<>=→|•…]+/gu;
/** One between two moves, `df2/b1`, and none in `d/f+2`. */
const STROKE = /(?<!\b[du])\/|\/(?![fb])/i;
const SPACES = /^[ \t\u00a0]+$/;
const LAST_SIGNS = /[.,'’-]+$/;

/** What numbers count: `2 hits`, `3 or 4 times`. */
const COUNTED =
  /^(?:hits?|frames?|f|times|steps?|rounds?|matches|games|wins?|losses|damage|dmg|seconds?|s|%)\b/i;

/** Of `WS df 2 1` each word counts; no written move has more. */
const MOST_WORDS = 8;

/**
 * A reader for notes about one character. Of what is typed the longest run of words counts that is one move of theirs
 * (`createMoveLookup`), if it is written as a move: with a direction or a place before its buttons (`df2`, `WS 1,2`, `d 3`, `ZEN 1`), or
 * with several buttons that a sign joins (`1,2`, `1+2`). A number alone is a number, and so is one that counts something.
 * `asTyped` reads other buttons than numbers (`df+Y`).
 */
export function createNoteReader(
  movelist: Movelist & { readonly vocabulary: readonly string[] },
  asTyped: (text: string) => string = (text) => text,
): ReadNote {
  const { vocabulary } = movelist;
  const { find } = createMoveLookup(movelist, vocabulary);
  const known = new Map<string, Move | undefined>();
  const moveOf = (text: string) => {
    if (!known.has(text)) {
      const typed = asTyped(text);
      known.set(text, isWrittenAsMove(typed, vocabulary) ? find(typed) : undefined);
    }
    return known.get(text);
  };

  return (text) => {
    const words = wordsOf(text);
    const pieces: NotePiece[] = [];
    let shownTo = 0;
    for (let first = 0; first < words.length; first += 1) {
      const found = longestFrom(text, words, first, moveOf);
      if (found === undefined) continue;
      const { start, end, move } = found;
      if (start > shownTo) pieces.push(text.slice(shownTo, start));
      pieces.push({ text: text.slice(start, end), move });
      shownTo = end;
      first = found.last;
    }
    if (shownTo < text.length) pieces.push(text.slice(shownTo));
    return pieces;
  };
}

interface Word {
  readonly start: number;
  readonly end: number;
  /** A sign behind it ends what it belongs to. */
  readonly isLast: boolean;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: typed, index }) => {
    let from = index;
    const parts = typed.split(STROKE);
    return parts.map((part, place) => {
      const start = from;
      const end = start + part.replace(LAST_SIGNS, "").length;
      from += part.length + 1;
      return { start, end, isLast: place < parts.length - 1 || end < start + part.length };
    });
  });
}

function longestFrom(
  text: string,
  words: readonly Word[],
  first: number,
  moveOf: (text: string) => Move | undefined,
) {
  const start = words[first]?.start ?? 0;
  let best: { start: number; end: number; last: number; move: Move } | undefined;
  for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last += 1) {
    const word = words[last];
    const before = words[last - 1];
    if (word === undefined) break;
    if (last > first && (before?.isLast || !SPACES.test(text.slice(before?.end, word.start)))) break;
    const { end } = word;
    const isCount = /(?:^|\s)\d$/.test(text.slice(start, end)) && COUNTED.test(text.slice(end).trimStart());
    const move = isCount ? undefined : moveOf(text.slice(start, end));
    if (move !== undefined) best = { start, end, last, move };
  }
  return best;
}

/** Stances whose names are words of the language count in capitals alone: `SIT 1`, not `sit 1`. */
const SHORT_PLACE = /^(?:ws|fc|hfc|bt|ss[lr]?|sw[lr]?|wr|cd)$/i;

function isWrittenAsMove(text: string, stances: readonly string[]): boolean {
  if (!/[1-4]/.test(text) || /^[\d\s./-]+$/.test(text) || /^[+-]/.test(text)) return false;
  const { tokens, unpaired } = parseNotation(text, { stances });
  const [first] = tokens;
  // A counter hit is not part of a move.
  if (
    first === undefined ||
    /^ch$/i.test(first.id) ||
    unpaired.length > 0 ||
    tokens.some(({ kind }) => kind === "text")
  )
    return false;
  if (!tokens.some(({ kind }) => kind === "button")) return false;
  const words = text.split(/\s+/);
  // Behind a place one word is a move; any other spaces are those of the site's own writing, one input a word.
  const [place = "", ...inputs] = words;
  const isPlace = first.kind === "stance" || first.kind === "state";
  if (isPlace && words.length > 1 && !SHORT_PLACE.test(place) && place !== place.toUpperCase()) return false;
  const compact = isPlace ? inputs : words;
  if (
    compact.length > 1 &&
    compact.some((word) => /[1-4].*[,1-4]/.test(word) && !/^[1-4](?:\+[1-4])+$/.test(word))
  )
    return false;
  if (isPlace || first.kind === "direction" || first.kind === "motion" || first.kind === "hold")
    return (
      compact.length <= 1 ||
      compact.slice(0, -1).every((word) => parseNotation(word, { stances }).tokens.length === 1)
    );
  return words.length === 1 && /[1-4][,+~][1-4]/.test(text);
}
