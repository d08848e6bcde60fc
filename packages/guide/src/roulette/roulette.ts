import { join } from "node:path";
import type { Strategies, Strategy } from "@tactician/contract";
import {
  CHARACTERS,
  DIFFICULTIES,
  findCharacter,
  isFullyRead,
  ROULETTE_POINTS,
  VERDICT_FLOORS,
} from "@tactician/game";
import * as z from "zod";
import { findingAt, type Problem } from "../finding.ts";
import type { Content } from "../load-content.ts";
import { loadFile } from "../load-file.ts";

/**
 * What the roulette needs of a content folder; a file that could not be read is left out. Every mistake in a file's shape becomes a
 * finding (`file`, `yaml` or `schema`); nothing throws.
 */
export function loadRoulette(dir: string) {
  const strategies = loadFile(join(dir, "strategies.yaml"), strategiesFileSchema, "the strategies");
  const rankings = loadFile(join(dir, "rankings.yaml"), rankingsFileSchema, "the rankings");
  return {
    strategies: strategies.loaded,
    rankings: rankings.loaded,
    findings: [...strategies.findings, ...rankings.findings],
  };
}

// Every scalar arrives as a string (failsafe YAML), so numbers are read from digits here.

export const STRATEGY_SCOPES = ["round", "match", "once"] as const;

const SHORTEST_DESCRIPTION = 20;
const LONGEST_DESCRIPTION = 240;
const LONGEST_TITLE = 40;

const text = z.string().trim().min(1);
const wholeNumber = text.regex(/^-?\d{1,5}$/, "a whole number of points").transform(Number);

const strategy = z.strictObject({
  title: text.max(LONGEST_TITLE, `must have at most ${LONGEST_TITLE} characters`),
  /** Exactly what to do, and when it counts as done. */
  description: text.refine(
    ({ length }) => length === 0 || (length >= SHORTEST_DESCRIPTION && length <= LONGEST_DESCRIPTION),
    `must have ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION} characters`,
  ),
  difficulty: z.enum(DIFFICULTIES),
  scope: z.enum(STRATEGY_SCOPES),
  /** Moves that the text names, in site notation. They must be moves of the character. */
  moves: z.array(text).default([]),
});

const strategiesFileSchema = z.strictObject({
  /** The text that a run gets at its end, best first. `points` is the lowest sum that earns it; the last one has none. */
  verdicts: z.array(z.strictObject({ points: z.optional(wholeNumber), text })).min(1),
  general: z.array(strategy).min(1),
  /** By the character's id. */
  characters: z.record(z.string(), z.array(strategy).min(1)),
});

export type StrategiesFile = z.infer<typeof strategiesFileSchema>;
export type StrategyEntry = StrategiesFile["general"][number];

/** Where a run's video may stand: pages that show it, never a file or a page of anybody's own. */
const VIDEO_ADDRESS =
  /^https:\/\/((www\.|m\.)?(youtube\.com|twitch\.tv)|youtu\.be|clips\.twitch\.tv)\/[^\s"'<>]+$/;

const rankingsFileSchema = z.strictObject({
  players: z.array(
    z.strictObject({
      name: text.max(LONGEST_TITLE, `must have at most ${LONGEST_TITLE} characters`),
      vodUrl: text.refine(
        (address) => address === "" || VIDEO_ADDRESS.test(address),
        "must be the https address of a video on youtube.com, youtu.be or twitch.tv",
      ),
      points: wholeNumber,
    }),
  ),
});

/**
 * The strategies as the site serves them: without verdicts and without the moves, which are there for the checks.
 *
 * Example: `buildStrategiesDocument(file).characters["Devil Jin"]` are the entries under `devil-jin`.
 */
export function buildStrategiesDocument({ general, characters }: StrategiesFile): Strategies {
  const lists = CHARACTERS.map(({ characterId, name }): [string, Strategy[]] => [
    name,
    (characters[characterId] ?? []).map(shown),
  ]);
  return { general: general.map(shown), characters: Object.fromEntries(lists) };
}

function shown({ title, description, difficulty, scope }: StrategyEntry): Strategy {
  return { title, description, difficulty, scope };
}

/**
 * Checks the strategies beyond their shape: numbers, balance, titles, and that every move is a move of its character.
 * No findings = `/strats.json` may be made of them.
 */
export function checkRoulette(roulette: ReturnType<typeof loadRoulette>, content: Content) {
  const { strategies, findings } = roulette;
  if (strategies === undefined) return { findings, general: 0, ofCharacters: 0, moves: 0 };
  const { value } = strategies;
  const byRule = Object.entries(STRATEGY_RULES).flatMap(([id, check]) =>
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
    const owner = content.characters.find(({ sheet }) => sheet.characterId === characterId);
    if (owner === undefined) return [];
    return entries.flatMap(({ moves }, n) =>
      moves.flatMap((move, m) => {
        const reading = owner.read(move);
        if (isFullyRead(reading) && reading.moves.length > 0) return [];
        const message = `"${move}" is no move of ${owner.sheet.name}`;
        return [{ path: ["characters", characterId, n, "moves", m], message }];
      }),
    );
  });
  return [...inGeneral, ...ofCharacters];
}

const LEAST_GENERAL = 48;
const LEAST_PER_CHARACTER = 6;
/** Of the general strategies, for every difficulty and every scope. */
const LEAST_SHARE = 0.2;
/** A clean run of the general list reaches the best verdict. */
const BEST_POINTS = VERDICT_FLOORS[0];

const STRATEGY_RULES: Readonly<Record<string, (file: StrategiesFile) => Problem[]>> = {
  "verdict-tiers": checkVerdicts,
  "strategy-count": checkCounts,
  "strategy-balance": checkBalance,
  "strategy-points": checkPoints,
  "strategy-titles": (file) => checkTwins(file, "title"),
  "strategy-descriptions": (file) => checkTwins(file, "description"),
};

function checkVerdicts({ verdicts }: StrategiesFile): Problem[] {
  const tiers = VERDICT_FLOORS.length + 1;
  if (verdicts.length !== tiers)
    return [{ path: ["verdicts"], message: `has ${verdicts.length} verdicts; there are ${tiers} tiers` }];
  return verdicts.flatMap(({ points }, n) => {
    const floor = VERDICT_FLOORS[n];
    if (points === floor) return [];
    const wanted = floor === undefined ? "the worst verdict has no points" : `points must be ${floor}`;
    return [{ path: ["verdicts", n], message: wanted }];
  });
}

function checkCounts({ general, characters }: StrategiesFile): Problem[] {
  const strangers = Object.keys(characters).filter((id) => findCharacter(id) === undefined);
  return [
    ...(general.length < LEAST_GENERAL
      ? [{ path: ["general"], message: `has ${general.length} of at least ${LEAST_GENERAL}` }]
      : []),
    ...strangers.map((id) => {
      return { path: ["characters", id], message: `"${id}" is no character of the roster` };
    }),
    ...CHARACTERS.flatMap(({ characterId, name }) => {
      const count = characters[characterId]?.length ?? 0;
      const message = `${name} has ${count} of at least ${LEAST_PER_CHARACTER}`;
      return count < LEAST_PER_CHARACTER ? [{ path: ["characters", characterId], message }] : [];
    }),
  ];
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
