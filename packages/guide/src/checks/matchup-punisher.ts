import {
  blockSituation,
  findCharacter,
  firstMoveOf,
  foldState,
  type HitLevel,
  isCrouched,
  isFullyRead,
  lastMoveOf,
  type Move,
  type MoveReading,
  punishableFrames,
  type ReadMove,
} from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";

type Row = CharacterFile["matchupPunishers"][number];
type Answer = Row["answers"][number];

/** The opponent's move that a row is about. */
interface Threat {
  readonly opponent: GuideCharacter;
  readonly move: Move;
  readonly ducked: boolean;
}

/** States that hold anyway, or that a dash gives. */
const READY_STATES: ReadonlySet<string> = new Set(["heat", "rage", "cd"]);

/**
 * What a sheet says about a named move of an opponent: both moves are moves, and the answer is fast enough, or its waiver says
 * why it works all the same. What follows a ducked move is not in the movelists, so frames are not compared there.
 */
export const matchupPunisher: Check = {
  id: "matchup-punisher",
  label: "an answer to an opponent's move names moves of both, and is fast enough or says why it works",
  check: ({ sheet, read }, cast) =>
    joinVerdicts(
      sheet.matchupPunishers.map((row, position) => {
        const path: SheetPath = ["matchupPunishers", position];
        const opponent = cast.get(row.against);
        const problem = findOpponentProblem(row, path, opponent);
        if (problem !== undefined) return { facts: 1, problems: [problem] };
        const move = opponent && lastMoveOf(opponent.read(row.move))?.move;
        if (opponent === undefined || move === undefined) return { facts: 0, problems: [] };
        const threat = { opponent, move, ducked: row.ducked === "yes" };
        return judgeAnswers(row, path, threat, read, sheet.name);
      }),
    ),
};

function findOpponentProblem(
  { against, move: text, ducked }: Row,
  path: SheetPath,
  opponent: GuideCharacter | undefined,
): Problem | undefined {
  if (findCharacter(against) === undefined) {
    return { path: [...path, "against"], message: `"${against}" is no character of the roster` };
  }
  // The opponent's own file has a finding when it could not be loaded.
  if (opponent === undefined) return undefined;
  const move = lastMoveOf(opponent.read(text))?.move;
  if (move === undefined) {
    return { path: [...path, "move"], message: `"${text}" is no move of ${opponent.sheet.name}` };
  }
  if (ducked === "yes" && !move.hits.some(({ level }) => isDuckable(level))) {
    return { path: [...path, "ducked"], message: `nothing of "${text}" can be ducked` };
  }
  return undefined;
}

function isDuckable(level: HitLevel): boolean {
  return level === "high" || level === "high throw" || level === "throw";
}

function judgeAnswers(
  { answers }: Row,
  path: SheetPath,
  threat: Threat,
  read: ReadMove,
  name: string,
): Verdict {
  return judge(answers, (answer, position) => {
    const place = [...path, "answers", position];
    const reading = read(answer.move);
    if (!isFullyRead(reading)) {
      return { path: [...place, "move"], message: `"${answer.move}" is no move of ${name}` };
    }
    const hit = answer.beforeHit ?? answer.catchesHit;
    if (hit !== undefined && hit > threat.move.hits.length) {
      return { path: place, message: `"${threat.move.command}" has no hit ${hit}` };
    }
    const doubt = findDoubt(answer, reading, threat);
    if (doubt !== undefined && answer.waiver === undefined) return { path: place, message: doubt };
    if (doubt !== undefined || answer.waiver === undefined) return undefined;
    return { path: [...place, "waiver"], message: "nothing to accept: the movelists show that it works" };
  });
}

/** Why the movelists do not show that an answer works, or `undefined`. */
function findDoubt(answer: Answer, reading: MoveReading, threat: Threat): string | undefined {
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
  const situation = blockSituation(blocked);
  if (situation === undefined) return `the movelist does not say what blocking "${blocked.command}" leaves`;
  if (situation.posture === "standing" && (move.from ?? []).some(isCrouched)) {
    return `"${text}" starts from a crouch, but "${blocked.command}" is blocked standing`;
  }
  return findSlowness(text, move, situation.frames, `after "${blocked.command}"`);
}

function findSlowness(text: string, move: Move, frames: number, when: string): string | undefined {
  const needed = punishableFrames(move);
  if (needed === undefined) return `the movelist has no startup of "${text}"`;
  return needed <= frames ? undefined : `"${text}" takes ${needed} frames, ${when} there are ${frames}`;
}

/** Frames between a blocked hit and the next one, `hit`; `undefined` where the movelist does not say. */
function gapFrames({ opponent, move }: Threat, hit: number): number | undefined {
  const noted = move.links?.find(({ kind, fromHit, on }) => {
    return kind === "interruptible" && fromHit === hit - 1 && on !== "hit";
  });
  if (noted?.startupFrames !== undefined) return noted.startupFrames;
  const before = opponent.movelist.moves.find(({ id }) => id === move.parent);
  const next = move.ownStartup?.[0];
  const { block, recovery } = before ?? {};
  if (before?.hits.length !== hit - 1 || next === undefined) return undefined;
  if (block === undefined || recovery?.frames === undefined) return undefined;
  return next.min - (recovery.frames + block.min);
}
