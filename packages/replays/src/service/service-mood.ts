import type { ServiceError } from "./service-error.ts";

const MINUTE = 60_000;
/** The service's owner asks for this when its load shows. */
const PAUSE_UNDER_LOAD_MS = 10 * MINUTE;
/** An answer that took longer, or a 429, shows load. */
const SLOW_MS = 5000;
/** After a visitor waited in vain. */
const SLOW_FOR_MS = 30_000;

/** How much the replay service has to do, and so how often it may be asked about players who are stored. Clock in milliseconds. */
export class ServiceMood {
  readonly #now: () => number;
  #slowUntil = 0;
  #underLoadUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Whether it may be asked for a player whose matches are so old. Not while a visitor waited in vain a moment ago, and not
   * so often while it has much to do: stored matches are good enough then.
   */
  canBeAsked(ageMs: number): boolean {
    if (this.#now() < this.#slowUntil) return false;
    return this.#now() >= this.#underLoadUntil || ageMs >= PAUSE_UNDER_LOAD_MS;
  }

  noteAnswer(tookMs: number): void {
    this.#slowUntil = 0;
    if (tookMs > SLOW_MS) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }

  /** A visitor gave up waiting, so that others need not wait as long; an answer that comes after all mends it. */
  noteSlow(): void {
    this.#slowUntil = this.#now() + SLOW_FOR_MS;
  }

  noteFailure({ problem, retryAfterMs = 0 }: ServiceError): void {
    const showsLoad = problem === "timeout" || (problem === "refused" && retryAfterMs > 0);
    if (showsLoad) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }
}
