import type { Problem } from "../finding.ts";
import type { Cast, GuideCharacter } from "../guide-character.ts";

export interface Verdict {
  readonly facts: number;
  readonly problems: readonly Problem[];
}

/** A rule that a sheet must keep. `cast` has every character that could be loaded, for what a sheet says about opponents. */
export type Check = (character: GuideCharacter, cast: Cast) => Verdict;

export function judge<Fact>(
  facts: readonly Fact[],
  find: (fact: Fact, position: number) => Problem | undefined,
): Verdict {
  return { facts: facts.length, problems: facts.flatMap((fact, position) => find(fact, position) ?? []) };
}

export function joinVerdicts(verdicts: readonly Verdict[]): Verdict {
  return {
    facts: verdicts.reduce((sum, { facts }) => sum + facts, 0),
    problems: verdicts.flatMap(({ problems }) => problems),
  };
}
