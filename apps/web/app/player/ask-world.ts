import {
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  type PopulationMatchups,
  type PopulationPopularity,
  populationPath,
} from "@tactician/contract";
import { ask } from "../base/ask.ts";
import { apiUrl } from "../base/config.ts";
import { firstDayOf } from "./core/first-day.ts";
import { POPULARITY_DAYS } from "./core/world-popularity.ts";

/** Everybody's matches, asked for in the worker: a quarter of a megabyte, which the page need not read. */

/** The coach is as good without them as it can be: nobody waits longer for better. Fresh for as long as the server keeps its answers. */
const PATIENCE = { timeoutMs: 3000, freshMs: 600_000 };

/** What of it has come: an answer that fails, is refused or takes too long is left out. */
export async function askWorld(): Promise<
  readonly [PopulationMatchups | undefined, PopulationPopularity | undefined]
> {
  if (!navigator.onLine) return [undefined, undefined];
  const since = firstDayOf(POPULARITY_DAYS, Date.now());
  const [known, played] = await Promise.allSettled([
    ask(apiUrl + populationPath(POPULATION_MATCHUPS_PATH, {}), "populationMatchups", PATIENCE),
    ask(apiUrl + populationPath(POPULATION_POPULARITY_PATH, { since }), "populationPopularity", PATIENCE),
  ]);
  return [
    known.status === "fulfilled" ? known.value : undefined,
    played.status === "fulfilled" ? played.value : undefined,
  ];
}
