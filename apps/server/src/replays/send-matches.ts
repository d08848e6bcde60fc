import { pipeline, Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { finished, pipeline as pipelined } from "node:stream/promises";
import { constants, createBrotliCompress, createGunzip, createGzip, createZstdCompress } from "node:zlib";
import type { ReplayRecord } from "@tactician/replays";
import { FairQueue } from "@tactician/resilience";
import { bestCoding, dataHeaders, namesTag } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { visitorOf } from "../http/asker.ts";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import { Made } from "../made.ts";

/** A list's matches in pages, newest first. */
export type MatchPages = Iterable<readonly ReplayRecord[]> | AsyncIterable<readonly ReplayRecord[]>;

/** Codings in which lists are made, best first: Zstandard packs as well as Brotli in half the time. */
export const LIST_CODINGS = ["zstd", "br", "gzip"] as const;
export type ListCoding = (typeof LIST_CODINGS)[number];

/** A list as it is sent. */
export interface MadeList {
  body: Buffer;
  /** Of the text that is packed in it. */
  plainBytes: number;
}

/** What is made and kept, and whose turn it is to get it unpacked. */
export interface Lists {
  readonly made: Made<MadeList>;
  readonly unpacking: FairQueue;
}

/** What is not as it should be: the list is so old, or it is what the replay service sent and nothing of it was saved. */
type Trouble = { kind: "stale"; ageSeconds: number } | { kind: "unsaved" };

/** A player's list, newest first. Stored matches never change, so its count and its newest one say whether there are others. */
export interface MatchList {
  playerId: string;
  count: number;
  newestBattleId: string | undefined;
  pages: () => MatchPages;
  trouble?: Trouble | undefined;
}

/** The list of matches that lie in memory anyway. */
export function listOf(playerId: string, matches: readonly ReplayRecord[]): MatchList {
  const { length: count, 0: newest } = matches;
  return { playerId, count, newestBattleId: newest?.battle_id, pages: () => (count === 0 ? [] : [matches]) };
}

/**
 * Answers the list in the best coding that the visitor accepts, or that the visitor has it already. It is made packed, once for all who ask for it. Who accepts no
 * coding gets it unpacked as fast as it is read, a few at a time: the text as a whole, megabytes for a player of many matches, never lies in memory.
 */
export async function sendMatches(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: Lists,
  list: MatchList,
): Promise<FastifyReply> {
  const { playerId, pages, trouble } = list;
  const known = request.headers["if-none-match"];
  const unchangedHeaders = listHeaders(reply, list);
  if (known !== undefined && namesTag(known, entityTag(list)))
    return reply.code(304).headers(unchangedHeaders).send();
  const headers = { ...unchangedHeaders, "content-type": "application/json; charset=utf-8" };
  if (request.method === "HEAD") return reply.headers(headers).send(Readable.from([]));
  const coding = bestCoding(request.headers["accept-encoding"]?.toString(), LIST_CODINGS);
  const packing = coding === "identity" ? "gzip" : coding;
  // Stored matches are the same list however old they are.
  const key = `${packing} ${playerId} ${entityTag(list, trouble?.kind === "unsaved")}`;
  const made = await lists.made.get(key, { visitor: visitorOf(request) }, () => makeList(pages(), packing));
  if (coding !== "identity") return reply.headers({ ...headers, "content-encoding": coding }).send(made.body);
  const isLong = made.plainBytes > SERVER_LIMITS.unpackedBytes.bytes;
  const text = isLong ? await unpackInTurn(made, visitorOf(request), lists.unpacking) : unpacked(made);
  return reply.headers({ ...headers, "content-length": made.plainBytes }).send(text);
}

function unpacked({ body }: MadeList): Readable {
  // The last of the two is what Fastify sends, so Fastify learns of its errors; a visitor who leaves ends both.
  return pipeline(Readable.from([body]), createGunzip({ chunkSize: CHUNK }), () => undefined);
}

/** The text of a list once it is its turn: dozens at once, 15 MB each, would keep all others waiting. Rejects like `FairQueue`. */
export function unpackInTurn(
  list: MadeList,
  visitor: string,
  turns: FairQueue,
  turnMs: number = SERVER_LIMITS.unpackingMs.ms,
): Promise<Readable> {
  return new Promise((begin, refuse) => {
    const task = async () => {
      const text = unpacked(list);
      begin(text);
      const signal = AbortSignal.timeout(turnMs);
      await finished(text, { signal }).catch(() => undefined);
    };
    turns.run(visitor, task).catch(refuse);
  });
}

function listHeaders(reply: FastifyReply, list: MatchList): Record<string, string> {
  const { trouble } = list;
  return {
    ...dataHeaders,
    ...reply.securityHeaders,
    "access-control-expose-headers": "x-data-age, x-data-unsaved, retry-after",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
    etag: entityTag(list),
    ...(trouble?.kind === "stale" && { "x-data-age": String(trouble.ageSeconds) }),
    ...(trouble?.kind === "unsaved" && { "x-data-unsaved": "1" }),
  };
}

/** Weak: the same for every coding. With trouble it is another one, because that is told by a header, which stays with the copy. */
function entityTag({ count, newestBattleId, trouble }: MatchList, tellsTrouble = true): string {
  return `W/"1-${count}-${newestBattleId ?? "none"}${trouble && tellsTrouble ? `-${trouble.kind}` : ""}"`;
}

/**
 * Lists of matches, packed. Everybody who asks for the same list shares one: a player of 30,000 matches has fifteen megabytes of
 * text, which take a second of work. What was made is kept for a minute.
 */
export function openLists(): Lists {
  const { queue, kept } = LIMITS.lists;
  const made = new Made<MadeList>({
    queue,
    maxSize: kept.size,
    sizeCalculation: ({ body }) => body.length,
    ttl: kept.ms,
    // Memory is given back without anybody asking.
    ttlAutopurge: true,
  });
  return { made, unpacking: new FairQueue(queue) };
}

/** The list of some pages, packed. Rejects like the pages. */
export async function makeList(pages: MatchPages, coding: ListCoding): Promise<MadeList> {
  const coder = CODERS[coding]();
  const [body] = await Promise.all([
    buffer(coder),
    pipelined(Readable.from(listPieces(pages), { objectMode: false, highWaterMark: AHEAD }), coder),
  ]);
  return { body, plainBytes: coder.bytesWritten };
}

/** Bytes that are read and written while others are compressed in another thread: some pages. */
const AHEAD = 1 << 19;
const CHUNK = 1 << 16;

async function* listPieces(pages: MatchPages): AsyncGenerator<string> {
  let before = "[";
  for await (const page of pages) {
    yield before + JSON.stringify(page).slice(1, -1);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** A small window, because each answer has one of its own. */
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: 19 };

type Coder = Transform & { bytesWritten: number };

/** Levels that make a sixth of the text in some milliseconds a megabyte; the highest ones would take seconds. */
const CODERS: Readonly<Record<ListCoding, () => Coder>> = {
  zstd: () => createZstdCompress({ chunkSize: CHUNK, params: ZSTD }),
  br: () => createBrotliCompress({ chunkSize: CHUNK, params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: () => createGzip({ chunkSize: CHUNK, level: 3 }),
};
