import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "@tactician/resilience";
import { RowSplitter } from "./row-splitter.ts";

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

/** Rows, or a page or 404, which is how the service says that it has nothing under an address. */
export type ServiceAnswer = "rows" | "no-data";

/** A service that moved some addresses; more is a circle. */
const MOST_REDIRECTS = 2;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** One request; rejects with a `ServiceError`. Node's `fetch` asks for gzip and unpacks it. */
export async function askService(url: URL, question: Question): Promise<ServiceAnswer> {
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
  if (status === 404) {
    await response.body?.cancel();
    return "no-data";
  }
  if (!response.ok) {
    await response.body?.cancel();
    const retryAfterMs = status === 429 || status >= 500 ? readRetryAfter(headers) : undefined;
    throw new ServiceError("refused", `The replay service answered with status ${status}`, { retryAfterMs });
  }
  if (/^text\/html\b/.test(headers.get("content-type") ?? "")) {
    await response.body?.cancel();
    return "no-data";
  }
  return readBody(response, question);
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
  // Leaving the loop early closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ServiceError("too-large", `The answer is larger than ${maxBytes} bytes`);
    const text = decoder.decode(chunk, { stream: true });
    if (!hasBegun && text.trimStart().startsWith("<")) return "no-data";
    hasBegun ||= text.trim() !== "";
    takeRows(splitter.push(text));
    // Chunks that are here already would come without letting visitors' requests have a turn.
    await nextTurn();
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
  if (timeout.aborted)
    return new ServiceError("timeout", `The replay service did not answer within ${timeoutMs} ms`, {
      cause: thrown,
    });
  return new ServiceError("network", `The replay service cannot be reached (${reason(thrown)})`, {
    cause: thrown,
  });
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

export async function sleepAtLeast(error: Error, signal: AbortSignal): Promise<void> {
  if (!(error instanceof ServiceError) || !error.retryAfterMs) return;
  await sleep(Math.min(error.retryAfterMs, LONGEST_WAIT_MS), undefined, { signal });
}
