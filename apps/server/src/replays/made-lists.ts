import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import { FairQueue, type ReplayRecord, SharedWork } from "@tactician/replays";
import { LRUCache } from "lru-cache";

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

/**
 * Two are made at the same time: each takes a turn of 10 ms of the one thread again and again, and a compressor's memory.
 * Behind fifty a visitor would wait for most of a minute.
 */
const QUEUE = { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 };
/** The lists of some ten players with 30,000 matches each, or of hundreds of others. */
const LARGEST_STORE = 8 * 1024 * 1024;
const KEPT_MS = 60_000;

/**
 * Lists of matches, packed. Everybody who asks for the same list shares one: a player of 30,000 matches has fifteen megabytes of
 * text, which take a second of work. What was made is kept for a minute; visitors take turns at having others made.
 */
export class MadeLists {
  readonly #queue = new FairQueue(QUEUE);
  readonly #underWay = new SharedWork<MadeList>();
  readonly #kept = new LRUCache<string, MadeList>({
    maxSize: LARGEST_STORE,
    sizeCalculation: ({ body }) => body.length,
    ttl: KEPT_MS,
    // Memory is given back without anybody asking.
    ttlAutopurge: true,
  });

  /**
   * The list that `name` stands for in a coding, made of the pages unless it is there. Rejects like the pages, and with a
   * `ServiceError` "busy" when the visitor has much waiting already.
   */
  async get(name: string, coding: ListCoding, visitor: string, pages: () => MatchPages): Promise<MadeList> {
    const key = `${coding} ${name}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    return this.#underWay.run(key, visitor, async () => {
      const made = await this.#queue.run(visitor, () => makeList(pages(), coding));
      this.#kept.set(key, made);
      return made;
    });
  }
}

async function makeList(pages: MatchPages, coding: ListCoding): Promise<MadeList> {
  const coder = CODERS[coding]();
  const [body] = await Promise.all([
    buffer(coder),
    pipeline(Readable.from(listPieces(pages), { objectMode: false, highWaterMark: AHEAD }), coder),
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
