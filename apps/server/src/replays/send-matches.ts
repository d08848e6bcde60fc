import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import type { ReplayRecord } from "@tactician/replays";
import { bestCoding, dataHeaders, headerRecord, namesTag } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the tag of a list is made of: stored matches never change, so these two say whether there are others. */
export interface MatchesState {
  count: number;
  newestBattleId: string | undefined;
}

/** How old the list is when it is older than it should be. */
export type Age = { ageSeconds: number } | undefined;

/** The list of matches that lie in memory anyway. */
export function listOf(matches: readonly ReplayRecord[]): MatchList {
  const pages = matches.length === 0 ? [] : [matches];
  return { state: { count: matches.length, newestBattleId: matches[0]?.battle_id }, pages };
}

/** Answers 304 when the visitor has this list already; otherwise leaves the request alone and gives undefined. */
export function sendIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  state: MatchesState,
  age: Age,
): FastifyReply | undefined {
  const asked = request.headers["if-none-match"];
  if (asked === undefined || !namesTag(asked, entityTag(state, age))) return undefined;
  return reply
    .code(304)
    .headers(listHeaders(reply, state, age))
    .send();
}

/** A list's pages, newest first, and what its tag is made of. */
export interface MatchList {
  state: MatchesState;
  pages: Iterable<readonly ReplayRecord[]> | AsyncIterable<readonly ReplayRecord[]>;
}

/**
 * Answers the list in the best coding that the visitor accepts. It is read, written and compressed page by page: a player
 * of 10,000 matches has five megabytes of text, which never lie in memory as a whole.
 */
export function sendMatches(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, pages }: MatchList,
  age: Age,
): FastifyReply {
  const coding = bestCoding(request.headers["accept-encoding"]?.toString(), CODINGS);
  reply.headers({
    ...listHeaders(reply, state, age),
    "content-type": "application/json; charset=utf-8",
    ...(coding !== "identity" && { "content-encoding": coding }),
  });
  const pieces = Readable.from(request.method === "HEAD" ? [] : listPieces(pages), {
    objectMode: false,
    highWaterMark: AHEAD,
  });
  return reply.send(compressed(pieces, coding));
}

/** Bytes that are read and written while others are compressed in another thread: some pages. */
const AHEAD = 1 << 19;
const CHUNK = 1 << 16;

async function* listPieces(pages: MatchList["pages"]): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages) {
    yield before + JSON.stringify(page).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** Of answers that are made when they are asked for, best first: Zstandard packs as well as Brotli in half the time. */
const CODINGS = ["zstd", "br", "gzip"] as const;
type LiveCoding = (typeof CODINGS)[number];

/** A small window, because each answer has one of its own. */
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: 19 };

/** Levels that make a sixth of the text in some milliseconds a megabyte; the highest ones would take seconds. */
const CODERS: Readonly<Record<LiveCoding, () => Transform>> = {
  zstd: () => createZstdCompress({ chunkSize: CHUNK, params: ZSTD }),
  br: () => createBrotliCompress({ chunkSize: CHUNK, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: () => createGzip({ chunkSize: CHUNK, level: 3 }),
};

function compressed(pieces: Readable, coding: LiveCoding | "identity"): Readable {
  if (coding === "identity") return pieces;
  // The coder is what Fastify sends, so Fastify learns of its errors; a visitor who leaves ends both.
  return pipeline(pieces, CODERS[coding](), () => undefined);
}

function listHeaders(reply: FastifyReply, state: MatchesState, age: Age): Record<string, string> {
  return {
    ...headerRecord(dataHeaders),
    ...reply.securityHeaders,
    "access-control-expose-headers": "x-data-age, retry-after",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    etag: entityTag(state, age),
    ...(age && { "x-data-age": String(age.ageSeconds) }),
  };
}

/** Weak: the same for every coding. A stale list has another one, because its age is a header and stays with the copy. */
function entityTag({ count, newestBattleId }: MatchesState, age: Age): string {
  return `W/"1-${count}-${newestBattleId ?? "none"}${age ? "-stale" : ""}"`;
}
