import { join } from "node:path";
import type { Rankings, Strategies, Strategy } from "@tactician/contract";
import { CHARACTERS, DIFFICULTIES } from "@tactician/game";
import * as z from "zod";
import type { Finding } from "../finding.ts";
import { type LoadedFile, loadFile } from "../load-file.ts";

/** What the roulette needs of a content folder; a file that could not be read is left out and has findings. */
export interface RouletteContent {
  readonly strategies: LoadedFile<StrategiesFile> | undefined;
  readonly rankings: LoadedFile<RankingsFile> | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Reads `strategies.yaml` and `rankings.yaml` of a content folder. Every mistake becomes a finding (`file`, `yaml` or
 * `schema`); nothing throws. The rules beyond the shape are `checkRoulette`'s.
 *
 * Example: `loadRoulette("content").strategies?.value.general.length`
 */
export function loadRoulette(dir: string): RouletteContent {
  const strategies = loadFile(join(dir, "strategies.yaml"), strategiesFileSchema, "the strategies");
  const rankings = loadFile(join(dir, "rankings.yaml"), rankingsFileSchema, "the rankings");
  return {
    strategies: strategies.loaded,
    rankings: rankings.loaded,
    findings: [...strategies.findings, ...rankings.findings],
  };
}

/**
 * The schemas of `content/strategies.yaml` and `content/rankings.yaml`. Every scalar arrives as a string (failsafe YAML),
 * so numbers are read from digits here.
 */

/** How long a strategy is played. */
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

type RankingsFile = z.infer<typeof rankingsFileSchema>;

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

/** The body of `/rankings.json`: the players in the order of the file, ranks are the page's. */
export function buildRankingsDocument({ players }: RankingsFile): Rankings {
  return players;
}
