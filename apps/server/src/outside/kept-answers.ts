import { Breaker, type BreakerOptions, FairQueue, ServiceError, SharedWork } from "@tactician/replays";
import { LRUCache } from "lru-cache";
import type { Asker } from "../http/asker.ts";
import type { OutsideService } from "./outside-service.ts";

/** How much is kept, how long, and when the service counts as failing. */
export interface KeptAnswersOptions<Value> {
  name: OutsideService["name"];
  /** In the unit of `sizeOf`. */
  maxSize: number;
  sizeOf: (value: Value) => number;
  keptMs: number;
  /** Whether an answer says that there is nothing; such ones never push out others. */
  isNothing?: (value: Value) => boolean;
  breaker: BreakerOptions;
}

/** What did not come is not asked for again so soon. */
const MISSED_MS = 10 * 60 * 1000;
const MOST_MISSES = 2000;
/** Requests that go out at the same time, and those that may wait for their turn, in all and of one visitor. */
const TURNS = { atOnce: 4, mostWaiting: 40, mostWaitingOfOne: 20 };

/**
 * Answers of an outside service by key, within a limited memory. All who ask for one key share one request, and misses are
 * remembered too, so that visitors cannot make us ask others more than a little. Visitors take turns, each has so many
 * questions a minute, and a service that fails is left alone.
 */
export class KeptAnswers<Value extends object> implements OutsideService {
  readonly name: OutsideService["name"];
  readonly breaker: Breaker;
  readonly queue = new FairQueue(TURNS);
  readonly #isNothing: (value: Value) => boolean;
  readonly #kept: LRUCache<string, { value: Value }>;
  readonly #misses: LRUCache<string, { value: Value | undefined }>;
  readonly #underWay = new SharedWork<Value | undefined>();

  constructor({
    name,
    maxSize,
    sizeOf,
    keptMs,
    breaker,
    isNothing = () => false,
  }: KeptAnswersOptions<Value>) {
    this.name = name;
    this.breaker = new Breaker(breaker);
    this.#isNothing = isNothing;
    this.#kept = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value), ttl: keptMs });
    this.#misses = new LRUCache({ max: MOST_MISSES, ttl: keptMs });
  }

  /**
   * What is kept under `key`, or else what `fetch` resolves to; `undefined` when it rejects. Rejects when it is not to be asked
   * for: with a `ServiceError` (`busy`, `resting`) or a `TooManyQuestionsError`.
   */
  async get(key: string, asker: Asker, fetch: () => Promise<Value>): Promise<Value | undefined> {
    const known = this.#kept.get(key) ?? this.#misses.get(key);
    if (known) return known.value;
    this.breaker.check();
    await asker.countQuestion();
    return this.#underWay.run(key, asker.visitor, () => this.#ask(key, asker.visitor, fetch));
  }

  async #ask(key: string, visitor: string, fetch: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await this.queue.run(visitor, () => this.breaker.run(fetch, () => true));
      if (this.#isNothing(value)) this.#misses.set(key, { value });
      else this.#kept.set(key, { value });
      return value;
    } catch (error) {
      // Nothing was asked, so nothing is known.
      if (error instanceof ServiceError) throw error;
      this.#misses.set(key, { value: undefined }, { ttl: MISSED_MS });
      return undefined;
    }
  }
}
