import type { NotationToken } from "@tactician/notation";
import { defined } from "../defined.ts";
import type { Move, Movelist } from "../move.ts";
import { findBestPath } from "./best-path.ts";
import { buildIndex } from "./command-tree.ts";
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

interface Resolution {
  readonly moves: readonly ResolvedMove[];
  /** What is no move of this character, as half-open ranges of places in the token list. */
  readonly unknown: readonly Pick<ResolvedMove, "start" | "end">[];
}

/**
 * Builds the lookup of a movelist once and resolves any number of token lists with it, each in time linear in its
 * length. Parse with `stanceWords(movelist)` as the stances. Never throws.
 *
 * Jin, `b 3 holdf 1` -> the moves `b+3` (into `ZEN`) and `ZEN.1` (via `transition`).
 */
export function createResolver(movelist: Movelist): (tokens: readonly NotationToken[]) => Resolution {
  const index = buildIndex(movelist);
  return (tokens) => {
    const chain = readSymbols(tokens, index.stanceNames);
    const moves: ResolvedMove[] = [];
    const unknown: { start: number; end: number }[] = [];
    let unknownTo: number | undefined;
    for (const step of findBestPath(index, chain)) {
      const start = chain.symbols[step.start]?.token ?? 0;
      const end = (chain.symbols[step.end - 1]?.token ?? -1) + 1;
      const way = defined({ via: step.via, into: step.into?.replace(/^stance:/, "") });
      if (step.move !== undefined) moves.push({ move: step.move, start, end, ...way });
      if (!step.unknown) continue;
      // What is unknown in one piece is reported in one piece.
      const before = unknownTo === step.start ? unknown.at(-1) : undefined;
      if (before === undefined) unknown.push({ start, end });
      else before.end = end;
      unknownTo = step.end;
    }
    return { moves, unknown };
  };
}
