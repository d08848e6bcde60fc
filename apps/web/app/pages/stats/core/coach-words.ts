import { counted, formatCount, roundCount, signedCount } from "@tactician/contract";
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

/** What the coach says, in words. Points are matches of a hundred against equally rated opponents. */

/** `−4 % (likely −7 to −1)`: points at even ratings, and where the truth likely lies. */
export function evenWords({ estimate, low, high }: Estimate): string {
  return `${rounded(estimate)} % (likely ${rounded(low)} to ${rounded(high)})`;
}

/** `about 4 in 100 more, likely between 1 and 7`: of a difference whose interval excludes zero. */
export function differenceWords(points: Estimate): string {
  return `${amountWords(points)}, ${rangeWords(points)}`;
}

/** `−4 (−7 to −1)`, for tables: in one line. */
export function pointsCell({ estimate, low, high }: Estimate): string {
  return `${rounded(estimate)} (${rounded(low)} to ${rounded(high)})`.replaceAll(" ", NO_BREAK);
}

/** A record and what is made of it: `2–9, 18 %; adjusted −4 %`, with `not sure yet` where it only leans. */
export function recordWords({
  tally,
  points,
  isSure,
}: Pick<OpponentCost, "tally" | "points" | "isSure">): string {
  const { wins, losses, draws } = tally;
  const score = [wins, losses, ...(draws > 0 ? [draws] : [])].join("–");
  const record = `${score}, ${Math.round(winRatio(tally) ?? 0)} %`;
  return `${record}; adjusted ${rounded(points.estimate)} %${isSure ? "" : `; ${UNSURE_WORDS}`}`;
}

/** How often a character is met: `met once in 12 matches`, `met 61 times (6 %)`. */
export function metWords(met: number, matches: number): string {
  const times = met === 1 ? "once" : `${formatCount(met)} times`;
  if (matches < 100) return `met ${times} in ${counted(matches, "match", "matches")}`;
  return `met ${times} (${shareInHundred(met / matches)} %)`;
}

/** What is known of a player's costs, in a sentence or two. */
export function verdictWords(
  { verdict, matches, moreMatches, costs }: MatchCosts,
  nameOf: (gameId: number) => string,
): string {
  const count = formatCount(matches);
  if (verdict === "stands-out") {
    const whom = listWords(costs.filter(({ isSure }) => isSure).map(({ gameId }) => nameOf(gameId)));
    return `In your ${count} matches you very likely win less than expected against ${whom}.`;
  }
  if (verdict === "nothing-stands-out")
    return `No clear weakness: in ${count} matches no character costs you more than chance would.`;
  const more = formatCount(roughly(moreMatches ?? 0));
  return `No clear weakness yet (${counted(matches, "match", "matches")}, about ${more} more needed).`;
}

/** Beside the name of a character that a record leans to and no more. */
export const UNSURE_WORDS = "not sure yet";

/** What "even" is, and where it is in the bars. */
export const EVEN_WORDS = "Even, the line in the middle, is 50 wins in 100 against equally rated opponents.";

/** That records are centred on what everybody's matches say, where they are; nothing else. */
export function centreWords({ matches }: Pick<CoachWorld, "matches">): string {
  if (matches === undefined) return "";
  return `Each record is centred on what ${roundCount(matches)} matches of everybody say of the matchup.`;
}

/** What a short record is drawn towards. */
export function drawnWords({ matches }: Pick<CoachWorld, "matches">): string {
  return matches === undefined ? "towards even" : "towards what everybody’s matches say of that matchup";
}

/** How often a character is met, as the order takes it. */
export function oftenWords({ rankName }: Pick<CoachWorld, "rankName">): string {
  if (rankName === undefined) return "how often it is met";
  return `how often it is met, by your matches and a little by what is played at ${rankName}`;
}

/** What sessions say: when to stop, that nothing speaks against going on, or that it is too early. */
export function sessionWords(advice: SessionAdvice): string {
  if (advice.verdict === "no-sign") return "No sign that your results drop in long sessions.";
  if (advice.verdict !== "drops") return "Too early to say whether your results drop in long sessions.";
  const { after, points, matches } = advice;
  return `After ${after} matches in a row your results drop: you win ${differenceWords(points)} (${counted(matches, "match", "matches")}). A break pays there.`;
}

/** Whether a player wins what their rating promises; `matches` are the rated ones. */
export function ratingWords(overall: Effect | undefined, matches: number): string {
  if (matches === 0) return "None of these matches is rated yet, so there is nothing to hold them against.";
  if (overall === undefined)
    return `You win about what your rating says, as far as ${counted(matches, "rated match", "rated matches")} can tell.`;
  const than =
    overall.points.estimate > 0
      ? "You win more than your rating says"
      : "Your rating promises more than you win";
  return `${than}: ${differenceWords(overall.points)}.`;
}

/** Matches that the last round decides, against what the ratings promise of such matches. */
export function closeWords({ points, matches }: Effect): string {
  return `Matches that went 3–2: you win ${amountWords(points)} than ratings promise, ${rangeWords(points)} (${counted(matches, "match", "matches")}).`;
}

/** The first match of a session against all others. */
export function firstWords({ points, matches }: Effect): string {
  return `First match of a session: you win ${amountWords(points)} than later on, ${rangeWords(points)} (${counted(matches, "session", "sessions")}).`;
}

/** By how much opponents were rated higher: `50 to 100 higher`, `200+ higher`, `about the same`. */
export function bandWords(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return "any";
  if (from === undefined) return `${Math.abs(to ?? 0)}+ lower`;
  if (to === undefined) return `${from}+ higher`;
  if (from < 0 && to > 0) return "about the same";
  return from < 0 ? `${-to} to ${-from} lower` : `${from} to ${to} higher`;
}

const NO_BREAK = "\u00a0";

function amountWords({ estimate }: Estimate): string {
  return `about ${atLeastOne(estimate)} in 100 ${estimate < 0 ? "fewer" : "more"}`;
}

function rangeWords({ low, high }: Estimate): string {
  const ends = [Math.abs(Math.round(low)), Math.abs(Math.round(high))].toSorted((a, b) => a - b);
  return `likely between ${ends[0]} and ${ends[1]}`;
}

/** A number that nobody takes for exact: to tens, from 200 on to fifties. */
function roughly(count: number): number {
  if (count < 20) return Math.max(1, Math.round(count));
  const step = count < 200 ? 10 : 50;
  return Math.round(count / step) * step;
}

function shareInHundred(share: number): string {
  const inHundred = Math.round(100 * share);
  return inHundred === 0 ? "less than 1" : String(inHundred);
}

function atLeastOne(points: number): number {
  return Math.max(1, Math.abs(Math.round(points)));
}

function rounded(points: number): string {
  return signedCount(Math.round(points));
}
