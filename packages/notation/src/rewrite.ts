import { parseNotation } from "./parse.ts";
import type { PresentedMove } from "./present.ts";
import {
  CLASSIC_WRITING,
  type NotationToken,
  type ParseOptions,
  type TokenKind,
  type Writing,
} from "./token.ts";
import { definitionOf, TOKENS } from "./token-table.ts";
import { BUTTON_WORDS } from "./words.ts";
import { shownAs } from "./writing.ts";

/*
 * What is there in one writing, in another: texts, moves as they are shown, phrases. Only who chose another one needs it.
 */

/** What another writing writes otherwise. */
const INPUTS: ReadonlySet<TokenKind> = new Set(["direction", "button", "hold", "motion"]);

/** Tokens of one word, `66` or `EWGF`, with its place. */
interface Word {
  readonly tokens: readonly NotationToken[];
  readonly start: number;
  readonly end: number;
}

/**
 * A text with its buttons and directions in another writing, and everything else as it was typed: `rewriteText("jin df+Y", {
 * writing: xbox })` is `jin df+2`. `options.writing` says how the text is to be read. What was `into` or a remark stays.
 */
export function rewriteText(text: string, options: ParseOptions, writing: Writing = CLASSIC_WRITING): string {
  let rewritten = "";
  let shownTo = 0;
  let before: Word | undefined;
  for (const word of wordsOf(parseNotation(text, options).tokens)) {
    const touches = before?.end === word.start;
    rewritten += text.slice(shownTo, word.start);
    const typed = text.slice(word.start, word.end);
    const rows = word.tokens.flatMap((token) => definitionOf(token) ?? []);
    if (rows.length === word.tokens.length && rows.every(({ kind }) => INPUTS.has(kind))) {
      const shown = rows.map((row) => shownAs(row, writing)).join(" ");
      const isApart = touches && needsSpace(before, word);
      // `F` stays `F`, but for an Xbox pad, whose capitals are buttons.
      const isSame = writing.buttons !== "xbox" && typed.toLowerCase() === shown.toLowerCase();
      rewritten += (isApart ? " " : "") + (isSame ? typed : shown);
    } else {
      rewritten += typed;
    }
    shownTo = word.end;
    before = word;
  }
  return rewritten + text.slice(shownTo);
}

function wordsOf(tokens: readonly NotationToken[]): readonly Word[] {
  const byStart = Map.groupBy(tokens, ({ start }) => start);
  return Array.from(byStart, ([start, own]) => ({ tokens: own, start, end: own[0]?.end ?? start }));
}

/** `△□` would be `21`, but `↘△` may be `df2`. Holds bring their sign along. */
function needsSpace(before: Word | undefined, { tokens: [next] }: Word): boolean {
  const last = before?.tokens.at(-1);
  if (last === undefined || next?.kind === "hold" || last.kind === "mark") return false;
  return next?.kind !== "button" || last.kind === "button";
}

/** A move as `presentMove` gives it, in numbers and letters, in another writing. */
export function presentIn({ pieces, phrase }: PresentedMove, writing: Writing): PresentedMove {
  const texts = shownTexts(writing);
  return {
    pieces: pieces.map((piece) =>
      piece.icons.length === 0 ? piece : { ...piece, text: texts.get(piece.text) ?? piece.text },
    ),
    phrase: phraseAs(phrase, writing),
  };
}

/** The texts that pages show of single tokens in numbers and letters, and what they are in another writing: `df` is `↘`. */
export function shownTexts(writing: Writing): ReadonlyMap<string, string> {
  return new Map(TOKENS.map((row) => [row.shown, shownAs(row, writing)]));
}

/**
 * A phrase in numbers, as `formatNotation` writes it in words, in the words of other buttons: `down forward plus 2` is `down
 * forward plus triangle`. What is in brackets is a remark to the player and stays.
 */
export function phraseAs(phrase: string, { buttons }: Writing): string {
  const words: readonly string[] = BUTTON_WORDS[buttons];
  return phrase.replace(/\([^)]*\)|\b[1-4]\b/g, (found) => words[Number(found) - 1] ?? found);
}
