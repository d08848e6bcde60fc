import { COST_BY_CHANCE, MOST_COSTS, NAMED_CHANCE, TELLING_MATCHES } from "./coach-parameters.ts";
import { lostByRecord, type OpponentEvidence, type OpponentRecord } from "./opponent-records.ts";
import { type OwnChance, ownChance } from "./own-chance.ts";
import { normalBelow, type ShrunkRecord } from "./shrunk-record.ts";

/** `too-early`: too few matches to say. `nothing-stands-out`: so many that a weakness worth a name would have shown. */
export type CostVerdict = "stands-out" | "too-early" | "nothing-stands-out";

export interface OpponentCost extends OpponentRecord {
  /** Whether it may be named as a cost; where not, the record leans that way so far and no more. */
  readonly isSure: boolean;
}

export interface MatchCosts {
  readonly matches: number;
  readonly verdict: CostVerdict;
  /** The first three by `lostInHundred` of those that are estimated below even, sure or not. */
  readonly costs: readonly OpponentCost[];
  /** About how many more matches it takes until something can be told; only where it is too early. */
  readonly moreMatches: number | undefined;
}

/** What decides of one character how high its cost comes out: the prior, what is known, and how often it is met. */
type Weight = Pick<ShrunkRecord, "prior" | "information" | "deviation"> & Pick<OpponentRecord, "share">;

/**
 * The costs of a player. Something stands out where the highest cost is one that a player with the same results overall and
 * the same streaks (`ownChance`), but without any weakness, would show by chance in less than `COST_BY_CHANCE` of cases, over
 * all characters together; named is then what is below even with `NAMED_CHANCE`.
 */
export function matchCosts(evidence: readonly OpponentEvidence[], matches: number): MatchCosts {
  const first = evidence
    .filter(({ record }) => record.points.estimate < 0)
    .toSorted((a, b) => b.record.lostInHundred - a.record.lostInHundred)
    .slice(0, MOST_COSTS);
  const [leader] = first;
  const weights = evidence.map(weightOf);
  const own = ownChance(evidence);
  const standsOut =
    leader !== undefined &&
    isNamed(leader) &&
    chanceOfCost(leader.record.lostInHundred, weights, own) <= COST_BY_CHANCE;
  const costs = first.map((one) => ({ ...one.record, isSure: standsOut && isNamed(one) }));
  if (standsOut) return { matches, verdict: "stands-out", costs, moreMatches: undefined };
  if (matches >= TELLING_MATCHES)
    return { matches, verdict: "nothing-stands-out", costs, moreMatches: undefined };
  const moreMatches = Math.max(1, matchesUntilTold(leader, weights, own, matches) - matches);
  return { matches, verdict: "too-early", costs, moreMatches };
}

function isNamed({ record }: OpponentEvidence): boolean {
  return record.chanceBelowEven >= NAMED_CHANCE;
}

function weightOf({ record, shrunk }: OpponentEvidence): Weight {
  return { ...shrunk, share: record.share };
}

/**
 * How likely at least one character shows this cost or a higher one (matches in a hundred), if the player is as far from the
 * prior of each as from that of all.
 */
function chanceOfCost(cost: number, weights: readonly Weight[], own: OwnChance): number {
  const nobody = weights.reduce((product, weight) => product * (1 - chanceOfOne(cost, weight, own)), 1);
  return 1 - nobody;
}

function chanceOfOne(cost: number, weight: Weight, { level, inflation }: OwnChance): number {
  const { prior, information, deviation, share } = weight;
  const needed = meanOfCost(cost / share, deviation);
  // By chance alone, estimates scatter around this centre with this deviation: less than the results', as they are shrunk.
  const centre = prior + level * information * deviation ** 2;
  const scatter = deviation ** 2 * Math.sqrt(information * inflation);
  return normalBelow((needed - centre) / scatter);
}

/** The mean at which a record of this deviation loses so many points, found by halving; log-odds. */
function meanOfCost(points: number, deviation: number): number {
  let [low, high] = [-8, 8];
  for (let half = 0; half < 20; half += 1) {
    const mean = (low + high) / 2;
    if (lostByRecord({ mean, deviation }) > points) low = mean;
    else high = mean;
  }
  return low;
}

/** With how many matches the leader would stand out if all goes on as it is; at most `TELLING_MATCHES`. */
function matchesUntilTold(
  leader: OpponentEvidence | undefined,
  weights: readonly Weight[],
  own: OwnChance,
  matches: number,
): number {
  if (leader === undefined || !isNamed(leader)) return TELLING_MATCHES;
  // With so many times the matches, the leader's estimate and all shares as they are.
  const wouldStandOut = (times: number) => {
    const grown = weights.map((weight) => withMatches(weight, times));
    const { deviation } = withMatches(weightOf(leader), times);
    const cost = leader.record.share * lostByRecord({ mean: leader.shrunk.mean, deviation });
    return chanceOfCost(cost, grown, own) <= COST_BY_CHANCE;
  };
  let [low, high] = [matches, TELLING_MATCHES];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wouldStandOut(middle / matches)) high = middle;
    else low = middle;
  }
  return high;
}

function withMatches(weight: Weight, times: number): Weight {
  const information = weight.information * times;
  const precision = weight.deviation ** -2 - weight.information + information;
  return { ...weight, information, deviation: precision ** -0.5 };
}
