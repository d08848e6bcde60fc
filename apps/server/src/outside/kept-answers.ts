import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** How much is kept, how long, and how much is asked at a time. */
export interface KeptAnswersOptions<Value> {
  /** In the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  keptMs: number;
}

/** What did not come is not asked for again so soon. */
const MISSED_MS = 10 * 60 * 1000;
/** Requests that go out at the same time, and those that may wait for their turn; more are refused. */
const MOST_AT_ONCE = 4;
const MOST_WAITING = 40;

/**
 * Answers of outside servers by key, within a limited memory. All who ask for one key share one request, and misses are
 * remembered too, so that visitors cannot make us ask others more than a little.
 */
export class KeptAnswers<Value extends object> {
  readonly #kept: LRUCache<string, { value: Value | undefined }, () => Promise<Value>>;
  readonly #limit = pLimit(MOST_AT_ONCE);

  constructor({ maxSize, sizeOf, keptMs }: KeptAnswersOptions<Value>) {
    this.#kept = new LRUCache({
      maxSize,
      sizeCalculation: ({ value }) => (value === undefined ? 1 : sizeOf(value)),
      ttl: keptMs,
      // What pushes a question out of the cache while it is under way must not lose its answer.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: fetch, options }) => {
        // Nothing is kept of who was refused.
        if (this.#limit.pendingCount >= MOST_WAITING) return undefined;
        const value = await this.#limit(fetch).catch(() => undefined);
        if (value === undefined) options.ttl = MISSED_MS;
        return { value };
      },
    });
  }

  /** What is kept under `key`, or else what `fetch` resolves to; `undefined` when it rejects or too many are waiting. Never rejects. */
  async get(key: string, fetch: () => Promise<Value>): Promise<Value | undefined> {
    return (await this.#kept.fetch(key, { context: fetch }))?.value;
  }
}
