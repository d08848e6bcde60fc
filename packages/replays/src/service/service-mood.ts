import { ServiceError } from "./service-error.ts";

const MINUTE = 60_000;
/** Nobody plays more than one ranked match in this time. */
const FRESH_MS = MINUTE;
/** The service's owner asks for this when its load shows. */
const FRESH_UNDER_LOAD_MS = 10 * MINUTE;
/** An answer that took longer, or a 429, shows load. */
const SLOW_MS = 5000;
/** After a failure, whoever can do without the service does so for this long. */
const LEFT_ALONE_MS = 30_000;

/** How the replay service did lately, and so how much may be asked of it. Clock in milliseconds. */
export class ServiceMood {
  readonly #now: () => number;
  #leftAloneUntil = 0;
  #underLoadUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether it failed so recently that only those should ask who have nothing else. */
  get isLeftAlone(): boolean {
    return this.#now() < this.#leftAloneUntil;
  }

  /** How long what came from it counts as new. */
  get freshMs(): number {
    return this.#now() < this.#underLoadUntil ? FRESH_UNDER_LOAD_MS : FRESH_MS;
  }

  noteAnswer(tookMs: number): void {
    this.#leftAloneUntil = 0;
    if (tookMs > SLOW_MS) this.#underLoadUntil = this.#now() + FRESH_UNDER_LOAD_MS;
  }

  noteFailure(error: unknown): void {
    if (!(error instanceof ServiceError)) return;
    this.#leftAloneUntil = this.#now() + LEFT_ALONE_MS;
    const showsLoad = error.problem === "timeout" || error.retryAfterMs !== undefined;
    if (showsLoad) this.#underLoadUntil = this.#now() + FRESH_UNDER_LOAD_MS;
  }
}
