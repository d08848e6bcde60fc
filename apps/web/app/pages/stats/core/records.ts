import { NO_VALUE } from "@tactician/contract";
import {
  type CharacterTally,
  type Estimate,
  formatRatio,
  SMALL_SAMPLE,
  type Tally,
  totalOf,
  winRatio,
} from "@tactician/statistics";
import type { BarSet } from "../../../ui/chart/draw-chart.ts";
import * as words from "../words.ts";

export type SortColumn = "name" | "matches" | "ratio" | "estimate";

export interface CharacterSort {
  readonly column: SortColumn;
  readonly direction: "ascending" | "descending";
}

interface Sortable {
  readonly gameId: number;
  readonly tally: Tally;
  readonly points: Estimate | undefined;
}

/** The rows in that order; those without the value are last either way, and equals stay as they came. */
export function sortRows<Row extends Sortable>(
  rows: readonly Row[],
  { column, direction }: CharacterSort,
  nameOf: (gameId: number) => string,
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (column === "name") {
    return rows.toSorted((a, b) => sign * nameOf(a.gameId).localeCompare(nameOf(b.gameId), "en"));
  }
  const value = VALUES[column];
  const known = rows.filter((row) => value(row) !== undefined);
  const unknown = rows.filter((row) => value(row) === undefined);
  return [...known.toSorted((a, b) => sign * ((value(a) ?? 0) - (value(b) ?? 0))), ...unknown];
}

const VALUES: Record<Exclude<SortColumn, "name">, (row: Sortable) => number | undefined> = {
  matches: ({ tally }) => totalOf(tally),
  ratio: ({ tally }) => winRatio(tally),
  estimate: ({ points }) => points?.estimate,
};

/**
 * Wins and losses against each character, the most met first. 'My' stands for the visitor, 'User' for somebody else;
 * with a comparison, its bars are beside them, and characters that only the other player met come last.
 */
export function winLossChart(
  characters: readonly CharacterTally[],
  comparison: readonly CharacterTally[] | undefined,
  isOwner: boolean,
) {
  const gameIds = [...new Set([...characters, ...(comparison ?? [])].map(({ gameId }) => gameId))];
  const setsOf = (
    rows: readonly CharacterTally[],
    whose: words.Whose,
    kind: "" | "comparison-",
  ): BarSet[] => {
    const byId = new Map(rows.map(({ gameId, tally }) => [gameId, tally]));
    const values = (which: "wins" | "losses") => gameIds.map((id) => byId.get(id)?.[which] ?? 0);
    return [
      { label: words.wonBars(whose), colour: `${kind}wins`, values: values("wins") },
      { label: words.lostBars(whose), colour: `${kind}losses`, values: values("losses") },
    ];
  };
  const sets = setsOf(characters, isOwner ? "my" : "user", "");
  if (comparison !== undefined) sets.push(...setsOf(comparison, "comparison", "comparison-"));
  return { gameIds, sets };
}

/** A tally's win ratio with two decimals and its sign: `66.67%`. */
export function ratioWords(tally: Tally): string {
  const ratio = winRatio(tally);
  return ratio === undefined ? NO_VALUE : `${formatRatio(ratio)}%`;
}

type HeatBand = "few" | "worst" | "bad" | "even" | "good" | "best";

/** The band of a win ratio in percent over a number of matches; too few matches have no colour. */
export function heatBand(ratio: number, matches: number): HeatBand {
  if (matches < SMALL_SAMPLE) return "few";
  if (ratio < 35) return "worst";
  if (ratio < 45) return "bad";
  if (ratio <= 55) return "even";
  return ratio <= 65 ? "good" : "best";
}

/** An instant, seconds since 1970, as a `<time>` carries it for machines. */
export function machineTime(at: number): string {
  return new Date(at * 1000).toISOString();
}
