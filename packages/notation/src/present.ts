import { formatNotation } from "./format.ts";
import { parseNotation } from "./parse.ts";
import type { NotationToken } from "./token.ts";
import { tokenDefinition } from "./tokens.ts";

/**
 * How one token of a move stands on a page. `text` is what notations mode shows and what copying gives.
 * `icon` has one picture, `motion` shows the pictures of its `directions`, `chip` is a stance or a state without a
 * picture, `word` is a remark to the player such as `(dash)`, `glue` is a sign between tokens.
 */
export interface MovePiece {
  readonly form: "icon" | "motion" | "chip" | "word" | "glue";
  readonly id: string;
  readonly text: string;
  readonly directions: readonly string[];
  /** No space stands before it: `)` and both sides of `~`. */
  readonly tight: boolean;
}

export interface PresentedMove {
  readonly pieces: readonly MovePiece[];
  /** The whole move as one phrase for a screen reader, `down forward 2, 1`. */
  readonly phrase: string;
}

/** Signs that join their neighbours, in the form players write. `just` stands right behind the direction, `df:2`. */
const GLUE: Readonly<Record<string, string>> = {
  "(": "(",
  ")": ")",
  just: ":",
  quick: "~",
  charge: "*",
  or: "/",
};
const NO_SPACE_BEFORE = new Set([")", "just", "quick", "charge"]);
const NO_SPACE_AFTER = new Set(["(", "just", "quick"]);

/** Moves already presented, by the list of stances they were read with: pages show the same moves many times. */
const presented = new WeakMap<readonly string[], Map<string, PresentedMove>>();

/** Tokens of `df 2 1` as pieces to render, with the phrase. Any text is fine: what nobody knows is shown as it is. */
export function presentMove(notation: string, stances: readonly string[]): PresentedMove {
  const known = presented.get(stances) ?? new Map<string, PresentedMove>();
  presented.set(stances, known);
  const earlier = known.get(notation);
  if (earlier !== undefined) return earlier;
  const { tokens } = parseNotation(notation, { stances });
  const move = { pieces: piecesOf(tokens, notation), phrase: formatNotation(tokens, "words") };
  known.set(notation, move);
  return move;
}

function piecesOf(tokens: readonly NotationToken[], notation: string): MovePiece[] {
  const pieces: MovePiece[] = [];
  let shownTo = 0;
  for (const [position, token] of tokens.entries()) {
    if (token.end <= shownTo) continue;
    const tight = isTight(token.id, tokens[position - 1]?.id);
    const end = remarkEnd(tokens, position);
    pieces.push(
      end === undefined ? pieceOf(token, tight) : remarkOf(notation.slice(token.start, end), tight),
    );
    shownTo = end ?? 0;
  }
  return pieces;
}

function isTight(id: string, previousId: string | undefined): boolean {
  return previousId === undefined || NO_SPACE_BEFORE.has(id) || NO_SPACE_AFTER.has(previousId);
}

/** Where the remark that starts here ends: `(parry)` tells the player something, while `(2)` is a hit of the move. */
function remarkEnd(tokens: readonly NotationToken[], open: number): number | undefined {
  if (tokens[open]?.id !== "(") return undefined;
  const close = tokens.findIndex(({ id }, index) => index > open && id === ")");
  const isMove = tokens.slice(open, close).some(({ kind }) => kind === "button");
  return isMove ? undefined : tokens[close]?.end;
}

function remarkOf(text: string, tight: boolean): MovePiece {
  return { form: "word", id: text, text, directions: [], tight };
}

function pieceOf(token: NotationToken, tight: boolean): MovePiece {
  const row = tokenDefinition(token.id);
  const piece = { id: token.id, text: tokenText(token), directions: row?.directions ?? [], tight };
  if (token.kind === "text") return { ...piece, form: "word" };
  if (row?.icon !== undefined) return { ...piece, form: "icon" };
  if (piece.directions.length > 0) return { ...piece, form: "motion" };
  if (GLUE[token.id] !== undefined) return { ...piece, form: "glue" };
  return { ...piece, form: "chip" };
}

/** What players write: holds with a tilde, states and marks in capitals, the rest in lower case. */
function tokenText(token: NotationToken): string {
  if (token.kind === "hold") return `~${token.id.slice("hold".length).toUpperCase()}`;
  const glue = GLUE[token.id];
  if (glue !== undefined) return glue;
  if (token.kind === "state") return token.id.toUpperCase();
  if (token.kind === "mark" && token.id.length <= 2) return token.id.toUpperCase();
  return token.id;
}
