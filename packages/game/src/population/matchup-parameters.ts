/*
 * Every number that the estimates of matchups rest on beside the counts (decision 046), with its source. Spreads are
 * standard deviations in log-odds; 0.04 is one point at even ratings. `npm run check:world` measures what they lead to.
 */

/** How far characters' strengths lie apart, and how far pairs are from what two strengths make of them. */
export interface Spreads {
  readonly strength: number;
  readonly pair: number;
}

/**
 * What spreads are taken for until matches tell: for all ranks, and for how far a class of ranks is from all others. The
 * first were measured on 570,057 matches of 19 hours (0.06 with strengths, 0.04 without), the others are a guess.
 */
export const USUAL_SPREADS: readonly [Spreads, Spreads] = [
  { strength: 0.045, pair: 0.04 },
  { strength: 0.03, pair: 0.03 },
];

/** As many values that scatter as usual stand beside the 42 strengths and 861 pairs that spreads are fitted from. */
export const USUAL_SPREAD_WEIGHT = 5;

/** Fitted spreads stay within these. */
export const LEAST_SPREAD = 0.001;
export const MOST_SPREAD = 1;

/**
 * Intervals hold as well if pairs scattered as widely as this (3 points of all ranks, half of that in a class): else a pair
 * that is unlike the others, 3 points off, would be drawn to them and often lie outside of its interval.
 */
export const UNUSUAL_PAIR_SPREADS: readonly [number, number] = [0.12, 0.06];

/** A cell is given an estimate from here on: the part of what is unknown of a pair that matches have told. */
export const LEAST_KNOWN = 0.1;
