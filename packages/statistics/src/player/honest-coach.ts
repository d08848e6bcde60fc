import { type AgainstRating, againstRating, type SessionAdvice, sessionAdvice } from "./against-rating.ts";
import { expectedResults } from "./expected-result.ts";
import { type MatchCosts, matchCosts } from "./match-costs.ts";
import { filterResults, type MatchFilter, type PatchMark, patchMarks } from "./match-filter.ts";
import { type OpponentRecord, opponentEvidence, type WorldKnowledge } from "./opponent-records.ts";
import type { PlayerMatch } from "./player-match.ts";

export interface CoachOptions extends WorldKnowledge {
  /** Seconds since 1970, for the last 90 days. */
  readonly now: number;
  /** Which matches count; all of them without one. */
  readonly filter?: MatchFilter | undefined;
}

/** What a player's matches say that can be believed. Plain data: it can be sent from a worker. Every number is finite. */
export interface Coach {
  /** Matches that passed the filter, each once, and how many of them the service had no rating for. */
  readonly matches: number;
  readonly unratedMatches: number;
  /** The player's own characters with all their matches, the most played first: what the filter can choose from. */
  readonly ownCharacters: readonly { readonly gameId: number; readonly matches: number }[];
  readonly costs: MatchCosts;
  /** The most met first. */
  readonly opponents: readonly OpponentRecord[];
  readonly againstRating: AgainstRating;
  readonly sessions: SessionAdvice;
  /** Of all matches, whatever the filter. */
  readonly patches: readonly PatchMark[];
}

/** Counts everything that the coach says of a player, from the player's own matches, newest first (`playerMatches`). */
export function honestCoach(matches: readonly PlayerMatch[], options: CoachOptions): Coach {
  const all = expectedResults(matches);
  const results = filterResults(all, options.filter ?? {}, options.now);
  const evidence = opponentEvidence(results, options);
  const used = Map.groupBy(all, ({ match }) => match.own.chara_id);
  return {
    matches: results.length,
    unratedMatches: results.filter(({ isRated }) => !isRated).length,
    ownCharacters: [...used]
      .map(([gameId, own]) => ({ gameId, matches: own.length }))
      .toSorted((a, b) => b.matches - a.matches),
    costs: matchCosts(evidence, results.length),
    opponents: evidence.map(({ record }) => record),
    againstRating: againstRating(results),
    sessions: sessionAdvice(results),
    patches: patchMarks(all.map(({ match }) => match)),
  };
}
