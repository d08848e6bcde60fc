import type { MatchupSide, MovePage } from "@tactician/contract";
import { type Situation, throwBreakWords } from "@tactician/game";
import { situationWords } from "../../../answers/core/matchup-words.ts";

/** The startup of the fastest button that everybody has. */
const JAB = 10;

/** What blocking a move leaves, whoever blocked it. */
export function afterBlockWords({ situation, move }: Pick<MovePage, "situation" | "move">): string {
  if (move.throwBreak !== undefined) return `A throw: ${throwBreakWords(move.throwBreak)}.`;
  if (situation !== undefined && situation.worstFrames > 0) return `Blocked: ${situationWords(situation)}.`;
  if (move.hits.at(-1)?.unblockable) return "It cannot be blocked.";
  if (move.block === undefined) return "What blocking it leaves is not known.";
  const { min } = move.block;
  if (min > 0) return "Blocked, they act first.";
  if (min === 0) return "Blocked, nobody is ahead.";
  return `Blocked, you act ${framesWords(-min)} before them: not enough for a button of ${JAB} frames.`;
}

/** Who acts first where nothing is punished. */
export function turnWords({ move: { block, throwBreak } }: Pick<MovePage, "move">): string {
  if (throwBreak !== undefined)
    return "There is nothing to punish: break it, or duck it where it comes high.";
  if (block === undefined) return "There is nothing to punish by frames.";
  if (block.min > 0) return `They are ${block.min} ahead: block on, or take a way out before.`;
  if (block.min === 0) return "Nobody is ahead: the faster move wins.";
  return `Nothing punishes it, but it is your turn: you act ${framesWords(-block.min)} before them.`;
}

function framesWords(frames: number): string {
  return frames === 1 ? "1 frame" : `${frames} frames`;
}

type Blocked = Pick<Situation, "posture" | "from" | "worstFrames" | "pushback">;

/**
 * Said instead of "nothing in time" where only highs are fast enough and nobody knows whether they go over the attacker: no high is
 * an answer then, but it may be one in a match.
 */
export function onlyHighsWords(
  { posture, from, worstFrames, pushback }: Blocked,
  { candidates }: Pick<MatchupSide, "candidates">,
): string | undefined {
  if (posture !== "not known" || pushback === "out of reach") return undefined;
  const isThere = candidates.some(
    ({ answer, isHigh, ...candidate }) =>
      isHigh && candidate.from === from && answer.condition === undefined && answer.frames <= worstFrames,
  );
  return isThere ? "Only highs are fast enough, and whether they crouch after it is not known." : undefined;
}
