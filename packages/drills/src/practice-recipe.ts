import type { AnsweredSituation, MatchupAnswers } from "@tactician/contract";
import { type Answer, defined, type Situation, worth } from "@tactician/game";
import { certainAnswers } from "./cards/punish-cards.ts";
import { inTurns } from "./chance.ts";

/** Recordings that the game's practice mode plays back in turns. */
const SLOTS = 8;
/** Sets of a page: more nobody does in an evening. */
const SETS = 3;
/** Right answers in a row, over all recordings of a set, after which it can be left. */
const STOP_AFTER = 10;

/** One of their moves to record, and what to press after blocking it. */
export interface Recording
  extends Pick<Situation, "move" | "id" | "levels" | "frames" | "from" | "posture" | "goesOn"> {
  readonly answer: Answer;
}

/** Recordings to play back in a random order together. */
export interface PracticeSet {
  readonly from: Situation["from"];
  readonly recordings: readonly Recording[];
  /** Go on to the next set after so many right answers in a row. */
  readonly stopAfter: number;
}

/**
 * What to record in practice mode for a matchup, in sets of at most eight recordings that are played at random. A set is blocked
 * standing or crouching. Its moves have different answers in turns, because the exercise is to tell them apart; of each answer the move after
 * which most damage lies comes first, then what is simply pressed before stances, single moves before strings, and the most frames. Empty
 * where nothing can be punished.
 *
 * Example: the first set of King against Jin begins with `d 3+4`, answered by `uf 4`.
 */
export function practiceRecipe({ situations }: MatchupAnswers): PracticeSet[] {
  const recordings = [...situations].sort(bySimplicity).flatMap(toRecording);
  recordings.sort((a, b) => worth(b.answer) - worth(a.answer));
  const standing = setsOf("standing", recordings);
  const crouching = setsOf("crouching", recordings);
  return [...standing.slice(0, SETS - 1), ...crouching.slice(0, 1)];
}

function toRecording(situation: AnsweredSituation): Recording[] {
  const [answer] = certainAnswers(situation);
  const { move, id, levels, frames, from, posture, isString, stance, goesOn } = situation;
  // A stance that is left again is hard to record, and so is an opponent on the ground; strings count by what they end in.
  const isHard = (isString && stance !== undefined) || ON_GROUND.test(move);
  if (answer === undefined || frames === 0 || isHard) return [];
  return [{ move, id, levels, frames, from, posture, answer, ...defined({ goesOn }) }];
}

/** A command that begins with a direction or a button: no state, no stance. */
const PLAIN = /^(?:[1-4]|[nudfb]|[ud][fb]|[qh]c[fb])(?:[ +]|$)/;
const ON_GROUND = /^otg\b/i;

function bySimplicity(a: AnsweredSituation, b: AnsweredSituation): number {
  const plain = Number(PLAIN.test(b.move)) - Number(PLAIN.test(a.move));
  return plain || Number(a.isString) - Number(b.isString) || b.frames - a.frames;
}

/** Of each answer the first moves, in turns, so that every set has several answers to tell apart. */
function setsOf(from: Situation["from"], recordings: readonly Recording[]): PracticeSet[] {
  const byAnswer = Map.groupBy(
    recordings.filter((recording) => recording.from === from),
    ({ answer }) => answer.move,
  );
  const mixed = inTurns([...byAnswer.values()]);
  const count = Math.ceil(mixed.length / SLOTS);
  return Array.from({ length: count }, (_, place) => ({
    from,
    recordings: mixed.slice(place * SLOTS, (place + 1) * SLOTS),
    stopAfter: STOP_AFTER,
  }));
}
