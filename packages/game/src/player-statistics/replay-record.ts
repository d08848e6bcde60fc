/** Who won a match: the player in seat 1, the one in seat 2, or nobody (3, a draw). */
export type Winner = 1 | 2 | 3;

/**
 * One ranked match as it travels, in the replay service's field names. What stands behind the first block is sent by the
 * site's own server always; a list that carries the specification's fields alone is read too, and what needs the others
 * (sessions, stages) then has nothing to show.
 */
export interface ReplayRecord {
  readonly p1_polaris_id: string;
  readonly p2_polaris_id: string;
  /** Names are today's, not those of the match's day; any Unicode. */
  readonly p1_name: string;
  readonly p2_name: string;
  readonly p1_chara_id: number;
  readonly p2_chara_id: number;
  readonly p1_rank: number;
  readonly p2_rank: number;
  /** Tekken Power, the game's sum over all of a player's characters. */
  readonly p1_power: number;
  readonly p2_power: number;
  /** Rating of the player with that character before the match; nothing for a fresh player. */
  readonly p1_rating_before?: number | null | undefined;
  readonly p2_rating_before?: number | null | undefined;
  readonly winner: Winner;

  /** 32 hexadecimal digits. */
  readonly battle_id?: string | undefined;
  /** Seconds since 1970. */
  readonly battle_at?: number | undefined;
  /** 2 is a ranked match; the service has only these. */
  readonly battle_type?: number | undefined;
  /** 30101 is 3.01.01. */
  readonly game_version?: number | undefined;
  readonly stage_id?: number | undefined;
  readonly p1_rating_change?: number | null | undefined;
  readonly p2_rating_change?: number | null | undefined;
  /** Rounds won in the match, 0 to 3. */
  readonly p1_rounds?: number | undefined;
  readonly p2_rounds?: number | undefined;
}
