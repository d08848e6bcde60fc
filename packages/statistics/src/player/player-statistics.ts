import { latestSessions } from "./expected-result.ts";
import { rankHistory, ratingHistory } from "./history.ts";
import { type PlayerMatch, playerProfile, tallyOf } from "./player-match.ts";
import {
  type ReadLocalTime,
  rankedCharacters,
  streaks,
  tallyByHour,
  tallyByOpponent,
  tallyByStage,
} from "./tallies.ts";

/** Specification, section 9. */
const LATEST_MATCHES = 50;
const TOP_CHARACTERS = 3;

const LATEST_SESSIONS = 10;
const FORM_MATCHES = 20;

/** Everything the statistics page shows of a player. Plain data: it can be sent from a worker. */
export type PlayerStatistics = NonNullable<ReturnType<typeof playerStatistics>>;

/** All statistics of a player, of their own matches, newest first (`playerMatches`). Nothing without a match. */
export function playerStatistics(matches: readonly PlayerMatch[], readLocalTime: ReadLocalTime) {
  const profile = playerProfile(matches);
  const runs = streaks(matches);
  if (profile === undefined || runs === undefined) return undefined;
  const characters = tallyByOpponent(matches);
  const latest = matches.slice(0, FORM_MATCHES);
  return {
    playerId: profile.latest.polaris_id,
    profile,
    latestMatches: matches.slice(0, LATEST_MATCHES),
    characters,
    hardest: rankedCharacters(characters, TOP_CHARACTERS, "hardest"),
    easiest: rankedCharacters(characters, TOP_CHARACTERS, "easiest"),
    /** Newest first, as the sessions. */
    form: latest.map(({ outcome }) => outcome),
    formTally: tallyOf(latest),
    streaks: runs,
    sessions: latestSessions(matches, LATEST_SESSIONS),
    stages: tallyByStage(matches),
    hours: tallyByHour(matches, readLocalTime),
    ratings: ratingHistory(matches),
    ranks: rankHistory(matches),
  };
}
