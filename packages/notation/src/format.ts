import { bracketAt } from "./brackets.ts";
import {
  CLASSIC_WRITING,
  type Dialect,
  type TokenDefinition,
  type TokenJoin,
  type TokenKind,
  type TokenMeaning,
  type Writing,
} from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { notConnecting, plus } from "./words.ts";
import { shownAs, wordsAs } from "./writing.ts";

type Format = (tokens: readonly TokenMeaning[], writing: Writing) => string;

const FORMATS: Readonly<Record<Dialect, Format>> = {
  site: formatSite,
  community: formatCommunity,
  words: formatWords,
};

/** Ids, but for those whose text the writing changes. */
function formatSite(tokens: readonly TokenMeaning[], writing: Writing): string {
  return tokens
    .map((token) => {
      const row = definitionOf(token);
      const shown = row && shownAs(row, writing);
      return shown === undefined || shown === row?.shown ? token.id : shown;
    })
    .join(" ");
}

/**
 * Writes tokens in a dialect: `site` is the stored form (`df 2 1`), `community` what players write (`df+2,1`), `words` what a
 * screen reader says (`down forward plus 2, 1`). Buttons and directions are those of `writing`: `↘+△,□` in PlayStation's
 * buttons and arrows.
 *
 * For tokens that `parseNotation` gave, `site` and `community` read back as the same kinds and ids with the same stances and
 * writing. `words` is not meant to be read back.
 */
export function formatNotation(
  tokens: readonly TokenMeaning[],
  dialect: Dialect,
  writing: Writing = CLASSIC_WRITING,
): string {
  return FORMATS[dialect](tokens, writing);
}

/** Marks that are said in the middle of a phrase, without a pause: `2 or 4`, `2 quickly 1`. */
const MIDDLE: ReadonlySet<TokenJoin | undefined> = new Set(["infix", "between"]);

/**
 * The phrase a screen reader says for a move: `df 2 1` is "down forward plus 2, 1", `ws 2` is "while standing 2".
 * Stances keep their capitals (`ZEN`), which screen readers say as a word or spell, as players do; text is said as typed.
 * `(2) 4` is "2 not connecting, 4"; the brackets of a remark are not said.
 */
function formatWords(tokens: readonly TokenMeaning[], writing: Writing): string {
  let phrase = "";
  let previous: Said | undefined;
  /** What is said where a bracket closes: that its hits do not connect, or of a remark nothing. */
  const closes = new Map<number, string>();
  for (const [place, { kind, id }] of tokens.entries()) {
    const bracket = bracketAt(tokens, place);
    if (bracket !== undefined) {
      closes.set(bracket.close, bracket.holdsHits ? notConnecting : "");
      continue;
    }
    const said = { kind, row: definitionOf({ kind, id }) };
    const close = closes.get(place);
    if (close === undefined && previous !== undefined) phrase += pauseBetween(previous, said);
    phrase += close ?? (said.row === undefined ? id : wordsAs(said.row, writing));
    previous = said;
  }
  return phrase;
}

interface Said {
  readonly kind: TokenKind;
  readonly row: TokenDefinition | undefined;
}

function pauseBetween(previous: Said, next: Said): string {
  const isDirected = previous.kind === "direction" || previous.kind === "motion";
  if (isDirected && next.kind === "button") return plus;
  if (previous.kind === "state" || previous.kind === "stance" || previous.row?.asState !== undefined)
    return " ";
  const isJoined =
    MIDDLE.has(previous.row?.joins) || MIDDLE.has(next.row?.joins) || next.row?.joins === "suffix";
  return isJoined ? " " : ", ";
}

/** How a token behaves beside others; a `word` stands between spaces. */
type Role = "direction" | "motion" | "button" | "suffix" | "infix" | "state" | "open" | "close" | "word";

interface Piece {
  readonly role: Role;
  readonly text: string;
  readonly row: TokenDefinition | undefined;
}

/** Roles that may end an input: `~F`, `*` and `:` are glued to them, and the next input follows after a comma. */
const ENDING: ReadonlySet<Role> = new Set(["direction", "motion", "button", "suffix", "close"]);
const STARTING: ReadonlySet<Role> = new Set(["direction", "motion", "button"]);
/** A just frame behind a direction: `df#2`. */
const JUST_BEHIND_DIRECTION = "#";

