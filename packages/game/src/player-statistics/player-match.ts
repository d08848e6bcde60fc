import type { PartialReplayRecord, Winner } from "./replay-record.ts";
import type { Outcome } from "./tally.ts";

type SeatField =
  | "polaris_id"
  | "name"
  | "chara_id"
  | "rank"
  | "power"
  | "rating_before"
  | "rating_change"
  | "rounds";

/** One player of a match: the record's fields of a seat without the seat in their names; no rating is `undefined`. */
export type MatchSide = {
  readonly [Field in SeatField]: Exclude<PartialReplayRecord[`p1_${Field}`], null>;
};

/** A match as one of its players saw it. */
export interface PlayerMatch
  extends Pick<PartialReplayRecord, "battle_id" | "battle_at" | "game_version" | "stage_id"> {
  /** Where the player sat. */
  readonly seat: 1 | 2;
  readonly own: MatchSide;
  readonly opponent: MatchSide;
  readonly outcome: Outcome;
}

/**
 * The records of a player's matches from the player's side, newest first, whatever order they came in, each once. Records of
 * other people's matches are left out; a match against oneself is seen from seat 1.
 */
export function playerMatches(records: readonly PartialReplayRecord[], playerId: string): PlayerMatch[] {
  const matches: PlayerMatch[] = [];
  for (const record of newestFirst(withoutRepeats(records))) {
    if (record.p1_polaris_id === playerId) matches.push(fromSeat1(record));
    else if (record.p2_polaris_id === playerId) matches.push(fromSeat2(record));
  }
  return matches;
}

function withoutRepeats(records: readonly PartialReplayRecord[]): readonly PartialReplayRecord[] {
  const seen = new Set<string>();
  return records.filter(({ battle_id }) => {
    if (battle_id === undefined) return true;
    const known = seen.size;
    return seen.add(battle_id).size > known;
  });
}

/** The same records in the order of their time; those of the same second, or without a time, stay in theirs. */
function newestFirst(records: readonly PartialReplayRecord[]): readonly PartialReplayRecord[] {
  let before = Number.POSITIVE_INFINITY;
  for (const { battle_at = before } of records) {
    if (battle_at > before) return records.toSorted((a, b) => (b.battle_at ?? 0) - (a.battle_at ?? 0));
    before = battle_at;
  }
  return records;
}

function fromSeat1(record: PartialReplayRecord): PlayerMatch {
  return seen(record, 1, seat1(record), seat2(record));
}

function fromSeat2(record: PartialReplayRecord): PlayerMatch {
  return seen(record, 2, seat2(record), seat1(record));
}

function seen(record: PartialReplayRecord, seat: 1 | 2, own: MatchSide, opponent: MatchSide): PlayerMatch {
  const { battle_id, battle_at, game_version, stage_id } = record;
  const outcome = outcomeOf(record.winner, seat);
  return { seat, own, opponent, outcome, battle_id, battle_at, game_version, stage_id };
}

function outcomeOf(winner: Winner, seat: 1 | 2): Outcome {
  if (winner === 3) return "draw";
  return winner === seat ? "win" : "loss";
}

function seat1(record: PartialReplayRecord): MatchSide {
  return {
    polaris_id: record.p1_polaris_id,
    name: record.p1_name,
    chara_id: record.p1_chara_id,
    rank: record.p1_rank,
    power: record.p1_power,
    rating_before: record.p1_rating_before ?? undefined,
    rating_change: record.p1_rating_change ?? undefined,
    rounds: record.p1_rounds,
  };
}

function seat2(record: PartialReplayRecord): MatchSide {
  return {
    polaris_id: record.p2_polaris_id,
    name: record.p2_name,
    chara_id: record.p2_chara_id,
    rank: record.p2_rank,
    power: record.p2_power,
    rating_before: record.p2_rating_before ?? undefined,
    rating_change: record.p2_rating_change ?? undefined,
    rounds: record.p2_rounds,
  };
}
