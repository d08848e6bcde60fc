/** One side of a match: who played whom with what, as the replay service tells it. All numbers are whole and, power aside, fit in 32 bits. */
export interface Seat {
  /** The player's id without dashes, case counts: `5BgEFtbgtgnT`. */
  readonly polarisId: string;
  /** Any Unicode; the player's name of today, not that of the match's day. */
  readonly name: string;
  readonly charaId: number;
  readonly rank: number;
  readonly power: number;
  /** Absent for a player whom the service has not rated yet. */
  readonly ratingBefore?: number;
  readonly ratingChange?: number;
  /** Rounds won. */
  readonly rounds: number;
  /** Digits, because a double cannot hold them all: `1152921504606846975`. */
  readonly userId?: string;
  readonly regionId?: number;
  readonly areaId?: number;
  readonly lang?: string;
}

/** One ranked match. */
export interface Match {
  /** 32 hexadecimal digits; the store answers with small letters, whatever it was given. */
  readonly battleId: string;
  /** Unix seconds. */
  readonly battleAt: number;
  /** 2 is a ranked match. */
  readonly battleType: number;
  /** 10801 is 1.08.01. */
  readonly gameVersion: number;
  readonly stageId: number;
  /** The seat that won, or 3 for a draw. */
  readonly winner: 1 | 2 | 3;
  readonly p1: Seat;
  readonly p2: Seat;
}

/** Newest first; matches of one second stand in the order of their ids, so that every store gives the same list. */
export function newestFirst(a: Match, b: Match): number {
  if (a.battleAt !== b.battleAt) return b.battleAt - a.battleAt;
  return a.battleId < b.battleId ? 1 : -1;
}
