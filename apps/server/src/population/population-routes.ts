import {
  API_BASE,
  type CountedPopulation,
  dayText,
  matchupsAnswer,
  type POPULATION_FILTERS,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  popularityAnswer,
  populationMatchupsSchema,
  populationPopularitySchema,
  populationRanksSchema,
  ranksAnswer,
} from "@tactician/contract";
import type { PlayedMatches, PopulationFilter, SqlStore } from "@tactician/replays";
import type { Entry, HeaderFields, Site } from "@tactician/static-site";
import { estimateMatchups, isGameVersion, type PlayedVersion, RANK_CLASSES } from "@tactician/statistics";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { type Asker, makeAskers } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { LIMITS, LISTED_VERSIONS, SERVER_LIMITS } from "../limits.ts";
import { Made, madeEntries, packAnswer } from "../made.ts";
import * as words from "../words.ts";

type PopulationStore = Pick<
  SqlStore,
  "findMatchupCounts" | "findPopularity" | "findRankCounts" | "findPlayedMatches" | "findPlayedVersions"
>;

/** What may be asked for: a version that is listed, or all `other` ones. */
export interface AskedFilter extends Pick<PopulationFilter, "rankClass" | "since"> {
  readonly version?: number | "other";
}

/** Makes an answer of what every answer says and what else it counts. */
type MakeAnswer = (
  counted: CountedPopulation,
  store: PopulationStore,
  filter: PopulationFilter,
) => Promise<CountedPopulation>;

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
  const answerOf = populationAnswers(store, site.security, now);
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
      return sendEntry(request, reply, await answerOf(path, reading.filter, askerOf(request), makeAnswer));
    });
  }
}

/**
 * Answers of everybody's matches. Each is kept for ten minutes as it is, then until it can be counted anew, so that an answer that
 * was there is there while the database is not. `now`: milliseconds since 1970; one that tests set tells also how old an answer is.
 *
 * Resolves to the answer `name`, made by `makeAnswer` for the matches that the filter wants. Rejects where nothing
 * is kept: as the store does, with a `ServiceError` "busy", and with a `TooManyQuestionsError`.
 */
function populationAnswers(store: PopulationStore, security: HeaderFields, now?: () => number) {
  const { kept } = LIMITS.population;
  // Nobody sets the usual clock back.
  const keeping = {
    ttl: kept.ms,
    patienceMs: SERVER_LIMITS.populationPatienceMs.ms,
    ...(now && { perf: { now } }),
  };
  const answers = madeEntries(LIMITS.population, keeping);
  const listed = new Made<ListedVersions>({ ...keeping, maxSize: 1, sizeCalculation: () => 1 });
  return async (name: string, filter: AskedFilter, asker: Asker, makeAnswer: MakeAnswer): Promise<Entry> => {
    const versions = await listed.get("versions", { visitor: "" }, async () =>
      listVersions(await store.findPlayedVersions()),
    );
    const asked = narrowed(filter, versions);
    const { version, rankClass, since } = asked.filter;
    return answers.get([name, version, rankClass, since, asked.widened].join(" "), asker, async () => {
      const countedAt = (now ?? Date.now)();
      const part = await findPart(store, asked, versions);
      const counted = countedOf(part, versions, countedAt);
      return packAnswer(await makeAnswer(counted, store, storeFilter(part.filter, versions)), security);
    });
  };
}

/** The part of all matches that was asked for, or the first wider one that there is. */
async function findPart(
  store: PopulationStore,
  asked: Widened,
  versions: ListedVersions,
): Promise<Widened & PlayedMatches> {
  for (const part of wider(asked)) {
    const played = await store.findPlayedMatches(storeFilter(part.filter, versions));
    if (played.matches > 0) return { ...part, ...played };
  }
  return { ...asked, matches: 0, first: undefined, last: undefined, since: asked.filter.since };
}

