import { type Answer, worth } from "@tactician/game";
import type { DrillCard, DrillOption } from "./card.ts";

/** How good a choice was: `works` punishes too, for less. */
export type Verdict = "best" | "works" | "wrong";

/** Damage is an estimate: what brings so much of the best is as good. */
const AS_GOOD = 0.9;

export function isAsGood(answer: Answer, best: Answer): boolean {
  return worth(answer) <= 0 || worth(answer) >= AS_GOOD * worth(best);
}

/** What a choice is worth; none is wrong. */
export function verdictOn(option: DrillOption | undefined, card: DrillCard): Verdict {
  if (option?.isRight !== true) return "wrong";
  const best = card.options[card.best];
  if (option.kind !== "move" || best?.kind !== "move" || !option.answer || !best.answer) return "best";
  return isAsGood(option.answer, best.answer) ? "best" : "works";
}
