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

export type CountedMatch = Pick<
  ReplayRecord,
  "battle_at" | "game_version" | "winner" | `${"p1" | "p2"}_${"chara_id" | "rank" | "rating_before"}`
>;

/** One player's view of one match, as it is counted. */
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
  // Written out, without spreads: every match of the feed passes here.
  return [
    {
      day,
      version,
      rank: match.p1_rank,
      rankClass: rankClassOf(match.p1_rank),
      me: match.p1_chara_id,
      them: match.p2_chara_id,
      matches: 1,
      wins: match.winner === 1 ? 1 : 0,
      draws,
      expected,
      variance,
    },
    {
      day,
      version,
      rank: match.p2_rank,
      rankClass: rankClassOf(match.p2_rank),
      me: match.p2_chara_id,
      them: match.p1_chara_id,
      matches: 1,
      wins: match.winner === 2 ? 1 : 0,
      draws,
      expected: MILLION - expected,
      variance,
    },
  ];
}
