import { failureSchema } from "@tactician/contract";
import {
  headToHead,
  honestCoach,
  type LocalTime,
  type PlayerMatch,
  playerMatches,
  playerStatistics,
} from "@tactician/game";
import { askWorld } from "./ask-world.ts";
import { readRecords } from "./read-records.ts";
import type {
  CoachAnswer,
  CoachQuestion,
  MatchesQuestion,
  PlayerAnswer,
  PlayerQuestion,
  WorkerAnswer,
  WorkerQuestion,
} from "./worker-messages.ts";
import { worldKnowledge } from "./world-knowledge.ts";

/*
 * Asks for a player's matches, checks them and counts them, away from the page: 20,000 matches are twelve megabytes of
 * text, and reading them alone would hold up every press for longer than a frame.
 */

/** A player who is new to the server is fetched from the replay service first. */
const TIMEOUT_MS = 45_000;

/** Meetings that are listed of two players. */
const LATEST_MEETINGS = 5;

/** The viewed player and a comparison, and one before each. */
const MOST_KEPT = 4;

/** Matches by the number of the answer they came with, those asked about last at the end. */
const kept = new Map<number, PlayerMatch[]>();

addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { number } = data;
  const reply = (answer: WorkerAnswer) => postMessage(answer);
  try {
    if (data.kind === "player") reply({ number, player: await playerOf(data) });
    else reply({ number, coach: await coachOf(data) });
  } catch (thrown) {
    reply({ number, failure: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});

async function playerOf(question: PlayerQuestion): Promise<PlayerAnswer> {
  const { number, opponentId } = question;
  // Whoever is shown is coached next: both questions are on their way together.
  void askWorld();
  const { matches, rejected, ageSeconds, startedAt } = await fetchMatches(question);
  const statistics = playerStatistics(matches, readLocalTime);
  // For `npm run bench:replays`, which has a limit for it.
  performance.measure("player-statistics", { start: startedAt });
  keep(number, matches);
  return {
    number,
    statistics,
    headToHead: opponentId === undefined ? undefined : headToHead(matches, opponentId, LATEST_MEETINGS),
    rejected,
    ageSeconds,
  };
}

async function coachOf(question: CoachQuestion): Promise<CoachAnswer> {
  const { answerNumber, filter } = question;
  const matches = kept.get(answerNumber) ?? (await fetchMatches(question)).matches;
  keep(answerNumber, matches);
  const [matchups, popularity] = await askWorld();
  const startedAt = performance.now();
  const { told, ...world } = worldKnowledge(matchups, popularity, matches[0]?.own.rank);
  const coach = honestCoach(matches, { now: Date.now() / 1000, filter, ...world });
  performance.measure("honest-coach", { start: startedAt });
  return { ...coach, world: told };
}

async function fetchMatches({ url, playerId }: MatchesQuestion) {
  const response = await ask(url);
  const { records, rejected } = readRecords(await response.json());
  const startedAt = performance.now();
  const age = response.headers.get("x-data-age");
  return {
    matches: playerMatches(records, playerId),
    rejected,
    ageSeconds: age === null || !/^\d+$/.test(age) ? undefined : Number(age),
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

/** A refusal throws the server's own words for it, where it has any. */
async function ask(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return response;
  const body = failureSchema.safeParse(await response.json().catch(() => undefined));
  throw new Error(body.success ? body.data.message : `The server answered ${response.status}`);
}

function readLocalTime(at: number): LocalTime {
  const date = new Date(at * 1000);
  return { weekday: (date.getDay() + 6) % 7, hour: date.getHours() };
}
