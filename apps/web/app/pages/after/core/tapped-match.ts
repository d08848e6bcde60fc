import type { CharacterId } from "@tactician/game";
import type { MetMatch, MetMove } from "@tactician/mine";

export type Deed = "hits" | "blocked" | "punished";

const UNTOUCHED = { hits: 0, blocked: 0, punished: 0 };

/** A match that has just ended, of which nothing is known yet. */
export function newMatch(me: CharacterId, them: CharacterId, id: string, now: number): MetMatch {
  return { id, at: now, changedAt: now, source: "tapped", me, them, moves: [] };
}

/** The match with a move counted once more. */
export function withTap(match: MetMatch, move: string, deed: Deed, now: number): MetMatch {
  const before = match.moves.find((one) => one.move === move) ?? { move, ...UNTOUCHED };
  const after: MetMove = { ...before, [deed]: before[deed] + 1 };
  return changed({ ...match, moves: [...match.moves.filter((one) => one.move !== move), after] }, now);
}

/** The match with its result, or without one where it is pressed again. */
export function withResult(match: MetMatch, result: "won" | "lost", now: number): MetMatch {
  const { result: before, ...rest } = match;
  return changed(before === result ? rest : { ...rest, result }, now);
}

/** Newer than it was, also by a clock that was set back. */
function changed(match: MetMatch, now: number): MetMatch {
  return { ...match, changedAt: Math.max(now, match.changedAt + 1) };
}

export function timesOf(match: MetMatch | undefined, move: string): Omit<MetMove, "move"> {
  return match?.moves.find((one) => one.move === move) ?? UNTOUCHED;
}

/** Of all moves of a match: how often one was hit. */
export function hitsOf({ moves }: MetMatch): number {
  return moves.reduce((all, { hits }) => all + hits, 0);
}
