import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Match } from "@tactician/replays";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedCodings, type Coding } from "../http/accept-encoding.ts";
import { sendFailure } from "../http/failures.ts";
import { namesTag } from "../http/preconditions.ts";
import { dataHeaders, headerRecord } from "../http/security-headers.ts";
import { toReplayRecord } from "./replay-record.ts";

/** What the tag of a list is made of: stored matches never change, so these two say whether there are others. */
export interface MatchesState {
  count: number;
  newestBattleId: string | undefined;
}

/** How old the list is when it is older than it should be. */
export type Age = { ageSeconds: number } | undefined;

/** The count of matches and the newest one, of a list that stands newest first. */
export function stateOf(matches: readonly Match[]): MatchesState {
  return { count: matches.length, newestBattleId: matches[0]?.battleId };
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

/**
 * Answers the list in the best coding that the visitor accepts. It is written piece by piece: a player of 10,000 matches
 * has five megabytes of them, which never lie in memory as a whole.
 */
export function sendMatches(
  request: FastifyRequest,
  reply: FastifyReply,
  matches: readonly Match[],
  age: Age,
): FastifyReply {
  const [coding] = acceptedCodings(request.headers["accept-encoding"]?.toString());
  if (coding === undefined) return sendFailure(reply, 406);
  reply.headers({
    ...listHeaders(reply, stateOf(matches), age),
    "content-type": "application/json; charset=utf-8",
    ...(coding !== "identity" && { "content-encoding": coding }),
  });
  const pieces = Readable.from(request.method === "HEAD" ? [] : listPieces(matches), { objectMode: false });
  return reply.send(compressed(pieces, coding));
}

/** What a piece of the text is made of: about 100 KB, written in a millisecond or two. */
const MATCHES_A_PIECE = 200;

function* listPieces(matches: readonly Match[]): Generator<string> {
  for (let start = 0; start < matches.length; start += MATCHES_A_PIECE) {
    const records = matches.slice(start, start + MATCHES_A_PIECE).map(toReplayRecord);
    yield (start === 0 ? "[" : ",") + JSON.stringify(records).slice(1, -1);
  }
  yield matches.length === 0 ? "[]" : "]";
}

/** Levels that make a tenth of the text in a few milliseconds a megabyte; the highest ones would take seconds. */
function compressed(pieces: Readable, coding: Coding): Readable {
  if (coding === "identity") return pieces;
  const coder =
    coding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 4 });
  // The coder is what Fastify sends, so Fastify hears of its errors; a visitor who leaves ends both.
  return pipeline(pieces, coder, () => undefined);
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
