import type { AnsweredSituation } from "@tactician/contract";
import {
  type AnswerWayOut,
  defined,
  FASTEST_JAB,
  type HitLevel,
  type Move,
  partsOf,
  publicMoveId,
} from "@tactician/game";
import { chanceOf, shuffled } from "../chance.ts";
import {
  answerOf,
  type BareCard,
  type Deed,
  type DeedOption,
  type DrillDocuments,
  FEWEST_OPTIONS,
} from "./card.ts";

const DEEDS: Readonly<Record<AnswerWayOut["kind"], Deed>> = {
  duck: "duck",
  "low parry": "low parry",
  interrupt: "press",
  step: "step",
  jail: "block",
};

/** The plainest way out first: it is the best one of a card. */
const BEST_FIRST: readonly Deed[] = ["duck", "press", "low parry", "step", "block"];

const MOST_OPTIONS = 6;

/** One card for each string with a hit about which something is known for certain. */
export function stringCards({ matchup: { situations }, them }: DrillDocuments, seed: string): BareCard[] {
  const { _id, moves } = them.moves;
  const byId = new Map(moves.map((move) => [move.id, move]));
  const byPublicId = new Map(moves.map((move) => [publicMoveId(_id, move.id), move]));
  const waysOut = new Map(situations.map((situation) => [situation.id, situation.waysOut]));
  return situations.flatMap((situation) => {
    const move = byPublicId.get(situation.id);
    if (move === undefined) return [];
    const parts = partsOf(move, byId).slice(0, -1);
    const before = parts.flatMap(({ id }) => waysOut.get(publicMoveId(_id, id)) ?? []);
    return stringCard(`string:${_id}:${situation.id}`, situation, before, move, seed) ?? [];
  });
}

function stringCard(
  id: string,
  { move: command, id: moveId, levels, waysOut }: AnsweredSituation,
  before: readonly AnswerWayOut[],
  move: Move,
  seed: string,
): BareCard | undefined {
  const right = waysOut.flatMap(asRight);
  const hit = right[0]?.hit;
  if (hit === undefined) return undefined;
  const said = [...waysOut, ...before];
  const wrong = wrongDeeds(hit, levels, said, move);
  const [best] = [...right].sort((a, b) => BEST_FIRST.indexOf(a.deed) - BEST_FIRST.indexOf(b.deed));
  if (best === undefined || right.length + wrong.length < FEWEST_OPTIONS || wrong.length === 0)
    return undefined;
  const chance = chanceOf(seed + id);
  const keys = right.map(({ key }) => key);
  // Of a step to either side and the like only so many, the best among them.
  const shownRight = [best, ...right.filter((option) => option !== best)].slice(0, MOST_OPTIONS / 2);
  const options = shuffled([...shownRight, ...wrong.slice(0, MOST_OPTIONS - shownRight.length)], chance);
  return {
    id,
    kind: "string",
    question: { kind: "string", move: command, id: moveId, levels, hit },
    options,
    best: options.indexOf(best),
    answer: answerOf(keys.sort(), `${best.deed} ${best.hit}`),
    damage: move.damage ?? 0,
  };
}

const isSure = ({ onlyIfDelayed, onlySometimes }: AnswerWayOut) => !onlyIfDelayed && !onlySometimes;

function asRight(way: AnswerWayOut): DeedOption[] {
  const { kind, hit, side, frames } = way;
  if (hit === undefined || !isSure(way)) return [];
  return [{ ...deedOption(DEEDS[kind], hit, true, side), ...defined({ frames }) }];
}

function deedOption(deed: Deed, hit: number, isRight: boolean, side?: AnswerWayOut["side"]): DeedOption {
  const key = side === undefined ? `${deed} ${hit}` : `${deed} ${hit} ${side}`;
  return { kind: "deed", key, isRight, deed, hit, ...defined({ side }) };
}

/** What is false for certain, first about the card's own hit. What holds only when the opponent delays is no choice at all. */
function wrongDeeds(hit: number, levels: readonly HitLevel[], said: readonly AnswerWayOut[], move: Move) {
  const known = new Set(
    said.map(({ kind, hit: at, side }) => deedOption(DEEDS[kind], at ?? 1, true, side).key),
  );
  const later = levels.map((_, place) => place + 1).slice(1);
  const hits = [hit, ...later.filter((other) => other !== hit).reverse()];
  return hits
    .flatMap((at) => falseAt(at, at === hit, levels[at - 1], said, move))
    .filter(({ key }) => !known.has(key));
}

function falseAt(
  at: number,
  isOwn: boolean,
  level: HitLevel | undefined,
  said: readonly AnswerWayOut[],
  move: Move,
): DeedOption[] {
  const here = said.filter((way) => way.hit === at);
  const sure = here.filter(isSure);
  const jails = sure.some(({ kind }) => kind === "jail");
  const deeds: DeedOption[] = [];
  const add = (deed: Deed, side?: AnswerWayOut["side"]) => deeds.push(deedOption(deed, at, false, side));
  if (level === "mid" || (level === "high" && jails)) add("duck");
  if (level === "mid" || level === "high") add("low parry");
  if (sure.some(({ kind }) => kind !== "jail")) add("block");
  if (jails || (isOwn && leavesNoTime(here, move))) add("press");
  if (jails || (isOwn && move.properties.includes("homing"))) {
    add("step", "ssl");
    add("step", "ssr");
  }
  return deeds;
}

/** Whether no button is fast enough: a note says so, or the frames that others ways out have. */
function leavesNoTime(here: readonly AnswerWayOut[], { uninterruptible, duckable }: Move): boolean {
  if (uninterruptible || duckable) return true;
  return here.some(
    ({ frames, evidence, onlyIfDelayed }) =>
      frames !== undefined && !onlyIfDelayed && (evidence === "note" ? frames : frames - 1) < FASTEST_JAB,
  );
}
