import { setTimeout as sleep } from "node:timers/promises";
import { ServiceError } from "./service-error.ts";

/** Bounds of one request. */
export interface ServiceLimits {
  readonly timeoutMs: number;
  /** Of the body, unpacked. */
  readonly maxBytes: number;
}

interface Question extends ServiceLimits {
  readonly userAgent: string;
  readonly closing: AbortSignal;
}

/** JSON, or a page or 404, which is how the service says that it has nothing under an address. */
export type ServiceAnswer = { kind: "json"; json: unknown } | { kind: "no-data" };

/** One request; rejects with a `ServiceError`. Node's `fetch` asks for gzip and unpacks it. */
export async function askService(url: URL, question: Question): Promise<ServiceAnswer> {
  const timeout = AbortSignal.timeout(question.timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", "user-agent": question.userAgent },
      signal: AbortSignal.any([timeout, question.closing]),
    });
    return await readAnswer(response, question.maxBytes);
  } catch (thrown) {
    throw serviceError(thrown, timeout, question);
  }
}

async function readAnswer(response: Response, maxBytes: number): Promise<ServiceAnswer> {
  const { status, headers } = response;
  if (status === 404) {
    await response.body?.cancel();
    return { kind: "no-data" };
  }
  if (!response.ok) {
    await response.body?.cancel();
    const retryAfterMs = status === 429 || status >= 500 ? readRetryAfter(headers) : undefined;
    throw new ServiceError("refused", `The replay service answered with status ${status}`, { retryAfterMs });
  }
  if (/^text\/html\b/.test(headers.get("content-type") ?? "")) {
    await response.body?.cancel();
    return { kind: "no-data" };
  }
  const text = await readBody(response, maxBytes);
  return text.trimStart().startsWith("<") ? { kind: "no-data" } : { kind: "json", json: JSON.parse(text) };
}

/**
 * The text of an answer, which may not have more than `maxBytes` once it is unpacked: a small compressed body can hold
 * gigabytes. Rejects with a `ServiceError` that says so; whatever breaks on the way is passed on.
 */
async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ServiceError("too-large", `The answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
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
  if (thrown instanceof SyntaxError)
    return new ServiceError("unreadable", "The replay service's answer is no JSON", { cause: thrown });
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

/** Waits as long as the failure asks for. */
export async function sleepAtLeast(error: Error, signal: AbortSignal): Promise<void> {
  if (!(error instanceof ServiceError) || !error.retryAfterMs) return;
  await sleep(Math.min(error.retryAfterMs, LONGEST_WAIT_MS), undefined, { signal });
}
