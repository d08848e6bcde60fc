import type { BlockSituation, Matchup, MatchupPunisher } from "@tactician/contract";

/** What a character can do about a blocked move, by frames: whether it reaches is not known. */
export interface Answers {
  readonly fastest: MatchupPunisher;
  /** The best of the sheet's own for these frames, where it is another one than the fastest. */
  readonly recommended: MatchupPunisher | undefined;
  /** The fastest that launches, where neither of the others does. */
  readonly launcher: MatchupPunisher | undefined;
}

/** Answers to a situation, or `undefined` where nothing is fast enough. `punishers` are sorted, the fastest first. */
export function answersTo(situation: BlockSituation, punishers: Matchup["punishers"]): Answers | undefined {
  const fitting = punishers.filter(
    ({ frames, posture, isHigh }) =>
      frames <= situation.frames && posture === situation.posture && !(isHigh && situation.isLow),
  );
  const [fastest] = fitting;
  if (fastest === undefined) return undefined;
  const recommended = bestOf(fitting.filter(({ isRecommended }) => isRecommended));
  const shown = [fastest, recommended];
  const isShown = (punisher: MatchupPunisher) => shown.some((other) => other?.command === punisher.command);
  const launches = shown.some((punisher) => punisher?.launches === true);
  return {
    fastest,
    recommended: recommended?.command === fastest.command ? undefined : recommended,
    launcher: launches ? undefined : fitting.find((punisher) => punisher.launches && !isShown(punisher)),
  };
}

/** A launcher before what does not launch, then the most damage, then the faster. */
function bestOf(punishers: readonly MatchupPunisher[]): MatchupPunisher | undefined {
  return punishers.toSorted(
    (a, b) =>
      Number(b.launches) - Number(a.launches) || (b.damage ?? 0) - (a.damage ?? 0) || a.frames - b.frames,
  )[0];
}
