import { logistic } from "./expected-result.ts";
import type { OpponentEvidence } from "./opponent-records.ts";

export type OwnChance = ReturnType<typeof ownChance>;

/**
 * Chance as this player's matches have it. Neither a low mood nor a rating that is too high is a weakness against a
 * character, but both look like one: after a loss, matches against the same character fall together, and all characters
 * come out below even. So both are measured where they are the same for all characters (the null hypothesis is taken from the
 * bulk of the cases, location and scale: Efron, Journal of the American Statistical Association 99 (2004) 96-104).
 */
export function ownChance(evidence: readonly OpponentEvidence[]) {
  return { level: levelOf(evidence), inflation: inflationOf(evidence) };
}

/**
 * How far from what was expected the player is against everybody, in log-odds, below zero for who wins less than the ratings say:
 * the mean of all records without their shrinkage, each as heavy as what its matches know.
 */
function levelOf(evidence: readonly OpponentEvidence[]): number {
  let [beyond, information] = [0, 0];
  for (const { shrunk } of evidence) {
    beyond += (shrunk.mean - shrunk.prior) / shrunk.deviation ** 2;
    information += shrunk.information;
  }
  return information > 0 ? beyond / information : 0;
}

/**
 * Variance of results against one character, as a multiple of what independent matches would have: the design effect of
 * sessions (Kish, Survey Sampling, 1965), by the sums of clusters (Liang and Zeger, Biometrika 73 (1986) 13-22), which are what
 * was won beyond the record against one character in one session, squared. Less than 1 is taken for chance. A match without a
 * time is a cluster of its own.
 */
function inflationOf(evidence: readonly OpponentEvidence[]): number {
  let [clustered, independent] = [0, 0];
  for (const { shrunk, matches } of evidence) {
    const beyond = shrunk.mean - shrunk.prior;
    let sum = 0;
    let open: number | undefined;
    for (const { logOdds, won, of, scale, session } of matches) {
      const chance = logistic(scale * (logOdds + beyond));
      if (session === undefined || session !== open) {
        clustered += sum * sum;
        sum = 0;
      }
      open = session;
      sum += scale * (won - of * chance);
      independent += scale * scale * of * chance * (1 - chance);
    }
    clustered += sum * sum;
  }
  return independent > 0 ? Math.max(1, clustered / independent) : 1;
}
