import type { TokenDefinition, TokenMeaning, Writing } from "./token.ts";
import { definitionOf } from "./token-table.ts";
import { shownAs } from "./writing.ts";

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
export function formatCommunity(tokens: readonly TokenMeaning[], writing: Writing): string {
  let text = "";
  let previous: Piece | undefined;
  for (const [index, token] of tokens.entries()) {
    const piece = inWriting(pieceOf(token, previous, tokens[index + 1], tokens[index + 2]), writing);
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

function pieceOf(
  token: TokenMeaning,
  previous: Piece | undefined,
  next: TokenMeaning | undefined,
  afterNext: TokenMeaning | undefined,
): Piece {
  const row = definitionOf(token);
  if (row === undefined) return { role: token.kind === "stance" ? "state" : "word", text: token.id, row };
  const { kind, joins, asState } = row;
  if (kind === "hold") return { role: "suffix", text: row.community, row };
  if (kind !== "mark") return { role: kind, text: row.community, row };
  if (asState !== undefined && isCommand(next)) return { role: "state", text: asState, row };
  if (joins === "open" || joins === "close") return { role: joins, text: row.community, row };
  if ((joins === "infix" || joins === "suffix") && isGlued(row, previous, next, afterNext)) {
    const isBehindDirection = row.id === "just" && previous?.role === "direction" && next?.kind === "button";
    return { role: joins, text: isBehindDirection ? JUST_BEHIND_DIRECTION : row.shown, row };
  }
  return { role: "word", text: row.community, row };
}

/** Whether the mark's sign reads back as that mark between what is beside it. */
function isGlued(
  { id, joins }: TokenDefinition,
  previous: Piece | undefined,
  next: TokenMeaning | undefined,
  afterNext: TokenMeaning | undefined,
): boolean {
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
