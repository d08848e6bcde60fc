import type { ReplayRecord, Winner } from "./replay-record.ts";
import type { Outcome } from "./tally.ts";

/** One player of a match. */
export interface MatchSide {
  readonly playerId: string;
  readonly name: string;
  /** The character's number in replay records: 6 is Jin. */
  readonly characterId: number;
  readonly rankId: number;
  readonly power: number;
  readonly ratingBefore: number | undefined;
  readonly ratingChange: number | undefined;
}

/** A match as one of its players saw it. */
export interface PlayerMatch {
  /** Where the player sat. */
  readonly seat: 1 | 2;
  readonly own: MatchSide;
  readonly opponent: MatchSide;
  readonly outcome: Outcome;
  /** Seconds since 1970; nothing where the record does not say. */
  readonly at: number | undefined;
  readonly stageId: number | undefined;
}

/**
 * The records of a player's matches from the player's side, newest first, whatever order they came in. Records of other
 * people's matches are left out; a match against oneself is seen from seat 1.
 */
export function playerMatches(records: readonly ReplayRecord[], playerId: string): PlayerMatch[] {
  const matches: PlayerMatch[] = [];
  for (const record of newestFirst(records)) {
    if (record.p1_polaris_id === playerId) matches.push(fromSeat1(record));
    else if (record.p2_polaris_id === playerId) matches.push(fromSeat2(record));
  }
  return matches;
}

/** The same records in the order of their time; those of the same second, or without a time, stay in theirs. */
export function newestFirst<Timed extends { readonly battle_at?: number | undefined }>(
  records: readonly Timed[],
): readonly Timed[] {
  let before = Number.POSITIVE_INFINITY;
  for (const { battle_at = before } of records) {
    if (battle_at > before) return records.toSorted((a, b) => (b.battle_at ?? 0) - (a.battle_at ?? 0));
    before = battle_at;
  }
  return records;
}

function fromSeat1(record: ReplayRecord): PlayerMatch {
  return seen(record, 1, seat1(record), seat2(record));
}

function fromSeat2(record: ReplayRecord): PlayerMatch {
  return seen(record, 2, seat2(record), seat1(record));
}

function seen(record: ReplayRecord, seat: 1 | 2, own: MatchSide, opponent: MatchSide): PlayerMatch {
  const outcome = outcomeOf(record.winner, seat);
  return { seat, own, opponent, outcome, at: record.battle_at, stageId: record.stage_id };
}

function outcomeOf(winner: Winner, seat: 1 | 2): Outcome {
  if (winner === 3) return "draw";
  return winner === seat ? "win" : "loss";
}

function seat1(record: ReplayRecord): MatchSide {
  return {
    playerId: record.p1_polaris_id,
    name: record.p1_name,
    characterId: record.p1_chara_id,
    rankId: record.p1_rank,
    power: record.p1_power,
    ratingBefore: record.p1_rating_before ?? undefined,
    ratingChange: record.p1_rating_change ?? undefined,
  };
}

function seat2(record: ReplayRecord): MatchSide {
  return {
    playerId: record.p2_polaris_id,
    name: record.p2_name,
    characterId: record.p2_chara_id,
    rankId: record.p2_rank,
    power: record.p2_power,
    ratingBefore: record.p2_rating_before ?? undefined,
    ratingChange: record.p2_rating_change ?? undefined,
  };
}
