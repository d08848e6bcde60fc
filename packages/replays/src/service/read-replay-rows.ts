import type { ReplayRecord } from "@tactician/game";
import { ServiceError } from "@tactician/resilience";
import { FIELD_CHECKS, isMatch, latestBattleAt, REPLAY_FIELDS } from "../replay-fields.ts";

/**
 * Reads rows of the replay service. A row that is not a match is left out and counted; what is no list at all has no rows.
 * Ids nobody knows yet are fine: new characters, stages and ranks appear with every season. Fields that a match does not
 * have (accounts, places, languages) are not read. A match from the future, after `latest` (unix seconds), is none. `rejected` is
 * how many rows were no match.
 */
export function readReplayRows(rows: unknown, latest: number = latestBattleAt()) {
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

function readRow(row: unknown): ReplayRecord | undefined {
  if (!isObject(row)) return undefined;
  // A copy of an object with these fields: filled from nothing V8 makes it a hash table, ten times as slow to store.
  const fields: Record<string, unknown> = { ...FIELD_CHECKS };
  // A rating that is not there is null.
  for (const field of REPLAY_FIELDS) fields[field] = row[field] ?? null;
  return isMatch(fields) ? fields : undefined;
}

function isObject(row: unknown): row is Record<string, unknown> {
  return typeof row === "object" && row !== null;
}

export interface Wanted {
  /** Unix seconds; older rows are left unread. */
  readonly since?: number;
  readonly playerId?: string;
  /** The first and the last second asked for, unix seconds: what is outside is as good as unreadable. */
  readonly window?: readonly [from: number, to: number];
}

export class AnswerRows {
  readonly matches: ReplayRecord[] = [];
  /** Rows that are no match, are from the future, of another player, or of another time. */
  leftOut = 0;
  readonly #wanted: Wanted;
  readonly #latest: number;
  #older = 0;

  /** `latest`: the newest second in which a match can have been played, in unix seconds. */
  constructor(wanted: Wanted, latest: number) {
    this.#wanted = wanted;
    this.#latest = latest;
  }

  take(rows: readonly unknown[]): void {
    const { since = 0, playerId, window: [from, to] = [0, Number.POSITIVE_INFINITY] } = this.#wanted;
    const newer = rows.filter((row) => !isOlder(row, since));
    const { matches, rejected } = readReplayRows(newer, this.#latest);
    const inTime = matches.filter(({ battle_at }) => battle_at >= from && battle_at <= to);
    const own = playerId === undefined ? inTime : inTime.filter((match) => isOf(match, playerId));
    this.#older += rows.length - newer.length;
    this.leftOut += rejected + matches.length - own.length;
    this.matches.push(...own);
  }

  get isEmpty(): boolean {
    return this.matches.length + this.leftOut + this.#older === 0;
  }

  /** Throws a `ServiceError` when the answer had rows and not one of them was good. */
  check(): void {
    if (this.leftOut > 0 && this.matches.length + this.#older === 0)
      throw new ServiceError(
        "unreadable",
        `None of the replay service's ${this.leftOut} rows is one that was asked for`,
      );
  }
}

function isOlder(row: unknown, since: number): boolean {
  return isObject(row) && typeof row.battle_at === "number" && row.battle_at < since;
}

function isOf({ p1_polaris_id, p2_polaris_id }: ReplayRecord, playerId: string): boolean {
  return p1_polaris_id === playerId || p2_polaris_id === playerId;
}
