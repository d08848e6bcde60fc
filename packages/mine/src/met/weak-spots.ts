import type { MetMatch } from "../met-match.ts";
import { type MetSum, sumMet, withoutDoubles } from "./sum-met.ts";

/** A move of an opponent with what can be said about it. */
export interface Spot extends MetSum {
  /** How far it stands out from the player's other moves, in deviations, by share and by number of hits together. */
  readonly standsOut: number;
  /** It stands out beyond what chance and the differences between moves do. */
  readonly isWeak: boolean;
  /** Not yet, but so many more matches against this opponent would tell, if it goes on like this. */
  readonly moreMatches?: number;
}

/** Of players without a weak spot not more than this share are told of one, over all their moves and opponents together. */
const FALSE_ALARMS = 0.02;
/** Who records fewer blocks than this for each hit has told of hits only. */
const FEWEST_BLOCKS = 0.1;
/** Below these there is nothing to compare with. */
const FEWEST_MOVES = 6;
const FEWEST_HITS = 5;
/** More than these are no advice. */
const MOST_MORE = 300;

export interface WeakSpotSettings {
  /** `false`: each move is judged as if it were the only one, to show what the correction is for. */
  readonly isCorrected?: boolean;
}

/**
 * What hits a player more than other moves do: named ones first, then what stands out most.
 *
 * Opponents are met unequally and moves are used unequally, so many hits by a popular move are no weakness. Where blocks are recorded,
 * a move is named by the share of its tries that hit, as log-odds; where they are not, by its hits for each match against this opponent,
 * as a logarithm. Logs and tapped matches are judged apart, because a tap is rarer for a block than for a hit. Each such effect
 * scatters by what was counted (1/hits + 1/stopped, or 1/hits) and by how moves differ for everybody. That spread, and the middle, are
 * the player's own, fitted so that a few moves far out do not widen it (a normal random-effects model by Huber's proposal 2). A move is
 * named where it lies beyond what chance does in 2 of 100 players over all their moves (Bonferroni). The order uses both effects:
 * what hits often and is seldom blocked comes first, also where nothing can be named.
 */
export function weakSpots(
  matches: readonly MetMatch[],
  { isCorrected = true }: WeakSpotSettings = {},
): Spot[] {
  const counted = withoutDoubles(matches);
  const sources = [...Map.groupBy(counted, ({ source }) => source).values()].map(sumMet);
  const judged = sources.flatMap((sums) =>
    judge(sums, FALSE_ALARMS / (isCorrected ? sums.length * sources.length : 1)),
  );
  const bySpot = Map.groupBy(judged, keyOf);
  return sumMet(counted)
    .map((sum): Spot => {
      const parts = bySpot.get(keyOf(sum)) ?? [];
      const isWeak = parts.some((part) => part.isWeak);
      const more = parts.flatMap(({ moreMatches }) => moreMatches ?? []);
      return {
        ...sum,
        standsOut: parts.reduce((all, part) => all + part.standsOut, 0),
        isWeak,
        ...(isWeak || more.length === 0 ? {} : { moreMatches: Math.min(...more) }),
      };
    })
    .sort((a, b) => Number(b.isWeak) - Number(a.isWeak) || b.standsOut - a.standsOut || b.hits - a.hits);
}

function keyOf({ them, move }: MetSum): string {
  return `${them} ${move}`;
}

/** How far a move is from others, and how well that is known. */
interface Effect {
  readonly size: number;
  readonly variance: number;
}

/** The spots of matches of one source; by chance alone one of them is named in a share of `alarms`. */
function judge(sums: readonly MetSum[], alarms: number): Spot[] {
  const hits = sums.reduce((all, sum) => all + sum.hits, 0);
  const stopped = sums.reduce((all, sum) => all + stops(sum), 0);
  const rates = standing(sums.map(rateOf));
  const odds = stopped >= FEWEST_BLOCKS * hits ? standing(sums.map(oddsOf)) : undefined;
  const line = upperQuantile(alarms);
  return sums.map((sum, place): Spot => {
    const { ahead, spread, variance, out } = (odds ?? rates)[place] as Standing;
    const standsOut = (rates[place]?.out ?? 0) + (odds?.[place]?.out ?? 0);
    const spot = { ...sum, standsOut, isWeak: false };
    if (sums.length < FEWEST_MOVES || sum.hits < FEWEST_HITS) return spot;
    if (out > line) return { ...spot, isWeak: true };
    // What is left for chance to scatter by if it shall stand out; chance shrinks with matches, the spread does not.
    const allowed = (ahead / line) ** 2 - spread ** 2;
    const more = Math.ceil(sum.matches * (variance / allowed - 1));
    return ahead > 0 && allowed > 0 && more <= MOST_MORE ? { ...spot, moreMatches: Math.max(1, more) } : spot;
  });
}

interface Standing extends Effect {
  /** Before the middle, and that in deviations. */
  readonly ahead: number;
  readonly out: number;
  readonly spread: number;
}

function standing(effects: readonly Effect[]): Standing[] {
  const { middle, spread } = fit(effects);
  return effects.map(({ size, variance }) => {
    const ahead = size - middle;
    return { size, variance, ahead, spread, out: ahead / Math.sqrt(spread ** 2 + variance) };
  });
}

function stops({ blocked, punished }: MetSum): number {
  return blocked + punished;
}

/** Log-odds of being hit; halves keep a move finite that always hits. */
function oddsOf(sum: MetSum): Effect {
  const [hits, stopped] = [sum.hits + 0.5, stops(sum) + 0.5];
  return { size: Math.log(hits / stopped), variance: 1 / hits + 1 / stopped };
}

function rateOf({ hits, matches }: MetSum): Effect {
  return { size: Math.log((hits + 0.5) / Math.max(1, matches)), variance: 1 / (hits + 0.5) };
}

/** Beyond this many deviations an effect pulls no further. */
const FAR = 2;
/** What is left of the variance of a normal distribution where FAR bounds it. */
const BOUNDED = 0.9205;
const FEWEST_SPREAD = 0.1;

/** Middle and spread of the effects beside what chance does, without those far out. */
function fit(effects: readonly Effect[]): { middle: number; spread: number } {
  const sizes = effects.map(({ size }) => size).toSorted((a, b) => a - b);
  let middle = sizes[sizes.length >> 1] ?? 0;
  let [low, high] = [FEWEST_SPREAD, 5];
  for (let step = 0; step < 40; step++) {
    const spread = (low + high) / 2;
    let [pull, weight, square] = [0, 0, 0];
    for (const { size, variance } of effects) {
      const deviation = Math.sqrt(spread ** 2 + variance);
      const bounded = Math.max(-FAR, Math.min(FAR, (size - middle) / deviation));
      pull += bounded / deviation;
      weight += 1 / deviation ** 2;
      square += bounded ** 2;
    }
    middle += weight === 0 ? 0 : pull / weight;
    if (square > BOUNDED * effects.length) low = spread;
    else high = spread;
  }
  return { middle, spread: (low + high) / 2 };
}

/** The z that a share of at most a half lies above: Abramowitz and Stegun 26.2.23, to 0.0005. */
function upperQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(share));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}
