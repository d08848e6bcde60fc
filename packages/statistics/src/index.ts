export type { Effect, RatingBand, SessionAdvice } from "./player/against-rating.ts";
export * from "./player/coach-parameters.ts";
export * from "./player/expected-result.ts";
export * from "./player/history.ts";
export * from "./player/honest-coach.ts";
export type { MatchCosts, OpponentCost } from "./player/match-costs.ts";
export * from "./player/match-filter.ts";
export * from "./player/opponent-records.ts";
export * from "./player/player-match.ts";
export * from "./player/player-statistics.ts";
export {
  type Estimate,
  pointsOf,
  type ScoredMatch,
  scoredMatch,
  shrunkRecord,
} from "./player/shrunk-record.ts";
export * from "./player/tallies.ts";
export {
  estimateMatchups,
  type MatchupCell,
  type MatchupEstimates,
  matchupPrior,
} from "./population/estimate-matchups.ts";
export * from "./population/matchup-counts.ts";
export * from "./population/rank-classes.ts";
