import type { PopulationMatchups, PopulationPopularity, PopulationRanks } from "@tactician/contract";
import { fetchMatchups, fetchPopularity, fetchRankShares } from "../../lib/api.ts";
import { sinceOf } from "./core/period.ts";
import type { WorldAddress } from "./core/world-address.ts";

/** Where the page's data is from: of real matches the API, of the sample a module that is loaded with its first use. */

type Asked = Pick<WorldAddress, "version" | "rank" | "period" | "isSample">;

export async function loadMatchups(asked: Asked): Promise<PopulationMatchups> {
  if (!asked.isSample) return fetchMatchups(filterOf(asked));
  return (await import("./sample-answers.ts")).sampleMatchups(filterOf(asked));
}

export async function loadPopularity(asked: Asked): Promise<PopulationPopularity> {
  if (!asked.isSample) return fetchPopularity(filterOf(asked));
  return (await import("./sample-answers.ts")).samplePopularity(filterOf(asked));
}

/** At which ranks matches are played, all of them. */
export async function loadRankShares(asked: Asked): Promise<PopulationRanks> {
  const filter = { ...filterOf(asked), rank: undefined };
  if (!asked.isSample) return fetchRankShares(filter);
  return (await import("./sample-answers.ts")).sampleRanks(filter);
}

/** What two addresses have in common that ask for the same. */
export function questionOf({ version, rank, period, isSample }: Asked): string {
  return [isSample, version, rank, period].join(" ");
}

function filterOf({ version, rank, period }: Asked) {
  return { version, rank, since: sinceOf(period, Date.now()) };
}
