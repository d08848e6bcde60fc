import { addSurplus, deviationOf, meanOf, noSurplus, type Surplus } from "./against-rating.ts";
import { SESSION_CUTS, SESSION_DEVIATIONS, SESSION_SIDE_MATCHES } from "./coach-parameters.ts";
import type { ExpectedResult } from "./expected-result.ts";
import type { Estimate } from "./shrunk-record.ts";

/** Whether results drop in long sessions, and after how many matches. */
export type SessionAdvice =
  | {
      readonly verdict: "drops";
      /** Matches in a row after which results are worse. */
      readonly after: number;
      /** Points of a hundred matches by which they are, below zero. */
      readonly points: Estimate;
      /** Matches that were played after so many. */
      readonly matches: number;
    }
  | { readonly verdict: "no-sign" | "too-early" };

/** A place to cut sessions in two: what was won up to so many matches, and what after them. */
interface Cut {
  readonly after: number;
  readonly upTo: Surplus;
  readonly beyond: Surplus;
}

/**
 * After how many matches in a row results drop. Every match is held against what was expected of it, so that losing
 * rating is not counted twice; the intervals are those of all cuts together, so that a look at five of them finds
 * something in players without a drop in less than 5 of 100 cases.
 */
export function sessionAdvice(results: readonly ExpectedResult[]): SessionAdvice {
  const cuts = cutSessions(results).filter(
    ({ upTo, beyond }) => upTo.matches >= SESSION_SIDE_MATCHES && beyond.matches >= SESSION_SIDE_MATCHES,
  );
  if (cuts.length === 0) return { verdict: "too-early" };
  const drops = cuts.map(dropAt).filter(({ points }) => points.high < 0);
  const [clearest] = drops.toSorted((a, b) => a.deviations - b.deviations);
  if (clearest === undefined) return { verdict: "no-sign" };
  const { after, points, matches } = clearest;
  return { verdict: "drops", after, points, matches };
}

function cutSessions(results: readonly ExpectedResult[]): Cut[] {
  const byPlace = surplusByPlace(results);
  return SESSION_CUTS.map((after) => ({
    after,
    upTo: sumOf(byPlace.slice(0, after + 1)),
    beyond: sumOf(byPlace.slice(after + 1)),
  }));
}

/** What was won beyond what was expected in the first, second, ... match of all sessions; all after the last cut are one. */
function surplusByPlace(results: readonly ExpectedResult[]): Surplus[] {
  const byPlace = Array.from({ length: Math.max(...SESSION_CUTS) + 2 }, noSurplus);
  for (const { inSession, result, expected } of results) {
    if (inSession === undefined) continue;
    const group = byPlace[Math.min(inSession, byPlace.length - 1)];
    if (group !== undefined) addSurplus(group, result, expected);
  }
  return byPlace;
}

function sumOf(groups: readonly Surplus[]): Surplus {
  const sum = noSurplus();
  for (const { matches, beyond, variance } of groups) {
    sum.matches += matches;
    sum.beyond += beyond;
    sum.variance += variance;
  }
  return sum;
}

function dropAt({ after, upTo, beyond }: Cut) {
  const deviation = Math.hypot(deviationOf(upTo), deviationOf(beyond));
  const estimate = meanOf(beyond) - meanOf(upTo);
  const width = SESSION_DEVIATIONS * deviation;
  return {
    after,
    matches: beyond.matches,
    deviations: estimate / deviation,
    points: { estimate, low: estimate - width, high: estimate + width },
  };
}
