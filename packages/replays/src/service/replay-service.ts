import { setImmediate as nextTurn } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import pRetry from "p-retry";
import { askService, type ServiceLimits, sleepAtLeast } from "./ask-service.ts";
import { FairQueue } from "./fair-queue.ts";
import { type ReplayRows, readReplayRows } from "./read-replay-rows.ts";
import { ServiceError } from "./service-error.ts";

/** How the replay service is asked. */
export interface ReplayServiceOptions extends Partial<ServiceLimits> {
  /** Where it is: `https://wank.wavu.wiki`. */
  readonly url: string;
  /** Names this site, so that the service's owner knows whom to talk to. */
  readonly userAgent: string;
  /** Told in one line of rows that were left out. */
  readonly onWarning: (message: string) => void;
  /** Further tries after a failure that may pass. */
  readonly retries?: number;
  /** The wait before the second try; it doubles with every further one and is stretched by chance up to twofold. */
  readonly retryDelayMs?: number;
}

/** Which matches of a player are wanted, and for whom. */
export interface PlayerQuestion {
  /** Unix seconds; older matches are left out unread: the service always sends all of them. */
  readonly since?: number;
  /** Whose turn it is: visitors take turns, whatever each of them asks for. This program's own when left out. */
  readonly owner?: string;
}

/** A player's history as the service has it. */
export type PlayerAnswer = { kind: "matches"; matches: ReplayRecord[] } | { kind: "unknown-player" };

/** The community's replay service. Every method rejects with a `ServiceError`. */
export interface ReplayService {
  /** The player's ranked matches, newest first. */
  fetchPlayerMatches(playerId: string, question?: PlayerQuestion): Promise<PlayerAnswer>;
  /** All matches of the 700 seconds up to `before` (unix seconds, included), newest first. */
  fetchFeedWindow(before: number): Promise<ReplayRecord[]>;
  /** Breaks off what is under way. */
  close(): void;
}

/** The service's owner asks for one request at a time; a second one keeps a slow player from blocking all others. */
const REQUESTS_AT_A_TIME = 2;
/** A request behind so many would wait for minutes. */
const MOST_WAITING = 50;
/** Half of the places: people who share an address can all ask, and whoever else comes finds room. */
const MOST_WAITING_OF_ONE = 25;
/** Owner of what no visitor asked for. */
export const OURSELVES = "";

/** Rows read in one go: about 10 ms, after which visitors' requests get their turn. */
const ROWS_A_TURN = 1000;

/** Makes a client; nothing is asked yet. */
export function createReplayService(options: ReplayServiceOptions): ReplayService {
  const { url, userAgent, onWarning, retries = 2, retryDelayMs = 500 } = options;
  const { timeoutMs = 20_000, maxBytes = 64 * 1024 * 1024 } = options;
  const queue = new FairQueue({
    atOnce: REQUESTS_AT_A_TIME,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
  });
  const closing = new AbortController();

  // A further try waits for a turn like the first one: a slow service does not make one owner's turn longer.
  const ask = (path: string, owner: string) =>
    pRetry(
      () =>
        queue.run(owner, () =>
          askService(new URL(path, url), { timeoutMs, maxBytes, userAgent, closing: closing.signal }),
        ),
      {
        retries,
        minTimeout: retryDelayMs,
        randomize: true,
        signal: closing.signal,
        shouldRetry: ({ error }) => error instanceof ServiceError && canPass(error),
        onFailedAttempt: ({ error, retriesLeft }) =>
          retriesLeft > 0 ? sleepAtLeast(error, closing.signal) : undefined,
      },
    );

  const accept = ({ matches, rejected }: ReplayRows, foreign = 0): ReplayRecord[] => {
    const leftOut = rejected + foreign;
    if (leftOut > 0 && matches.length === 0)
      throw new ServiceError("unreadable", `None of the replay service's ${leftOut} rows is readable`);
    if (leftOut > 0)
      onWarning(`${leftOut} of ${leftOut + matches.length} rows of the replay service left out`);
    return matches;
  };

  return {
    async fetchPlayerMatches(playerId, { since = 0, owner = OURSELVES } = {}) {
      const answer = await ask(`/player/${playerId}/replays?_format=json`, owner);
      const isNobody = answer.kind === "no-data" || (Array.isArray(answer.json) && answer.json.length === 0);
      if (isNobody) return { kind: "unknown-player" };
      const rows = await readInTurns(answer.json, (row) => !isOlder(row, since));
      const own = rows.matches.filter(
        ({ p1_polaris_id, p2_polaris_id }) => p1_polaris_id === playerId || p2_polaris_id === playerId,
      );
      return {
        kind: "matches",
        matches: accept({ ...rows, matches: own }, rows.matches.length - own.length),
      };
    },
    async fetchFeedWindow(before) {
      const answer = await ask(`/api/replays?before=${before}`, OURSELVES);
      if (answer.kind === "no-data")
        throw new ServiceError("unreadable", "The replay service answered the feed with a page");
      return accept(await readInTurns(answer.json, () => true));
    },
    close() {
      const reason = new ServiceError("network", "The request was broken off");
      closing.abort(reason);
      queue.clear(reason);
    },
  };
}

/** Whether another try may do better. */
function canPass({ problem, retryAfterMs }: ServiceError): boolean {
  if (problem === "refused") return retryAfterMs !== undefined;
  return problem === "network" || problem === "timeout" || problem === "unreadable";
}

async function readInTurns(json: unknown, isWanted: (row: unknown) => boolean): Promise<ReplayRows> {
  if (!Array.isArray(json)) throw new ServiceError("unreadable", "The replay service's answer is no list");
  const all: ReplayRows = { matches: [], rejected: 0 };
  for (let start = 0; start < json.length; start += ROWS_A_TURN) {
    const { matches, rejected } = readReplayRows(json.slice(start, start + ROWS_A_TURN).filter(isWanted));
    all.matches.push(...matches);
    all.rejected += rejected;
    await nextTurn();
  }
  return all;
}

function isOlder(row: unknown, since: number): boolean {
  if (typeof row !== "object" || row === null || !("battle_at" in row)) return false;
  return typeof row.battle_at === "number" && row.battle_at < since;
}
