import { FairQueue, SharedWork } from "@tactician/replays";
import { compressedContent, createDataEntry, type Entry, type Site } from "@tactician/static-site";
import { LRUCache } from "lru-cache";

/** Two are made at the same time. Everybody shares those of a question, so no more can wait than there are questions. */
const QUEUE = { atOnce: 2, mostWaiting: Infinity, mostWaitingOfOne: Infinity };
/** What an answer takes beside its bodies, as measured: three lists of headers, tags, closures. */
const ENTRY_BYTES = 4500;

/**
 * Answers that are made of prepared ones for the first who asks, and packed; those asked for last are kept, within `mostBytes`.
 */
export class MadeAnswers {
  readonly #security: Site["security"];
  readonly #queue = new FairQueue(QUEUE);
  readonly #underWay = new SharedWork<Entry>();
  readonly #kept: LRUCache<string, Entry>;

  constructor(security: Site["security"], mostBytes: number) {
    this.#security = security;
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
  }

  /** The answer to the question `key`; visitors take turns. */
  async get(key: string, visitor: string, make: () => object): Promise<Entry> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    return this.#underWay.run(key, visitor, async () => {
      const made = await this.#queue.run(visitor, () => this.#pack(make()));
      this.#kept.set(key, made);
      return made;
    });
  }

  async #pack(answer: object): Promise<Entry> {
    const body = Buffer.from(JSON.stringify(answer));
    return createDataEntry(await compressedContent(body, "quick"), this.#security);
  }
}

function sizeOf({ br, gzip }: Entry): number {
  return (br?.readBody().length ?? 0) + (gzip?.readBody().length ?? 0) + ENTRY_BYTES;
}
