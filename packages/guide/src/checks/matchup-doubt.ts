import {
  afterBlock,
  firstMoveOf,
  foldState,
  framesAsWritten,
  gapBefore,
  isCrouched,
  type Move,
  type MoveReading,
} from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";

type Answer = CharacterFile["matchupPunishers"][number]["answers"][number];

/** The opponent's move that a row is about. */
export interface Threat {
  readonly opponent: GuideCharacter;
  readonly move: Move;
  readonly ducked: boolean;
}

/** States that hold anyway, or that a dash gives. */
const READY_STATES: ReadonlySet<string> = new Set(["heat", "rage", "cd"]);

/** Why the movelists do not show that an answer works, as a message; `undefined` where they show it. */
export function findDoubt(answer: Answer, reading: MoveReading, threat: Threat): string | undefined {
  const move = firstMoveOf(reading)?.move;
  if (move === undefined) return findStepDoubt(reading, threat.move);
  if (answer.catchesHit !== undefined) {
    return canCatch(move) ? undefined : `"${answer.move}" neither parries nor absorbs`;
  }
  const unready = findUnready(reading, move);
  if (unready !== undefined) return `"${answer.move}" starts from ${unready}, which has to be entered first`;
  if (threat.ducked) return undefined;
  if (answer.beforeHit === undefined) return findPunishDoubt(answer.move, move, threat.move);
  const gap = gapFrames(threat, answer.beforeHit);
  if (gap === undefined) return `the movelist has no time before hit ${answer.beforeHit}`;
  return findSlowness(answer.move, move, gap, `before hit ${answer.beforeHit}`);
}

/** The stance that the string names and that has to be entered: a `qcf 2` that is a move out of a stance as well names none. */
function findUnready({ tokens }: MoveReading, { from = [] }: Move): string | undefined {
  const named = new Set(tokens.map(({ id }) => foldState(id)));
  return from.find((state) => {
    const folded = foldState(state);
    return named.has(folded) && !isCrouched(state) && !READY_STATES.has(folded);
  });
}

function findStepDoubt({ text, tokens }: MoveReading, { command, whiffsTo = [] }: Move): string | undefined {
  const sides: readonly string[] = whiffsTo;
  return tokens.some(({ id }) => sides.includes(id)) ? undefined : `"${command}" does not whiff to "${text}"`;
}

function canCatch({ properties, crush = [] }: Move): boolean {
  return properties.includes("parry") || crush.some(({ kind }) => kind === "parry" || kind === "power");
}

function findPunishDoubt(text: string, move: Move, blocked: Move): string | undefined {
  const { block, from, frames } = afterBlock(blocked);
  if (block === undefined) return `the movelist does not say what blocking "${blocked.command}" leaves`;
  if (from === "standing" && (move.from ?? []).some(isCrouched)) {
    return `"${text}" starts from a crouch, but "${blocked.command}" is blocked standing`;
  }
  return findSlowness(text, move, frames, `after "${blocked.command}"`);
}

function findSlowness(text: string, move: Move, frames: number, when: string): string | undefined {
  const needed = framesAsWritten(move, text);
  if (needed === undefined) return `the movelist has no startup of "${text}"`;
  return needed <= frames ? undefined : `"${text}" takes ${needed} frames, ${when} there are ${frames}`;
}

/** Frames between a blocked hit and the next one, `hit`; `undefined` where the movelist does not say. */
function gapFrames({ opponent, move }: Threat, hit: number): number | undefined {
  const noted = move.links?.find(({ kind, fromHit, on }) => {
    return kind === "interruptible" && fromHit === hit - 1 && on !== "hit";
  });
  if (noted?.startupFrames !== undefined) return noted.startupFrames;
  if (move.hits.length - move.ownHits !== hit - 1) return undefined;
  return gapBefore(move, new Map(opponent.movelist.moves.map((entry) => [entry.id, entry])))?.frames;
}
