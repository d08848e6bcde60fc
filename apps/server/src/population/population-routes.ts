import {
  API_BASE,
  failureSchema,
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
import { StoreUnavailableError } from "@tactician/replays";
import type { Site } from "@tactician/static-site";
import { estimateMatchups } from "@tactician/statistics";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import { sendEntry, sendFailure, sendRefusal, sendStoreAway } from "../http/send.ts";
import { type MakeAnswer, PopulationAnswers, type PopulationStore } from "./population-answers.ts";
import { dayAt, readFilter } from "./read-filter.ts";

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
      response: { 200: answer, 400: failureSchema, 429: failureSchema, 503: failureSchema },
    };
    app.get(API_BASE + path, { schema }, async (request, reply) => {
      const reading = readFilter(request.query, dayAt((now ?? Date.now)()));
      if ("mistake" in reading) return sendFailure(reply, 400, {}, reading.mistake);
      try {
        const entry = await answers.get(path, reading.filter, askerOf(request), makeAnswer);
        return sendEntry(request, reply, entry);
      } catch (error) {
        if (error instanceof StoreUnavailableError) return sendStoreAway(reply);
        return sendRefusal(reply, error);
      }
    });
  }
}
