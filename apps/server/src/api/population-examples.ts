import {
  API_BASE,
  type CountedPopulation,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  type PopulationMatchups,
  type PopulationPopularity,
  type PopulationRanks,
} from "@tactician/contract";
import type { RouteExample } from "./with-examples.ts";

/** Made-up numbers: what the matches say in truth changes every ten minutes. */

const part: CountedPopulation = {
  version: 30_101,
  rank: "fujin-bushin",
  since: "2026-10-01",
  until: "2026-10-14",
  widened: ["version"],
  matches: 1_204_512,
  countedAt: "2026-10-14T18:30:00.000Z",
  versions: [{ version: 30_101, matches: 9_800_120, first: "2026-08-03", last: "2026-10-14" }],
};

const matchups: PopulationMatchups = {
  ...part,
  reliability: 0.81,
  characters: [
    {
      id: "king",
      matches: 61_204,
      wins: 30_811,
      draws: 190,
      strength: { estimate: 50.612, low: 50.21, high: 51.014 },
    },
  ],
  cells: [
    {
      me: "king",
      them: "jin",
      matches: 5120,
      wins: 2610,
      draws: 20,
      estimate: 50.412,
      low: 49.33,
      high: 51.494,
    },
  ],
};

const popularity: PopulationPopularity = {
  ...part,
  months: [
    {
      from: "2026-10-01",
      sides: 2_409_024,
      ranks: [{ rank: "fujin-bushin", sides: 2_409_024, characters: [{ id: "king", sides: 122_408 }] }],
    },
  ],
};

const ranks: PopulationRanks = {
  ...part,
  sides: 2_409_024,
  ranks: [{ rank: 21, name: "Fujin", sides: 901_230 }],
};

const exampleOf = (answer: CountedPopulation): RouteExample => ({
  parameters: { version: "30101", rank: "fujin-bushin", since: "2026-10-01" },
  answers: {
    200: answer,
    400: { message: "since must be a day such as 2026-10-01, and not in the future" },
    429: { message: "Too many questions from your address: try again in 30 s." },
    503: { message: "The stored matches are out of reach: try again in a moment." },
  },
});

/** Of what everybody's matches say, by the address as the router has it. */
export const POPULATION_EXAMPLES: Readonly<Record<string, RouteExample>> = {
  [API_BASE + POPULATION_MATCHUPS_PATH]: exampleOf(matchups),
  [API_BASE + POPULATION_POPULARITY_PATH]: exampleOf(popularity),
  [API_BASE + POPULATION_RANKS_PATH]: exampleOf(ranks),
};
