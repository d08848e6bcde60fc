import {
  ANSWER_TURNS,
  type AnswerTurn,
  type ChangedAnswer,
  type ChangedAnswers,
  dayWords,
} from "@tactician/contract";
import * as words from "../words.ts";

/** `3.00 (17 March 2026)`. */
export function patchWords({ version, date }: ChangedAnswers["patch"]): string {
  return words.patch(version, dayWords(date));
}

/** What is said around the names of moves: `you can now punish ` + moves, or moves + ` are safe now`. */
export interface TurnPhrase {
  readonly turn: AnswerTurn;
  readonly before: string;
  readonly answers: readonly ChangedAnswer[];
  readonly after: string;
}

/** The answers of one opponent as parts of a sentence, in the order of `ANSWER_TURNS`; none for turns without a move. */
export function turnPhrases(answers: readonly ChangedAnswer[]): TurnPhrase[] {
  return ANSWER_TURNS.flatMap((turn) => {
    const own = answers.filter((answer) => answer.turn === turn);
    if (own.length === 0) return [];
    return {
      turn,
      answers: own,
      before: words.PUNISHED[turn],
      after: turn === "lost" ? words.safeNow(own.length) : "",
    };
  });
}

/** What blocking the move left and leaves: `-9 -> -14`, `new, -14`, `gone`. */
export function blockTurnWords({ before, now }: ChangedAnswer): string {
  if (now.frames === undefined) return words.gone;
  if (before.frames === undefined) return words.newMove(leavesWords(now.frames));
  if (before.frames === now.frames) return leavesWords(now.frames);
  return `${leavesWords(before.frames)} -> ${leavesWords(now.frames)}`;
}

/** Frames of disadvantage; 0 is whatever is no disadvantage. */
function leavesWords(frames: number): string {
  return frames === 0 ? words.zeroOrBetter : `-${frames}`;
}

/** How fast the best answer is and whether a combo follows: `14 frames, launches`. */
export function bestWords({
  frames,
  launches,
  onlyIfEarly,
}: NonNullable<ChangedAnswer["now"]["best"]>): string {
  return [
    frames === undefined ? undefined : words.frames(frames),
    launches ? words.launches : undefined,
    onlyIfEarly ? words.onlyIfBlockedEarly : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}
