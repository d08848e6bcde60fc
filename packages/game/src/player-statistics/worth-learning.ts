/** What learning a character would bring to anybody at a rank. */
export interface LearningCandidate {
  readonly gameId: number;
  /** How often it is met at that rank, as part of all matches. */
  readonly share: number;
  /** How many of its moves the player's character can punish. */
  readonly punishableMoves: number;
}

/**
 * Whom it is most worth to learn about for everybody, best first: how often a character is met times how many of its moves
 * can be punished. Candidates for whom that is nothing, or no number, are left out.
 */
export function mostWorthLearning(
  candidates: readonly LearningCandidate[],
  most: number,
): LearningCandidate[] {
  return candidates
    .filter((one) => one.share > 0 && one.punishableMoves > 0 && Number.isFinite(worthOf(one)))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.gameId - b.gameId)
    .slice(0, most);
}

function worthOf({ share, punishableMoves }: LearningCandidate): number {
  return share * punishableMoves;
}
