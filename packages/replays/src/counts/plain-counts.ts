import { setImmediate as breathe } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { rankClassOf } from "@tactician/statistics/rank-classes";
import type { PopulationFilter } from "../store.ts";
import { daysOf } from "./count-periods.ts";
import { CountSums } from "./count-sums.ts";
import type { CellsRow, DayRow, SidesRow } from "./fold-counts.ts";
import { packSums } from "./packed-sums.ts";

/** The counts of some matches that keep none: what a filter wants of them, as rows to be folded. */
export interface PlainCounts {
  readonly matchups: readonly (CellsRow & SidesRow)[];
  readonly days: readonly DayRow[];
  readonly isWantedRank: (rank: number) => boolean;
}

/** Counts matches when somebody asks, in slices between which others get their turn. */
export async function countPlainly(
  slices: Iterable<readonly ReplayRecord[]>,
  filter: PopulationFilter,
): Promise<PlainCounts> {
  const sums = new CountSums();
  for (const slice of slices) {
    for (const match of slice) sums.add(match);
    await breathe();
  }
  const { first, last } = daysOf(filter);
  const { version, rankClass } = filter;
  const isWanted = (row: { readonly day: number; readonly version: number }) =>
    row.day >= first && row.day <= last && (version === undefined || row.version === version);
  const isClass = (found: number) => rankClass === undefined || found === rankClass;
  return {
    matchups: sums
      .matchups()
      .filter((row) => isWanted(row) && isClass(row.rankClass))
      .map(({ day, rankClass: rank_class, me, cells }) => {
        const sides = [...cells.values()].reduce((sum, [matches = 0]) => sum + matches, 0);
        return { sign: 1, day, rank_class, me, sides, cells: packSums(cells) };
      }),
    days: sums
      .days()
      .filter(isWanted)
      .map(({ ranks, classes, ...row }) => ({
        ...row,
        ranks: packSums(ranks),
        classes: packSums(classes),
      })),
    isWantedRank: (rank) => isClass(rankClassOf(rank)),
  };
}
