import { findStageName } from "../stages.ts";
import type { PlayerMatch } from "./player-match.ts";
import { countInto, emptyTally, type OpenTally, type Tally, totalOf } from "./tally.ts";

/** How a player did on one stage. */
export interface StageTally {
  /** The stage's name; nothing for all stages that this site does not know yet. */
  readonly name: string | undefined;
  readonly tally: Tally;
}

/** One row for each stage, the most played first; shapes of a stage that share its name are one. Matches without a stage are in none. */
export function tallyByStage(matches: readonly PlayerMatch[]): StageTally[] {
  const tallies = new Map<string | undefined, OpenTally>();
  for (const { stage_id, outcome } of matches) {
    if (stage_id === undefined) continue;
    const name = findStageName(stage_id);
    const tally = tallies.get(name) ?? emptyTally();
    tallies.set(name, tally);
    countInto(tally, outcome);
  }
  return [...tallies]
    .map(([name, tally]) => ({ name, tally }))
    .toSorted(
      (a, b) => totalOf(b.tally) - totalOf(a.tally) || (a.name ?? "").localeCompare(b.name ?? "", "en"),
    );
}
