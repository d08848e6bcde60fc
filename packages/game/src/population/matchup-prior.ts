import type { FindPrior } from "../player-statistics/opponent-records.ts";

/** What a prior needs of a cell: `estimate` of a hundred matches are won at even ratings, nothing where it is not known. */
export interface EstimatedCell {
  readonly me: number;
  readonly them: number;
  readonly estimate?: number | undefined;
}

/** The world's matchups as the honest coach wants them: log-odds above even, 55 of a hundred -> 0.2. */
export function matchupPrior(cells: readonly EstimatedCell[]): FindPrior {
  const priors = new Map<number, Map<number, number>>();
  for (const { me, them, estimate } of cells) {
    if (estimate === undefined || !(estimate > 0 && estimate < 100)) continue;
    const row = priors.get(me) ?? new Map<number, number>();
    priors.set(me, row.set(them, Math.log(estimate / (100 - estimate))));
  }
  return (own, opponent) => priors.get(own)?.get(opponent);
}
