import { type CountedPopulation, dayText } from "@tactician/contract";
import type { PlayedMatches, PlayedVersion, PopulationFilter, ReplayStore } from "@tactician/replays";
import { RANK_CLASSES } from "@tactician/statistics";
import { type Widened, wider } from "./widen.ts";

/** What is counted in the store. */
export type PopulationStore = Pick<
  ReplayStore,
  "findMatchupCounts" | "findPopularity" | "findRankCounts" | "findPlayedMatches" | "findPlayedVersions"
>;

/** Makes an answer of what every answer says and what else it counts. */
export type MakeAnswer = (
  counted: CountedPopulation,
  store: PopulationStore,
  filter: PopulationFilter,
) => Promise<CountedPopulation>;

/** Counts an answer for what was asked, or for more when there is no match like that. `now`: milliseconds since 1970. */
export async function countAnswer(
  store: PopulationStore,
  asked: Widened,
  versions: readonly PlayedVersion[],
  now: number,
  makeAnswer: MakeAnswer,
): Promise<CountedPopulation> {
  const { filter, widened, matches, last } = await findPart(store, asked);
  const { version, rankClass, since } = filter;
  const rank = rankClass === undefined ? undefined : RANK_CLASSES[rankClass]?.id;
  const counted = {
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
  return makeAnswer(counted, store, filter);
}

/** The part of all matches that was asked for, or the first wider one that there is. */
async function findPart(store: PopulationStore, asked: Widened): Promise<Widened & PlayedMatches> {
  for (const part of wider(asked)) {
    const played = await store.findPlayedMatches(part.filter);
    if (played.matches > 0) return { ...part, ...played };
  }
  return { ...asked, matches: 0, first: undefined, last: undefined };
}
