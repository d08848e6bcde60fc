import type {
  MatchupCount,
  PlayedVersion,
  PopularityCount,
  RankCount,
} from "@tactician/statistics/matchup-counts";
import { rankClassOf } from "@tactician/statistics/rank-classes";
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../engine.ts";
import type { PlayedMatches, PopulationFilter } from "../store.ts";
import type { Tables } from "../tables.ts";
import { daysOf, monthOf, type Period, periodsOf, today } from "./count-periods.ts";
import { CELL_WIDTH, isInPair } from "./count-sums.ts";
import { addPacked, type Sums } from "./packed-sums.ts";

/** Reads the counts that an engine keeps; one that keeps none has no matches. By the number of the own character, then of the other's. */
export async function findMatchupCounts(engine: Engine, filter: PopulationFilter): Promise<MatchupCount[]> {
  const rows = await selectRows<CellsRow>(engine, filter, "me, cells");
  const byCharacter = new Map<number, Sums>();
  for (const { sign, me, cells } of rows) {
    const sums: Sums = byCharacter.get(me) ?? new Map();
    byCharacter.set(me, sums);
    addPacked(cells, CELL_WIDTH, sums, sign);
  }
  const counts: MatchupCount[] = [];
  for (const [me, sums] of sorted(byCharacter))
    for (const [them, [matches = 0, wins = 0, draws = 0, expected = 0, variance = 0]] of sorted(sums))
      if (matches > 0) counts.push({ me, them, matches, wins, draws, expected, variance });
  return counts;
}

/** Oldest month first, then by character and rank class. */
export async function findPopularity(engine: Engine, filter: PopulationFilter): Promise<PopularityCount[]> {
  const rows = await selectRows<SidesRow>(engine, filter, "day, rank_class, me, sides");
  const counts = new Map<string, { -readonly [Field in keyof PopularityCount]: PopularityCount[Field] }>();
  for (const { sign, day, rank_class: rankClass, me: character, sides } of rows) {
    const from = monthOf(day);
    const key = `${from} ${character} ${rankClass}`;
    const count = counts.get(key) ?? { from, character, rankClass, sides: 0 };
    counts.set(key, count);
    count.sides += sign * sides;
  }
  return [...counts.values()]
    .filter(({ sides }) => sides > 0)
    .sort((a, b) => a.from - b.from || a.character - b.character || a.rankClass - b.rankClass);
}

/** Lowest number of a rank first. */
export async function findRankCounts(engine: Engine, filter: PopulationFilter): Promise<RankCount[]> {
  const { rankClass } = filter;
  const isWanted = (rank: number) => rankClass === undefined || rankClassOf(rank) === rankClass;
  const sums: Sums = new Map();
  for (const { ranks } of await selectDays(engine, filter)) addPacked(ranks, 1, sums);
  return sorted(sums)
    .filter(([rank, [sides = 0]]) => sides > 0 && isWanted(rank))
    .map(([rank, [sides = 0]]) => ({ rank, sides }));
}

/** Newest version first. */
export async function findPlayedVersions(engine: Engine): Promise<PlayedVersion[]> {
  const versions = new Map<number, { version: number; matches: number; first: number; last: number }>();
  for (const { day, version, matches } of await selectDays(engine, {})) {
    if (matches === 0) continue;
    const known = versions.get(version) ?? { version, matches: 0, first: day, last: day };
    versions.set(version, known);
    known.matches += matches;
    known.first = Math.min(known.first, day);
    known.last = Math.max(known.last, day);
  }
  return [...versions.values()].sort((a, b) => b.version - a.version);
}

/** All matches, or those with a side in the rank class. */
export async function findPlayedMatches(engine: Engine, filter: PopulationFilter): Promise<PlayedMatches> {
  const { rankClass } = filter;
  let [matches, first, last] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of await selectDays(engine, filter)) {
    const counted = rankClass === undefined ? row.matches : matchesInClass(row, rankClass);
    if (counted === 0) continue;
    matches += counted;
    first = Math.min(first, row.day);
    last = Math.max(last, row.day);
  }
  return matches === 0 ? { matches, first: undefined, last: undefined } : { matches, first, last };
}

/** In one statement, so that what is taken away is of the same moment as what it is taken from. */
async function selectRows<Row>(engine: Engine, filter: PopulationFilter, columns: string): Promise<Row[]> {
  const { first, last } = daysOf(filter);
  if (first > last || !canMatch(engine, filter)) return [];
  const periods = periodsOf(first, last, today());
  const parts = periods.map((period) => rowsOf(period, filter, columns));
  return engine.select(sql<Row>`${sql.join(parts, sql` union all `)}`.compile(engine.queries), "many");
}

function rowsOf(
  { kind, from, to, sign }: Period,
  { version, rankClass }: PopulationFilter,
  columns: string,
): RawBuilder<unknown> {
  const isMonth = Number(kind === "month");
  return sql`select ${sql.raw(`${sign} as sign, ${columns}`)} from matchup_counts
    where edition = (select edition from count_state) and is_month = ${sql.raw(`${isMonth}`)}
      and day between ${from} and ${to}${ifGiven("version", version)}${ifGiven("rank_class", rankClass)}`;
}

async function selectDays(engine: Engine, filter: PopulationFilter): Promise<DayRow[]> {
  const { first, last } = daysOf(filter);
  if (first > last || !canMatch(engine, filter)) return [];
  const query = sql<DayRow>`select day, version, matches, ranks, classes from day_counts
    where edition = (select edition from count_state)
      and day between ${first} and ${last}${ifGiven("version", filter.version)}`;
  return engine.select(query.compile(engine.queries), "many");
}

function ifGiven(column: "version" | "rank_class", value: number | undefined): RawBuilder<unknown> {
  return value === undefined ? sql`` : sql` and ${sql.ref(column)} = ${value}`;
}

/** Whether the columns, which have 32 bits, can have what is asked for at all. */
function canMatch({ keepsCounts }: Engine, { version = 0, rankClass = 0 }: PopulationFilter): boolean {
  return keepsCounts && [version, rankClass].every((value) => (value | 0) === value);
}

/** Packed cells of a character, added or taken away. */
type CellsRow = Pick<Tables["matchup_counts"], "me" | "cells"> & { readonly sign: 1 | -1 };
/** Sides of a character and rank class on a day (or in a month, under its first day), added or taken away. */
type SidesRow = Pick<Tables["matchup_counts"], "day" | "rank_class" | "me" | "sides"> & {
  readonly sign: 1 | -1;
};
type DayRow = Omit<Tables["day_counts"], "edition">;

function matchesInClass({ classes }: DayRow, rankClass: number): number {
  const sums: Sums = new Map();
  addPacked(classes, 1, sums);
  let matches = 0;
  for (const [pair, [count = 0]] of sums) if (isInPair(pair, rankClass)) matches += count;
  return matches;
}

function sorted<Value>(values: ReadonlyMap<number, Value>): [number, Value][] {
  return [...values].sort(([one], [other]) => one - other);
}
