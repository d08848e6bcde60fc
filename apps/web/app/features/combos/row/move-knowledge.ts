import type { FrameFacts } from "@tactician/contract";
import { splitSteps } from "@tactician/notation";
import type { MoveKnowledge } from "../../../ui/move/move-context.ts";
import type { Combo } from "../core/combo.ts";
import type { ComboChecker } from "../core/combo-checks.ts";
import { guessStances } from "../core/guess-stances.ts";

/** Lists of guessed stances, each kept as one object: moves are remembered by the list they were read with. */
const guesses = new Map<string, readonly string[]>();
const NO_FRAME_DATA = {};

/** What the moves of a row need to know: stances, and which of them have frame data to show. */
export function knowledgeOf(combo: Combo, checker: ComboChecker | undefined): MoveKnowledge {
  if (checker === undefined) return { stances: guessedOnce(combo), frameData: NO_FRAME_DATA };
  const frameData: Record<string, readonly FrameFacts[]> = {};
  for (const move of [combo.launchers, ...combo.followUps].flat().flatMap(splitSteps)) {
    const facts = factsOnce(checker, move);
    if (facts.length > 0) frameData[move] = facts;
  }
  return { stances: checker.stances, frameData };
}

const factsByChecker = new WeakMap<ComboChecker, Map<string, readonly FrameFacts[]>>();

/** The same moves come again with every key press and in many rows. */
function factsOnce(checker: ComboChecker, move: string): readonly FrameFacts[] {
  const known = factsByChecker.get(checker) ?? new Map<string, readonly FrameFacts[]>();
  factsByChecker.set(checker, known);
  const facts = known.get(move) ?? checker.factsOf(move);
  known.set(move, facts);
  return facts;
}

function guessedOnce(combo: Combo): readonly string[] {
  const stances = guessStances(combo);
  const key = stances.join(" ");
  const known = guesses.get(key);
  if (known !== undefined) return known;
  guesses.set(key, stances);
  return stances;
}
