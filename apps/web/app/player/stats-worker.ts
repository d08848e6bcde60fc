import {
  type Failure,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  populationPath,
} from "@tactician/contract";
import type { PartialReplayRecord } from "@tactician/game";
import {
  type Coach,
  filterMatches,
  type HeadToHead,
  headToHead,
  honestCoach,
  isWholeFilter,
  type LocalTime,
  type MatchFilter,
  type PlayerMatch,
  type PlayerStatistics,
  playerMatches,
  playerStatistics,
} from "@tactician/statistics";
import { ask } from "../base/ask.ts";
import { apiUrl } from "../base/config.ts";
import { fetchAnswer } from "../base/fetch-answer.ts";
import { doJobs } from "../base/worker-jobs.ts";
import type { MatchesFormat } from "./core/matches-file.ts";
import { firstDayOf, POPULARITY_DAYS } from "./core/world-popularity.ts";
import * as words from "./words.ts";
import { type CoachWorld, worldKnowledge } from "./world-knowledge.ts";

/*
 * Asks for a player's matches and counts them, away from the page: 20,000 matches are twelve megabytes of text, and reading them
 * alone would hold up every press for longer than a frame.
 */

/** A player who is new to the server is fetched from the replay service first. */
const TIMEOUT_MS = 45_000;

const LATEST_MEETINGS = 5;

/** The viewed player and a comparison, and one before each. */
const MOST_KEPT = 4;

interface MatchesQuestion {
  /** Of the answer that they belong to: as long as the worker has its matches, they are not asked for once more. */
  readonly number: number;
  readonly address: string;
  readonly playerId: string;
}

interface PlayerQuestion extends MatchesQuestion {
  readonly opponentId: string | undefined;
}

interface CoachQuestion extends MatchesQuestion {
  readonly filter: MatchFilter;
}

export interface PlayerAnswer {
  readonly number: number;
  /** Nothing when no match of theirs is known. */
  readonly statistics: PlayerStatistics | undefined;
  readonly headToHead: HeadToHead | undefined;
  /** Rows that were no match records and were left out. */
  readonly rejected: number;
  /** How old the matches are, in seconds, where the replay service did not answer and older ones were served. */
  readonly ageSeconds: number | undefined;
  /** The site cannot save matches right now: these are what the replay service sends. */
  readonly isUnsaved: boolean;
}

/** What can be believed of a player's matches, and what of it is from everybody's. */
export interface CoachAnswer extends Coach {
  readonly world: CoachWorld;
  /** Of the matches that pass the filter; nothing where none does, or where all do, of which the player's answer tells. */
  readonly statistics: PlayerStatistics | undefined;
}

interface FileQuestion extends CoachQuestion {
  readonly format: MatchesFormat;
}

/** Matches by the number of the answer they came with, those asked about last at the end. */
const kept = new Map<number, PlayerMatch[]>();

const jobs = { playerOf, coachOf, fileOf };
export type StatsJobs = typeof jobs;
doJobs(jobs);

async function playerOf(question: PlayerQuestion): Promise<PlayerAnswer> {
  const { number, opponentId } = question;
  // Whoever is shown is coached next: both questions are on their way together.
  void askWorld();
  const { matches, rejected, ageSeconds, isUnsaved, startedAt } = await fetchMatches(question);
  const statistics = playerStatistics(matches, readLocalTime);
  // For `npm run bench -- replays`, which has a limit for it.
  performance.measure("player-statistics", { start: startedAt });
  keep(number, matches);
  return {
    number,
    statistics,
    headToHead: opponentId === undefined ? undefined : headToHead(matches, opponentId, LATEST_MEETINGS),
    rejected,
    ageSeconds,
    isUnsaved,
  };
}

async function coachOf(question: CoachQuestion): Promise<CoachAnswer> {
  const { filter } = question;
  const matches = await matchesOf(question);
  const [matchups, popularity] = await askWorld();
  const startedAt = performance.now();
  const { told, ...world } = worldKnowledge(matchups, popularity, matches[0]?.own.rank);
  const now = Date.now() / 1000;
  const coach = honestCoach(matches, { now, filter, ...world });
  performance.measure("honest-coach", { start: startedAt });
  const statistics = isWholeFilter(filter)
    ? undefined
    : playerStatistics(filterMatches(matches, filter, now), readLocalTime);
  return { ...coach, world: told, statistics };
}

/** The matches that pass the filter, as the text of a file. */
async function fileOf(question: FileQuestion): Promise<string> {
  const matches = filterMatches(await matchesOf(question), question.filter, Date.now() / 1000);
  const { matchesFile } = await import("./core/matches-file.ts");
  return matchesFile(matches, question.format);
}

async function matchesOf(question: MatchesQuestion): Promise<PlayerMatch[]> {
  const matches = kept.get(question.number) ?? (await fetchMatches(question)).matches;
  keep(question.number, matches);
  return matches;
}

async function fetchMatches({ address, playerId }: MatchesQuestion) {
  const asking = { refusal: wordsOf, timeoutMs: TIMEOUT_MS };
  const { body, headers, isTrusted } = await fetchAnswer(address, asking);
  const { records, rejected } = await readRows(body, isTrusted);
  const startedAt = performance.now();
  const age = headers.get("x-data-age");
  return {
    matches: playerMatches(records, playerId),
    rejected,
    ageSeconds: age === null || !/^\d+$/.test(age) ? undefined : Number(age),
    isUnsaved: headers.has("x-data-unsaved"),
    startedAt,
  };
}

function keep(number: number, matches: PlayerMatch[]): void {
  kept.delete(number);
  kept.set(number, matches);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}

/** A row of this page's own contract is a match; of any other answer, what is none is left out. */
async function readRows(body: unknown, isTrusted: boolean) {
  if (isTrusted) return { records: body as PartialReplayRecord[], rejected: 0 };
  const { readRecords } = await import("./read-records.ts");
  return readRecords(body);
}

/** The server's own words for a refusal, where it has any. */
async function wordsOf(response: Response): Promise<string> {
  const body: Partial<Failure> | null | undefined = await response.json().catch(() => undefined);
  return typeof body?.message === "string" ? body.message : words.serverAnswered(response.status);
}

function readLocalTime(at: number): LocalTime {
  const date = new Date(at * 1000);
  return { weekday: (date.getDay() + 6) % 7, hour: date.getHours() };
}

/** The coach is as good without them as it can be: nobody waits longer for better. Fresh for as long as the server keeps its answers. */
const PATIENCE = { timeoutMs: 3000, freshMs: 600_000 };

/** Everybody's matches, a quarter of a megabyte that the page need not read; an answer that fails or takes too long is left out. */
async function askWorld() {
  if (!navigator.onLine) return [];
  const since = firstDayOf(POPULARITY_DAYS, Date.now());
  const [matchups, popularity] = [
    ask(apiUrl + populationPath(POPULATION_MATCHUPS_PATH, {}), "populationMatchups", PATIENCE),
    ask(apiUrl + populationPath(POPULATION_POPULARITY_PATH, { since }), "populationPopularity", PATIENCE),
  ];
  return Promise.all([matchups.catch(() => undefined), popularity.catch(() => undefined)]);
}