/**
 * Writes `f f 2` as `f,f+2`, `ZEN 1 2` as `ZEN.1,2`, `ws 2` as `ws2`, `f 2 1 holdf` as `f+2,1~F`.
 * What would read back as something else when it is glued is written as the site's word: `2 quick f`.
 */
function formatCommunity(tokens: readonly TokenMeaning[], writing: Writing): string {
  let text = "";
  let previous: Piece | undefined;
  for (const [index, token] of tokens.entries()) {
    const behind = tokens.slice(index + 1, index + 3);
    const piece = inWriting(pieceOf(token, behind, previous), writing);
    if (previous !== undefined) text += separatorIn(writing, previous, piece);
    text += piece.text;
    previous = piece;
  }
  return text;
}

/** Buttons and the stick as the writing has them. */
function inWriting(piece: Piece, writing: Writing): Piece {
  const { row } = piece;
  const isInput = row?.kind === "button" || row?.kind === "direction" || row?.kind === "motion";
  return isInput || row?.kind === "hold" ? { ...piece, text: shownAs(row, writing) } : piece;
}

/** A digit of the numpad needs no plus before a limb, `236RP`, and alone in brackets it would be a number: `( 6 )`. */
function separatorIn({ directions }: Writing, previous: Piece, next: Piece): string {
  if (directions === "numpad") {
    if (isStick(previous) && next.role === "button") return "";
    if (isStick(next) && previous.text === "(") return " ";
  }
  return separatorBetween(previous, next);
}

function isStick({ role }: Piece): boolean {
  return role === "direction" || role === "motion";
}

function pieceOf(token: TokenMeaning, behind: readonly TokenMeaning[], previous?: Piece): Piece {
  const [next] = behind;
  const row = definitionOf(token);
  if (row === undefined) return { role: token.kind === "stance" ? "state" : "word", text: token.id, row };
  const { kind, joins, asState } = row;
  if (kind === "hold") return { role: "suffix", text: row.community, row };
  if (kind !== "mark") return { role: kind, text: row.community, row };
  if (asState !== undefined && isCommand(next)) return { role: "state", text: asState, row };
  if (joins === "open" || joins === "close") return { role: joins, text: row.community, row };
  if ((joins === "infix" || joins === "suffix") && isGlued(row, behind, previous)) {
    const isBehindDirection = row.id === "just" && previous?.role === "direction" && next?.kind === "button";
    return { role: joins, text: isBehindDirection ? JUST_BEHIND_DIRECTION : row.shown, row };
  }
  return { role: "word", text: row.community, row };
}

/** Whether the mark's sign reads back as that mark between what is beside it. */
function isGlued({ id, joins }: TokenDefinition, behind: readonly TokenMeaning[], previous?: Piece): boolean {
  const [next, afterNext] = behind;
  if (previous === undefined || !ENDING.has(previous.role)) return false;
  if (joins === "suffix") return true;
  if (next === undefined || !isInput(next)) return false;
  // `2~f` alone would be a hold.
  const isHoldAlone = next.kind === "direction" && (next.id === "n" || afterNext?.kind !== "button");
  return id !== "quick" || !isHoldAlone;
}

function isInput({ kind }: TokenMeaning): boolean {
  return kind === "direction" || kind === "motion" || kind === "button";
}

function isCommand(token: TokenMeaning | undefined): boolean {
  return token !== undefined && (isInput(token) || token.kind === "state" || token.kind === "stance");
}

function separatorBetween(previous: Piece, next: Piece): string {
  if (previous.role === "infix" || next.role === "infix") return "";
  if (next.role === "suffix") return ENDING.has(previous.role) ? "" : " ";
  if (previous.text === "(") return next.role === "word" ? " " : "";
  if (next.text === ")") return "";
  if (previous.role === "state") return separatorAfterState(previous.row?.joins, next);
  if ((previous.role === "direction" || previous.role === "motion") && previous.row?.id !== "n") {
    if (next.role === "button" || next.role === "open") return "+";
  }
  const continues = STARTING.has(next.role) || next.role === "open";
  return ENDING.has(previous.role) && continues ? "," : " ";
}

function separatorAfterState(joins: TokenDefinition["joins"], next: Piece): string {
  if (joins === "glued" && next.role === "button") return "";
  if (joins !== "apart" && (next.role === "state" || STARTING.has(next.role))) return ".";
  return " ";
}
