import { joinSides, type MatchupSide, type PunishableMoves } from "@tactician/contract";

/** How many of each character's moves each other one has an answer to after the block, by the documents of all pairs. */
export function buildPunishableMoves(sides: readonly MatchupSide[]): PunishableMoves {
  return {
    characters: sides.map(({ _id }) => _id),
    counts: sides.map((me) => sides.map((them) => countAnswered(me, them))),
  };
}

/** A move whose attacker may be left in two ways is two situations, and one move. */
function countAnswered(me: MatchupSide, them: MatchupSide): number {
  const answered = joinSides(me, them).situations.filter(({ answers }) => answers.length > 0);
  return new Set(answered.map(({ id }) => id)).size;
}
