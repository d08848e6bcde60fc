import type { SheetPath } from "../finding.ts";
import type { CharacterFile } from "../schema.ts";

/** What an anti-guide says to do about one move. */
export interface Advice {
  readonly path: SheetPath;
  readonly move: string;
  /** In a few words: `Duck and launch`. */
  readonly answer: string;
  readonly answerKey: "punish" | "counter";
  readonly reason: string;
  readonly reasonKey: "purpose" | "details";
}

/** Every piece of advice of a sheet's anti-guide, in the order of the file. */
export function listAdvice({ counterSchema }: CharacterFile): Advice[] {
  return counterSchema.flatMap(({ keyMovesToPunish, detailedCounterStrategies }, n) => [
    ...keyMovesToPunish.map(({ move, punish, purpose }, m): Advice => {
      const path = ["counterSchema", n, "keyMovesToPunish", m];
      return { path, move, answer: punish, answerKey: "punish", reason: purpose, reasonKey: "purpose" };
    }),
    ...detailedCounterStrategies.flatMap(({ other }, m) =>
      other.map(({ move, counter, details }, k): Advice => {
        const path = ["counterSchema", n, "detailedCounterStrategies", m, "other", k];
        return { path, move, answer: counter, answerKey: "counter", reason: details, reasonKey: "details" };
      }),
    ),
  ]);
}
