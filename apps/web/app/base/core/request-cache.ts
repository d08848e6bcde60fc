/**
 * Remembers promises by key for a while, so that a prefetch and the page that follows it share one request.
 * A failed request is forgotten at once: the next call tries again.
 */
export class RequestCache<Value> {
  readonly #entries = new Map<string, { promise: Promise<Value>; startedAt: number }>();
  readonly #keepMs: number;
  readonly #now: () => number;

  /** `now` is the clock in milliseconds, `keepMs` how long an answer counts as fresh. */
  constructor(keepMs: number, now: () => number) {
    this.#keepMs = keepMs;
    this.#now = now;
  }

  /** The promise kept for `key`, or a new one from `request`. */
  get(key: string, request: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key);
    if (kept && this.#now() - kept.startedAt < this.#keepMs) return kept.promise;

    const promise = request();
    this.#entries.set(key, { promise, startedAt: this.#now() });
    promise.catch(() => this.#forget(key, promise));
    return promise;
  }

  #forget(key: string, promise: Promise<Value>): void {
    if (this.#entries.get(key)?.promise === promise) this.#entries.delete(key);
  }
}
