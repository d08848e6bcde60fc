import { findCharacter, type HitLevel, isFullyRead, lastMoveOf, type ReadMove } from "@tactician/game";
import type { Problem, SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { findDoubt, type Threat } from "./matchup-doubt.ts";

type Row = CharacterFile["matchupPunishers"][number];

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
