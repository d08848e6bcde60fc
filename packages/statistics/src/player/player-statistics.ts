import { latestSessions, type Session } from "./expected-result.ts";
import { type HistoryLine, rankHistory, ratingHistory } from "./history.ts";
import {
  type Outcome,
  type PlayerMatch,
  type PlayerProfile,
  playerProfile,
  type Tally,
  tallyOf,
} from "./player-match.ts";
import {
  type CharacterTally,
  type HourRow,
  type ReadLocalTime,
  rankedCharacters,
  type StageTally,
  type Streaks,
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
export interface PlayerStatistics {
  readonly playerId: string;
  readonly profile: PlayerProfile;
  /** At most 50, newest first. */
  readonly latestMatches: readonly PlayerMatch[];
  /** One row for each character met, the most met first. */
  readonly characters: readonly CharacterTally[];
  readonly hardest: readonly CharacterTally[];
  readonly easiest: readonly CharacterTally[];
  /** The last 20, newest first. */
  readonly form: readonly Outcome[];
  readonly formTally: Tally;
  readonly streaks: Streaks;
  readonly sessions: readonly Session[];
  readonly stages: readonly StageTally[];
  readonly hours: readonly HourRow[];
  readonly ratings: readonly HistoryLine[];
  readonly ranks: readonly HistoryLine[];
}

/** All statistics of a player, of their own matches, newest first (`playerMatches`). Nothing without a match. */
export function playerStatistics(
  matches: readonly PlayerMatch[],
  readLocalTime: ReadLocalTime,
): PlayerStatistics | undefined {
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
