export * from "./character.ts";
export * from "./combo-damage.ts";
export * from "./defined.ts";
export * from "./entry-of.ts";
export type { BetterRule, Fact, FactPlace } from "./facts/fact.ts";
export * from "./facts/facts-words.ts";
export { linkWords } from "./facts/link-words.ts";
export * from "./facts/shown-facts.ts";
export * from "./facts/unsafe.ts";
export * from "./filters/filter-words.ts";
export * from "./filters/find-filter.ts";
export * from "./filters/frame-filter.ts";
export * from "./filters/move-filter.ts";
export * from "./find-move.ts";
export { type Change, changesOf } from "./history/changes-of.ts";
export * from "./history/history.ts";
export { lastGameChanges } from "./history/last-game-changes.ts";
export { FACTS_SINCE, movelistAt } from "./history/movelist-at.ts";
export * from "./history/owner-effect.ts";
export { withoutGameChanges } from "./history/without-game-changes.ts";
export * from "./move.ts";
export * from "./move-key.ts";
export * from "./move-reader.ts";
export * from "./numbers.ts";
export * from "./parse-json.ts";
export { type MovesById, partsOf } from "./parts-of.ts";
export * from "./player-id.ts";
export { foldWord, isPlayerWord, PLAYER_WORDS } from "./player-words.ts";
export * from "./punishment/answer-parts.ts";
export * from "./punishment/answers-for.ts";
export * from "./punishment/candidates.ts";
export {
  type CaughtButtons,
  caughtButtons,
  FASTEST_JAB,
  gapBefore,
  isGuaranteed,
  isLow,
  waysOutOf,
} from "./punishment/gaps.ts";
export { beats, isBeforeAll, type NextHit, nextHits } from "./punishment/goes-on.ts";
export * from "./punishment/situations.ts";
export { framesAsWritten, RESOURCES } from "./punishment/start-of.ts";
export { worth } from "./punishment/worth.ts";
export * from "./random.ts";
export * from "./ranks.ts";
export * from "./read-command.ts";
export * from "./replay-record.ts";
export { stanceWords } from "./resolve/players-names.ts";
export * from "./resolve/resolver.ts";
export * from "./roulette-points.ts";
export { findStageName, STAGES } from "./stages.ts";
export * from "./states.ts";
