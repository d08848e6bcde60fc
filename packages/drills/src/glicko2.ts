import { type Rating, UNRATED } from "./memory/rating.ts";

const SCALE = 173.7178;
/** How fast volatility may change: the paper's own example. */
const TAU = 0.5;
const CLOSE = 1e-6;
/** Nothing is ever certain, nor less known than at the beginning. */
const LEAST_DEVIATION = 30;

/**
 * The rating after a period of games, each against `opponent` with a `score` of 0 to 1 (M. Glickman, "Example of the Glicko-2 system",
 * 2022; steps 2 to 8 there).
 */
export function rate(
  player: Rating,
  games: readonly { readonly opponent: Rating; readonly score: number }[],
): Rating {
  const mu = (player.rating - UNRATED.rating) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const weight = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2);
    const theirs = (opponent.rating - UNRATED.rating) / SCALE;
    const expected = 1 / (1 + Math.exp(-weight * (mu - theirs)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(player.volatility, phi, variance, variance * surprise);
  const widened = phi ** 2 + volatility ** 2;
  const next = 1 / (1 / widened + information);
  const deviation = Math.sqrt(next) * SCALE;
  return {
    rating: UNRATED.rating + (mu + next * surprise) * SCALE,
    deviation: Math.min(UNRATED.deviation, Math.max(LEAST_DEVIATION, deviation)),
    volatility,
  };
}

/** Step 5 of the paper: the root of f by the Illinois algorithm. */
function volatilityAfter(before: number, phi: number, variance: number, change: number): number {
  const start = Math.log(before ** 2);
  const f = (x: number) => {
    const known = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (change ** 2 - known)) / (2 * known ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(Math.max(change ** 2 - phi ** 2 - variance, 0));
  if (!Number.isFinite(high)) {
    high = start - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
