import type { CharacterId } from "@tactician/game";

/** Who met whom, and when, in milliseconds since 1970. */
interface Meeting {
  readonly me: CharacterId;
  readonly them: CharacterId;
  readonly at: number;
}

/** A match is noted down soon after it. */
const MOST_APART_MS = 20 * 60_000;

/**
 * Which of `others` is the same match as each of `some`: the same two characters, within 20 minutes. Each of both belongs to one at
 * most; who is nearest to each other comes first.
 */
export function pairByTime<One extends Meeting, Other extends Meeting>(
  some: readonly One[],
  others: readonly Other[],
): Map<One, Other> {
  const byPair = Map.groupBy(
    [...others].sort((a, b) => a.at - b.at),
    ({ me, them }) => `${me} ${them}`,
  );
  const near = some.flatMap((one) => {
    const same = byPair.get(`${one.me} ${one.them}`) ?? [];
    const found: { one: One; other: Other; apart: number }[] = [];
    for (let place = firstFrom(same, one.at - MOST_APART_MS); place < same.length; place++) {
      const other = same[place];
      if (other === undefined || other.at > one.at + MOST_APART_MS) break;
      found.push({ one, other, apart: Math.abs(other.at - one.at) });
    }
    return found;
  });
  const pairs = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const { one, other } of near.sort((a, b) => a.apart - b.apart)) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

/** The place of the first that is not before `time`, in what is sorted. */
function firstFrom(meetings: readonly Meeting[], time: number): number {
  let [from, to] = [0, meetings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((meetings[middle]?.at ?? time) < time) from = middle + 1;
    else to = middle;
  }
  return from;
}
