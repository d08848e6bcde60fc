/**
 * Remembers promises by key for a while, so that a prefetch and the page that follows it share one request.
 * A failed request is forgotten at once: the next call tries again.
 */
export class RequestCache {
  readonly #entries = new Map<string, { promise: Promise<unknown>; startedAt: number }>();
  readonly #now: () => number;

  /** `now` is the clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The promise kept for `key` if it is fresh, not older than `freshMs`, or a new one from `request`. */
  get(key: string, freshMs: number, request: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#entries.get(key);
    if (kept && this.#now() - kept.startedAt < freshMs) return kept.promise;

    const promise = request();
    this.#entries.set(key, { promise, startedAt: this.#now() });
    promise.catch(() => this.#forget(key, promise));
    return promise;
  }

  #forget(key: string, promise: Promise<unknown>): void {
    if (this.#entries.get(key)?.promise === promise) this.#entries.delete(key);
  }
}
