import { ServiceError } from "./service-error.ts";

export interface BreakerOptions {
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told when it opens, with what failed last, and when it closes again. */
  readonly onChange?: (state: BreakerState, failure?: unknown) => void;
}

export type BreakerState = "closed" | "open";

/**
 * Leaves an outside service alone while it fails: after some failures in a row nobody asks it for a while, and nobody waits
 * for it. Then one question goes out; when that fails, the rest begins again.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #restUntil = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** `open` from the failures on until the service has answered again. */
  get state(): BreakerState {
    return this.#failures < this.#options.failures ? "closed" : "open";
  }

  /** Milliseconds until it may be asked; 0 when it may be asked now. */
  get restMs(): number {
    return this.state === "closed" ? 0 : Math.max(0, this.#restUntil - this.#options.now());
  }

  /** Throws a `ServiceError` "resting" when the service is left alone. */
  check(): void {
    const retryAfterMs = this.restMs;
    if (retryAfterMs > 0)
      throw new ServiceError("resting", "The service failed lately and is left alone", { retryAfterMs });
  }

  /**
   * Settles as `ask` does, and rejects like `check` without asking. A rejection that `isFailure` does not count says
   * nothing of the service, good or bad; all count without it.
   */
  async run<Value>(ask: () => Promise<Value>, isFailure?: (error: unknown) => boolean): Promise<Value> {
    this.check();
    // One may try when the rest is over; until that is back, the others rest on.
    if (this.state === "open") this.#rest();
    try {
      const value = await ask();
      const { state } = this;
      this.#failures = 0;
      if (state === "open") this.#options.onChange?.("closed");
      return value;
    } catch (error) {
      if (isFailure?.(error) ?? true) this.noteFailure(error);
      throw error;
    }
  }

  /** Counts a failure that `run` could not see. */
  noteFailure(failure: unknown): void {
    this.#failures += 1;
    this.#rest();
    if (this.#failures === this.#options.failures) this.#options.onChange?.("open", failure);
  }

  #rest(): void {
    this.#restUntil = this.#options.now() + this.#options.restMs;
  }
}
