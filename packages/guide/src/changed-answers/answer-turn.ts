import type { AnsweredSituation, AnswerTurn, ChangedAnswer } from "@tactician/contract";
import { type Answer, worth } from "@tactician/game";

/** One move on one day: how it is left on block, and the best that can be done about it. */
export interface MoveOfDay {
  readonly move: string;
  readonly frames: number;
  readonly best?: Answer;
}

/** A move among the answers of a day, undefined where there is none. Of one that leaves its user in two ways, the better answer. */
export function moveOfDay(situations: readonly AnsweredSituation[], id: string): MoveOfDay | undefined {
  return situations
    .filter((situation) => situation.id === id)
    .map(({ move, worstFrames, answers: [best] }) => ({ move, frames: worstFrames, ...(best && { best }) }))
    .reduce<MoveOfDay | undefined>(
      (one, other) => (one && strength(one) >= strength(other) ? one : other),
      undefined,
    );
}

/**
 * What became of the best answer to a move, or undefined where one goes on as before. Points alone count where the move is left in
 * another way: what one's own move hurts more or less in the same time is a change of that move.
 */
function turnOf(before: MoveOfDay | undefined, now: MoveOfDay | undefined): AnswerTurn | undefined {
  const [then, today] = [strength(before), strength(now)];
  if (then === 0 && today === 0) return undefined;
  if (then === 0) return "gained";
  if (today === 0) return "lost";
  const gain = today - then || (before?.frames === now?.frames ? 0 : points(now) - points(before));
  if (gain === 0) return undefined;
  return gain > 0 ? "better" : "worse";
}

/** The row of a move, where something became of its answer. */
export function changedAnswer(
  id: string,
  before: MoveOfDay | undefined,
  now: MoveOfDay | undefined,
): ChangedAnswer | undefined {
  const turn = turnOf(before, now);
  const move = (now ?? before)?.move;
  return turn === undefined || move === undefined
    ? undefined
    : { move, id, turn, before: dayOf(before), now: dayOf(now) };
}

/** 0 = no answer; what is in time in any case counts more than what launches only if the first active frame was blocked. */
function strength(day: MoveOfDay | undefined): number {
  if (day?.best === undefined) return 0;
  return 1 + (day.best.onlyIfEarly ? 0 : 2) + (day.best.launches ? 1 : 0);
}

function points(day: MoveOfDay | undefined): number {
  return day?.best === undefined ? 0 : worth(day.best);
}

function dayOf(day: MoveOfDay | undefined): ChangedAnswer["now"] {
  if (day === undefined) return {};
  const { frames, best } = day;
  if (best === undefined) return { frames };
  const { move, id, frames: startup, launches, onlyIfEarly } = best;
  return {
    frames,
    best: {
      move,
      ...(id === undefined ? {} : { id }),
      ...(startup === undefined ? {} : { frames: startup }),
      launches,
      ...(onlyIfEarly ? { onlyIfEarly } : {}),
    },
  };
}
