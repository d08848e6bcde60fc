/*
 * The grammar. Everything that a player may type is read; what does not fit becomes a text token.
 *
 *   notation  = { separator | token }
 *   separator = white space | "," | "."
 *   token     = input | hold | state | stance | mark | remark | text        any case, except where capitals are named
 *   input     = direction | motion | buttons | named
 *   direction = "f" | "b" | "d" | "u" | "df" | "db" | "uf" | "ub" | "n"
 *             | "d/f" | "d/b" | "u/f" | "u/b"          a diagonal with its stroke
 *             | "→" | "↘" | ...                        "→" behind a move is the arrow between moves, unless the visitor reads arrows
 *             | digits                                 of a numpad: glued to a limb (236RP, 6n23RP, 6☆23RP), or where the visitor reads a numpad
 *   motion    = "qcf" | "qcb" | "hcf" | "hcb"          and arrows or digits that are one exactly, touching each other: ↓↘→, 236
 *   buttons   = button { "+" button }                  each button once; the order is made rising: 2+1 is 1+2
 *   button    = "1" ... "4" | "LP" | "RP" | "LK" | "RK" | "□" | "△" | "×" | "○" | "WP" | "AP" (1+2) | "WK" | "AK" (3+4)
 *             | "X" | "Y" | "A" | "B"                  capitals alone, and only where the visitor's buttons are those of an Xbox pad
 *   named     = "EWGF" | "WGF" | "ff" | ...            stands for its input: WGF is f n d df 2
 *   hold      = "hold" direction | "~" direction       not before "+": 2~f+1 is 2 quick f 1
 *             | DIRECTION                              in capitals, after "," or ".", at the end of an input: 1,F
 *   state     = "ws" | "fc" | "H" (heat) | "R" (rage) | "기상" | "立ち途中" | ...
 *   stance    = one of the character's own: "ZEN"
 *   mark      = a word: t T! heat homing pc chip fb wb launch into just quick charge or
 *             | "(" | ")" | "[" | "]" | ">" | "⏵" | "→" | "->" | ...
 *             | "~" quick | ":" "#" just | "*" charge | "_" "/" or      touching a known token before, or alone
 *   remark    = "(" text { any character but a bracket } ")"            for the player: (long dash). One text token
 *   text      = any other run of characters up to white space, a comma, a dot, a bracket or an arrow
 *
 * Parts of an input may be glued: "+" before a word or a bracket is dropped (df+1, ws+2, f+[ 2~1 ]), and a direction, a motion
 * or a state may touch its button (df1, qcf3, ws2). One pass from left to right; each character is looked at a bounded number
 * of times: a look-ahead ends where the token does, and a remark's ends at the next bracket.
 */
import { isSeparator, isSpace, isVariant } from "./characters.ts";
import { type Before, Scanner } from "./scanner.ts";
import { MAX_TOKENS, type NotationToken, type ParsedNotation, type ParseOptions } from "./token.ts";
import { definitionOf, TOKENS } from "./token-table.ts";
import { Vocabulary } from "./vocabulary.ts";

/**
 * Reads a move, a combo or any other text as notation, in the site's form (`df 2 1`) or the community's (`df+2,1`).
 *
 * Total: every string gives tokens, in the order of the text, and nothing throws. Unknown words and remarks in round brackets become
 * `text` tokens, and so does all that follows the first `MAX_TOKENS` tokens. Time is linear in the text's length.
 *
 * `parseNotation("ws2,1~F").tokens` has the ids `ws`, `2`, `1`, `holdf`.
 */
export function parseNotation(text: string, options: ParseOptions = {}): ParsedNotation {
  return parseWith(new Scanner(text, new Vocabulary(options.stances ?? []), options.writing));
}

