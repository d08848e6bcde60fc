import { joinSides, type MatchupSide, type PunishableMoves } from "@tactician/contract";
import { type Advantage, type CharacterId, canPunish, listSituations, type Move } from "@tactician/game";

/** How many of each character's moves each other one has an answer to after the block, by the documents of all pairs. */
export function buildPunishableMoves(sides: readonly MatchupSide[]): PunishableMoves {
  return {
    characters: sides.map(({ _id }) => _id),
    counts: sides.map((me) => sides.map((them) => countAnswered(me, them))),
  };
}

/** A move whose attacker may be left in two ways is two situations, and one move. */
function countAnswered(me: MatchupSide, them: MatchupSide): number {
  // What interrupts or ducks the move is done before it was blocked.
  const answered = joinSides(me, them).situations.filter(({ answers }) =>
    answers.some(({ beforeHit, ducked }) => beforeHit === undefined && ducked === undefined),
  );
  return new Set(answered.map(({ id }) => id)).size;
}

/** How many of the other characters can punish a move of `owner` that leaves `block`. */
export type CountPunishers = (owner: CharacterId, move: Move, block: Advantage) => number;

/**
 * Counts by the rules of the anti-guides, with the punishers that the characters of `sides` have. What a sheet names against a
 * move is not counted: that does not depend on the frames.
 */
export function punisherCounter(sides: readonly Pick<MatchupSide, "_id" | "candidates">[]): CountPunishers {
  const kept = new Map<string, ReadonlySet<string>>();
  return (owner, move, block) => {
    const [situation] = listSituations({ moves: [{ ...move, block }] }, owner, new Set([move.id]));
    if (situation === undefined) return 0;
    const { from, frames, worstFrames, posture, stance, pushback } = situation;
    const key = [from, frames, worstFrames, posture, stance, pushback].join("|");
    const able =
      kept.get(key) ?? new Set(sides.filter((side) => canPunish(situation, side)).map(({ _id }) => _id));
    kept.set(key, able);
    return able.size - (able.has(owner) ? 1 : 0);
  };
}
