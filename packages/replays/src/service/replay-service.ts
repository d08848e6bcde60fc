import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import {
  type Breaker,
  FairQueue,
  isAnswerFailure,
  isServiceFailure,
  ServiceError,
} from "@tactician/resilience";
import pRetry from "p-retry";
import { latestBattleAt } from "../replay-fields.ts";
import { AnswerRows, type Wanted } from "./read-replay-rows.ts";
import { RowSplitter } from "./row-splitter.ts";
import type { Together } from "./together.ts";

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
  /** Leaves the service alone while it fails. Without one, whoever asks sees to that. */
  readonly breaker?: Breaker;
  /** Limits that hold over several servers. */
  readonly together?: Pick<Together, "run" | "noteRest">;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Which matches of a player are wanted, and for whom. */
export interface PlayerQuestion {
  /** Unix seconds; older matches are left out unread: the service always sends all of them. */
  readonly since?: number;
  /** Whose turn it is: visitors take turns, whatever each of them asks for. This program's own when left out. */
  readonly owner?: string;
}

/** A player's history as the service has it, and how long it needed for that once it was asked. */
export type PlayerAnswer =
  | { kind: "matches"; matches: ReplayRecord[]; tookMs: number }
  | { kind: "unknown-player"; tookMs: number };

/** The community's replay service. Every method rejects with a `ServiceError`. */
export interface ReplayService {
  /** The player's ranked matches, newest first. */
  fetchPlayerMatches(playerId: string, question?: PlayerQuestion): Promise<PlayerAnswer>;
  /** All matches of the 700 seconds up to `before` (unix seconds, included), newest first. */
  fetchFeedWindow(before: number): Promise<ReplayRecord[]>;
  close(): void;
  readonly waiting: number;
}

/** The service's owner asks for one request at a time; a second one keeps a slow player from blocking all others. */
const REQUESTS_AT_A_TIME = 2;
/** After its failures. */
export const REPLAYS_REST_MS = 30_000;
/** A request behind so many would wait for minutes. */
const MOST_WAITING = 50;
/** Half of the places: people who share an address can all ask, and whoever else comes finds room. */
const MOST_WAITING_OF_ONE = 25;
/** The feed gives the matches of so many seconds at a time. */
export const WINDOW_SECONDS = 700;
/** Owner of what no visitor asked for. */
export const OURSELVES = "";

export function createReplayService(options: ReplayServiceOptions): ReplayService {
  const { url, userAgent, onWarning, breaker, together, now = Date.now } = options;
  const { retries = 2, retryDelayMs = 500, timeoutMs = 20_000, maxBytes = 32 * 1024 * 1024 } = options;
  const queue = new FairQueue({
    atOnce: REQUESTS_AT_A_TIME,
    mostWaiting: MOST_WAITING,
    mostWaitingOfOne: MOST_WAITING_OF_ONE,
  });
  const closing = new AbortController();
  const turns = breaker && {
    service: "replays",
    places: REQUESTS_AT_A_TIME,
    breaker,
    restMs: REPLAYS_REST_MS,
    signal: closing.signal,
  };

  const askOnce = async (path: string, wanted: Wanted) => {
    const startedAt = now();
    const rows = new AnswerRows(wanted, latestBattleAt(startedAt));
    const limits = { timeoutMs, maxBytes, userAgent, closing: closing.signal };
    const kind = await askService(new URL(path, url), { ...limits, takeRows: (some) => rows.take(some) });
    rows.check();
    return { kind, rows, tookMs: now() - startedAt };
  };

  // A further try waits for a turn like the first one: a service that fails does not make one owner's turns longer.
  const ask = (path: string, owner: string, wanted: Wanted) =>
    pRetry(
      () =>
        queue.run(owner, () => {
          if (!turns) return askOnce(path, wanted);
          const askIt = () => turns.breaker.run(() => askOnce(path, wanted), isServiceFailure);
          return together ? together.run(turns, askIt) : askIt();
        }),
      {
        retries,
        minTimeout: retryDelayMs,
        randomize: true,
        signal: closing.signal,
        shouldRetry: ({ error }) => canPass(error),
        onFailedAttempt: ({ error, retriesLeft }) =>
          retriesLeft > 0 && canPass(error) ? sleepAtLeast(error, closing.signal) : undefined,
      },
    );

  const accept = ({ matches, leftOut }: AnswerRows): ReplayRecord[] => {
    if (leftOut > 0)
      onWarning(`${leftOut} of ${leftOut + matches.length} rows of the replay service left out`);
    return matches;
  };

  return {
    async fetchPlayerMatches(playerId, { since = 0, owner = OURSELVES } = {}) {
      // Before the turn, so that nobody waits for what will not be asked.
      breaker?.check();
      const wanted = { since, playerId };
      const answer = await ask(`/player/${playerId}/replays?_format=json`, owner, wanted).catch(
        async (error: unknown) => {
          // One player's answer says little; those of some players in a row say that the service as such fails.
          if (isAnswerFailure(error) && turns) {
            turns.breaker.noteFailure(error);
            await together?.noteRest(turns);
          }
          throw error;
        },
      );
      const { kind, rows, tookMs } = answer;
      if (kind === "no-data" || rows.isEmpty) return { kind: "unknown-player", tookMs };
      return { kind: "matches", matches: accept(rows), tookMs };
    },
    async fetchFeedWindow(before) {
      const { kind, rows } = await ask(`/api/replays?before=${before}`, OURSELVES, {
        window: [before - WINDOW_SECONDS, before],
      });
      if (kind === "no-data")
        throw new ServiceError("unreadable", "The replay service answered the feed with a page");
      return accept(rows);
    },
    close() {
      const reason = new ServiceError("network", "The request was broken off");
      closing.abort(reason);
      queue.clear(reason);
    },
    get waiting() {
      return queue.waiting;
    },
  };
}

