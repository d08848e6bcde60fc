import type { AnsweredSituation } from "@tactician/contract";
import { beats, FASTEST_JAB, type GoesOn, type HitLevel, isBeforeAll, worth } from "@tactician/game";
import { chanceOf, shuffled } from "../chance.ts";
import {
  answerOf,
  type BareCard,
  type Deed,
  type DeedOption,
  type DrillDocuments,
  FEWEST_OPTIONS,
  type MoveOption,
} from "./card.ts";
import { certainAnswers } from "./punish-cards.ts";

/** Less between two hits may be none: nobody is told that there is time to duck. */
const SURE_GAP = 3;

/**
 * One card for each part of a string whose punish the next hit may beat: they stop, or go on. What nobody knows for certain is no
 * choice, and a part that goes on low or mid has no safe guard.
 */
export function partCards({ matchup: { me, them, situations } }: DrillDocuments, seed: string): BareCard[] {
  return situations.flatMap(
    (situation) => partCard(`part:${me}:${them}:${situation.id}`, situation, seed) ?? [],
  );
}

function partCard(id: string, situation: AnsweredSituation, seed: string): BareCard | undefined {
  const { move, id: moveId, levels, goesOn = [] } = situation;
  const [best] = certainAnswers(situation);
  if (best?.frames === undefined || !isBeaten(goesOn, best.frames)) return undefined;
  const { move: key, frames: startup } = best;
  const punish: MoveOption = { kind: "move", key, isRight: false, move: key, startup };
  const deeds = deedsOn(goesOn, levels.length + 1);
  const [right] = deeds.filter(({ isRight }) => isRight);
  if (right === undefined || deeds.length + 1 < FEWEST_OPTIONS) return undefined;
  const options = shuffled([...deeds, punish], chanceOf(seed + id));
  const keys = deeds.flatMap((deed) => (deed.isRight ? deed.key : []));
  return {
    id,
    kind: "string",
    question: { kind: "part", move, id: moveId, levels, goesOn },
    options,
    best: options.indexOf(right),
    answer: answerOf(keys.sort(), right.key),
    damage: worth(best),
  };
}

function isBeaten(goesOn: readonly GoesOn[], frames: number): boolean {
  return goesOn.some((next) => beats(next, frames) === true);
}

/** What is right or wrong for certain about the next hit, the safest first. */
function deedsOn(goesOn: readonly GoesOn[], hit: number): DeedOption[] {
  const firsts = goesOn.flatMap(({ levels: [first] }) => first ?? []);
  const every = (...wanted: HitLevel[]) => firsts.every((level) => wanted.includes(level));
  const some = (...wanted: HitLevel[]) => firsts.some((level) => wanted.includes(level));
  if (firsts.some((level) => level.endsWith("throw"))) return [];
  const isLow = every("low", "special low");
  const hasTime = goesOn.every(({ gap = 0, jails }) => !jails && gap >= SURE_GAP);
  const canDuck = every("high") && hasTime;
  const cannotDuck = some("mid") || goesOn.every(({ jails, onlyIfDelayed }) => jails && !onlyIfDelayed);
  const isPressed = isBeforeAll(goesOn, FASTEST_JAB);
  return [
    ...said("guard", hit, !some("low"), some("low")),
    ...said("duck", hit, canDuck || isLow, cannotDuck),
    ...said("low parry", hit, false, some("mid", "high")),
    ...said("press", hit, isPressed, isBeaten(goesOn, FASTEST_JAB)),
  ];
}

function said(deed: Deed, hit: number, isRight: boolean, isWrong: boolean): DeedOption[] {
  return isRight === isWrong ? [] : [{ kind: "deed", key: `${deed} ${hit}`, isRight, deed, hit }];
}
