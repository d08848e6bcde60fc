export { buildChangedAnswers, castBefore } from "./changed-answers/build-changed-answers.ts";
export * from "./character-document.ts";
export * from "./check-character.ts";
export * from "./checks/check.ts";
export { CHECKS } from "./checks/registry.ts";
export { type Finding, formatFinding, type Problem } from "./finding.ts";
export * from "./guide-character.ts";
export { buildChangesOverview, buildCharacterChanges } from "./history/character-changes.ts";
export { lastPatch, loadHistory, loadPatches, type Patch, type PatchesFile } from "./history/histories.ts";
export * from "./load-content.ts";
export * from "./matchup-side.ts";
export { buildMovePages } from "./move-pages.ts";
export { buildPunishableMoves, punisherCounter } from "./punishable-moves.ts";
export {
  buildStrategiesDocument,
  checkRoulette,
  loadRoulette,
  type RouletteContent,
  type RouletteReport,
} from "./roulette/roulette.ts";
export * from "./schema.ts";
