import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { messageOf, StoreReadOnlyError, StoreUnavailableError } from "./store.ts";

/**
 * How the store is. `read-only`: it answers and does not take what comes (a read-only file, a full disk, a standby);
 * `unreachable`: the database does not answer, or what it answers is damaged.
 */
export const STORE_STATES = ["ok", "read-only", "unreachable"] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** Whom to tell when the store fails and when it is back. `now`: milliseconds, from any start. */
export interface HealthOptions {
  readonly onTrouble?: ((message: string) => void) | undefined;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

/** Whoever asks how the store is hears what was found out this long ago, so that a flood of questions costs one. */
const FRESH_MS = 2_000;
/** Whoever asks waits no longer than this. */
const PATIENCE_MS = 1_000;
/** A store that comes and goes is told of once in so long. */
const QUIET_MS = 60_000;

/**
 * What the calls of a store say of it. The first one that fails is told of, and the end of that once what failed works again: other
 * calls may well succeed beside a damaged page or on a full disk. No timer runs: calls and questions notice both.
 */
export class StoreHealth {
  readonly #check: () => Promise<void>;
  #onTrouble: (message: string) => void;
  readonly #now: () => number;
  readonly #patienceMs: number;
  #known: { readonly state: StoreState; readonly at: number } | undefined;
  /** What failed first, to be tried again. */
  #failed: (() => Promise<unknown>) | undefined;
  #told: Exclude<StoreState, "ok"> | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<StoreState> | undefined;
  #answering: Promise<StoreState> | undefined;

  /** `check` asks the database itself, and rejects as a call would that it cannot do. */
  constructor(check: () => Promise<void>, options: HealthOptions = {}) {
    const { onTrouble = () => undefined, now = () => performance.now(), patienceMs = PATIENCE_MS } = options;
    this.#check = check;
    this.#onTrouble = onTrouble;
    this.#now = now;
    this.#patienceMs = patienceMs;
  }

  /** How the store is, or was a moment ago. Never rejects, and answers in about a second also when the database hangs. */
  findState(): Promise<StoreState> {
    if (this.#known && this.#now() - this.#known.at < FRESH_MS) return Promise.resolve(this.#known.state);
    this.#answering ??= this.#answer().finally(() => {
      this.#answering = undefined;
    });
    return this.#answering;
  }

  noteSuccess(): void {
    if (this.#failed) void this.findState();
  }

  /** Notes an error of the store's own; `again` is what is to work before all is well. */
  noteFailure(error: unknown, again: () => Promise<unknown>): void {
    const state = stateOf(error);
    if (state === undefined) return;
    this.#failed ??= again;
    this.#note(state, error);
  }

  /** Nothing is told from now on. */
  silence(): void {
    this.#onTrouble = () => undefined;
  }

  async #answer(): Promise<StoreState> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return Promise.race([this.#asking, this.#losePatience()]);
  }

  async #ask(): Promise<StoreState> {
    try {
      await this.#failed?.();
      await this.#check();
      this.#failed = undefined;
      return this.#note("ok");
    } catch (error) {
      this.#failed ??= this.#check;
      return this.#note(stateOf(error) ?? "unreachable", error);
    }
  }

  async #losePatience(): Promise<StoreState> {
    await sleep(this.#patienceMs, undefined, { ref: false });
    // After a stall of this process an answer may lie there unread.
    await turn();
    if (this.#asking) this.#note("unreachable", new Error("It does not answer."));
    return "unreachable";
  }

  #note(state: StoreState, error?: unknown): StoreState {
    const at = this.#now();
    this.#known = { state, at };
    if (state === "ok") {
      if (this.#told) this.#onTrouble(OVER[this.#told]);
      this.#told = undefined;
    } else if (state !== this.#told && at - this.#toldAt >= QUIET_MS) {
      this.#onTrouble(`${TROUBLE[state]} ${messageOf(error)}`);
      this.#told = state;
      this.#toldAt = at;
    }
    return state;
  }
}

const TROUBLE = {
  "read-only": "Matches cannot be saved, new ones are shown as the replay service sends them.",
  unreachable: "The stored matches are out of reach.",
};
const OVER = {
  "read-only": "Matches can be saved again.",
  unreachable: "The stored matches are within reach again.",
};

function stateOf(error: unknown): StoreState | undefined {
  if (error instanceof StoreReadOnlyError) return "read-only";
  return error instanceof StoreUnavailableError ? "unreachable" : undefined;
}
