import {
  type CountedPopulation,
  dayText,
  matchupsAnswer,
  popularityAnswer,
  type RankClassId,
  ranksAnswer,
} from "@tactician/contract";
import { estimateMatchups, RANK_CLASSES } from "@tactician/statistics";
import {
  type SampleFilter,
  sampleMatchupCounts,
  samplePlayedMatches,
  samplePopularity,
  sampleRanks,
  sampleVersions,
} from "@tactician/statistics/sample-population";
import { doJobs } from "../../base/worker-jobs.ts";

/*
 * What the API would answer if the generated matches were real. Away from the page: making and estimating them takes a phone half a
 * second. Loaded for the sample alone.
 */

const DAY_MS = 86_400_000;

export interface SampleAsked {
  readonly version: number | "other" | undefined;
  readonly rank: RankClassId | undefined;
  readonly since: string | undefined;
}

const jobs = { matchupsOf, popularityOf, ranksOf };
export type SampleJobs = typeof jobs;
doJobs(jobs);

function matchupsOf(given: SampleAsked) {
  const asked = heeded(given);
  const filter = filterOf(asked);
  const everybody = asked.rank && sampleMatchupCounts({ ...filter, rankClass: undefined });
  return matchupsAnswer(counted(asked), estimateMatchups(sampleMatchupCounts(filter), everybody));
}

function popularityOf(given: SampleAsked) {
  const asked = heeded(given);
  return popularityAnswer(counted(asked), samplePopularity(filterOf(asked)));
}

function ranksOf(given: SampleAsked) {
  const asked = heeded(given);
  return ranksAnswer(counted(asked), sampleRanks(filterOf(asked)));
}

interface Heeded extends SampleAsked {
  readonly version: number | undefined;
  readonly widened: CountedPopulation["widened"];
}

/** As the API does, what no match is like is left out: other versions, of which there are none, the time, then the version. */
function heeded({ version, ...rest }: SampleAsked): Heeded {
  if (version === "other") {
    const { widened = [], ...others } = heeded({ ...rest, version: undefined });
    return { ...others, widened: ["version", ...widened] };
  }
  const asked = { ...rest, version };
  const hasMatches = (wanted: typeof asked) => samplePlayedMatches(filterOf(wanted)) > 0;
  if (hasMatches(asked)) return { ...asked, widened: undefined };
  const anytime = { ...asked, since: undefined };
  if (hasMatches(anytime)) return { ...anytime, widened: ["since"] };
  return { ...anytime, version: undefined, widened: ["since", "version"] };
}

function filterOf({ version, rank, since }: Omit<Heeded, "widened">): SampleFilter {
  return {
    until: today(),
    version,
    rankClass: rank && RANK_CLASSES.findIndex(({ id }) => id === rank),
    since: since === undefined ? undefined : Date.parse(since) / DAY_MS,
  };
}

function counted(asked: Heeded): CountedPopulation {
  const { version, rank, since, widened } = asked;
  return {
    ...(widened && { widened }),
    ...(version && { version }),
    ...(rank && { rank }),
    ...(since && { since }),
    until: dayText(today()),
    matches: samplePlayedMatches(filterOf(asked)),
    countedAt: new Date().toISOString(),
    versions: sampleVersions(today()).map(({ first, last, ...version }) => ({
      ...version,
      first: dayText(first),
      last: dayText(last),
    })),
  };
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}
