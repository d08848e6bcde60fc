import type { Kysely } from "kysely";

/** The tables beside the matches, as the newest migration leaves them. */
export interface Tables {
  player_refreshes: { player_id: string; refreshed_at: number };
  feed_positions: { name: string; battle_at: number };
  feed_leases: { name: string; holder: string; held_until: number };
  matchup_counts: MatchupCountRow;
  day_counts: DayCountRow;
  count_state: CountState;
}

/** The sides of a day, game version, rank class and character; with `is_month` 1 of the month that begins on that day. */
interface MatchupCountRow {
  edition: number;
  is_month: 0 | 1;
  day: number;
  version: number;
  rank_class: number;
  me: number;
  /** The sum of the matches in `cells`. */
  sides: number;
  /** Packed sums (`packSums`) under the number of the other character. */
  cells: Uint8Array;
}

/** The matches of a day and game version, each once. */
interface DayCountRow {
  edition: number;
  day: number;
  version: number;
  matches: number;
  /** Packed sums under exact ranks, and under pairs of rank classes. */
  ranks: Uint8Array;
  classes: Uint8Array;
}

/** One row: which counts hold, and what they do not have. */
export interface CountState {
  /** The rows that are read; 0: nothing is counted yet. */
  edition: number;
  /** The rows that are being made anew, 0 for none, and until when (unix seconds) whoever makes them is to be waited for. */
  building: number;
  building_until: number;
  /** The highest number that an edition ever had. */
  last_edition: number;
  /** How often matches were stored by a process that does not count, and how many of these times are in the edition. */
  gaps: number;
  counted_gaps: number;
  /** SQLite: the number of the last match that a counting process has seen. */
  last_row: number;
  /** Matches of days before this one (unix day) were dropped; their counts are all that is left of them. */
  forgotten_before: number;
}

export interface TableDialect {
  readonly battleId: string;
  /** Unix seconds beyond 2038, and a player's power. */
  readonly large: string;
  readonly integer: string;
  readonly bytes: string;
  /** Where the matches are, since version 0.3.0. */
  readonly matchTable: string;
  /** Comes behind the column list of a new table. */
  readonly tableOptions: string;
  readonly changingOptions: string;
  /** Takes the columns of people's data from the matches, those of version 0.2.0. */
  readonly dropPeople: (db: Kysely<unknown>) => Promise<void>;
  /** Sees to it that matches of a process that does not count are noticed (`CountState.gaps`). */
  readonly watchInserts: (db: Kysely<unknown>) => Promise<void>;
}
