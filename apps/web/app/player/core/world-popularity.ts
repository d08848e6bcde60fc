import type { PopulationPopularity, RankClassId } from "@tactician/contract";

/** How far back popularity is looked at: what is played now, and enough matches of it. */
export const POPULARITY_DAYS = 30;

/** Sides of matches below which shares say little: of the 42 characters a usual one is among these some twenty times. */
const FEWEST_SIDES = 1000;

/** How often characters are played, by their ids: parts of all sides, 0 to 1; who is not in it was not played. */
type Shares = ReadonlyMap<string, number>;

type Ranks = PopulationPopularity["months"][number]["ranks"];

/** Sides of matches, all of them and by the ids of characters. */
export function countSides(ranks: Ranks): { all: number; byCharacter: ReadonlyMap<string, number> } {
  const byCharacter = new Map<string, number>();
  let all = 0;
  for (const { sides, characters } of ranks) {
    all += sides;
    for (const { id, sides: own } of characters) byCharacter.set(id, (byCharacter.get(id) ?? 0) + own);
  }
  return { all, byCharacter };
}

/** Who is played at a class of ranks, or at all of them; nothing where too few matches were. */
export function sharesAt({ months }: PopulationPopularity, rank?: RankClassId): Shares | undefined {
  const ranks = months.flatMap((month) => month.ranks);
  const { all, byCharacter } = countSides(
    rank === undefined ? ranks : ranks.filter((one) => one.rank === rank),
  );
  return all < FEWEST_SIDES ? undefined : new Map([...byCharacter].map(([id, own]) => [id, own / all]));
}

const DAY_MS = 86_400_000;

/** The first of so many days that end now (UTC), as the API takes it: of 30 days on 23 November 2026 `2026-10-24`. */
export function firstDayOf(days: number, now: number): string {
  return new Date(now - days * DAY_MS).toISOString().slice(0, 10);
}
