import { CHARACTERS } from "@tactician/game";
import type { RankingsFile, StrategiesFile, StrategyEntry } from "./roulette-schema.ts";

/** What a page shows of a strategy. */
type StrategyDocument = Pick<StrategyEntry, "title" | "description" | "difficulty" | "scope">;

/** The body of `/strats.json`; characters by display name, in the order of the roster. */
export interface StrategiesDocument {
  readonly general: readonly StrategyDocument[];
  readonly characters: Readonly<Record<string, readonly StrategyDocument[]>>;
}

/**
 * The strategies as the site serves them: without verdicts and without the moves, which are there for the checks.
 *
 * Example: `buildStrategiesDocument(file).characters["Devil Jin"]` are the entries under `devil-jin`.
 */
export function buildStrategiesDocument({ general, characters }: StrategiesFile): StrategiesDocument {
  const lists = CHARACTERS.map(({ slug, name }): [string, StrategyDocument[]] => [
    name,
    (characters[slug] ?? []).map(shown),
  ]);
  return { general: general.map(shown), characters: Object.fromEntries(lists) };
}

function shown({ title, description, difficulty, scope }: StrategyEntry): StrategyDocument {
  return { title, description, difficulty, scope };
}

/** The body of `/rankings.json`: the players in the order of the file, ranks are the page's. */
export function buildRankingsDocument({ players }: RankingsFile): RankingsFile["players"] {
  return players;
}
