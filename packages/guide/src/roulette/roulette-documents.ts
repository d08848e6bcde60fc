import type { Rankings, Strategies, Strategy } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import type { RankingsFile, StrategiesFile, StrategyEntry } from "./roulette-schema.ts";

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
