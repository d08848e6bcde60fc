import { findRank } from "@tactician/game/ranks";

/**
 * Groups of ranks that are looked at together, lowest first; `from` is the number of a group's lowest rank. `id` is in
 * addresses and answers, the number (its place here) is what the store keeps.
 */
export const RANK_CLASSES = [
  { id: "beginner-cavalry", name: "Beginner to Cavalry", from: 0 },
  { id: "warrior-eliminator", name: "Warrior to Eliminator", from: 9 },
  { id: "garyu-tenryu", name: "Garyu to Tenryu", from: 15 },
  { id: "rulers", name: "Mighty to Battle Ruler", from: 18 },
  { id: "fujin-bushin", name: "Fujin to Bushin", from: 21 },
  { id: "tekken-king-up", name: "Tekken King and above", from: 25 },
] as const;

/** The number of ranks that are not known: far from the others, so that a class may be added. */
export const UNKNOWN_RANK_CLASS = 99;

/** The number of a rank's class: 21 (Fujin) -> 4. From 100 on, the second spelling of God of Destruction, the highest one. */
export function rankClassOf(rank: number): number {
  if (!findRank(rank)) return UNKNOWN_RANK_CLASS;
  return RANK_CLASSES.findLastIndex(({ from }) => from <= rank);
}

/**
 * How many ranks lie below this one: 0 for Beginner, 37 for God of Destruction ∞. The second numbers of the God of
 * Destruction ranks (100 to 107, 765) are the same steps. Nothing for an unknown number.
 */
export function rankStep(rankId: number): number | undefined {
  if (findRank(rankId) === undefined) return undefined;
  if (rankId === 765) return 37;
  return rankId >= 100 ? rankId - 71 : rankId;
}

/**
 * Which part of all sides is below a rank, half of those at the rank itself among them: 0.83 is "above 83 %". Both
 * spellings of a rank are one. Nothing for an unknown rank, or where no side of a known one was counted.
 */
export function shareBelowRank(
  ranks: readonly { readonly rank: number; readonly sides: number }[],
  rank: number,
): number | undefined {
  const own = rankStep(rank);
  if (own === undefined) return undefined;
  let [below, all] = [0, 0];
  for (const { rank: other, sides } of ranks) {
    const height = rankStep(other);
    if (height === undefined || !(sides > 0 && Number.isFinite(sides))) continue;
    all += sides;
    if (height < own) below += sides;
    if (height === own) below += sides / 2;
  }
  return all === 0 ? undefined : below / all;
}
