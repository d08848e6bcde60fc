import {
  afterBlock,
  findCharacter,
  firstMoveOf,
  foldState,
  framesAsWritten,
  gapBefore,
  isCrouched,
  isFullyRead,
  lastMoveOf,
  listCandidates,
  type Move,
  type MoveReading,
  publicMoveId,
} from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import { type GuideCharacter, writtenFrom } from "../guide-character.ts";
import { readPunishment } from "../matchup-side.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge } from "./check.ts";
import { isDuckable } from "./move-properties.ts";

/** States a punisher may start from beside a crouch, in which blocking leaves the player: what is in force anyway, or a dash. */
const READY_STATES: ReadonlySet<string> = new Set(["heat", "rage", "cd"]);

/** A punisher is out in at most the frames it is listed under, and starts standing or from a stated `ws` or `fc`. */
export const punisherSpeed: Check = ({ sheet, read }) =>
  judge(sheet.punishers.startup, ({ move: text, frames }, position) => {
    const reading = read(text);
    const move = firstMoveOf(reading)?.move;
    if (move === undefined) return undefined;
    const path = ["punishers", "startup", position];

    const states = move.from ?? [];
    const unready = states.find((state) => !isCrouched(state) && !READY_STATES.has(foldState(state)));
    if (unready !== undefined)
      return { path, message: `"${text}" starts from ${unready}, which has to be entered first` };
    const crouched = states.find(isCrouched);
    if (crouched !== undefined && writtenFrom(reading) === "standing")
      return { path, message: `"${text}" starts from ${crouched}; write it as "${move.command}"` };
    const punishes = framesAsWritten(move, text);
    if (punishes === undefined || punishes <= frames) return undefined;
    return { path, message: `"${text}" takes ${punishes} frames, so it does not punish ${frames}` };
  });

/** What launches later answers too few lows to miss it. */
const SLOWEST_FRAMES = 15;

/**
 * Who blocks a low finds a launcher as early as the character has one: while standing, from crouch, or a jump out of it. What
 * launches is what the answers of the anti-guide call so.
 */
export const crouchLauncher: Check = (context) => {
  const { movelist, sheet } = context;
  const candidates = listCandidates(movelist, sheet.characterId, readPunishment(context));
  const launchers = candidates
    .filter(({ answer, from }) => from === "crouching" && answer.launches)
    .flatMap(({ answer }) => ((answer.condition ?? answer.manner) === undefined ? answer : []));
  const least = Math.min(...launchers.map(({ frames }) => frames));
  if (least > SLOWEST_FRAMES) return { facts: 0, problems: [] };

  const listed = listCrouchPunishers(context);
  const asFast = launchers.filter(({ frames }) => frames === least);
  return judge([asFast], () => {
    if (asFast.some(({ id }) => id !== undefined && listed.has(id))) return undefined;
    const commands = asFast.map(({ move }) => `"${/^u/.test(move) ? `fc ${move}` : move}"`).join(" or ");
    const message = `no launcher out of crouch at ${least} frames; ${commands} is one`;
    return { path: ["punishers", "startup"], message };
  });
};

function listCrouchPunishers({ sheet, read }: GuideCharacter): Set<string> {
  const crouching = sheet.punishers.startup
    .map(({ move }) => read(move))
    .filter((reading) => writtenFrom(reading) === "crouching");
  const moves = crouching.flatMap((reading) => lastMoveOf(reading)?.move ?? []);
  return new Set(moves.map(({ id }) => publicMoveId(sheet.characterId, id)));
}

type Row = CharacterFile["matchupPunishers"][number];

/**
 * What a sheet says about a named move of an opponent: both moves are moves, and the answer is fast enough, or its waiver says
 * why it works all the same. What follows a ducked move is not in the movelists, so frames are not compared there.
 */
export const matchupPunisher: Check = (context, cast) =>
  joinVerdicts(
    context.sheet.matchupPunishers.map((row, position) => {
      const path: SheetPath = ["matchupPunishers", position];
      const opponent = cast.get(row.against);
      const move = opponent && lastMoveOf(opponent.read(row.move))?.move;
      const problem = findOpponentProblem(row, path, opponent, move);
      if (problem !== undefined) return { facts: 1, problems: [problem] };
      if (opponent === undefined || move === undefined) return { facts: 0, problems: [] };
      return judgeAnswers(row, path, { opponent, move, ducked: row.ducked === "yes" }, context);
    }),
  );

function findOpponentProblem(
  { against, move: text, ducked }: Row,
  path: SheetPath,
  opponent: GuideCharacter | undefined,
  move: Move | undefined,
): Problem | undefined {
  if (findCharacter(against) === undefined)
    return { path: [...path, "against"], message: `"${against}" is no character of the roster` };
  // The opponent's own file has a finding when it could not be loaded.
  if (opponent === undefined) return undefined;
  if (move === undefined)
    return { path: [...path, "move"], message: `"${text}" is no move of ${opponent.sheet.name}` };
  if (ducked === "yes" && !move.hits.some(({ level }) => isDuckable(level)))
    return { path: [...path, "ducked"], message: `nothing of "${text}" can be ducked` };
  return undefined;
}

function judgeAnswers({ answers }: Row, path: SheetPath, threat: Threat, { sheet, read }: GuideCharacter) {
  return judge(answers, (answer, position) => {
    const place = [...path, "answers", position];
    const reading = read(answer.move);
    if (!isFullyRead(reading))
      return { path: [...place, "move"], message: `"${answer.move}" is no move of ${sheet.name}` };
    const hit = answer.beforeHit ?? answer.catchesHit;
    if (hit !== undefined && hit > threat.move.hits.length)
      return { path: place, message: `"${threat.move.command}" has no hit ${hit}` };
    const doubt = findDoubt(answer, reading, threat);
    if (doubt !== undefined && answer.waiver === undefined) return { path: place, message: doubt };
    if (doubt !== undefined || answer.waiver === undefined) return undefined;
    return { path: [...place, "waiver"], message: "nothing to accept: the movelists show that it works" };
  });
}

interface Threat {
  readonly opponent: GuideCharacter;
  readonly move: Move;
  readonly ducked: boolean;
}

/** Why the movelists do not show that an answer works, as a message; `undefined` where they show it. */
function findDoubt(answer: Row["answers"][number], reading: MoveReading, threat: Threat): string | undefined {
  const move = firstMoveOf(reading)?.move;
  if (move === undefined) {
    const sides: readonly string[] = threat.move.whiffsTo ?? [];
    const isStep = reading.tokens.some(({ id }) => sides.includes(id));
    return isStep ? undefined : `"${threat.move.command}" does not whiff to "${reading.text}"`;
  }
  if (answer.catchesHit !== undefined) {
    const { properties, crush = [] } = move;
    const catches =
      properties.includes("parry") || crush.some(({ kind }) => kind === "parry" || kind === "power");
    return catches ? undefined : `"${answer.move}" neither parries nor absorbs`;
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

function findPunishDoubt(text: string, move: Move, blocked: Move): string | undefined {
  const { block, from, frames } = afterBlock(blocked);
  if (block === undefined) return `the movelist does not say what blocking "${blocked.command}" leaves`;
  if (from === "standing" && (move.from ?? []).some(isCrouched))
    return `"${text}" starts from a crouch, but "${blocked.command}" is blocked standing`;
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
