import type { Verdict } from "@tactician/drills";

/** Answers that were right, and those in a row up to now. */
export interface Tally {
  readonly answered: number;
  readonly right: number;
  readonly row: number;
}

export const NOTHING_ANSWERED: Tally = { answered: 0, right: 0, row: 0 };

export function withAnswer({ answered, right, row }: Tally, verdict: Verdict): Tally {
  const isRight = verdict !== "wrong";
  return { answered: answered + 1, right: right + (isRight ? 1 : 0), row: isRight ? row + 1 : 0 };
}
