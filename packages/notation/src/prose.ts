import { formatNotation } from "./format.ts";
import { parseNotation } from "./parse.ts";

/**
 * A part of a text: words as they stand, or what is written as players write moves. Joined, the texts of all parts are the text.
 */
export type ProsePiece = string | NamedInput;

export interface NamedInput {
  /** As the text has it, `df+2,1`. */
  readonly text: string;
  /** In site notation, `df 2 1`. */
  readonly notation: string;
  /** It names a move. Else it is buttons alone, which a text means as often as a throw break: `Break with 1+2`. */
  readonly isMove: boolean;
}

const STICK = "(?:[ud][fb]?|[fbn]|[qh]c[fb])";
const BUTTONS = String.raw`[1-4](?:\+[1-4])*`;
const INPUT = String.raw`(?:(?:${STICK},)*${STICK}\+)?${BUTTONS}`;
const MORE = `(?:[,~]${INPUT})*`;
/** A stance or a state, `ZEN 3`, `CH df+1`, `ws+2`. */
const PLACE = "(?:CH )?(?:[A-Z]{2,5} |(?:hFC|ws|fc|bt|ss)[ +])";
/** With a direction, a place, or a string of buttons. */
const MOVE = String.raw`(?:${PLACE}${INPUT}|(?:${STICK},)*${STICK}\+${BUTTONS}|${BUTTONS},${INPUT})${MORE}(?:~[UDFB]{1,2})?`;
/** A button alone is one behind such a word or in a list with a move, and no number of anything: `on 1 or 2`, `4, ZEN 2`, but `on 2 or 3 steps`. */
const TOLD = String.raw`(?<=\b(?:[Pp]ress|[Ww]ith|[Oo]n) (?:[1-4](?:, | or | and |, or ))*)[1-4]`;
const LISTED = `[1-4](?=(?:,| and| or) ${MOVE})`;
const COUNTED = String.raw`(?:(?:,? (?:or |and |to )?\d+)* (?:frames?|steps?|hits?|times)\b)`;
const NAMED = new RegExp(
  String.raw`(?<![\w+,~/-])(?:${MOVE}|[1-4](?:\+[1-4])+|(?:${TOLD}|${LISTED})(?!${COUNTED}))(?![\w+~*%]|[,.-]\w)`,
  "g",
);
const BUTTONS_ALONE = new RegExp(`^${BUTTONS}$`);

/**
 * Takes a text apart into its words and the moves that it names in players' notation. Any other number is words (`10 frames`).
 *
 * Example: `splitProse("Press 1+2 after df+2.")` is `"Press "`, `1+2` as buttons, `" after "`, the move `df+2` (`df 2`), `"."`
 */
export function splitProse(text: string): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let end = 0;
  for (const { 0: named, index } of text.matchAll(NAMED)) {
    if (index > end) pieces.push(text.slice(end, index));
    const notation = formatNotation(parseNotation(named).tokens, "site");
    pieces.push({ text: named, notation, isMove: !BUTTONS_ALONE.test(named) });
    end = index + named.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The moves that a text names, in site notation: `movesInProse("Of his launchers df+2 is safe.")` is `["df 2"]`. */
export function movesInProse(text: string): string[] {
  return splitProse(text).flatMap((piece) =>
    typeof piece !== "string" && piece.isMove ? [piece.notation] : [],
  );
}

/** What a named move may be, the likeliest first: texts about a stance (`place`) or about Heat name moves without it. */
export function meaningsInProse(notation: string, place?: string): string[] {
  return [...(place === undefined ? [] : [`${place} ${notation}`]), notation, `heat ${notation}`];
}
