import { parseNotation } from "./parse.ts";
import {
  CLASSIC_WRITING,
  type NotationToken,
  type ParseOptions,
  type TokenKind,
  type Writing,
} from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { shownAs } from "./writing.ts";

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
    if (word.tokens.every(({ kind }) => INPUTS.has(kind))) {
      const shown = word.tokens.map((token) => textOf(token, writing)).join(" ");
      const isApart = touches && needsSpace(before, word);
      rewritten += (isApart ? " " : "") + (isSameInput(typed, shown, writing) ? typed : shown);
    } else {
      rewritten += typed;
    }
    shownTo = word.end;
    before = word;
  }
  return rewritten + text.slice(shownTo);
}

function wordsOf(tokens: readonly NotationToken[]): readonly Word[] {
  const words: Word[] = [];
  for (const token of tokens) {
    const { start, end } = token;
    const last = words.at(-1);
    if (last?.start === start && last.end === end)
      words.splice(-1, 1, { ...last, tokens: [...last.tokens, token] });
    else words.push({ tokens: [token], start, end });
  }
  return words;
}

/** `F` stays `F`, but for an Xbox pad, whose capitals are buttons. */
function isSameInput(typed: string, shown: string, { buttons }: Writing): boolean {
  return buttons !== "xbox" && typed.toLowerCase() === shown.toLowerCase();
}

/** `△□` would be `21`, but `↘△` may be `df2`. Holds bring their sign along. */
function needsSpace(before: Word | undefined, { tokens: [next] }: Word): boolean {
  const last = before?.tokens.at(-1);
  if (last === undefined || next?.kind === "hold" || last.kind === "mark") return false;
  return next?.kind !== "button" || last.kind === "button";
}

function textOf(token: NotationToken, writing: Writing): string {
  const row = definitionOf(token);
  return row === undefined ? token.id : shownAs(row, writing);
}
