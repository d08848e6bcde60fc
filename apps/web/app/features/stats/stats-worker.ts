import { failureSchema } from "@tactician/contract";
import { headToHead, type LocalTime, playerMatches, playerStatistics } from "@tactician/game";
import { readRecords } from "./core/read-records.ts";
import type { PlayerAnswer, WorkerAnswer, WorkerQuestion } from "./core/worker-messages.ts";

/*
 * Asks for a player's matches, checks them and counts them, away from the page: 20,000 matches are twelve megabytes of
 * text, and reading them alone would hold up every press for longer than a frame.
 */

/** A player who is new to the server is fetched from the replay service first. */
const TIMEOUT_MS = 45_000;

/** Meetings that are listed of two players. */
const LATEST_MEETINGS = 5;

addEventListener("message", async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { number } = data;
  const reply = (answer: WorkerAnswer) => postMessage(answer);
  try {
    reply({ number, answer: await answerTo(data) });
  } catch (thrown) {
    reply({ number, failure: thrown instanceof Error ? thrown.message : String(thrown) });
  }
});

async function answerTo({ url, playerId, opponentId }: WorkerQuestion): Promise<PlayerAnswer> {
  const response = await ask(url);
  const { records, rejected } = readRecords(await response.json());
  const startedAt = performance.now();
  const matches = playerMatches(records, playerId);
  const statistics = playerStatistics(matches, readLocalTime);
  // For `npm run bench:replays`, which has a limit for it.
  performance.measure("player-statistics", { start: startedAt });
  const age = response.headers.get("x-data-age");
  return {
    statistics,
    headToHead: opponentId === undefined ? undefined : headToHead(matches, opponentId, LATEST_MEETINGS),
    rejected,
    ageSeconds: age === null || !/^\d+$/.test(age) ? undefined : Number(age),
  };
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
