import {
  API_BASE,
  matchupsAnswer,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  popularityAnswer,
  populationMatchupsSchema,
  populationPopularitySchema,
  populationRanksSchema,
  ranksAnswer,
} from "@tactician/contract";
import type { Site } from "@tactician/static-site";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { LIMITS } from "../limits.ts";
import * as words from "../words.ts";
import {
  type AskedFilter,
  type MakeAnswer,
  PopulationAnswers,
  type PopulationStore,
} from "./population-answers.ts";

/** Those of a class of ranks are held against all ranks. */
const makeMatchups: MakeAnswer = async (counted, store, filter) => {
  const { rankClass, ...allRanks } = filter;
  const [counts, all] = await Promise.all([
    store.findMatchupCounts(filter),
    rankClass === undefined ? undefined : store.findMatchupCounts(allRanks),
  ]);
  return matchupsAnswer(counted, estimateMatchups(counts, all));
};

const makePopularity: MakeAnswer = async (counted, store, filter) =>
  popularityAnswer(counted, await store.findPopularity(filter));

const makeRanks: MakeAnswer = async (counted, store, filter) =>
  ranksAnswer(counted, await store.findRankCounts(filter));

const ROUTES = [
  [POPULATION_MATCHUPS_PATH, words.api.populationMatchups, populationMatchupsSchema, makeMatchups],
  [POPULATION_POPULARITY_PATH, words.api.popularity, populationPopularitySchema, makePopularity],
  [POPULATION_RANKS_PATH, words.api.ranks, populationRanksSchema, makeRanks],
] as const;

/** `GET /api/population/...`: what everybody's matches say. `now`: milliseconds since 1970. */
export function addPopulationRoutes(app: App, site: Site, store: PopulationStore, now?: () => number): void {
  const answers = new PopulationAnswers(store, site.security, now);
  const askerOf = makeAskers(app, LIMITS.population.share.aMinute);
  for (const [path, summary, answer, makeAnswer] of ROUTES) {
    const schema = {
      summary,
      description: words.api.populationMore,
      querystring: z.object({
        version: z.string().optional(),
        rank: z.string().optional(),
        since: z.string().optional(),
      }),
      response: { 200: answer, ...failures(400, 429, 503) },
    };
    app.get(API_BASE + path, { schema }, async (request, reply) => {
      const reading = readFilter(request.query, dayAt((now ?? Date.now)()));
      if ("mistake" in reading) return sendFailure(reply, 400, {}, reading.mistake);
      return sendEntry(request, reply, await answers.get(path, reading.filter, askerOf(request), makeAnswer));
    });
  }
}

/** What a query asks for, or what is wrong with it, for whoever wrote it. */
export type FilterReading = { readonly filter: AskedFilter } | { readonly mistake: string };

const RANK_IDS: readonly string[] = RANK_CLASSES.map(({ id }) => id);

/**
 * Reads `version`, `rank` and `since` of a query, which may hold anything; empty ones are not given. `today` is a unix day.
 *
 * Example: `{ rank: "fujin-bushin", since: "2026-10-01" }` -> `{ filter: { rankClass: 4, since: 20727 } }`
 */
export function readFilter(query: Readonly<Record<string, unknown>>, today: number): FilterReading {
  const { version, rank, since } = query;
  for (const [name, value] of Object.entries({ version, rank, since }))
    if (value !== undefined && typeof value !== "string") return { mistake: words.onlyOnce(name) };
  const filter: { -readonly [Field in keyof AskedFilter]: AskedFilter[Field] } = {};
  if (version === "other") filter.version = version;
  else if (version) {
    if (!/^\d{1,9}$/.test(String(version))) return { mistake: words.whichVersion };
    filter.version = Number(version);
  }
  if (rank) {
    filter.rankClass = RANK_IDS.indexOf(String(rank));
    if (filter.rankClass < 0) return { mistake: words.whichRank(RANK_IDS) };
  }
  if (since) {
    const { data: day } = z.iso.date().safeParse(since);
    if (day === undefined || dayAt(Date.parse(day)) > today) return { mistake: words.whichSince };
    filter.since = dayAt(Date.parse(day));
  }
  return { filter };
}

const DAY_MS = 86_400_000;

/** The unix day of a time in milliseconds since 1970, UTC. */
function dayAt(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}
