import type { POPULATION_FILTERS } from "@tactician/contract";
import type { PlayedVersion, PopulationFilter } from "@tactician/replays";

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