function countedOf(
  { filter: { version, rankClass }, widened, matches, last, since }: Widened & PlayedMatches,
  { listed, others }: ListedVersions,
  now: number,
): CountedPopulation {
  const rank = rankClass === undefined ? undefined : RANK_CLASSES[rankClass]?.id;
  return {
    ...(version !== undefined && { version }),
    ...(rank !== undefined && { rank }),
    ...(since !== undefined && { since: dayText(since) }),
    ...(last !== undefined && { until: dayText(last) }),
    ...(widened.length > 0 && { widened: [...widened] }),
    matches,
    countedAt: new Date(now).toISOString(),
    versions: listed.map(withDayTexts),
    ...(others && { otherVersions: withDayTexts(others) }),
  };
}

function withDayTexts<Played extends Days>({ first, last, ...rest }: Played) {
  return { ...rest, first: dayText(first), last: dayText(last) };
}

type Days = Pick<PlayedVersion, "first" | "last">;

/** Which versions have names of their own, the newest first, and all others together. */
export interface ListedVersions {
  readonly listed: readonly PlayedVersion[];
  readonly others: (Days & { readonly versions: number; readonly matches: number }) | undefined;
}

/**
 * Lists the versions with enough matches that are numbered as the game's are, as many of the newest as may be listed. Whatever the
 * replay service sends is counted, and nobody can make the list long by inventing versions.
 */
export function listVersions(played: readonly PlayedVersion[]): ListedVersions {
  const { fromMatches, most } = LISTED_VERSIONS;
  const named = played.filter(({ version, matches }) => matches >= fromMatches && isGameVersion(version));
  const listed = named.toSorted((a, b) => b.version - a.version).slice(0, most);
  const others = played.filter((one) => !listed.includes(one));
  if (others.length === 0) return { listed, others: undefined };
  return {
    listed,
    others: {
      versions: others.length,
      matches: others.reduce((sum, { matches }) => sum + matches, 0),
      first: Math.min(...others.map(({ first }) => first)),
      last: Math.max(...others.map(({ last }) => last)),
    },
  };
}

function storeFilter({ version, ...rest }: AskedFilter, { listed }: ListedVersions): PopulationFilter {
  if (version === undefined) return rest;
  if (version !== "other") return { ...rest, version };
  return { ...rest, exceptVersions: listed.map((one) => one.version) };
}

/** A filter, and what of the one that was asked for is not in it. */
export interface Widened {
  readonly filter: AskedFilter;
  readonly widened: readonly (typeof POPULATION_FILTERS)[number][];
}

/**
 * The filter without what only makes answers that are the same: a version that is not listed is left out and told of, a day
 * before the first match is left out. What remains has as many values as there are versions, classes of ranks and days.
 */
export function narrowed(filter: AskedFilter, { listed, others }: ListedVersions): Widened {
  const { version, since, ...rest } = filter;
  const isThere =
    version === "other" ? others !== undefined : listed.some((played) => played.version === version);
  const first = Math.min(...[...listed, ...(others ? [others] : [])].map((played) => played.first));
  return {
    filter: {
      ...rest,
      ...(version !== undefined && isThere && { version }),
      ...(since !== undefined && since > first && { since }),
    },
    widened: version === undefined || isThere ? [] : ["version"],
  };
}

/** What to look at, one after the other, until there are matches: first the days do not count, then the version, then the ranks. */
export function* wider({ filter, widened }: Widened): Generator<Widened> {
  yield { filter, widened };
  const { since, ...anyDay } = filter;
  const days = since === undefined ? widened : [...widened, "since" as const];
  if (since !== undefined) yield { filter: anyDay, widened: days };
  const { version, ...anyVersion } = anyDay;
  const versions = version === undefined ? days : [...days, "version" as const];
  if (version !== undefined) yield { filter: anyVersion, widened: versions };
  if (anyVersion.rankClass !== undefined) yield { filter: {}, widened: [...versions, "rank"] };
}

const RANK_IDS: readonly string[] = RANK_CLASSES.map(({ id }) => id);

/**
 * Reads `version`, `rank` and `since` of a query, which may hold anything; empty ones are not given. `today` is a unix day. Says
 * what is wrong with it for whoever wrote it.
 *
 * Example: `{ rank: "fujin-bushin", since: "2026-10-01" }` -> `{ filter: { rankClass: 4, since: 20727 } }`
 */
export function readFilter(
  query: Readonly<Record<string, unknown>>,
  today: number,
): { filter: AskedFilter } | { mistake: string } {
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
