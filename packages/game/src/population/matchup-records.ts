import type { MatchupCount } from "./matchup-counts.ts";

/** What was counted of one side, as it is. */
export interface MatchupRecord {
  readonly matches: number;
  /** Without draws. */
  readonly wins: number;
  readonly draws: number;
}

/** By the number of the own character, then of the other. */
export type MatchupRecords = ReadonlyMap<number, ReadonlyMap<number, MatchupRecord>>;

const NONE: MatchupRecord = { matches: 0, wins: 0, draws: 0 };

/** Finds counts by their characters; several of the same two are added up. */
export function matchupRecords(counts: readonly MatchupCount[]): MatchupRecords {
  const records = new Map<number, Map<number, MatchupRecord>>();
  for (const count of counts) {
    const row = records.get(count.me) ?? new Map<number, MatchupRecord>();
    records.set(count.me, row);
    row.set(count.them, sum(row.get(count.them) ?? NONE, count));
  }
  return records;
}

export function recordOf(records: MatchupRecords, me: number, them: number): MatchupRecord {
  return records.get(me)?.get(them) ?? NONE;
}

/** A character's record against all others together. */
export function totalRecord(records: MatchupRecords, me: number): MatchupRecord {
  return [...(records.get(me)?.values() ?? [])].reduce(sum, NONE);
}

function sum(one: MatchupRecord, other: MatchupRecord): MatchupRecord {
  return {
    matches: one.matches + other.matches,
    wins: one.wins + other.wins,
    draws: one.draws + other.draws,
  };
}
