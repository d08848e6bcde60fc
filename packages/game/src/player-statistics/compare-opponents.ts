import type { OpponentRecord } from "./opponent-records.ts";
import type { Estimate } from "./shrunk-record.ts";

/** How two players do against the same character, in points above or below even. */
export interface ComparedOpponent {
  readonly gameId: number;
  readonly own: Estimate;
  readonly other: Estimate;
  /** The own minus the other. */
  readonly difference: Estimate;
  /** Whether there is a difference that one can tell: its interval excludes zero. */
  readonly canTell: boolean;
}

/** The characters that both have met, in the order of the first list. */
export function compareOpponents(
  own: readonly OpponentRecord[],
  other: readonly OpponentRecord[],
): ComparedOpponent[] {
  const others = new Map(other.map((record) => [record.gameId, record.points]));
  return own.flatMap(({ gameId, points }) => {
    const found = others.get(gameId);
    if (found === undefined) return [];
    const difference = differenceOf(points, found);
    return {
      gameId,
      own: points,
      other: found,
      difference,
      canTell: difference.low > 0 || difference.high < 0,
    };
  });
}

/** Two estimates that know nothing of each other: each side of the interval is as wide as both sides that make it, squared. */
function differenceOf(a: Estimate, b: Estimate): Estimate {
  const estimate = a.estimate - b.estimate;
  return {
    estimate,
    low: estimate - Math.hypot(a.estimate - a.low, b.high - b.estimate),
    high: estimate + Math.hypot(a.high - a.estimate, b.estimate - b.low),
  };
}
