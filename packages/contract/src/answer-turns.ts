// Apart from the schema of changed answers: pages put answers in this order, and would load the library of schemas with it.

/**
 * What became of the best answer to a move. `gained`: there is one now and was none. `lost`: the other way round. `better`: it launches
 * now and did not, or is in time in any case and was not. `worse`: the other way round.
 */
export const ANSWER_TURNS = ["gained", "lost", "better", "worse"] as const;
export type AnswerTurn = (typeof ANSWER_TURNS)[number];
