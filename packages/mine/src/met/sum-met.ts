import type { CharacterId } from "@tactician/game";
import type { MetMatch, MetMove } from "../met-match.ts";
import { pairByTime } from "./pair-by-time.ts";

/** What a move of an opponent did over all matches. */
export interface MetSum extends MetMove {
  readonly them: CharacterId;
  /** In how many matches it hit. */
  readonly hitIn: number;
  /** Matches against this opponent, with the move or without. */
  readonly matches: number;
}

/** By opponent and move; who hit most often first. A match that was tapped and is in a log counts once, as in the log. */
export function sumMet(matches: readonly MetMatch[]): MetSum[] {
  const met = new Map<string, number>();
  const sums = new Map<string, Omit<MetSum, "matches">>();
  for (const { them, moves } of withoutDoubles(matches)) {
    met.set(them, (met.get(them) ?? 0) + 1);
    const hitNow = new Set<string>();
    for (const { move, hits, blocked, punished } of moves) {
      const key = `${them} ${move}`;
      const sum = sums.get(key) ?? { them, move, hits: 0, blocked: 0, punished: 0, hitIn: 0 };
      const isFirst = hits > 0 && !hitNow.has(key);
      if (isFirst) hitNow.add(key);
      sums.set(key, {
        ...{ them, move, hits: sum.hits + hits, blocked: sum.blocked + blocked },
        ...{ punished: sum.punished + punished, hitIn: sum.hitIn + Number(isFirst) },
      });
    }
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, matches: met.get(sum.them) ?? 0 }))
    .sort((a, b) => b.hits - a.hits || b.hitIn - a.hitIn || (a.move < b.move ? -1 : 1));
}

/** Without what was tapped of a match that a log tells of as well. */
export function withoutDoubles(matches: readonly MetMatch[]): MetMatch[] {
  const logs = matches.filter(({ source }) => source === "log");
  if (logs.length === 0) return [...matches];
  const tapped = matches.filter(({ source }) => source === "tapped");
  const doubles = new Set(pairByTime(tapped, logs).keys());
  return matches.filter((match) => !doubles.has(match));
}
