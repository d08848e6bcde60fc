import type { Matchup, MatchupPunisher } from "@tactician/contract";
import type { BlockSituation } from "@tactician/game";
import { punishersFor } from "@tactician/game";

/** What a character can do about a blocked move, by frames: whether it reaches is not known. */
export interface OwnPunishers {
  readonly fastest: MatchupPunisher;
  /** The sheet's own that are in time, the best first, without the fastest. */
  readonly recommended: readonly MatchupPunisher[];
  /** The fastest that launches, where neither of the others does. */
  readonly launcher: MatchupPunisher | undefined;
}

/** Answers to a situation, or `undefined` where nothing is fast enough. `punishers` are sorted, the fastest first. */
export function answersTo(
  situation: BlockSituation,
  punishers: Matchup["punishers"],
): OwnPunishers | undefined {
  const fitting = punishersFor(punishers, situation);
  const [fastest] = fitting;
  if (fastest === undefined) return undefined;
  const recommended = fitting
    .filter((punisher) => punisher.isRecommended && punisher !== fastest)
    .toSorted(byWorth);
  const launches = [fastest, ...recommended].some((punisher) => punisher.launches);
  return {
    fastest,
    recommended,
    launcher: launches ? undefined : fitting.find((punisher) => punisher.launches),
  };
}

/** A launcher before what does not launch, then the most damage, then the faster. */
function byWorth(a: MatchupPunisher, b: MatchupPunisher): number {
  return Number(b.launches) - Number(a.launches) || (b.damage ?? 0) - (a.damage ?? 0) || a.frames - b.frames;
}
