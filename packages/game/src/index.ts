export * from "./character.ts";
export * from "./combo-damage.ts";
export * from "./damage-rule.ts";
export * from "./filters/filter-words.ts";
export * from "./filters/find-filter.ts";
export * from "./filters/frame-filter.ts";
export * from "./filters/move-filter.ts";
export * from "./find-move.ts";
export { type Change, changesOf } from "./history/changes-of.ts";
export * from "./history/history.ts";
export { lastGameChanges } from "./history/last-game-changes.ts";
export { FACTS_SINCE, movelistAt } from "./history/movelist-at.ts";
export { gainForOwner, isBetterForOwner, OWNER_EFFECTS, type OwnerEffect } from "./history/owner-effect.ts";
export { withoutGameChanges } from "./history/without-game-changes.ts";
export * from "./move.ts";
export * from "./move-anchors.ts";
export * from "./move-reader.ts";
export { moveVocabulary } from "./move-vocabulary.ts";
export type { AgainstRating, Effect, RatingBand } from "./player-statistics/against-rating.ts";
export * from "./player-statistics/character-tallies.ts";
export * from "./player-statistics/coach-parameters.ts";
export * from "./player-statistics/compare-opponents.ts";
export {
  type ExpectedResult,
  expectedResults,
  logistic,
  ratingLogOdds,
} from "./player-statistics/expected-result.ts";
export * from "./player-statistics/head-to-head.ts";
export * from "./player-statistics/history.ts";
export * from "./player-statistics/honest-coach.ts";
export type { CostVerdict, MatchCosts, OpponentCost } from "./player-statistics/match-costs.ts";
export * from "./player-statistics/match-filter.ts";
export {
  type FindPrior,
  type OpponentRecord,
  opponentRecords,
  type WorldKnowledge,
} from "./player-statistics/opponent-records.ts";
export { formatGameVersion, type PatchMark, patchMarks } from "./player-statistics/patch-marks.ts";
export * from "./player-statistics/player-id.ts";
export * from "./player-statistics/player-match.ts";
export * from "./player-statistics/player-profile.ts";
export * from "./player-statistics/player-statistics.ts";
export * from "./player-statistics/playing-time.ts";
export * from "./player-statistics/replay-record.ts";
export type { SessionAdvice } from "./player-statistics/session-advice.ts";
export * from "./player-statistics/sessions.ts";
export {
  type Estimate,
  pointsOf,
  type ScoredMatch,
  scoredMatch,
  shrunkRecord,
} from "./player-statistics/shrunk-record.ts";
export * from "./player-statistics/stage-tallies.ts";
export * from "./player-statistics/tally.ts";
export * from "./player-statistics/worth-learning.ts";
export { isPlayerWord, PLAYER_WORDS } from "./player-words.ts";
export {
  type CharacterStrength,
  estimateMatchups,
  type MatchupCell,
  type MatchupEstimates,
} from "./population/estimate-matchups.ts";
export * from "./population/matchup-counts.ts";
export { type EstimatedCell, matchupPrior } from "./population/matchup-prior.ts";
export * from "./population/rank-classes.ts";
export { type RankSides, shareBelowRank } from "./population/rank-share.ts";
export * from "./punishment/answer-parts.ts";
export * from "./punishment/answers-for.ts";
export * from "./punishment/candidates.ts";
export * from "./punishment/caught-buttons.ts";
export { postureAfterBlock } from "./punishment/posture-after.ts";
export * from "./punishment/public-move-id.ts";
export {
  type AfterBlock,
  type AttackSituation,
  afterBlock,
  listSituations,
} from "./punishment/situations.ts";
export { framesAsWritten } from "./punishment/start-of.ts";
export { gapBefore } from "./punishment/string-gap.ts";
export { FASTEST_JAB } from "./punishment/ways-out.ts";
export { worth } from "./punishment/worth.ts";
export * from "./ranks.ts";
export * from "./read-command.ts";
export * from "./resolve/resolver.ts";
export { stanceWords } from "./resolve/stance-words.ts";
export * from "./roulette-points.ts";
export { findStageName, STAGES } from "./stages.ts";
export * from "./states.ts";
export { wikiMoveAddress } from "./wiki-address.ts";
