import type { ReplayRecord } from "@tactician/game";
import { latestBattleAt } from "../match-time.ts";
import { FIELD_CHECKS } from "../replay-fields.ts";

/** What was readable of an answer, and how many rows were not. */
export interface ReplayRows {
  matches: ReplayRecord[];
  rejected: number;
}

/**
 * Reads rows of the replay service. A row that is not a match is left out and counted; what is no list at all has no rows.
 * Ids nobody knows yet are fine: new characters, stages and ranks appear with every season. Fields that a match does not
 * have (accounts, places, languages) are not read. A match from the future, after `latest` (unix seconds), is none.
 */
export function readReplayRows(rows: unknown, latest: number = latestBattleAt()): ReplayRows {
  const matches: ReplayRecord[] = [];
  let rejected = 0;
  if (!Array.isArray(rows)) return { matches, rejected };
  for (const row of rows) {
    const match = readRow(row);
    if (match && match.battle_at <= latest) matches.push(match);
    else rejected += 1;
  }
  return { matches, rejected };
}

const CHECKS = Object.entries(FIELD_CHECKS) as [keyof ReplayRecord, (value: unknown) => boolean][];

type Fields = Record<string, unknown>;

function readRow(row: unknown): ReplayRecord | undefined {
  if (!isObject(row)) return undefined;
  // A copy of an object with these fields: filled from nothing V8 makes it a hash table, ten times as slow to store.
  const fields: Fields = { ...FIELD_CHECKS };
  // A rating that is not there is null.
  for (const [field] of CHECKS) fields[field] = row[field] ?? null;
  return isMatch(fields) ? fields : undefined;
}

function isObject(row: unknown): row is Fields {
  return typeof row === "object" && row !== null;
}

function isMatch(fields: Fields): fields is Fields & ReplayRecord {
  return CHECKS.every(([field, isRight]) => isRight(fields[field]));
}
