import {
  type CountedPopulation,
  dayText,
  matchupsAnswer,
  type PopulationMatchups,
  type PopulationPopularity,
  type PopulationRanks,
  popularityAnswer,
  type RankClassId,
  ranksAnswer,
} from "@tactician/contract";
import { estimateMatchups, RANK_CLASSES } from "@tactician/game";
import {
  samplePopularity as popularityCounts,
  sampleRanks as rankCounts,
  type SampleFilter,
  sampleMatchupCounts,
  samplePlayedMatches,
  sampleVersions,
} from "@tactician/game/sample-population";

/** What the API would answer if the generated matches were real. Loaded for the sample alone. */

interface Asked {
  readonly version: number | undefined;
  readonly rank: RankClassId | undefined;
  readonly since: string | undefined;
}

const DAY_MS = 86_400_000;

export function sampleMatchups(given: Asked): PopulationMatchups {
  const asked = heeded(given);
  const filter = filterOf(asked);
  const everybody = asked.rank && sampleMatchupCounts({ ...filter, rankClass: undefined });
  return matchupsAnswer(counted(asked), estimateMatchups(sampleMatchupCounts(filter), everybody));
}

export function samplePopularity(given: Asked): PopulationPopularity {
  const asked = heeded(given);
  return popularityAnswer(counted(asked), popularityCounts(filterOf(asked)));
}

export function sampleRanks(given: Asked): PopulationRanks {
  const asked = heeded(given);
  return ranksAnswer(counted(asked), rankCounts(filterOf(asked)));
}

interface Heeded extends Asked {
  readonly widened: CountedPopulation["widened"];
}

/** As the API does, what no match is like is left out: the time first, then the version. */
function heeded(asked: Asked): Heeded {
  const hasMatches = (wanted: Asked) => samplePlayedMatches(filterOf(wanted)) > 0;
  if (hasMatches(asked)) return { ...asked, widened: undefined };
  const anytime = { ...asked, since: undefined };
  if (hasMatches(anytime)) return { ...anytime, widened: ["since"] };
  return { ...anytime, version: undefined, widened: ["since", "version"] };
}

function filterOf({ version, rank, since }: Asked): SampleFilter {
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
