/*
 * Every number that the honest coach rests on, with its source. `npm run check -- fit` fits the first two anew from the
 * matches of a store, `npm run check -- coach` measures whether the others keep what they promise (decision 040).
 */

/**
 * How much of what the service's ratings promise comes true: `E = logistic(RATING_SLOPE * difference * ln(10) / 400)`. A
 * slope of 1 would be Elo's own. Fitted on 570,057 ranked matches of 19 hours of October 2024.
 */
export const RATING_SLOPE = 0.64;

/**
 * How far players differ from their rating against one character: standard deviation in log-odds, 5.5 points. It weighs
 * as much as about 80 encounters. Fitted on the same matches.
 */
export const OPPONENT_SPREAD = 0.22;

/**
 * A match is a race to three rounds, and the ratings count for so much of it in each round: log-odds of a match are 15/8
 * of those of a round (at even; within 0.01 from 0.1 to 0.9). Recorded 3-2 matches, which the last round decides, have
 * 0.53 +- 0.03 times the slope of all, and rounds scatter as much as independent ones would (1.05 times).
 */
export const ROUND_OF_MATCH = 8 / 15;

/** Ratings further apart than this count as this far apart, so that one absurd rating decides nothing. */
export const WIDEST_RATING_DIFFERENCE = 1000;

/** Standard deviations to each side of a 95 % interval. */
export const INTERVAL_DEVIATIONS = 1.96;

/** Standard deviations from zero at which a difference is told that nobody asked about: five such are looked at (1 % each). */
export const TOLD_DEVIATIONS = 2.58;

/**
 * Who is met at a rank counts as much as this many own matches. A player soon has their own opponents: from a few hundred
 * matches on it decides nothing.
 */
export const MET_AT_RANK_MATCHES = 100;

/** How sure it has to be that a character is below even, before it is named as a cost. */
export const NAMED_CHANCE = 0.75;

/**
 * How often a player without any weakness may show by chance a cost as high as the highest one that is named: so many of
 * such players are told of a cost at most, on tilt too, as chance is what the player's own streaks make it (`ownChance`).
 */
export const COST_BY_CHANCE = 0.06;

export const MOST_COSTS = 3;

/**
 * After so many matches a weakness of 12 points against a character met in 6 % of them is told in eight of ten cases; who
 * has more and shows none is told that nothing stands out.
 */
export const TELLING_MATCHES = 1600;

/** Edges of the bands of rating difference (opponent's minus own), in points of rating. A tenth of matches lie beyond ±160. */
export const BAND_EDGES = [-200, -100, -50, 50, 100, 200] as const;

/** After how many matches of a session it is asked whether results are worse from there on. */
export const SESSION_CUTS = [3, 5, 8, 12, 20] as const;

/** One-sided 3 % over all cuts together (0.6 % each), so that with rematches it stays below 5 %. */
export const SESSION_DEVIATIONS = 2.5;

/** Matches on each side of a cut, below which it is not looked at. */
export const SESSION_SIDE_MATCHES = 30;

export const PERIOD_SECONDS = 90 * 86_400;

/** Matches of a game version from which on it counts as a patch, and not as a slip in a record. */
export const PATCH_MATCHES = 3;
