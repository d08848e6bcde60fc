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
import type { PopulationFilter } from "@tactician/replays";
import type { Site } from "@tactician/static-site";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { type MakeAnswer, PopulationAnswers, type PopulationStore } from "./population-answers.ts";

/** Of what is not kept. A page asks for three answers at each choice of a filter, and many visitors may share an address. */
const QUESTIONS_A_MINUTE = 120;

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
  {
    path: POPULATION_MATCHUPS_PATH,
    summary: "How characters fare against each other at even ratings, by everybody's matches",
    answer: populationMatchupsSchema,
    makeAnswer: makeMatchups,
  },
  {
    path: POPULATION_POPULARITY_PATH,
    summary: "Who is played, by month and rank",
    answer: populationPopularitySchema,
    makeAnswer: makePopularity,
  },
  {
    path: POPULATION_RANKS_PATH,
    summary: "At which rank matches are played",
    answer: populationRanksSchema,
    makeAnswer: makeRanks,
  },
];

/** `GET /api/population/...`: what everybody's matches say. `now`: milliseconds since 1970. */
export function addPopulationRoutes(app: App, site: Site, store: PopulationStore, now?: () => number): void {
  const answers = new PopulationAnswers(store, site.security, now);
  const askerOf = makeAskers(app, QUESTIONS_A_MINUTE);
  for (const { path, summary, answer, makeAnswer } of ROUTES) {
    const schema = {
      summary,
      description:
        "All matches, or those of a version of the game, of players of some ranks, since a day (UTC). Counted every ten minutes at most; `countedAt` says when. A filter that leaves no match is widened, and `widened` says so.",
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
export type FilterReading = { readonly filter: PopulationFilter } | { readonly mistake: string };

const RANK_IDS: readonly string[] = RANK_CLASSES.map(({ id }) => id);
const RANK_MISTAKE = `rank must be one of ${RANK_IDS.join(", ")}`;
const VERSION_MISTAKE = "version must be the number of a version, such as 30101";
const SINCE_MISTAKE = "since must be a day such as 2026-10-01, and not in the future";

/**
 * Reads `version`, `rank` and `since` of a query, which may hold anything; empty ones are not given. `today` is a unix day.
 *
 * Example: `{ rank: "fujin-bushin", since: "2026-10-01" }` -> `{ filter: { rankClass: 4, since: 20727 } }`
 */
export function readFilter(query: Readonly<Record<string, unknown>>, today: number): FilterReading {
  const { version, rank, since } = query;
  for (const [name, value] of Object.entries({ version, rank, since }))
    if (value !== undefined && typeof value !== "string") return { mistake: `${name} may be given once` };
  const filter: { -readonly [Field in keyof PopulationFilter]: PopulationFilter[Field] } = {};
  if (version) {
    if (!/^\d{1,9}$/.test(String(version))) return { mistake: VERSION_MISTAKE };
    filter.version = Number(version);
  }
  if (rank) {
    filter.rankClass = RANK_IDS.indexOf(String(rank));
    if (filter.rankClass < 0) return { mistake: RANK_MISTAKE };
  }
  if (since) {
    const { data: day } = z.iso.date().safeParse(since);
    if (day === undefined || dayAt(Date.parse(day)) > today) return { mistake: SINCE_MISTAKE };
    filter.since = dayAt(Date.parse(day));
  }
  return { filter };
}

const DAY_MS = 86_400_000;

/** The unix day of a time in milliseconds since 1970, UTC. */
function dayAt(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}