function canPass(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { problem, retryAfterMs } = error;
  if (problem === "refused") return retryAfterMs !== undefined;
  return problem === "network" || problem === "timeout" || problem === "cut-off";
}

export interface ServiceLimits {
  readonly timeoutMs: number;
  /** Of the body, unpacked. */
  readonly maxBytes: number;
}

interface Question extends ServiceLimits {
  readonly userAgent: string;
  readonly closing: AbortSignal;
  /** Takes the rows of the answer while they come, some at a time. */
  readonly takeRows: (rows: readonly unknown[]) => void;
}

/** Rows, or a page of its own or 404, which is how the service says that it has nothing under an address. */
type ServiceAnswer = "rows" | "no-data";

/** A service that moved some addresses; more is a circle. */
const MOST_REDIRECTS = 2;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** One request; rejects with a `ServiceError`. Node's `fetch` asks for gzip and unpacks it. */
async function askService(url: URL, question: Question): Promise<ServiceAnswer> {
  const timeout = AbortSignal.timeout(question.timeoutMs);
  try {
    const signal = AbortSignal.any([timeout, question.closing]);
    return await readAnswer(await follow(url, question.userAgent, signal), question);
  } catch (thrown) {
    throw serviceError(thrown, timeout, question);
  }
}

/** Redirects stay on the service's own server: its word does not make us ask another, least of all one of our network. */
async function follow(url: URL, userAgent: string, signal: AbortSignal): Promise<Response> {
  const headers = { accept: "application/json", "user-agent": userAgent };
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(at, { headers, signal, redirect: "manual" });
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    const next = URL.parse(response.headers.get("location") ?? "", at);
    if (next?.origin !== url.origin)
      throw new ServiceError("refused", "The replay service redirects to another server");
    if (redirects === MOST_REDIRECTS)
      throw new ServiceError("refused", "The replay service redirects too often");
    at = next;
  }
}

async function readAnswer(response: Response, question: Question): Promise<ServiceAnswer> {
  const { status, headers } = response;
  if (response.ok && !headers.has("cf-mitigated")) return readBody(response, question);
  await response.body?.cancel();
  if (status === 404) return "no-data";
  if (response.ok) throw noAnswer();
  const retryAfterMs = status === 429 || status >= 500 ? readRetryAfter(headers) : undefined;
  throw new ServiceError("refused", `The replay service answered with status ${status}`, { retryAfterMs });
}

/**
 * What pages say that a guard before the service sends with status 200, instead of an answer. The service's own page for an unknown
 * player says none of it.
 */
const GUARDS =
  /just a moment|attention required|checking your browser|verify(ing)? (that )?you are (a )?human|captcha|challenge-platform|enable javascript and cookies|under maintenance|temporarily unavailable|access denied|bad gateway/i;

/** As much of a page as is read to tell whose it is. */
const PAGE_BYTES = 64 * 1024;

function noAnswer(): ServiceError {
  return new ServiceError("refused", "The replay service's answer is a page of a guard before it");
}

/**
 * Reads the list while it comes, so that only the rows that are wanted take room. It may not have more than `maxBytes`
 * once it is unpacked: a small compressed body can hold gigabytes.
 */
async function readBody({ body }: Response, { maxBytes, takeRows }: Question): Promise<ServiceAnswer> {
  const decoder = new TextDecoder();
  const splitter = new RowSplitter();
  let bytes = 0;
  let hasBegun = false;
  let page: string | undefined;
  // Leaving the loop early closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ServiceError("too-large", `The answer is larger than ${maxBytes} bytes`);
    const text = decoder.decode(chunk, { stream: true });
    if (!hasBegun && text.trimStart().startsWith("<")) page = "";
    hasBegun ||= text.trim() !== "";
    if (page === undefined) takeRows(splitter.push(text));
    else page += text;
    if (page !== undefined && bytes > PAGE_BYTES) break;
    // Chunks that are here already would come without letting visitors' requests have a turn.
    await nextTurn();
  }
  if (page !== undefined) {
    if (GUARDS.test(page)) throw noAnswer();
    return "no-data";
  }
  splitter.push(decoder.decode());
  splitter.end();
  return "rows";
}

/** Seconds as the service says; 0 when it does not say, or says a date, which nobody's clocks agree on. */
function readRetryAfter(headers: Headers): number {
  const text = headers.get("retry-after") ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : 0;
}

function serviceError(thrown: unknown, timeout: AbortSignal, { timeoutMs, closing }: Question): unknown {
  if (thrown instanceof ServiceError) return thrown;
  if (closing.aborted) return closing.reason;
  const cause = { cause: thrown };
  return timeout.aborted
    ? new ServiceError("timeout", `The replay service did not answer within ${timeoutMs} ms`, cause)
    : new ServiceError("network", `The replay service cannot be reached (${reason(thrown)})`, cause);
}

/** `fetch failed` says nothing; its cause says `ECONNREFUSED`. */
function reason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return thrown.message;
}

/** Retrying sooner than the service asked for would be rude; later than this, nobody is waiting any more. */
const LONGEST_WAIT_MS = 60_000;

async function sleepAtLeast(error: Error, signal: AbortSignal): Promise<void> {
  if (!(error instanceof ServiceError) || !error.retryAfterMs) return;
  await sleep(Math.min(error.retryAfterMs, LONGEST_WAIT_MS), undefined, { signal });
}
