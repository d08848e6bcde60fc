import type { ReplayRecord } from "@tactician/game";
import { logistic, ratingLogOdds } from "../player/expected-result.ts";
import { rankClassOf } from "./rank-classes.ts";

/** What the matches of one character against another add up to, from the first one's side. */
export interface MatchupCount {
  /** Numbers of the characters in the replay service's records; those that are not known as well. */
  readonly me: number;
  readonly them: number;
  readonly matches: number;
  /** Without draws, which count half. */
  readonly wins: number;
  readonly draws: number;
  /** Sums over the matches, in millionths: the expected results by the ratings, and their variances E(1-E). */
  readonly expected: number;
  readonly variance: number;
}

/** How often a character was played in a rank class, in the month that begins on the unix day `from`. */
export interface PopularityCount {
  readonly from: number;
  readonly character: number;
  readonly rankClass: number;
  readonly sides: number;
}

export interface RankCount {
  readonly rank: number;
  readonly sides: number;
}

/** The matches of a game version, each once, and the first and last unix day on which it was played. */
export interface PlayedVersion {
  readonly version: number;
  readonly matches: number;
  readonly first: number;
  readonly last: number;
}

export type CountedMatch = Pick<
  ReplayRecord,
  "battle_at" | "game_version" | "winner" | `${"p1" | "p2"}_${"chara_id" | "rank" | "rating_before"}`
>;

export interface CountedSide extends MatchupCount {
  /** Days since 1970 began, UTC. */
  readonly day: number;
  /** As the replay service numbers them: 30101. */
  readonly version: number;
  /** The player's own rank, and its class (`rankClassOf`). */
  readonly rank: number;
  readonly rankClass: number;
}

const SECONDS_OF_DAY = 86_400;
const MILLION = 1_000_000;

/**
 * What a match adds to the counts: the side of seat 1, then that of seat 2. Whole numbers all through, so that sums are the
 * same in any order. A chance of 0.59 by the ratings is 590,000 on one side and 410,000 on the other; where a rating is
 * missing, half.
 */
export function countedSides(match: CountedMatch): readonly [CountedSide, CountedSide] {
  const logOdds = ratingLogOdds(match.p1_rating_before ?? undefined, match.p2_rating_before ?? undefined);
  const expected = Math.round(MILLION * logistic(logOdds ?? 0));
  const day = Math.floor(match.battle_at / SECONDS_OF_DAY);
  const version = match.game_version;
  const draws = match.winner === 3 ? 1 : 0;
  const variance = Math.round((expected * (MILLION - expected)) / MILLION);
  // Without spreads: every match of the feed passes here.
  const sideOf = (rank: number, me: number, them: number, wins: number, chance: number): CountedSide => {
    const rankClass = rankClassOf(rank);
    return { day, version, rank, rankClass, me, them, matches: 1, wins, draws, expected: chance, variance };
  };
  const { winner, p1_rank, p1_chara_id: one, p2_rank, p2_chara_id: other } = match;
  return [
    sideOf(p1_rank, one, other, winner === 1 ? 1 : 0, expected),
    sideOf(p2_rank, other, one, winner === 2 ? 1 : 0, MILLION - expected),
  ];
}
