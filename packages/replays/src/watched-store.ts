import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { overStore } from "./over-store.ts";
import {
  type FeedLease,
  messageOf,
  type ReplayStore,
  type StoreHealth,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "./store.ts";

/** How the store is; `unreachable`: the database does not answer, or what it answers is damaged. */
export const STORE_STATES = ["ok", "read-only", "memory", "unreachable"] as const satisfies readonly (
  | StoreHealth
  | "unreachable"
)[];
export type StoreState = (typeof STORE_STATES)[number];

/** Whoever asks how the store is hears what was found out this long ago, so that a flood of questions costs one. */
const FRESH_MS = 2_000;
/** Whoever asks waits no longer than this. */
const PATIENCE_MS = 1_000;
/** A store that comes and goes is told of once in so long. */
const QUIET_MS = 60_000;

/** Whom to tell when the store is gone and when it is back. `now`: milliseconds, from any start. */
export interface WatchOptions {
  readonly onWarning: (message: string) => void;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

export type WatchedStore = ReplayStore & Pick<StoreWatch, "findState">;

/**
 * Watches a store. The first call that finds the database out of reach is told of, and the end of that once what failed works
 * again: other calls may well succeed beside a damaged page.
 */
export function watchStore(store: ReplayStore, options: WatchOptions): WatchedStore {
  const watch = new StoreWatch(store, options);
  return overStore(store, watch, (_name, call) => watch.watch(call));
}

class StoreWatch {
  readonly #store: ReplayStore;
  readonly #onWarning: (message: string) => void;
  readonly #now: () => number;
  readonly #patienceMs: number;
  #known: { state: StoreState; at: number } | undefined;
  /** What failed, to be tried again. Only what may be done twice: matches that are there are left as they are. */
  #failed: (() => Promise<unknown>) | undefined;
  #isTold = false;
  #toldAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<StoreState> | undefined;
  #answering: Promise<StoreState> | undefined;
  #isClosed = false;

  constructor(
    store: ReplayStore,
    { onWarning, now = () => performance.now(), patienceMs = PATIENCE_MS }: WatchOptions,
  ) {
    this.#store = store;
    this.#onWarning = onWarning;
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

  upsertPlayerRefresh(playerId: string, refreshedAt: number) {
    // Done again later it would put the clock back.
    const again = () => this.#store.findPlayerRefresh(playerId);
    return this.watch(() => this.#store.upsertPlayerRefresh(playerId, refreshedAt), again);
  }

  insertFeedWindow(...window: Parameters<ReplayStore["insertFeedWindow"]>) {
    const again = () => this.#store.insertMatches(window[0]);
    return this.watch(() => this.#store.insertFeedWindow(...window), again);
  }

  takeFeedLease(lease: FeedLease) {
    // Done again later it would be taken for nobody.
    const again = () => this.#store.checkHealth();
    return this.watch(() => this.#store.takeFeedLease(lease), again);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#store.close();
  }

  /** Does a call; `again` is what is tried later when it fails. */
  async watch<Result>(call: () => Promise<Result>, again: () => Promise<unknown> = call): Promise<Result> {
    try {
      const result = await call();
      if (this.#failed) void this.findState();
      return result;
    } catch (error) {
      if (error instanceof StoreUnavailableError) this.#noteFailure(error, again);
      throw error;
    }
  }

  async #answer(): Promise<StoreState> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    const state = await Promise.race([this.#asking, this.#losePatience()]);
    this.#known = { state, at: this.#now() };
    return state;
  }

  async #ask(): Promise<StoreState> {
    try {
      await this.#failed?.().catch(unlessReadOnly);
      const health = await this.#store.checkHealth();
      this.#noteSuccess();
      return health;
    } catch (error) {
      this.#noteFailure(error, () => this.#store.checkHealth());
      return "unreachable";
    }
  }

  async #losePatience(): Promise<StoreState> {
    await sleep(this.#patienceMs, undefined, { ref: false });
    // After a stall of this process an answer may lie there unread.
    await turn();
    if (this.#asking) this.#noteFailure(new Error("It does not answer."), () => this.#store.checkHealth());
    return "unreachable";
  }

  #noteFailure(error: unknown, again: () => Promise<unknown>): void {
    const at = this.#now();
    this.#known = { state: "unreachable", at };
    this.#failed ??= again;
    if (this.#isClosed || this.#isTold || at - this.#toldAt < QUIET_MS) return;
    this.#isTold = true;
    this.#toldAt = at;
    this.#onWarning(`The stored matches are out of reach. ${messageOf(error)}`);
  }

  #noteSuccess(): void {
    this.#failed = undefined;
    if (!this.#isTold) return;
    this.#isTold = false;
    this.#onWarning("The stored matches are within reach again.");
  }
}

/** A database that refuses to be written to answers, and that is what matters here. */
function unlessReadOnly(error: unknown): void {
  if (!(error instanceof StoreReadOnlyError)) throw error;
}
