import type {
  PopulationMatchups,
  PopulationPopularity,
  PopulationRanks,
  RankClassId,
} from "@tactician/contract";

/** Which of the generated matches count. */
export interface SampleAsked {
  readonly version: number | undefined;
  readonly rank: RankClassId | undefined;
  readonly since: string | undefined;
}

/** What can be asked of the sample's worker. */
export interface SampleAnswers {
  readonly matchups: PopulationMatchups;
  readonly popularity: PopulationPopularity;
  readonly ranks: PopulationRanks;
}

export interface SampleQuestion {
  readonly kind: keyof SampleAnswers;
  readonly asked: SampleAsked;
}
