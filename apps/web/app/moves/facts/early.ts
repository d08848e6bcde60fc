import type { PageData } from "../../base/page-data.ts";
import { answerMoves, ownFacts } from "./move-facts.ts";

/** Lets the moves of a page of the build answer before anything else on it has come to life. */
export function answerEarly(data: PageData | undefined): void {
  if (data?.moves === undefined) return;
  const { stances, frameData } = data.moves;
  answerMoves({ stances, factsOf: (move) => ownFacts(frameData, move) });
}
