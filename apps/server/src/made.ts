import { setTimeout as sleep } from "node:timers/promises";
import { FairQueue, type FairQueueLimits, isBusy } from "@tactician/resilience";
import { compressedContent, createDataEntry, type Entry, type HeaderFields } from "@tactician/static-site";
import { LRUCache } from "lru-cache";
import type { Asker } from "./http/asker.ts";
import { ownTurn } from "./own-turn.ts";

/** What is kept, in the words of lru-cache, and how much is made at the same time. */
export interface MadeOptions<Value>
  extends Pick<
    LRUCache.Options<string, Value, unknown>,
    "sizeCalculation" | "ttl" | "ttlAutopurge" | "perf"
  > {
  readonly maxSize: number;
  /** Without it nobody waits for a turn. */
  readonly queue?: FairQueueLimits;
  /** How long a value is kept (ms), where not all are kept for `ttl`. */
  readonly ttlOf?: ((value: Value) => number) | undefined;
  /** An asker waits so long for a new value where there is an old one; without it old ones are dropped. */
  readonly patienceMs?: number;
  /** Making one takes this thread for some milliseconds, so that each has a turn of its own: `ownTurn`. */
  readonly isWork?: boolean;
}

/** An asker who may have no limit of questions. */
export type AnyAsker = Pick<Asker, "visitor"> & Partial<Asker>;

interface Making<Value> {
  readonly visitor: string;
  readonly make: () => Promise<Value | undefined>;
}

const NO_QUEUE: FairQueueLimits = { atOnce: Infinity, mostWaiting: 0, mostWaitingOfOne: 0 };

/**
 * A cache of values that are made for the first who asks. All who ask for one meanwhile share it, visitors take turns, and those
 * asked for last are kept. `undefined` and errors are not kept.
 */
export class Made<Value extends object> {
  readonly queue: FairQueue;
  readonly #cache: LRUCache<string, Value, Making<Value>>;
  readonly #patienceMs: number | undefined;
  readonly #isWork: boolean;
  /** The first visitor who asked for what is being made. */
  readonly #owners = new Map<string, string>();

  constructor({ queue = NO_QUEUE, patienceMs, isWork = false, ttlOf, ...options }: MadeOptions<Value>) {
    this.queue = new FairQueue(queue);
    this.#isWork = isWork;
    this.#patienceMs = patienceMs;
    this.#cache = new LRUCache<string, Value, Making<Value>>({
      ...options,
      ttlResolution: 0,
      noDeleteOnStaleGet: patienceMs !== undefined,
      noDeleteOnFetchRejection: true,
      // What is being made takes no room, and is finished for those who wait when it is crowded out.
      backgroundFetchSize: 0,
      ignoreFetchAbort: true,
      fetchMethod: async (key, _old, { context, signal, options: how }) => {
        const value = await this.#make(key, context, signal);
        if (value && ttlOf) how.ttl = ttlOf(value);
        return value;
      },
    });
  }

  /** The value if it is there and not too old. */
  kept(key: string): Value | undefined {
    return this.#cache.get(key);
  }

  /**
   * The value of `key`, made unless it is kept. Rejects as `make` does, with a `ServiceError` "busy" when too much waits already, and
   * when the visitor may not ask (`countQuestion`); where an old value is kept, that is the answer then, and while a new one takes its time.
   */
  get(key: string, asker: AnyAsker, make: () => Promise<Value>): Promise<Value>;
  get(key: string, asker: AnyAsker, make: Making<Value>["make"]): Promise<Value | undefined>;
  async get(key: string, asker: AnyAsker, make: Making<Value>["make"]): Promise<Value | undefined> {
    const kept = this.kept(key);
    if (kept) return kept;
    const old = this.#cache.get(key, { allowStale: true });
    const made = this.#share(key, asker, make);
    if (!old) return made;
    return Promise.race([made.catch(() => old), sleep(this.#patienceMs, old, { ref: false })]);
  }

  async #share(
    key: string,
    { visitor, countQuestion }: AnyAsker,
    make: Making<Value>["make"],
  ): Promise<Value | undefined> {
    await countQuestion?.();
    for (;;) {
      const owner = this.#owners.get(key) ?? visitor;
      try {
        return await this.#cache.fetch(key, { context: { visitor, make } });
      } catch (error) {
        // Refused because another visitor has too much waiting already: that was not this one's doing.
        if (owner === visitor || !isBusy(error)) throw error;
      }
    }
  }

  async #make(
    key: string,
    { visitor, make }: Making<Value>,
    signal: AbortSignal,
  ): Promise<Value | undefined> {
    this.#owners.set(key, visitor);
    try {
      const value = await this.queue.run(visitor, async () => {
        if (this.#isWork) await ownTurn();
        return make();
      });
      if (signal.aborted && value) this.#cache.set(key, value);
      return value;
    } finally {
      this.#owners.delete(key);
    }
  }
}

/** Answers of one group of routes, kept within its limits. */
export function madeEntries(
  { queue, kept }: { queue: FairQueueLimits; kept: { size: number } },
  more: Pick<MadeOptions<Entry>, "ttl" | "perf" | "patienceMs"> = {},
): Made<Entry> {
  return new Made({ ...more, queue, isWork: true, maxSize: kept.size, sizeCalculation: bytesOf });
}

/** An answer of the API, packed while somebody waits, or as hard as can be. */
export async function packAnswer(
  answer: object,
  security: HeaderFields,
  effort: "quick" | "most" = "quick",
): Promise<Entry> {
  const body = Buffer.from(JSON.stringify(answer));
  return createDataEntry(await compressedContent(body, effort), security);
}

/** What an answer takes in memory: its bodies, and as measured three lists of headers, tags, closures. */
function bytesOf({ br, gzip, identity }: Entry): number {
  const packed = (br?.readBody().length ?? 0) + (gzip?.readBody().length ?? 0);
  return (packed || identity.readBody().length) + ENTRY_BYTES;
}

const ENTRY_BYTES = 4500;

/** A document of the API in memory, parsed: the build has checked it against the contract. */
export function readDocument<Document>({ identity }: Entry): Document {
  return JSON.parse(identity.readBody().toString("utf8"));
}
