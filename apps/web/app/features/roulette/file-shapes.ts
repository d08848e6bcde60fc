import { type Rankings, rankingsSchema, type Strategies, strategiesSchema } from "@tactician/contract";

/** The strategies, when an answer is that; throws otherwise. */
export function parseStrategies(answer: unknown): Strategies {
  return strategiesSchema.parse(answer);
}

/** The players, when an answer is a list of them; throws otherwise. */
export function parseRankings(answer: unknown): Rankings {
  return rankingsSchema.parse(answer);
}
