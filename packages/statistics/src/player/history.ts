import { rankStep } from "../population/rank-classes.ts";
import { charactersByUse, type PlayerMatch } from "./player-match.ts";

interface HistoryPoint {
  /** Seconds since 1970. */
  readonly at: number;
  readonly value: number;
}

/** How a value of one of the player's characters went, oldest first. Rating and rank belong to a character, not to the player. */
export interface HistoryLine {
  readonly gameId: number;
  readonly points: readonly HistoryPoint[];
}

/** Lines of the characters played most, each thinned to about so many points. */
const MOST_LINES = 3;
const MOST_POINTS = 400;

export function ratingHistory(matches: readonly PlayerMatch[]): HistoryLine[] {
  // 2048 before, 12 lost -> 2036.
  return history(matches, ({ own: { rating_before: before, rating_change = 0 } }) =>
    before === undefined ? undefined : before + rating_change,
  );
}

/** Rank in each match as steps from Beginner (0), of the same characters. Ranks that are not known are left out. */
export function rankHistory(matches: readonly PlayerMatch[]): HistoryLine[] {
  return history(matches, ({ own }) => rankStep(own.rank));
}

function history(
  matches: readonly PlayerMatch[],
  readValue: (match: PlayerMatch) => number | undefined,
): HistoryLine[] {
  const lines = new Map(
    charactersByUse(matches)
      .slice(0, MOST_LINES)
      .map(({ gameId }) => [gameId, [] as HistoryPoint[]]),
  );
  for (const match of matches.toReversed()) {
    const value = readValue(match);
    if (match.battle_at === undefined || value === undefined) continue;
    lines.get(match.own.chara_id)?.push({ at: match.battle_at, value });
  }
  return [...lines]
    .filter(([, points]) => points.length > 0)
    .map(([gameId, points]) => ({ gameId, points: thinned(points, MOST_POINTS) }));
}

/** About `most` points that draw the same line: of each stretch the first, the lowest, the highest and the last one. */
export function thinned(points: readonly HistoryPoint[], most: number): readonly HistoryPoint[] {
  if (points.length <= most) return points;
  const stretch = Math.ceil(points.length / Math.max(1, Math.floor(most / 4)));
  const kept: HistoryPoint[] = [];
  for (let start = 0; start < points.length; start += stretch) {
    const part = points.slice(start, start + stretch);
    const lowest = part.reduce((low, point) => (point.value < low.value ? point : low));
    const highest = part.reduce((high, point) => (point.value > high.value ? point : high));
    const wanted = new Set([part.at(0), lowest, highest, part.at(-1)]);
    kept.push(...part.filter((point) => wanted.has(point)));
  }
  return kept;
}
