import type { AnsweredSituation } from "@tactician/contract";
import { type Answer, defined, isBeforeAll, type Random, worth } from "@tactician/game";
import { chanceOf, shuffled } from "../chance.ts";
import {
  answerOf,
  type BareCard,
  type DrillDocuments,
  FEWEST_OPTIONS,
  type PunishQuestion,
  rightMove,
} from "./card.ts";
import { nearest, type OwnButton } from "./own-buttons.ts";
import { isAsGood } from "./verdict.ts";

const WRONG_CHOICES = 4;
const FEWEST_WRONG = 2;

/** What punishes a situation for certain once the move was blocked to its end, the best first. */
export function certainAnswers({ answers }: AnsweredSituation): Answer[] {
  return answers.filter(({ id, condition, onlyIfEarly, beforeHit, ducked, catchesHit }) => {
    const isBound = (condition ?? onlyIfEarly ?? beforeHit ?? ducked ?? catchesHit) !== undefined;
    return id !== undefined && !isBound;
  });
}

/** Whether an answer comes before whatever may follow the part of a string that was blocked. */
export function isInTime({ goesOn = [] }: AnsweredSituation, { frames }: Answer): boolean {
  return goesOn.length === 0 || (frames !== undefined && isBeforeAll(goesOn, frames));
}

/** One card for each move of theirs that something of mine punishes, whether they stop there or go on: the rest are `partCards`. */
export function punishCards(
  { matchup: { me, them, situations } }: DrillDocuments,
  buttons: readonly OwnButton[],
  seed: string,
): BareCard[] {
  // What is tempting is what punishes something else.
  const punishers = new Set(situations.flatMap((situation) => certainAnswers(situation)[0]?.id ?? []));
  const tempting = [
    ...buttons.filter(({ id }) => punishers.has(id)),
    ...buttons.filter(({ id }) => !punishers.has(id)),
  ];
  return situations.flatMap((situation) => {
    const id = `punish:${me}:${them}:${situation.id}`;
    return punishCard(id, situation, tempting, punishers, chanceOf(seed + id)) ?? [];
  });
}

function punishCard(
  id: string,
  situation: AnsweredSituation,
  buttons: readonly OwnButton[],
  punishers: ReadonlySet<string>,
  chance: Random,
): BareCard | undefined {
  const [best, ...others] = certainAnswers(situation).filter((answer) => isInTime(situation, answer));
  if (best === undefined || best !== certainAnswers(situation)[0] || situation.worstFrames === 0)
    return undefined;
  const likeness = { frames: situation.worstFrames, from: situation.from, move: best.move, punishers };
  const wrong = nearest(wrongFor(situation, buttons), likeness, WRONG_CHOICES, chance);
  if (wrong.length < FEWEST_WRONG) return undefined;
  // A second answer that works and brings less, where there is one.
  const second = shuffled(others, chance).sort(
    (a, b) => Number(isAsGood(a, best)) - Number(isAsGood(b, best)),
  );
  const right = [best, ...second.slice(0, Math.max(FEWEST_OPTIONS - wrong.length - 1, 1))].map((answer) =>
    rightMove(answer.move, answer.id, answer),
  );
  if (right.length + wrong.length < FEWEST_OPTIONS) return undefined;
  const options = shuffled([...right, ...wrong], chance);
  return {
    id,
    kind: "punish",
    question: questionOf(situation),
    options,
    best: options.findIndex(({ key }) => key === best.move),
    answer: answerOf([best.move, ...others.map(({ move }) => move).sort()], best.move),
    damage: worth(best),
    launches: best.launches,
    ownMoves: best.id === undefined ? [] : [best.id],
  };
}

function questionOf(situation: AnsweredSituation): PunishQuestion {
  const { move, id, levels, frames, worstFrames, posture, stance, from, pushback } = situation;
  const known = { move, id, levels, frames, worstFrames, posture, from };
  return { kind: "punish", ...known, ...defined({ stance, pushback }) };
}

/** What cannot punish, is no answer under any condition, and is not pressed like one. */
function wrongFor({ answers, worstFrames, posture }: AnsweredSituation, buttons: readonly OwnButton[]) {
  const ids = new Set(answers.map(({ id }) => id));
  const moves = new Set(answers.map(({ move }) => move));
  return buttons.filter(
    ({ id, move, fastest, isHigh }) =>
      (fastest > worstFrames || (isHigh && posture === "crouching")) && !ids.has(id) && !moves.has(move),
  );
}
