import type { MatchupCount } from "@tactician/statistics/matchup-counts";
import { rankClassOf } from "@tactician/statistics/rank-classes";
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../engine.ts";
import type { PlayedMatches, PlayedVersion, PopularityCount, PopulationFilter, RankCount } from "../store.ts";
import { daysOf, type Period, periodsOf, today } from "./count-periods.ts";
import {
  type CellsRow,
  type DayRow,
  foldCells,
  foldMatches,
  foldRanks,
  foldSides,
  foldVersions,
  type SidesRow,
} from "./fold-counts.ts";

/** Reads the counts that an engine keeps; one that keeps none has no matches. */
export async function findMatchupCounts(engine: Engine, filter: PopulationFilter): Promise<MatchupCount[]> {
  return foldCells(await selectRows<CellsRow>(engine, filter, "me, cells"));
}

export async function findPopularity(engine: Engine, filter: PopulationFilter): Promise<PopularityCount[]> {
  return foldSides(await selectRows<SidesRow>(engine, filter, "day, rank_class, me, sides"));
}

export async function findRankCounts(engine: Engine, filter: PopulationFilter): Promise<RankCount[]> {
  const { rankClass } = filter;
  const isWanted = (rank: number) => rankClass === undefined || rankClassOf(rank) === rankClass;
  return foldRanks(await selectDays(engine, filter), isWanted);
}

export async function findPlayedVersions(engine: Engine): Promise<PlayedVersion[]> {
  return foldVersions(await selectDays(engine, {}));
}

export async function findPlayedMatches(engine: Engine, filter: PopulationFilter): Promise<PlayedMatches> {
  return foldMatches(await selectDays(engine, filter), filter.rankClass);
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
