import { setTimeout as sleep } from "node:timers/promises";
import pRetry from "p-retry";
import * as z from "zod";
import { cleanRow, type ExportRow, FIELDS } from "./clean-row.ts";

export interface WikiOptions {
  readonly url: string;
  /** Names this site, so that the wiki's owner knows whom to contact. */
  readonly userAgent: string;
  /** Between requests; the wait before a retry is twice as long, and doubles with each. */
  readonly pauseMs: number;
  /** For a whole answer, so that one that trickles does not hold us up. */
  readonly timeoutMs?: number;
  /** Of an uncompressed answer. The longest page of moves has some 200 KB. */
  readonly maxBytes?: number;
  /** After a failure that may pass. */
  readonly retries?: number;
}

/** Resolves to what `read` makes of the JSON that the wiki answers for a path. Rejects with a `WikiError`, also that of `read`. */
export type AskWiki = <Value>(path: string, read: (answer: unknown) => Value) => Promise<Value>;

/** The wiki's answer is of no use; the message is a sentence for the terminal. */
export class WikiError extends Error {
  override readonly name = "WikiError";
  /** The wiki is down or refuses us: asking for other characters would fail too. */
  readonly isOutOfReach: boolean;
  /** Set if a retry may help: how long the wiki asked us to wait, 0 if it did not say. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, reasons: Partial<Pick<WikiError, "isOutOfReach" | "retryAfterMs">> = {}) {
    super(message);
    this.isOutOfReach = reasons.isOutOfReach ?? false;
    this.retryAfterMs = reasons.retryAfterMs;
  }
}

const LONGEST_WAIT_MS = 120_000;

/** Makes the function that asks: one request at a time, a pause after each, some retries. */
export function createAskWiki({ pauseMs, retries = 3, ...options }: WikiOptions): AskWiki {
  let turn: Promise<unknown> = Promise.resolve();
  const askOnce = (path: string) => {
    const answer = turn.then(() => ask(new URL(path, options.url), options));
    turn = answer.catch(() => undefined).then(() => sleep(pauseMs));
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

/** One request. Node's `fetch` asks for gzip and unpacks it; redirects are refused, as they lead to other servers. */
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
    throw new WikiError("the wiki answered with a web page instead of data");
  try {
    return JSON.parse(text);
  } catch {
    throw new WikiError("the wiki's answer is not JSON, or is cut off");
  }
}

/** The message is `fetch failed`; its cause says `ECONNREFUSED`. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof Error) return "code" in cause ? String(cause.code) : cause.message;
  return thrown.message;
}

/** The most rows that the wiki gives at once. */
const PAGE_ROWS = 500;
/** The longest movelist has some 300 rows; if the wiki ignored `offset`, this would never end. */
const MOST_PAGES = 10;

const value = z.string().nullish();

const rowSchema = z.object({
  ...(Object.fromEntries(FIELDS.map((field) => [field, value])) as Record<
    (typeof FIELDS)[number],
    typeof value
  >),
  id: z.string(),
  ns: z.string(),
});

const answerSchema = z.object({ cargoquery: z.array(z.object({ title: rowSchema })) });

const errorSchema = z.object({ error: z.object({ code: z.string(), info: z.string() }) });

/** Errors by which MediaWiki asks us to wait. */
const PASSING_ERRORS = ["maxlag", "ratelimited"];

/** All cleaned rows of a character, in the wiki's order. Their ids begin with `name`: `Devil Jin`. Rejects with a `WikiError`. */
export async function fetchRows(askWiki: AskWiki, name: string): Promise<ExportRow[]> {
  const rows: ExportRow[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await askWiki(questionPath(name, page * PAGE_ROWS), readAnswer);
    // Other namespaces hold drafts and users' copies.
    const moves = answer.filter(({ ns }) => ns === "0").map(cleanRow);
    const stranger = moves.find(({ id }) => !id.startsWith(`${name}-`));
    if (stranger !== undefined)
      throw new WikiError(`the wiki sent another character's move: "${stranger.id}"`);
    rows.push(...moves);
    if (answer.length < PAGE_ROWS) return rows;
  }
  throw new WikiError(`the wiki's list is longer than ${MOST_PAGES * PAGE_ROWS} rows`);
}

function questionPath(name: string, offset: number): string {
  const query = new URLSearchParams({
    action: "cargoquery",
    tables: "Move",
    fields: [...FIELDS, "_pageNamespace=ns"].join(","),
    where: `id LIKE '${name}-%'`,
    order_by: "id",
    offset: String(offset),
    limit: String(PAGE_ROWS),
    format: "json",
  });
  return `/w/api.php?${query}`;
}

function readAnswer(answer: unknown): z.infer<typeof rowSchema>[] {
  const failure = errorSchema.safeParse(answer);
  if (failure.success) {
    const { code, info } = failure.data.error;
    const isOutOfReach = PASSING_ERRORS.includes(code);
    const retryAfterMs = isOutOfReach ? 0 : undefined;
    throw new WikiError(`the wiki answered with an error: ${code}: ${info.slice(0, 200)}`, {
      isOutOfReach,
      retryAfterMs,
    });
  }
  const rows = answerSchema.safeParse(answer);
  if (!rows.success) {
    const [issue] = rows.error.issues;
    throw new WikiError(
      `the wiki's answer is not a list of moves: ${issue?.path.join(".")}: ${issue?.message}`,
    );
  }
  return rows.data.cargoquery.map(({ title }) => title);
}