/** The same with the scanner given, whose `reads` a test can look at. Not part of the package's interface. */
export function parseWith(scanner: Scanner): ParsedNotation {
  const { typed: text } = scanner;
  const tokens: NotationToken[] = [];
  let before: Before = "space";
  let offset = 0;
  while (offset < text.length) {
    const code = scanner.at(offset);
    if (isSeparator(code)) {
      before = isSpace(code) ? "space" : "separator";
      offset += 1;
      continue;
    }
    if (isVariant(code)) {
      offset += 1;
      continue;
    }
    if (tokens.length === MAX_TOKENS) {
      tokens.push({ kind: "text", id: text.slice(offset), start: offset, end: text.length });
      break;
    }
    const remarkEnd = scanner.remarkEnd(offset);
    const reading = remarkEnd === undefined ? scanner.read(offset, before, tokens.at(-1)) : undefined;
    if (reading === undefined) {
      const end = remarkEnd ?? scanner.textEnd(offset);
      const word = text.slice(offset, end);
      const id = remarkEnd === undefined ? word : foldedRemark(word);
      tokens.push({ kind: "text", id, start: offset, end });
      before = "space";
      offset = end;
      continue;
    }
    for (const { kind, id } of reading.meanings.slice(0, MAX_TOKENS - tokens.length))
      tokens.push({ kind, id, start: offset, end: reading.end });
    before = "token";
    offset = reading.end;
  }
  return { tokens, unpaired: unpairedBrackets(tokens) };
}

/** `(long  dash )` becomes `(long dash)`, so that a remark survives being written and read again. */
function foldedRemark(remark: string): string {
  return `(${remark.slice(1, -1).trim().replace(/\s+/g, " ")})`;
}

function unpairedBrackets(tokens: readonly NotationToken[]): NotationToken[] {
  const open: NotationToken[] = [];
  const unpaired: NotationToken[] = [];
  for (const token of tokens) {
    if (token.kind !== "mark") continue;
    const row = definitionOf(token);
    if (row?.joins === "open") open.push(token);
    if (row?.closes === undefined) continue;
    if (open.at(-1)?.id === row.closes) open.pop();
    else unpaired.push(token);
  }
  return [...unpaired, ...open].sort((one, other) => one.start - other.start);
}

/** Means forward as well: only the parser knows which. */
const AMBIGUOUS = /[→➡]/;
/** The words and arrows of tokens that part steps. `>` is left to the parser: it also ends `=>` and other arrows of players. */
const ARROWS = TOKENS.filter(({ joins }) => joins === "arrow");
const WORDS = ARROWS.map(({ id }) => id).join("|");
const SIGNS = ARROWS.flatMap(({ spellings }) => spellings.filter((sign) => sign > "~")).join("");
const BETWEEN_STEPS = new RegExp(`\\s+(?:${WORDS})\\s+|\\s*[${SIGNS}]\\s*`, "i");

/**
 * The steps of a route that is written in one string: `1 into db 2 2 3` -> `["1", "db 2 2 3"]`. A string without `into` is
 * one step, one without any content has none.
 */
export function splitSteps(notation: string): string[] {
  const steps = AMBIGUOUS.test(notation) ? splitAtArrows(notation) : notation.split(BETWEEN_STEPS);
  return steps.map((step) => step.trim()).filter((step) => step !== "");
}

/** As the parser reads it: `→` is forward in `→+2`, and parts two moves in `df+2 → b+1`. */
function splitAtArrows(notation: string): string[] {
  const arrows = parseNotation(notation).tokens.filter(({ id }) => id === "into");
  const starts = [0, ...arrows.map(({ end }) => end)];
  return starts.map((start, step) => notation.slice(start, arrows[step]?.start));
}

/** `CH`, `heat`: when the move before it was done, no part of it. */
const CIRCUMSTANCES = /^(?:(?:ch|heat)\s+)+/i;

/**
 * What is still to press of a step that goes on with the move before it: `4` of `(db 4) 4` after `ch db 4`, `4` of `(2 1) 4` after
 * `ch (2) 1`. Nothing for a step that begins anew: then its brackets are pressed too.
 */
export function restAfter(step: string, before: string): string | undefined {
  const [, done, rest] = /^\(([^()]+)\)\s*(.+)$/.exec(step.trim()) ?? [];
  const did = before.trim().replace(CIRCUMSTANCES, "").replace(/[()]/g, "");
  return done === did ? rest : undefined;
}
