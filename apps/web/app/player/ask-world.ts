import {
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  type PopulationMatchups,
  type PopulationPopularity,
  populationMatchupsSchema,
  populationPath,
} from "@tactician/contract";
import { apiUrl } from "../base/config.ts";
import { RequestCache } from "../base/core/request-cache.ts";
import { parsePopularity } from "../base/parse-popularity.ts";
import { firstDayOf } from "./core/first-day.ts";
import { POPULARITY_DAYS } from "./core/world-popularity.ts";

/** Everybody's matches, asked for in the worker: a quarter of a megabyte, which the page need not read. */

/** The coach is as good without them as it can be: nobody waits longer for better. */
const TIMEOUT_MS = 3000;

/** As long as the server keeps its answers. */
const FRESH_MS = 600_000;

const matchups = new RequestCache<PopulationMatchups>(FRESH_MS, Date.now);
const popularities = new RequestCache<PopulationPopularity>(FRESH_MS, Date.now);

/** What of it has come: an answer that fails, is refused or takes too long is left out. */
export async function askWorld(): Promise<
  readonly [PopulationMatchups | undefined, PopulationPopularity | undefined]
> {
  if (!navigator.onLine) return [undefined, undefined];
  const since = firstDayOf(POPULARITY_DAYS, Date.now());
  const asked = [
    matchups.get("", async () =>
      populationMatchupsSchema.parse(await fetchAnswer(populationPath(POPULATION_MATCHUPS_PATH, {}))),
    ),
    popularities.get(since, async () =>
      parsePopularity(await fetchAnswer(populationPath(POPULATION_POPULARITY_PATH, { since }))),
    ),
  ] as const;
  const [known, played] = await Promise.allSettled(asked);
  return [
    known.status === "fulfilled" ? known.value : undefined,
    played.status === "fulfilled" ? played.value : undefined,
  ];
}

async function fetchAnswer(path: string): Promise<unknown> {
  const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}
