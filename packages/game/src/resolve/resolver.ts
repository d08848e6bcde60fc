import type { NotationToken } from "@tactician/notation";
import { defined } from "../defined.ts";
import type { Move, Movelist } from "../move.ts";
import { findBestPath, type PathStep } from "./best-path.ts";
import { buildIndex, type CommandIndex } from "./command-tree.ts";
import { readSymbols } from "./input-chain.ts";

/** One move that tokens perform. `start` and `end` are a half-open range of places in the token list. */
export interface ResolvedMove {
  readonly move: Move;
  readonly start: number;
  readonly end: number;
  /**
   * How it hangs on the move before: `transition` = from the stance that one went into, `follow-up` = the rest of a
   * string whose beginning is before. Absent when the command is by itself.
   */
  readonly via?: "transition" | "follow-up";
  /** Stance or state that an input behind the move takes it into: `holdf` after Jin's `b 3` -> `ZEN`. */
  readonly into?: string;
}

/** Tokens that are no move of this character. */
interface ResolveDiagnostic {
  readonly code: "unknown-move";
  readonly message: string;
  /** Half-open range of places in the token list. */
  readonly start: number;
  readonly end: number;
}

interface Resolution {
  readonly moves: readonly ResolvedMove[];
  readonly diagnostics: readonly ResolveDiagnostic[];
}

export interface Resolver {
  resolveMoves(tokens: readonly NotationToken[]): Resolution;
}

/**
 * Builds the lookup of a movelist once and resolves any number of token lists with it, each in time linear in its
 * length. Parse with `stanceWords(movelist)` as the stances. Never throws; what is no move is a diagnostic.
 *
 * Jin, `b 3 holdf 1` -> the moves `b+3` (into `ZEN`) and `ZEN.1` (via `transition`).
 */
export function createResolver(movelist: Movelist): Resolver {
  const index = buildIndex(movelist);
  return { resolveMoves: (tokens) => resolveWith(index, tokens) };
}

/** `createResolver` for a single use: `resolveMoves(parseNotation("1,2").tokens, jin).moves[0]?.move.id` is `1,2`. */
export function resolveMoves(tokens: readonly NotationToken[], movelist: Movelist): Resolution {
  return createResolver(movelist).resolveMoves(tokens);
}

function resolveWith(index: CommandIndex, tokens: readonly NotationToken[]): Resolution {
  const chain = readSymbols(tokens, index.stanceNames);
  const moves: ResolvedMove[] = [];
  const diagnostics: ResolveDiagnostic[] = [];
  for (const step of joinUnknown(findBestPath(index, chain))) {
    const start = chain.symbols[step.start]?.token ?? 0;
    const end = (chain.symbols[step.end - 1]?.token ?? -1) + 1;
    const way = defined({ via: step.via, into: step.into?.replace(/^stance:/, "") });
    if (step.move !== undefined) moves.push({ move: step.move, start, end, ...way });
    if (step.unknown) diagnostics.push(toDiagnostic(tokens, moves.at(-1), start, end));
  }
  return { moves, diagnostics };
}

/** What is unknown in one piece is reported in one piece. */
function joinUnknown(steps: readonly PathStep[]): PathStep[] {
  const joined: PathStep[] = [];
  for (const step of steps) {
    const before = joined.at(-1);
    const goesOn = before?.unknown === true && step.unknown === true && before.end === step.start;
    if (goesOn) joined.splice(-1, 1, { ...before, end: step.end });
    else joined.push(step);
  }
  return joined;
}

function toDiagnostic(
  tokens: readonly NotationToken[],
  before: ResolvedMove | undefined,
  start: number,
  end: number,
): ResolveDiagnostic {
  const written = tokens.slice(start, end).map(({ id }) => id);
  const text = written.join(" ");
  const continues = before !== undefined && before.end === start;
  const message = continues
    ? `"${text}" does not continue "${before.move.command}".`
    : `"${text}" is no move of this character.`;
  return { code: "unknown-move", message, start, end };
}
