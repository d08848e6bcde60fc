import type { TokenMeaning } from "./token.ts";

/** What players do not write as the site does. Other states are in capitals, everything else is its id. */
const SPELLINGS = new Map([
  ["ws", "ws"],
  ["wr", "wr"],
  ["hfc", "hFC"],
  ["rage", "R"],
  ["parry", "P"],
  ["t", "T!"],
  ["pc", "PC"],
  ["fb", "FB"],
  ["wb", "WB"],
  ["into", "⏵"],
]);

/** How a token behaves beside others; a `word` stands between spaces. */
type Role = "direction" | "motion" | "button" | "suffix" | "infix" | "state" | "open" | "close" | "word";

interface Piece {
  readonly role: Role;
  readonly text: string;
}

/** Roles that may end an input: `~F`, `*` and `:` are glued to them, and the next input follows after a comma. */
const ENDING: ReadonlySet<Role> = new Set(["direction", "motion", "button", "suffix", "close"]);
const STARTING: ReadonlySet<Role> = new Set(["direction", "motion", "button"]);

/**
 * Writes `f f 2` as `f,f+2`, `ZEN 1 2` as `ZEN.1,2`, `ws 2` as `ws2`, `f 2 1 holdf` as `f+2,1~F`.
 * What would read back as something else when it is glued is written as the site's word: `2 quick f`.
 */
export function formatCommunity(tokens: readonly TokenMeaning[]): string {
  let text = "";
  let previous: Piece | undefined;
  for (const [index, token] of tokens.entries()) {
    const piece = pieceOf(token, previous, tokens[index + 1], tokens[index + 2]);
    text += previous === undefined ? piece.text : separatorBetween(previous, piece) + piece.text;
    previous = piece;
  }
  return text;
}

function pieceOf(
  token: TokenMeaning,
  previous: Piece | undefined,
  next: TokenMeaning | undefined,
  afterNext: TokenMeaning | undefined,
): Piece {
  const { kind, id } = token;
  if (kind === "direction" || kind === "motion" || kind === "button") return { role: kind, text: id };
  if (kind === "hold") return { role: "suffix", text: `~${id.slice("hold".length).toUpperCase()}` };
  if (kind === "stance") return { role: "state", text: id };
  if (kind === "state") return { role: "state", text: SPELLINGS.get(id) ?? id.toUpperCase() };
  if (kind === "text") return { role: "word", text: id };
  if (id === "heat" && isCommand(next)) return { role: "state", text: "H" };
  if (id === "(" || id === "[") return { role: "open", text: id };
  if (id === ")" || id === "]") return { role: "close", text: id };
  return gluedMark(id, previous, next, afterNext) ?? { role: "word", text: SPELLINGS.get(id) ?? id };
}

/** The mark as a symbol, where it reads back as that mark. */
function gluedMark(
  id: string,
  previous: Piece | undefined,
  next: TokenMeaning | undefined,
  afterNext: TokenMeaning | undefined,
): Piece | undefined {
  if (previous === undefined || !ENDING.has(previous.role)) return undefined;
  if (id === "charge") return { role: "suffix", text: "*" };
  if (next === undefined || !isInput(next)) return undefined;
  if (id === "just")
    return { role: "infix", text: previous.role === "direction" && next.kind === "button" ? "#" : ":" };
  // `2~f` alone would be a hold.
  const isHoldAlone = next.kind === "direction" && (next.id === "n" || afterNext?.kind !== "button");
  return id === "quick" && !isHoldAlone ? { role: "infix", text: "~" } : undefined;
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
  if (previous.role === "state") return separatorAfterState(previous, next);
  if ((previous.role === "direction" || previous.role === "motion") && previous.text !== "n") {
    if (next.role === "button" || next.role === "open") return "+";
  }
  const continues = STARTING.has(next.role) || next.role === "open";
  return ENDING.has(previous.role) && continues ? "," : " ";
}

function separatorAfterState(state: Piece, next: Piece): string {
  const isGlued = state.text === "ws" || state.text === "wr";
  if (isGlued && next.role === "button") return "";
  if (state.text !== "CH" && (next.role === "state" || STARTING.has(next.role))) return ".";
  return " ";
}
