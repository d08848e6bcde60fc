import type { PopulationMatchups, PopulationPopularity, PopulationRanks } from "@tactician/contract";
import { fetchMatchups, fetchPopularity, fetchRankShares } from "../../base/api.ts";
import { sinceOf } from "./core/period.ts";
import type { SampleAnswers, SampleAsked, SampleQuestion } from "./core/sample-messages.ts";
import type { WorldAddress } from "./core/world-address.ts";

/** Where the page's data is from: of real matches the API, of the sample a worker that makes it. */

type Asked = Pick<WorldAddress, "version" | "rank" | "period" | "isSample">;

export async function loadMatchups(asked: Asked): Promise<PopulationMatchups> {
  return asked.isSample ? askSample("matchups", filterOf(asked)) : fetchMatchups(filterOf(asked));
}

export async function loadPopularity(asked: Asked): Promise<PopulationPopularity> {
  return asked.isSample ? askSample("popularity", filterOf(asked)) : fetchPopularity(filterOf(asked));
}

/** At which ranks matches are played, all of them. */
export async function loadRankShares(asked: Asked): Promise<PopulationRanks> {
  const filter = { ...filterOf(asked), rank: undefined };
  return asked.isSample ? askSample("ranks", filter) : fetchRankShares(filter);
}

/** What two addresses have in common that ask for the same. */
export function questionOf({ version, rank, period, isSample }: Asked): string {
  return [isSample, version, rank, period].join(" ");
}

function filterOf({ version, rank, period }: Asked): SampleAsked {
  return { version, rank, since: sinceOf(period, Date.now()) };
}

function askSample<Kind extends keyof SampleAnswers>(
  kind: Kind,
  asked: SampleAsked,
): Promise<SampleAnswers[Kind]> {
  const worker = new Worker(new URL("./sample-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<SampleAnswers[Kind]>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<SampleAnswers[Kind]>) => resolve(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("Part of the page did not load"));
    });
  });
  worker.postMessage({ kind, asked } satisfies SampleQuestion);
  return answer.finally(() => worker.terminate());
}
