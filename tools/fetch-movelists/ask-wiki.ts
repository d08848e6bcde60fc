import { setTimeout as sleep } from "node:timers/promises";
import pRetry from "p-retry";

/** How the wiki is asked. */
export interface WikiOptions {
  /** Its origin, `https://wavu.wiki`. */
  readonly url: string;
  /** Names this site, so that the wiki's owner knows whom to talk to. */
  readonly userAgent: string;
  /** Between two requests; the wait before another try is twice as long and doubles with each. */
  readonly pauseMs: number;
  /** For a whole answer, so that one that trickles does not hold us. */
  readonly timeoutMs?: number;
  /** Of an answer, unpacked. The longest page of moves has some 200 KB. */
  readonly maxBytes?: number;
  /** Further tries after a failure that may pass. */
  readonly retries?: number;
}

/**
 * Asks the wiki a path with its query; resolves to what `read` makes of the answer's JSON. Rejects with a `WikiError`, of the wiki's or of
 * `read`'s.
 */
export type AskWiki = <Value>(path: string, read: (answer: unknown) => Value) => Promise<Value>;

/** The wiki gave nothing that can be used; the message is a sentence for the terminal. */
export class WikiError extends Error {
  override readonly name = "WikiError";
  /** The wiki as such did not answer, and would not answer others either. */
  readonly isOutOfReach: boolean;
  /** Set where another try may do better: how long the wiki asked to be left alone, 0 when it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { isOutOfReach = false, retryAfterMs = undefined as number | undefined } = {},
  ) {
    super(message);
    this.isOutOfReach = isOutOfReach;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Longer than this nobody waits at a terminal. */
const LONGEST_WAIT_MS = 120_000;

/** Makes the function that asks: one request at a time, a pause after each, some tries. Nothing is asked yet. */
export function createAskWiki({ pauseMs, retries = 3, ...options }: WikiOptions): AskWiki {
  let turn: Promise<unknown> = Promise.resolve();
  const askOnce = (path: string) => {
    const answer = turn.then(() => ask(new URL(path, options.url), options));
    turn = answer.then(
      () => sleep(pauseMs),
      () => sleep(pauseMs),
    );
    return answer;
  };
  return (path, read) =>
    pRetry(async () => read(await askOnce(path)), {
      retries,
      minTimeout: pauseMs * 2,
      shouldRetry: ({ error }) => error instanceof WikiError && error.retryAfterMs !== undefined,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        if (retriesLeft > 0 && error instanceof WikiError)
          await sleep(Math.min(error.retryAfterMs ?? 0, LONGEST_WAIT_MS));
      },
    });
}

type Question = Pick<WikiOptions, "userAgent" | "timeoutMs" | "maxBytes">;

/** One request. Node's `fetch` asks for gzip and unpacks it; a redirect would lead to another server, and is refused. */
async function ask(url: URL, question: Question): Promise<unknown> {
  const { userAgent, timeoutMs = 30_000, maxBytes = 8 * 1024 * 1024 } = question;
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: "application/json", "user-agent": userAgent };
  try {
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response);
    }
    return parseAnswer(await readText(response, maxBytes), response.headers.get("content-type") ?? "");
  } catch (thrown) {
    if (thrown instanceof WikiError) throw thrown;
    const message = signal.aborted
      ? `the wiki did not answer within ${timeoutMs / 1000} s`
      : `the wiki cannot be reached (${reasonOf(thrown)})`;
    throw new WikiError(message, { isOutOfReach: true, retryAfterMs: 0 });
  }
}

function refusal({ status, headers }: Response): WikiError {
  const seconds = headers.get("retry-after") ?? "";
  const retryAfterMs = /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : 0;
  const mayPass = status === 429 || status >= 500;
  return new WikiError(`the wiki answered with status ${status}`, {
    isOutOfReach: true,
    retryAfterMs: mayPass ? retryAfterMs : undefined,
  });
}

/** A small compressed body can hold gigabytes. */
async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new WikiError(`the wiki's answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseAnswer(text: string, contentType: string): unknown {
  if (/^text\/html\b/.test(contentType) || text.trimStart().startsWith("<"))
    throw new WikiError("the wiki answered with a page instead of data");
  try {
    return JSON.parse(text);
  } catch {
    throw new WikiError("the wiki's answer is no JSON, or cut off");
  }
}

/** `fetch failed` says nothing; its cause says `ECONNREFUSED`. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return thrown.message;
}
