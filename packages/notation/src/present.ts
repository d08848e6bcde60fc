import { bracketAt } from "./brackets.ts";
import { formatNotation } from "./format.ts";
import { parseNotation } from "./parse.ts";
import type { NotationToken, TokenDefinition, TokenIcon, TokenJoin } from "./token.ts";
import { definitionOf } from "./token-table.ts";

/**
 * How one token of a move is shown on a page. `text` is what notations mode shows and what copying gives.
 * `icon` has one picture, `motion` shows those of its directions, `chip` is a stance or a state without a picture,
 * `word` is a remark to the player such as `(dash)`, `glue` is a sign between tokens.
 */
export interface MovePiece {
  readonly form: "icon" | "motion" | "chip" | "word" | "glue";
  readonly id: string;
  readonly text: string;
  readonly icons: readonly TokenIcon[];
  /** No space is before it: `)` and both sides of `~`. */
  readonly tight: boolean;
  /** A hit in brackets, the `2` of `(2) 4`: it belongs to the move but does not connect. */
  readonly missed?: true;
}

export interface PresentedMove {
  readonly pieces: readonly MovePiece[];
  /** The whole move as one phrase for a screen reader, `down forward 2, 1`. */
  readonly phrase: string;
}

const TIGHT_BEFORE: ReadonlySet<TokenJoin | undefined> = new Set(["close", "infix", "suffix"]);
const TIGHT_BEHIND: ReadonlySet<TokenJoin | undefined> = new Set(["open", "infix"]);

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
  let missedTo = 0;
  let previous: TokenDefinition | undefined;
  for (const [position, token] of tokens.entries()) {
    const row = definitionOf(token);
    if (token.end > shownTo) {
      const tight = position === 0 || TIGHT_BEFORE.has(signOf(row)) || TIGHT_BEHIND.has(signOf(previous));
      const bracket = bracketAt(tokens, position);
      const end = bracket?.holdsHits ? undefined : tokens[bracket?.close ?? -1]?.end;
      if (bracket?.holdsHits) missedTo = bracket.close;
      const missed = token.id !== "(" && position < missedTo ? { missed: true as const } : {};
      if (end === undefined) pieces.push({ ...pieceOf(token, row), tight, ...missed });
      else pieces.push({ ...wordPiece(notation.slice(token.start, end)), tight });
      shownTo = end ?? 0;
    }
    previous = row;
  }
  return pieces;
}

/** How it joins its neighbours where it is shown as a sign; icons stand apart. */
function signOf(row: TokenDefinition | undefined): TokenJoin | undefined {
  return row?.icon === undefined ? row?.joins : undefined;
}

type LoosePiece = Omit<MovePiece, "tight">;

function pieceOf({ kind, id }: NotationToken, row: TokenDefinition | undefined): LoosePiece {
  if (row === undefined) return kind === "text" ? wordPiece(id) : { form: "chip", id, text: id, icons: [] };
  return { form: formOf(row), id, text: row.shown, icons: row.icons };
}

function formOf({ kind, icon, icons, joins }: TokenDefinition): MovePiece["form"] {
  if (icon !== undefined) return "icon";
  if (icons.length > 0) return "motion";
  return kind === "mark" && joins !== undefined ? "glue" : "chip";
}

function wordPiece(text: string): LoosePiece {
  return { form: "word", id: text, text, icons: [] };
}
