import { formatDecimal, type PartialReplayRecord } from "@tactician/game";

type FieldOf<Name> = Name extends `p1_${infer Field}` ? Field : never;
type SeatField = FieldOf<keyof PartialReplayRecord>;

/** One player of a match: the record's fields of a seat without the seat in their names; no rating is `undefined`. */
export type MatchSide = {
  readonly [Field in SeatField]: Exclude<PartialReplayRecord[`p1_${Field}`], null>;
};

export interface PlayerMatch
  extends Pick<PartialReplayRecord, "battle_id" | "battle_at" | "game_version" | "stage_id"> {
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
    if (record.p1_polaris_id === playerId) matches.push(seen(record, 1, seat1(record), seat2(record)));
    else if (record.p2_polaris_id === playerId) matches.push(seen(record, 2, seat2(record), seat1(record)));
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

function seen(record: PartialReplayRecord, seat: 1 | 2, own: MatchSide, opponent: MatchSide): PlayerMatch {
  const { battle_id, battle_at, game_version, stage_id } = record;
  const decided = record.winner === seat ? "win" : "loss";
  const outcome = record.winner === 3 ? "draw" : decided;
  return { seat, own, opponent, outcome, battle_id, battle_at, game_version, stage_id };
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

export type Outcome = "win" | "loss" | "draw";

export interface Tally {
  readonly wins: number;
  readonly losses: number;
  /** Counted apart: neither won nor lost. */
  readonly draws: number;
}

/** While it is counted. */
export type Open<Counted> = { -readonly [Field in keyof Counted]: Counted[Field] };
export type OpenTally = Open<Tally>;

export function emptyTally(): OpenTally {
  return { wins: 0, losses: 0, draws: 0 };
}

export function countInto(tally: OpenTally, outcome: Outcome): void {
  if (outcome === "win") tally.wins += 1;
  else if (outcome === "loss") tally.losses += 1;
  else tally.draws += 1;
}

export function tallyOf(matches: readonly Pick<PlayerMatch, "outcome">[]): Tally {
  const tally = emptyTally();
  for (const { outcome } of matches) countInto(tally, outcome);
  return tally;
}

export function totalOf({ wins, losses, draws }: Tally): number {
  return wins + losses + draws;
}

/** Matches won of all, in percent with two decimals: 2 wins, 1 loss -> 66.67. A draw is not won. Nothing for no matches. */
export function winRatio(tally: Tally): number | undefined {
  const total = totalOf(tally);
  return total === 0 ? undefined : Math.round((tally.wins / total) * 10_000) / 100;
}

/** A ratio as the pages write it, always two decimals: 50 -> `50.00`. */
export function formatRatio(ratio: number): string {
  return formatDecimal(ratio, 2);
}

/** Who a player is: by the latest match, by all of them, and by the character played most (of several, the one played last). */
export function playerProfile(matches: readonly PlayerMatch[]) {
  const [first] = matches;
  if (first === undefined) return undefined;
  const mostUsedGameId = charactersByUse(matches)[0]?.gameId ?? first.own.chara_id;
  return { latest: first.own, mostUsedGameId, tally: tallyOf(matches) };
}

/** The player's own characters by number with their matches, the most played first; of equals, the one played last. */
export function charactersByUse(
  matches: readonly PlayerMatch[],
): { readonly gameId: number; readonly matches: number }[] {
  // A Map keeps the order of arrival, newest first, and the sort is stable.
  return [...Map.groupBy(matches, ({ own }) => own.chara_id)]
    .map(([gameId, own]) => ({ gameId, matches: own.length }))
    .toSorted((a, b) => b.matches - a.matches);
}
