import { againstRating, sessionAdvice } from "./against-rating.ts";
import { expectedResults } from "./expected-result.ts";
import { matchCosts } from "./match-costs.ts";
import { filterResults, type MatchFilter, patchMarks } from "./match-filter.ts";
import { opponentEvidence, type WorldKnowledge } from "./opponent-records.ts";
import { charactersByUse, type PlayerMatch } from "./player-match.ts";

export interface CoachOptions extends WorldKnowledge {
  /** Seconds since 1970, for the last 90 days. */
  readonly now: number;
  /** Which matches count; all of them without one. */
  readonly filter?: MatchFilter | undefined;
}

/** What a player's matches say that can be believed. Plain data: it can be sent from a worker. Every number is finite. */
export type Coach = ReturnType<typeof honestCoach>;

/** Counts everything that the coach says of a player, from the player's own matches, newest first (`playerMatches`). */
export function honestCoach(matches: readonly PlayerMatch[], options: CoachOptions) {
  const all = expectedResults(matches);
  const results = filterResults(all, options.filter ?? {}, options.now);
  const evidence = opponentEvidence(results, options);
  return {
    /** Matches that passed the filter, each once, and how many of them the service had no rating for. */
    matches: results.length,
    unratedMatches: results.filter(({ isRated }) => !isRated).length,
    /** With all their matches, the most played first: what the filter can choose from. */
    ownCharacters: charactersByUse(matches),
    costs: matchCosts(evidence, results.length),
    /** The most met first. */
    opponents: evidence.map(({ record }) => record),
    againstRating: againstRating(results),
    sessions: sessionAdvice(results),
    /** Of all matches, whatever the filter. */
    patches: patchMarks(matches),
  };
}
