import type { ReplayRecord } from "@tactician/game";
import { readReplayRows } from "./read-replay-rows.ts";
import { ServiceError } from "./service-error.ts";

/** Which rows of an answer are wanted. */
export interface Wanted {
  /** Unix seconds; older rows are left unread. */
  readonly since?: number;
  /** Only this player's. */
  readonly playerId?: string;
}

/** What is kept of an answer while it comes. */
export class AnswerRows {
  readonly matches: ReplayRecord[] = [];
  /** Rows that are no match, are from the future, or another player's. */
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
    const { since = 0, playerId } = this.#wanted;
    const newer = rows.filter((row) => !isOlder(row, since));
    const { matches, rejected } = readReplayRows(newer, this.#latest);
    const own = playerId === undefined ? matches : matches.filter((match) => isOf(match, playerId));
    this.#older += rows.length - newer.length;
    this.leftOut += rejected + matches.length - own.length;
    this.matches.push(...own);
  }

  /** Whether there was no row at all. */
  get isEmpty(): boolean {
    return this.matches.length + this.leftOut + this.#older === 0;
  }

  /** Throws a `ServiceError` when the answer had rows and not one of them was good. */
  check(): void {
    if (this.leftOut > 0 && this.matches.length + this.#older === 0)
      throw new ServiceError("unreadable", `None of the replay service's ${this.leftOut} rows is readable`);
  }
}

function isOlder(row: unknown, since: number): boolean {
  if (typeof row !== "object" || row === null || !("battle_at" in row)) return false;
  return typeof row.battle_at === "number" && row.battle_at < since;
}

function isOf({ p1_polaris_id, p2_polaris_id }: ReplayRecord, playerId: string): boolean {
  return p1_polaris_id === playerId || p2_polaris_id === playerId;
}
