import { fetchMatchups, fetchPopularity, fetchRankShares } from "../../base/api.ts";
import { workerOf } from "../../base/worker-jobs.ts";
import { sinceOf, type WorldAddress } from "./core/world-address.ts";
import type { SampleAsked, SampleJobs } from "./sample-worker.ts";

/** Where the page's data is from: of real matches the API, of the sample a worker that makes it. */

const askSample = workerOf<SampleJobs>(
  () => new Worker(new URL("./sample-worker.ts", import.meta.url), { type: "module" }),
);

type Asked = Pick<WorldAddress, "version" | "rank" | "period" | "isSample">;

export async function loadMatchups(asked: Asked) {
  return asked.isSample ? askSample("matchupsOf", filterOf(asked)) : fetchMatchups(filterOf(asked));
}

export async function loadPopularity(asked: Asked) {
  return asked.isSample ? askSample("popularityOf", filterOf(asked)) : fetchPopularity(filterOf(asked));
}

/** At which ranks matches are played, all of them. */
export async function loadRankShares(asked: Asked) {
  const filter = { ...filterOf(asked), rank: undefined };
  return asked.isSample ? askSample("ranksOf", filter) : fetchRankShares(filter);
}

/** What two addresses have in common that ask for the same. */
export function questionOf({ version, rank, period, isSample }: Asked): string {
  return [isSample, version, rank, period].join(" ");
}

function filterOf({ version, rank, period }: Asked): SampleAsked {
  return { version, rank, since: sinceOf(period, Date.now()) };
}
