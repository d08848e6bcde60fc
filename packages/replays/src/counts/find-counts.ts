import type {
  MatchupCount,
  PlayedVersion,
  PopularityCount,
  RankCount,
} from "@tactician/statistics/matchup-counts";
import { RANK_CLASSES, rankClassOf, UNKNOWN_RANK_CLASS } from "@tactician/statistics/rank-classes";
import { type RawBuilder, sql } from "kysely";
import type { Engine } from "../engine.ts";
import type { PlayedMatches, PopulationFilter } from "../store.ts";
import { CELL, ofClass } from "./count-tables.ts";
import { monthOf, today } from "./periods.ts";

/** By the number of the own character, then of the other's. */
export async function findMatchupCounts(engine: Engine, filter: PopulationFilter): Promise<MatchupCount[]> {
  const sums = CELL.map((name) => summed(ofRanks(name, filter.rankClass), name));
  return select<MatchupCount>(
    engine,
    filter,
    sql`select me, them, ${sql.join(sums)} from matchup_counts where ${wanted(filter)} group by me, them
      having sum(${sql.raw(ofRanks("matches", filter.rankClass))}) > 0 order by me, them`,
  );
}

/** Oldest month first, then by character and rank class. */
export async function findPopularity(engine: Engine, filter: PopulationFilter): Promise<PopularityCount[]> {
  const days = await select<{ day: number; me: number; rank_class: number; sides: number }>(
    engine,
    filter,
    sql`select day, me, rank_class, ${summed("sides", "sides")} from character_counts where ${wanted(filter)}
      ${ifGiven("rank_class", filter.rankClass)} group by day, me, rank_class`,
  );
  const counts = new Map<string, { -readonly [Field in keyof PopularityCount]: PopularityCount[Field] }>();
  for (const { day, me: character, rank_class: rankClass, sides } of days) {
    const from = monthOf(day);
    const key = `${from} ${character} ${rankClass}`;
    const count = counts.get(key) ?? { from, character, rankClass, sides: 0 };
    counts.set(key, count);
    count.sides += sides;
  }
  return [...counts.values()].sort(
    (a, b) => a.from - b.from || a.character - b.character || a.rankClass - b.rankClass,
  );
}

/** Lowest number of a rank first. */
export async function findRankCounts(engine: Engine, filter: PopulationFilter): Promise<RankCount[]> {
  const { rankClass } = filter;
  const ranks = await select<RankCount>(
    engine,
    filter,
    sql`select rank, ${summed("sides", "sides")} from rank_counts where ${wanted(filter)} group by rank order by rank`,
  );
  return ranks.filter(({ rank }) => rankClass === undefined || rankClassOf(rank) === rankClass);
}

/** Newest version first. */
export async function findPlayedVersions(engine: Engine): Promise<PlayedVersion[]> {
  return select<PlayedVersion>(
    engine,
    {},
    sql`select version, ${summed("matches", "matches")}, min(day) as first, max(day) as last from match_counts
      where ${wanted({})} group by version order by version desc`,
  );
}

/** All matches, or those with a side in the rank class. */
export async function findPlayedMatches(engine: Engine, filter: PopulationFilter): Promise<PlayedMatches> {
  const { rankClass, since } = filter;
  const inClass =
    rankClass === undefined ? sql`` : sql` and (low_class = ${rankClass} or high_class = ${rankClass})`;
  const [row] = await select<PlayedRow>(
    engine,
    filter,
    sql`select coalesce(${sql.raw("cast(sum(matches) as bigint)")}, 0) as matches, min(day) as first, max(day) as last,
      ${since === undefined ? sql`null` : startOf(since)} as since from match_counts where ${wanted(filter)}${inClass}`,
  );
  return {
    matches: row?.matches ?? 0,
    first: row?.first ?? undefined,
    last: row?.last ?? undefined,
    since: row?.since ?? since,
  };
}

type PlayedRow = { readonly [Field in keyof PlayedMatches]: PlayedMatches[Field] | null };

async function select<Row>(
  engine: Engine,
  { version = 0, rankClass = 0, since = 0 }: PopulationFilter,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  // The columns have 32 bits: nothing beyond can be there.
  const canMatch = [version, rankClass, since].every((value) => (value | 0) === value);
  const isClass = rankClass === UNKNOWN_RANK_CLASS || RANK_CLASSES[rankClass] !== undefined;
  if (!canMatch || !isClass) return [];
  return engine.select(query, "many");
}

/**
 * Up to today, so that matches of a clock that is wrong do not show before their day has come. Of days between two bounds PostgreSQL
 * would expect hardly any rows, and sort them on the disk: so one bound is a difference.
 */
function wanted({ since, version, exceptVersions = [] }: PopulationFilter): RawBuilder<unknown> {
  const from = since === undefined ? sql`` : sql`day - ${startOf(since)} >= 0 and `;
  const others = exceptVersions.length === 0 ? sql`` : sql` and version not in (${sql.join(exceptVersions)})`;
  return sql`${from}day <= ${today()}${ifGiven("version", version)}${others}`;
}

/** The first day of the period that a day is counted in (`periodOf`), by the state at the moment of the question. */
function startOf(day: number): RawBuilder<unknown> {
  const month = monthOf(day);
  return sql`(select case when days_from <= ${day} then ${day}
    when forgotten_before > ${month} and forgotten_before <= ${day} then forgotten_before else ${month} end from count_state)`;
}

function ifGiven(column: "version" | "rank_class", value: number | undefined): RawBuilder<unknown> {
  return value === undefined ? sql`` : sql` and ${sql.ref(column)} = ${value}`;
}

/** Sums of 64-bit numbers are of another type in PostgreSQL. */
function summed(expression: string, name: string): RawBuilder<unknown> {
  return sql.raw(`cast(sum(${expression}) as bigint) as ${name}`);
}

/** The column of a rank class; sides of unknown ranks are what the classes leave of all. */
function ofRanks(name: string, rankClass: number | undefined): string {
  if (rankClass === undefined) return name;
  if (rankClass !== UNKNOWN_RANK_CLASS) return ofClass(name, rankClass);
  return `(${[name, ...RANK_CLASSES.map((_, known) => ofClass(name, known))].join(" - ")})`;
}
