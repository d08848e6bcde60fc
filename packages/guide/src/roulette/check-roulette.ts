import { CHARACTERS, isFullyRead, type ReadMove } from "@tactician/game";
import { type Finding, findingAt, type Problem, type SheetPath } from "../finding.ts";
import type { Content } from "../load-content.ts";
import type { RouletteContent } from "./load-roulette.ts";
import type { StrategiesFile, StrategyEntry } from "./roulette-schema.ts";
import { STRATEGY_RULES } from "./strategy-rules.ts";

/** The findings over strategies and rankings, and how much was looked at. */
export interface RouletteReport {
  readonly findings: readonly Finding[];
  readonly general: number;
  readonly ofCharacters: number;
  readonly moves: number;
}

/**
 * Checks the strategies beyond their shape: numbers, balance, titles, and that every move is a move of its character.
 * No findings = `/strats.json` may be made of them.
 *
 * Example: `checkRoulette(loadRoulette("content"), loadContent("content")).findings.map(formatFinding)`
 */
export function checkRoulette(roulette: RouletteContent, content: Content): RouletteReport {
  const { strategies, findings } = roulette;
  if (strategies === undefined) return { findings, general: 0, ofCharacters: 0, moves: 0 };
  const { value } = strategies;
  const byRule = STRATEGY_RULES.flatMap(({ id, check }) =>
    check(value).map((problem) => findingAt(strategies, id, problem)),
  );
  const moves = findMoveProblems(value, content).map((problem) =>
    findingAt(strategies, "strategy-moves", problem),
  );
  const lists = Object.values(value.characters);
  return {
    findings: [...findings, ...[...byRule, ...moves].sort((a, b) => a.line - b.line)],
    general: value.general.length,
    ofCharacters: lists.flat().length,
    moves: lists.flat().flatMap((entry) => entry.moves).length,
  };
}

/** Moves that are none of the character's, and moves where there is no character to have them. */
function findMoveProblems({ general, characters }: StrategiesFile, content: Content): Problem[] {
  const inGeneral = general.flatMap(({ moves }, n) =>
    moves.length === 0
      ? []
      : [{ path: ["general", n, "moves"], message: "a general strategy names no moves of anybody" }],
  );
  const ofCharacters = Object.entries(characters).flatMap(([characterId, entries]) => {
    // Who has no sheet is not on the site yet; a sheet that cannot be read is a finding of its own.
    const read = content.characters.find(({ sheet }) => sheet.slug === characterId)?.read;
    if (read === undefined) return [];
    return entries.flatMap((entry, n) => unknownMoves(entry, ["characters", characterId, n], read));
  });
  return [...inGeneral, ...ofCharacters];
}

function unknownMoves({ moves }: StrategyEntry, path: SheetPath, read: ReadMove): Problem[] {
  return moves.flatMap((move, n) => {
    const reading = read(move);
    if (isFullyRead(reading) && reading.moves.length > 0) return [];
    const name = CHARACTERS.find(({ characterId }) => characterId === path[1])?.name;
    return [{ path: [...path, "moves", n], message: `"${move}" is no move of ${name}` }];
  });
}
