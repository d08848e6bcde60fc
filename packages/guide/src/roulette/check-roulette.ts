import {
  CHARACTERS,
  DIFFICULTIES,
  findCharacter,
  isFullyRead,
  type ReadMove,
  ROULETTE_POINTS,
  VERDICT_FLOORS,
} from "@tactician/game";
import { type Finding, findingAt, type Problem, type SheetPath } from "../finding.ts";
import type { Content } from "../load-content.ts";
import {
  type RouletteContent,
  STRATEGY_SCOPES,
  type StrategiesFile,
  type StrategyEntry,
} from "./load-roulette.ts";

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
  const problems = findMoveProblems(value, content);
  const moves = problems.map((problem) => findingAt(strategies, "strategy-moves", problem));
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
    const read = content.characters.find(({ sheet }) => sheet.characterId === characterId)?.read;
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

interface StrategyRule {
  /** What findings print: `strategy-titles`. */
  readonly id: string;
  readonly label: string;
  check(file: StrategiesFile): Problem[];
}

const LEAST_GENERAL = 48;
const LEAST_PER_CHARACTER = 6;
/** Of the general strategies, for every difficulty and every scope. */
const LEAST_SHARE = 0.2;
/** A clean run of the general list reaches the best verdict. */
const BEST_POINTS = VERDICT_FLOORS[0];

const STRATEGY_RULES: readonly StrategyRule[] = [
  { id: "verdict-tiers", label: "one verdict for each of the eleven tiers", check: checkVerdicts },
  { id: "strategy-count", label: "enough strategies for everybody", check: checkCounts },
  { id: "strategy-balance", label: "difficulties and scopes in balance", check: checkBalance },
  { id: "strategy-points", label: `a clean run can reach ${BEST_POINTS} points`, check: checkPoints },
  { id: "strategy-titles", label: "no two titles alike", check: (file) => checkTwins(file, "title") },
  {
    id: "strategy-descriptions",
    label: "no two descriptions alike",
    check: (file) => checkTwins(file, "description"),
  },
];

function checkVerdicts({ verdicts }: StrategiesFile): Problem[] {
  const tiers = VERDICT_FLOORS.length + 1;
  if (verdicts.length !== tiers) {
    return [{ path: ["verdicts"], message: `has ${verdicts.length} verdicts; there are ${tiers} tiers` }];
  }
  return verdicts.flatMap(({ points }, n) => {
    const floor = VERDICT_FLOORS[n];
    if (points === floor) return [];
    const wanted = floor === undefined ? "the worst verdict has no points" : `points must be ${floor}`;
    return [{ path: ["verdicts", n], message: wanted }];
  });
}

function checkCounts({ general, characters }: StrategiesFile): Problem[] {
  const problems: Problem[] = [];
  if (general.length < LEAST_GENERAL) {
    problems.push({ path: ["general"], message: `has ${general.length} of at least ${LEAST_GENERAL}` });
  }
  for (const characterId of Object.keys(characters)) {
    const message = `"${characterId}" is no character of the roster`;
    if (findCharacter(characterId) === undefined)
      problems.push({ path: ["characters", characterId], message });
  }
  for (const { characterId, name } of CHARACTERS) {
    const count = characters[characterId]?.length ?? 0;
    if (count >= LEAST_PER_CHARACTER) continue;
    const message = `${name} has ${count} of at least ${LEAST_PER_CHARACTER}`;
    problems.push({ path: ["characters", characterId], message });
  }
  return problems;
}

function checkBalance({ general, characters }: StrategiesFile): Problem[] {
  const least = Math.ceil(general.length * LEAST_SHARE);
  const rare = (kind: "difficulty" | "scope", word: string) => {
    const count = general.filter((entry) => entry[kind] === word).length;
    if (count >= least) return [];
    return [{ path: ["general"], message: `has ${count} of ${kind} "${word}", at least ${least} wanted` }];
  };
  const missing = Object.entries(characters).flatMap(([characterId, entries]) =>
    DIFFICULTIES.filter((difficulty) => entries.every((entry) => entry.difficulty !== difficulty)).map(
      (difficulty) => ({ path: ["characters", characterId], message: `has no strategy of "${difficulty}"` }),
    ),
  );
  return [
    ...DIFFICULTIES.flatMap((word) => rare("difficulty", word)),
    ...STRATEGY_SCOPES.flatMap((word) => rare("scope", word)),
    ...missing,
  ];
}

function checkPoints({ general }: StrategiesFile): Problem[] {
  const sum = general.reduce((total, { difficulty }) => total + ROULETTE_POINTS[difficulty].won, 0);
  if (sum >= BEST_POINTS) return [];
  const message = `a clean run ends with ${sum} points, the best verdict asks for ${BEST_POINTS}`;
  return [{ path: ["general"], message }];
}

/** Texts are compared by their letters and digits alone, as an address spells them. */
function checkTwins(file: StrategiesFile, field: "title" | "description"): Problem[] {
  const seen = new Set<string>();
  return listStrategies(file).flatMap(({ path, entry }) => {
    const letters = (entry[field].toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-");
    const isKnown = seen.has(letters);
    seen.add(letters);
    const message = `"${entry[field]}" stands in this file before`;
    return isKnown ? [{ path: [...path, field], message }] : [];
  });
}

function listStrategies({ general, characters }: StrategiesFile) {
  const placed = (entries: readonly StrategyEntry[], ...path: string[]) =>
    entries.map((entry, n) => ({ path: [...path, n], entry }));
  const own = Object.entries(characters).flatMap(([id, entries]) => placed(entries, "characters", id));
  return [...placed(general, "general"), ...own];
}
