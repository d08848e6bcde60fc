import {
  accuracySchema,
  changedAnswersSchema,
  changesSchema,
  characterChangesSchema,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  mappingsSchema,
  newsSchema,
  offlineListSchema,
  openDataListSchema,
  packedSideSchema,
  populationMatchupsSchema,
  populationPopularitySchema,
  populationRanksSchema,
  rankingsSchema,
  reportSummarySchema,
  sentReportSchema,
  strategiesSchema,
  videoPreviewSchema,
} from "@tactician/contract";
import { historySchema } from "@tactician/game";

/**
 * What `ask` checks answers with, by the name that a question gives. Loaded with the first answer that is not by this page's own
 * contract.
 */
export const SCHEMAS = {
  characters: characterListSchema,
  /** `null`, `{}` and `[]` say that there is nobody. */
  character: {
    parse: (answer: unknown) => (isEmpty(answer) ? undefined : characterSchema.parse(answer)),
  },
  matchupSide: packedSideSchema,
  moves: characterMovesSchema,
  changedAnswers: changedAnswersSchema,
  characterChanges: characterChangesSchema,
  changes: changesSchema,
  history: historySchema,
  news: newsSchema,
  videoPreview: videoPreviewSchema,
  accuracy: accuracySchema,
  reportSummary: reportSummarySchema,
  sentReport: sentReportSchema,
  strategies: strategiesSchema,
  rankings: rankingsSchema,
  mappings: mappingsSchema,
  offlineList: offlineListSchema,
  openDataList: openDataListSchema,
  populationMatchups: populationMatchupsSchema,
  populationPopularity: populationPopularitySchema,
  populationRanks: populationRanksSchema,
};

/** The answer to a question by the name of its schema. */
export type SchemaAnswers = { [Name in keyof typeof SCHEMAS]: ReturnType<(typeof SCHEMAS)[Name]["parse"]> };

function isEmpty(answer: unknown): boolean {
  return answer === null || (typeof answer === "object" && Object.keys(answer).length === 0);
}
