import type { MatchRow } from "./match-row.ts";

/** The tables as the newest migration leaves them. The id of a battle is 16 bytes: a blob in SQLite, a uuid in PostgreSQL. */
export interface Tables {
  matches: MatchTable;
  player_refreshes: { player_id: string; refreshed_at: number };
  feed_positions: { name: string; battle_at: number };
}

interface SeatColumns {
  polaris_id: string;
  name: string;
  chara_id: number;
  rank: number;
  power: number;
  rating_before: number | null;
  rating_change: number | null;
  rounds: number;
  user_id: string | null;
  region_id: number | null;
  area_id: number | null;
  lang: string | null;
}

type Of<Seat extends string> = { [Column in keyof SeatColumns as `${Seat}_${Column}`]: SeatColumns[Column] };

export interface MatchTable extends Of<"p1">, Of<"p2"> {
  battle_id: MatchRow[0];
  battle_at: number;
  battle_type: number;
  game_version: number;
  stage_id: number;
  winner: 1 | 2 | 3;
}

const SEAT_COLUMNS = [
  "polaris_id",
  "name",
  "chara_id",
  "rank",
  "power",
  "rating_before",
  "rating_change",
  "rounds",
  "user_id",
  "region_id",
  "area_id",
  "lang",
] as const satisfies readonly (keyof SeatColumns)[];

const SHOWN_SEAT_COLUMNS = SEAT_COLUMNS.slice(0, SEAT_COLUMNS.indexOf("user_id"));

/** The columns of a match in the order of a `MatchRow`, which is also the order of the table. */
export const MATCH_COLUMNS: readonly (keyof MatchTable)[] = withSeats(SEAT_COLUMNS);

/** The columns that a list shows, in the order of a `ShownMatchRow`. */
export const SHOWN_COLUMNS: readonly (keyof MatchTable)[] = withSeats(SHOWN_SEAT_COLUMNS);

function withSeats(seat: readonly (keyof SeatColumns)[]): readonly (keyof MatchTable)[] {
  return [
    "battle_id",
    "battle_at",
    "battle_type",
    "game_version",
    "stage_id",
    "winner",
    ...seat.map((column) => `p1_${column}` as const),
    ...seat.map((column) => `p2_${column}` as const),
  ];
}
