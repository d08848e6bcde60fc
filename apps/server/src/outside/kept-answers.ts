import type { Together, Turns } from "@tactician/replays";
import {
  Breaker,
  type BreakerOptions,
  type FairQueue,
  type FairQueueLimits,
  ServiceError,
} from "@tactician/resilience";
import { LRUCache } from "lru-cache";
import type { Asker } from "../http/asker.ts";
import { SERVER_LIMITS } from "../limits.ts";
import { Made } from "../made.ts";

/** What of an outside service is worth watching. */
export interface OutsideService {
  readonly name: "replays" | "news" | "oembed" | "pictures";
  /** `open` while it is left alone because it fails. */
  readonly breaker: { readonly state: "closed" | "open" };
  /** Requests that wait for their turn; a service without a line has none. */
  readonly queue?: { readonly waiting: number };
}

interface KeptAnswersOptions<Value> {
  name: OutsideService["name"];
  /** Requests that go out at the same time or wait for their turn, and what is kept, in the unit of `sizeOf`, for so many ms. */
  limits: { readonly queue: FairQueueLimits; readonly kept: { readonly size: number; readonly ms: number } };
  sizeOf: (value: Value) => number;
  /** Whether an answer says that there is nothing; such ones never push out others. */
  isNothing?: (value: Value) => boolean;
  breaker: BreakerOptions;
  together: Together;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  /** Reads an answer that another server has kept; without it answers are this server's own. */
  parse?: (json: string) => Value;
}

/**
 * Answers of an outside service by key, within a limited memory. Misses are remembered too, so that visitors cannot make us ask
 * others more than a little, and a service that fails is left alone.
 */
export class KeptAnswers<Value extends object> implements OutsideService {
  readonly name: OutsideService["name"];
  readonly breaker: Breaker;
  readonly #isNothing: (value: Value) => boolean;
  readonly #made: Made<Value>;
  readonly #turns: Turns;
  readonly #together: Together;
  readonly #parse: KeptAnswersOptions<Value>["parse"];
  readonly #keptMs: number;
  /** How old answers of other servers were when they came. */
  readonly #ages = new WeakMap<Value, number>();
  readonly #misses: LRUCache<string, { value: Value | undefined }>;

  constructor(options: KeptAnswersOptions<Value>) {
    const { name, limits, sizeOf, breaker, together, signal, parse, isNothing = () => false } = options;
    const { size: maxSize, ms: ttl } = limits.kept;
    this.name = name;
    this.breaker = new Breaker(breaker);
    this.#together = together;
    this.#parse = parse;
    this.#keptMs = ttl;
    this.#turns = {
      service: name,
      places: limits.queue.atOnce,
      breaker: this.breaker,
      restMs: breaker.restMs,
      signal,
    };
    this.#isNothing = isNothing;
    // What is larger than the cache is not kept.
    const sizeCalculation = (value: Value) => (isNothing(value) ? maxSize + 1 : sizeOf(value));
    this.#made = new Made({
      queue: limits.queue,
      maxSize,
      sizeCalculation,
      ttl,
      ttlOf: (value) => this.#ttlOf(value),
    });
    this.#misses = new LRUCache({ max: SERVER_LIMITS.missesKept.number, ttl });
  }

  get queue(): FairQueue {
    return this.#made.queue;
  }

  /**
   * What is kept under `key`, or else what `fetch` resolves to; `undefined` when it rejects. Rejects when it is not to be asked
   * for: with a `ServiceError` (`busy`, `resting`) or a `TooManyQuestionsError`.
   */
  async get(key: string, asker: Asker, fetch: () => Promise<Value>): Promise<Value | undefined> {
    const kept = this.#made.kept(key);
    if (kept) return kept;
    const missed = this.#misses.get(key);
    if (missed) return missed.value;
    this.breaker.check();
    return this.#made.get(key, asker, () => this.#ask(key, fetch));
  }

  async #ask(key: string, fetch: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await this.#together.run(
        this.#turns,
        async () => (await this.#findKept(key)) ?? this.breaker.run(() => this.#fetch(key, fetch)),
      );
      if (this.#isNothing(value)) this.#misses.set(key, { value }, { ttl: this.#ttlOf(value) });
      return value;
    } catch (error) {
      // Nothing was asked, so nothing is known.
      if (error instanceof ServiceError) throw error;
      this.#misses.set(key, { value: undefined }, { ttl: SERVER_LIMITS.missedMs.ms });
      return undefined;
    }
  }

  async #fetch(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const value = await fetch();
    if (this.#parse) await this.#together.keep(`${this.name} ${key}`, value);
    return value;
  }

  /** What another server was answered; one that another version has kept in a way of its own counts as none. */
  async #findKept(key: string): Promise<Value | undefined> {
    const kept = this.#parse && (await this.#together.findKept(`${this.name} ${key}`, this.#keptMs));
    try {
      const value = kept && this.#parse?.(kept.answer);
      if (value) this.#ages.set(value, kept.ageMs);
      return value;
    } catch {
      return undefined;
    }
  }

  /** So long it may be kept here: it ends on all servers at the same time. */
  #ttlOf(value: Value): number {
    return this.#keptMs - (this.#ages.get(value) ?? 0);
  }
}
