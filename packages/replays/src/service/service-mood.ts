import { ServiceError } from "./service-error.ts";

const MINUTE = 60_000;
/** The service's owner asks for this when its load shows. */
const PAUSE_UNDER_LOAD_MS = 10 * MINUTE;
/** An answer that took longer, or a 429, shows load. */
const SLOW_MS = 5000;
/** After a failure. */
const LEFT_ALONE_MS = 30_000;

/** How the replay service did lately, and so how much may be asked of it. Clock in milliseconds. */
export class ServiceMood {
  readonly #now: () => number;
  #leftAloneUntil = 0;
  #underLoadUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Whether it may be asked for a player whose matches are so old. Not while it failed a moment ago, and not so often while
   * it has much to do: stored matches are good enough then.
   */
  canBeAsked(ageMs: number): boolean {
    if (this.#now() < this.#leftAloneUntil) return false;
    return this.#now() >= this.#underLoadUntil || ageMs >= PAUSE_UNDER_LOAD_MS;
  }

  noteAnswer(tookMs: number): void {
    this.#leftAloneUntil = 0;
    if (tookMs > SLOW_MS) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }

  /** A visitor gave up waiting, so that others need not wait as long; an answer that comes after all mends it. */
  noteSlow(): void {
    this.#leftAloneUntil = this.#now() + LEFT_ALONE_MS;
  }

  noteFailure(error: unknown): void {
    if (!(error instanceof ServiceError)) return;
    this.#leftAloneUntil = this.#now() + LEFT_ALONE_MS;
    const showsLoad = error.problem === "timeout" || (error.retryAfterMs ?? 0) > 0;
    if (showsLoad) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }
}
