import { type CountedPopulation, dayText, type POPULATION_FILTERS } from "@tactician/contract";
import type { PlayedMatches, PopulationFilter, SqlStore } from "@tactician/replays";
import type { Entry, HeaderFields } from "@tactician/static-site";
import { isGameVersion, type PlayedVersion, RANK_CLASSES } from "@tactician/statistics";
import type { Asker } from "../http/asker.ts";
import { LIMITS, LISTED_VERSIONS, SERVER_LIMITS } from "../limits.ts";
import { bytesOf, Made, packAnswer } from "../made.ts";

const { queue, kept } = LIMITS.population;

export type PopulationStore = Pick<
  SqlStore,
  "findMatchupCounts" | "findPopularity" | "findRankCounts" | "findPlayedMatches" | "findPlayedVersions"
>;

/** What may be asked for: a version that is listed, or all `other` ones. */
export interface AskedFilter extends Pick<PopulationFilter, "rankClass" | "since"> {
  readonly version?: number | "other";
}

/** Makes an answer of what every answer says and what else it counts. */
export type MakeAnswer = (
  counted: CountedPopulation,
  store: PopulationStore,
  filter: PopulationFilter,
) => Promise<CountedPopulation>;

/**
 * Answers of everybody's matches. Each is kept for ten minutes as it is, then until it can be counted anew, so that an answer that
 * was there is there while the database is not.
 */
export class PopulationAnswers {
  readonly #store: PopulationStore;
  readonly #security: HeaderFields;
  readonly #now: () => number;
  readonly #answers: Made<Entry>;
  readonly #versions: Made<ListedVersions>;

  /** `now`: milliseconds since 1970; one that tests set tells also how old an answer is. */
  constructor(store: PopulationStore, security: HeaderFields, now?: () => number) {
    this.#store = store;
    this.#security = security;
    this.#now = now ?? Date.now;
    // Nobody sets the usual clock back.
    const keeping = {
      ttl: kept.ms,
      patienceMs: SERVER_LIMITS.populationPatienceMs.ms,
      ...(now && { perf: { now } }),
    };
    this.#answers = new Made({ ...keeping, queue, maxSize: kept.size, sizeCalculation: bytesOf });
    this.#versions = new Made({ ...keeping, maxSize: 1, sizeCalculation: () => 1 });
  }

  /**
   * The answer `name`, made by `makeAnswer` for the matches that the filter wants. Rejects where nothing
   * is kept: as the store does, with a `ServiceError` "busy", and with a `TooManyQuestionsError`.
   */
  async get(name: string, filter: AskedFilter, asker: Asker, makeAnswer: MakeAnswer): Promise<Entry> {
    const versions = await this.#versions.get("versions", { visitor: "" }, async () =>
      listVersions(await this.#store.findPlayedVersions()),
    );
    const asked = narrowed(filter, versions);
    const { version, rankClass, since } = asked.filter;
    const key = [name, version, rankClass, since, asked.widened].join(" ");
    return this.#answers.get(key, asker, async () => {
      const now = this.#now();
      const part = await findPart(this.#store, asked, versions);
      const counted = countedOf(part, versions, now);
      const answer = await makeAnswer(counted, this.#store, storeFilter(part.filter, versions));
      return packAnswer(answer, this.#security);
    });
  }
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
