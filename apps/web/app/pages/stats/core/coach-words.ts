import { roundCount, signedCount } from "@tactician/contract";
import {
  type Effect,
  type Estimate,
  type MatchCosts,
  type OpponentCost,
  type SessionAdvice,
  winRatio,
} from "@tactician/statistics";
import { listWords } from "../../../base/core/list-words.ts";
import type { CoachWorld } from "../../../player/world-knowledge.ts";
import * as words from "../words.ts";

/** What the coach says, and when. Points are matches of a hundred against equally rated opponents. */

/** `−4 % (likely −7 to −1)`: points at even ratings, and where the truth likely lies. */
export function evenWords({ estimate, low, high }: Estimate): string {
  return words.evenPoints(rounded(estimate), rounded(low), rounded(high));
}

/** `−4 (−7 to −1)`, for tables: in one line. */
export function pointsCell({ estimate, low, high }: Estimate): string {
  return words.pointsAndRange(rounded(estimate), rounded(low), rounded(high)).replaceAll(" ", NO_BREAK);
}

/** A record and what is made of it: `2–9, 18 %; adjusted −4 %`, with `not sure yet` where it only leans. */
export function recordWords({
  tally,
  points,
  isSure,
}: Pick<OpponentCost, "tally" | "points" | "isSure">): string {
  const { wins, losses, draws } = tally;
  const score = [wins, losses, ...(draws > 0 ? [draws] : [])].join("–");
  return words.recordAdjusted(score, Math.round(winRatio(tally) ?? 0), rounded(points.estimate), isSure);
}

/** How often a character is met: `met once in 12 matches`, `met 61 times (6 %)`. */
export function metWords(met: number, matches: number): string {
  if (matches < 100) return words.metIn(met, matches);
  return words.metShare(met, Math.round((100 * met) / matches));
}

/** What is known of a player's costs, in a sentence or two. */
export function verdictWords(
  { verdict, matches, moreMatches, costs }: MatchCosts,
  nameOf: (gameId: number) => string,
): string {
  if (verdict === "nothing-stands-out") return words.nothingStandsOut(matches);
  if (verdict !== "stands-out") return words.tooEarly(matches, roughly(moreMatches ?? 0));
  const whom = costs.filter(({ isSure }) => isSure).map(({ gameId }) => nameOf(gameId));
  return words.standsOut(matches, listWords(whom));
}

/** How the coach counts, in sentences: what a short record is drawn towards, and how often a character is met; from everybody's matches where they are. */
export function howCountedWords({ matches, rankName }: CoachWorld): string[] {
  const target = matches === undefined ? words.towardsEven : words.towardsWorld;
  const often = rankName === undefined ? words.howOften : words.howOftenAt(rankName);
  const centred = matches === undefined ? [] : [words.centred(roundCount(matches))];
  return [words.howCountedText(target, often), words.even, ...centred];
}

/** What sessions say: when to stop, that nothing speaks against going on, or that it is too early. */
export function sessionWords(advice: SessionAdvice): string {
  if (advice.verdict === "no-sign") return words.sessionsNoSign;
  if (advice.verdict !== "drops") return words.sessionsTooEarly;
  return words.sessionsDrop(advice.after, differenceOf(advice.points), advice.matches);
}

/** Whether a player wins what their rating promises; `matches` are the rated ones. */
export function ratingWords(overall: Effect | undefined, matches: number): string {
  if (matches === 0) return words.notRatedYet;
  return overall === undefined
    ? words.aboutRight(matches)
    : words.againstRating(differenceOf(overall.points));
}

/** What an effect comes to, by the words for it: `closeMatches`, `firstOfSession`. */
export function effectWords(
  said: (points: words.Difference, matches: number) => string,
  { points, matches }: Effect,
): string {
  return said(differenceOf(points), matches);
}

/** By how much opponents were rated higher: `50 to 100 higher`, `200+ higher`, `about the same`. */
export function bandWords(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return words.anyRating;
  if (from === undefined) return words.lower(`${Math.abs(to ?? 0)}+`);
  if (to === undefined) return words.higher(`${from}+`);
  if (from < 0 && to > 0) return words.aboutTheSame;
  return from < 0
    ? words.lower(words.range(String(-to), String(-from)))
    : words.higher(words.range(String(from), String(to)));
}

const NO_BREAK = "\u00a0";

/** Of a difference whose interval excludes zero: it is never "about 0". */
function differenceOf({ estimate, low, high }: Estimate): words.Difference {
  const [from = 0, to = 0] = [low, high].map((end) => Math.abs(Math.round(end))).toSorted((a, b) => a - b);
  return { count: Math.max(1, Math.abs(Math.round(estimate))), isMore: estimate >= 0, from, to };
}

/** A number that nobody takes for exact: to tens, from 200 on to fifties. */
function roughly(count: number): number {
  if (count < 20) return Math.max(1, Math.round(count));
  const step = count < 200 ? 10 : 50;
  return Math.round(count / step) * step;
}

function rounded(points: number): string {
  return signedCount(Math.round(points));
}
