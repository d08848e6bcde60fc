import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import type { MatchupCount } from "@tactician/statistics/matchup-counts";
import type {
  FeedLease,
  FeedPosition,
  MatchRange,
  PlayedMatches,
  PlayedVersion,
  PopularityCount,
  PopulationFilter,
  RankCount,
  ReplayStore,
  StoreHealth,
  StoreSize,
} from "./store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "./store-error.ts";

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

/**
 * A store that says how it is. Calls go through to the store below; the first that finds the database out of reach is
 * told of, and the end of that once what failed works again: other calls may well succeed beside a damaged page.
 */
export class WatchedStore implements ReplayStore {
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

  insertMatches(matches: readonly ReplayRecord[]): Promise<number> {
    return this.#watch(() => this.#store.insertMatches(matches));
  }

  findMatchesByPlayer(playerId: string, options?: MatchRange): Promise<ReplayRecord[]> {
    return this.#watch(() => this.#store.findMatchesByPlayer(playerId, options));
  }

  countMatchesByPlayer(playerId: string): Promise<number> {
    return this.#watch(() => this.#store.countMatchesByPlayer(playerId));
  }

  findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined> {
    return this.#watch(() => this.#store.findPlayerRefresh(playerId));
  }

  upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void> {
    // Done again later it would put the clock back.
    const again = () => this.#store.findPlayerRefresh(playerId);
    return this.#watch(() => this.#store.upsertPlayerRefresh(playerId, refreshedAt), again);
  }

  findFeedPosition(name: string): Promise<FeedPosition | undefined> {
    return this.#watch(() => this.#store.findFeedPosition(name));
  }

  insertFeedWindow(
    matches: readonly ReplayRecord[],
    position: FeedPosition,
    lease?: FeedLease,
  ): Promise<number> {
    const again = () => this.#store.insertMatches(matches);
    return this.#watch(() => this.#store.insertFeedWindow(matches, position, lease), again);
  }

  takeFeedLease(lease: FeedLease): Promise<string> {
    // Done again later it would be taken for nobody.
    return this.#watch(
      () => this.#store.takeFeedLease(lease),
      () => this.#store.checkHealth(),
    );
  }

  releaseFeedLease(holder: string): Promise<void> {
    return this.#watch(() => this.#store.releaseFeedLease(holder));
  }

  findMatchupCounts(filter: PopulationFilter): Promise<MatchupCount[]> {
    return this.#watch(() => this.#store.findMatchupCounts(filter));
  }

  findPopularity(filter: PopulationFilter): Promise<PopularityCount[]> {
    return this.#watch(() => this.#store.findPopularity(filter));
  }

  findRankCounts(filter: PopulationFilter): Promise<RankCount[]> {
    return this.#watch(() => this.#store.findRankCounts(filter));
  }

  findPlayedVersions(): Promise<PlayedVersion[]> {
    return this.#watch(() => this.#store.findPlayedVersions());
  }

  findPlayedMatches(filter: PopulationFilter): Promise<PlayedMatches> {
    return this.#watch(() => this.#store.findPlayedMatches(filter));
  }

  checkHealth(): Promise<StoreHealth> {
    return this.#watch(() => this.#store.checkHealth());
  }

  findSize(): Promise<StoreSize> {
    return this.#watch(() => this.#store.findSize());
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#store.close();
  }

  async #watch<Result>(call: () => Promise<Result>, again: () => Promise<unknown> = call): Promise<Result> {
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
    this.#onWarning(
      `The stored matches are out of reach. ${error instanceof Error ? error.message : String(error)}`,
    );
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
