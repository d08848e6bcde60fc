import { type CountedPopulation, dayText, type POPULATION_FILTERS } from "@tactician/contract";
import type { PlayedMatches, PopulationFilter, SqlStore } from "@tactician/replays";
import type { Entry, HeaderFields } from "@tactician/static-site";
import { type PlayedVersion, RANK_CLASSES } from "@tactician/statistics";
import type { Asker } from "../http/asker.ts";
import { bytesOf, Made, packAnswer } from "../made.ts";

/** So long an answer is not counted again, and to the millisecond not longer. */
const FRESH_MS = 10 * 60_000 - 1;
/** So long a visitor waits for a new count where there is an older one. */
const PATIENCE_MS = 1000;
/** Two are counted at the same time; the others wait, visitors in turns. */
const QUEUE = { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 };
/** Some two hundred charts of 42 characters, and far more of the other answers. */
const LARGEST_STORE = 16 * 1024 * 1024;

export type PopulationStore = Pick<
  SqlStore,
  "findMatchupCounts" | "findPopularity" | "findRankCounts" | "findPlayedMatches" | "findPlayedVersions"
>;

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
  readonly #versions: Made<readonly PlayedVersion[]>;

  /** `now`: milliseconds since 1970; one that tests set tells also how old an answer is. */
  constructor(store: PopulationStore, security: HeaderFields, now?: () => number) {
    this.#store = store;
    this.#security = security;
    this.#now = now ?? Date.now;
    // Nobody sets the usual clock back.
    const keeping = { ttl: FRESH_MS, patienceMs: PATIENCE_MS, ...(now && { perf: { now } }) };
    this.#answers = new Made({
      ...keeping,
      queue: QUEUE,
      maxSize: LARGEST_STORE,
      sizeCalculation: bytesOf,
    });
    this.#versions = new Made({ ...keeping, maxSize: 1, sizeCalculation: () => 1 });
  }

  /**
   * The answer `name`, made by `makeAnswer` for the matches that the filter wants. Rejects where nothing
   * is kept: as the store does, with a `ServiceError` "busy", and with a `TooManyQuestionsError`.
   */
  async get(name: string, filter: PopulationFilter, asker: Asker, makeAnswer: MakeAnswer): Promise<Entry> {
    const versions = await this.#versions.get("versions", { visitor: "" }, () =>
      this.#store.findPlayedVersions(),
    );
    const asked = narrowed(filter, versions);
    const { version, rankClass, since } = asked.filter;
    const key = [name, version, rankClass, since, asked.widened].join(" ");
    return this.#answers.get(key, asker, async () => {
      const now = this.#now();
      const part = await findPart(this.#store, asked);
      const counted = countedOf(part, versions, now);
      return packAnswer(await makeAnswer(counted, this.#store, part.filter), this.#security);
    });
  }
}

/** The part of all matches that was asked for, or the first wider one that there is. */
async function findPart(store: PopulationStore, asked: Widened): Promise<Widened & PlayedMatches> {
  for (const part of wider(asked)) {
    const played = await store.findPlayedMatches(part.filter);
    if (played.matches > 0) return { ...part, ...played };
  }
  return { ...asked, matches: 0, first: undefined, last: undefined, since: asked.filter.since };
}

function countedOf(
  { filter: { version, rankClass }, widened, matches, last, since }: Widened & PlayedMatches,
  versions: readonly PlayedVersion[],
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
    versions: versions.map(({ first, last: latest, ...rest }) => ({
      ...rest,
      first: dayText(first),
      last: dayText(latest),
    })),
  };
}

/** A filter, and what of the one that was asked for is not in it. */
export interface Widened {
  readonly filter: PopulationFilter;
  readonly widened: readonly (typeof POPULATION_FILTERS)[number][];
}

/**
 * The filter without what only makes answers that are the same: a version that nobody played is left out and told of, a day
 * before the first match is left out. What remains has as many values as there are versions, classes of ranks and days.
 */
export function narrowed(filter: PopulationFilter, versions: readonly PlayedVersion[]): Widened {
  const { version, since, ...rest } = filter;
  const isPlayed = versions.some((played) => played.version === version);
  const first = Math.min(...versions.map((played) => played.first));
  return {
    filter: {
      ...rest,
      ...(version !== undefined && isPlayed && { version }),
      ...(since !== undefined && since > first && { since }),
    },
    widened: version === undefined || isPlayed ? [] : ["version"],
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
