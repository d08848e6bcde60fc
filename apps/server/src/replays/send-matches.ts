import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ReplayRecord } from "@tactician/replays";
import { bestCoding, dataHeaders, headerRecord, namesTag } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { visitorOf } from "../http/visitor.ts";
import { LIST_CODINGS, type MadeList, type MadeLists, type MatchPages } from "./made-lists.ts";

/** What the tag of a list is made of: stored matches never change, so these two say whether there are others. */
export interface MatchesState {
  count: number;
  newestBattleId: string | undefined;
}

/** How old the list is when it is older than it should be. */
export type Age = { ageSeconds: number } | undefined;

/** A player's list: what its tag is made of, and its pages. */
export interface MatchList {
  playerId: string;
  state: MatchesState;
  pages: () => MatchPages;
}

/** The list of matches that lie in memory anyway. */
export function listOf(playerId: string, matches: readonly ReplayRecord[]): MatchList {
  const pages = matches.length === 0 ? [] : [matches];
  return {
    playerId,
    state: { count: matches.length, newestBattleId: matches[0]?.battle_id },
    pages: () => pages,
  };
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
 * Answers the list in the best coding that the visitor accepts. It is made packed, once for all who ask for it. Who accepts no
 * coding gets it unpacked as fast as it is read: the text as a whole, megabytes for a player of many matches, never lies in memory.
 */
export async function sendMatches(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: MadeLists,
  { playerId, state, pages }: MatchList,
  age: Age,
): Promise<FastifyReply> {
  const headers = { ...listHeaders(reply, state, age), "content-type": "application/json; charset=utf-8" };
  if (request.method === "HEAD") return reply.headers(headers).send(Readable.from([]));
  const coding = bestCoding(request.headers["accept-encoding"]?.toString(), LIST_CODINGS);
  const name = `${playerId} ${entityTag(state, undefined)}`;
  const made = await lists.get(name, coding === "identity" ? "gzip" : coding, visitorOf(request), pages);
  if (coding !== "identity") return reply.headers({ ...headers, "content-encoding": coding }).send(made.body);
  return reply.headers({ ...headers, "content-length": made.plainBytes }).send(unpacked(made));
}

const CHUNK = 1 << 16;

function unpacked({ body }: MadeList): Readable {
  // The last of the two is what Fastify sends, so Fastify learns of its errors; a visitor who leaves ends both.
  return pipeline(Readable.from([body]), createGunzip({ chunkSize: CHUNK }), () => undefined);
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
