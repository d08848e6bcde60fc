import type { MatchupSide, MovePage } from "@tactician/contract";
import { type Situation, throwBreakWords } from "@tactician/game";
import { situationWords } from "../../../answers/core/matchup-words.ts";
import * as words from "../words.ts";

/** The startup of the fastest button that everybody has. */
const JAB = 10;

/** What blocking a move leaves, whoever blocked it. */
export function afterBlockWords({ situation, move }: Pick<MovePage, "situation" | "move">): string {
  if (move.throwBreak !== undefined) return words.isThrow(throwBreakWords(move.throwBreak));
  if (situation !== undefined && situation.worstFrames > 0) return words.blocked(situationWords(situation));
  if (move.hits.at(-1)?.unblockable) return words.unblockable;
  if (move.block === undefined) return words.blockUnknown;
  const { min } = move.block;
  if (min > 0) return words.theyActFirst;
  if (min === 0) return words.evenOnBlock;
  return words.youActFirst(-min, JAB);
}

/** Who acts first where nothing is punished. */
export function turnWords({ move: { block, throwBreak } }: Pick<MovePage, "move">): string {
  if (throwBreak !== undefined) return words.breakThrow;
  if (block === undefined) return words.nothingByFrames;
  if (block.min > 0) return words.theyArePlus(block.min);
  if (block.min === 0) return words.evenTurn;
  return words.yourTurn(-block.min);
}

type Blocked = Pick<Situation, "posture" | "from" | "worstFrames" | "pushback">;

/**
 * Said instead of "nothing in time" where only highs are fast enough and nobody knows whether they go over the attacker: no high is
 * an answer then, but it may be one in a match.
 */
export function onlyHighsWords(situation: Blocked, { candidates }: Pick<MatchupSide, "candidates">) {
  const { posture, from, worstFrames, pushback } = situation;
  if (posture !== "not known" || pushback === "out of reach") return undefined;
  const isThere = candidates.some(
    ({ answer, isHigh, ...candidate }) =>
      isHigh && candidate.from === from && answer.condition === undefined && answer.frames <= worstFrames,
  );
  return isThere ? words.onlyHighs : undefined;
}
