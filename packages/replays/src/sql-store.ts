import type { ReplayRecord } from "@tactician/game";
import { findCountState, forgetMatches, isCountingDue } from "./counts/count-state.ts";
import {
  findMatchupCounts,
  findPlayedMatches,
  findPlayedVersions,
  findPopularity,
  findRankCounts,
} from "./counts/find-counts.ts";
import { insertCounted } from "./counts/insert-counted.ts";
import { type OnProgress, rebuildCounts } from "./counts/rebuild-counts.ts";
import type { Engine } from "./engine.ts";
import {
  countOfPlayer,
  keepLease,
  matchesOfPlayer,
  positionOfFeed,
  refreshOfPlayer,
  releaseLease,
  takeLease,
  upsertPosition,
  upsertRefresh,
} from "./match-queries.ts";
import { newestFirst } from "./replay-fields.ts";
import {
  type FeedLease,
  FeedLeaseLostError,
  type FeedPosition,
  type MatchRange,
  type PopulationFilter,
  type ReplayStore,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "./store.ts";
import { contentOf, mergeContent, type StoreContent } from "./store-content.ts";

/** So many rows keep a process busy for more than a moment. */
const MANY_ROWS = 1000;

/** The store over a database: the same queries for both engines. */
export class SqlStore implements ReplayStore {
  readonly #engine: Engine;
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  insertMatches(matches: readonly ReplayRecord[]) {
    if (matches.length === 0) return Promise.resolve(0);
    return this.#run((engine) => engine.write((change) => insertCounted(change, matches)));
  }

  findMatchesByPlayer(playerId: string, range: MatchRange = {}) {
    return this.#run(async (engine) => {
      const amount = (range.limit ?? MANY_ROWS) < MANY_ROWS ? "few" : "many";
      const matches = await engine.select(matchesOfPlayer(engine.queries, engine, playerId, range), amount);
      // The database orders by time alone, which its indexes have; this puts those of one second in order.
      return matches.sort(newestFirst);
    });
  }

  countMatchesByPlayer(playerId: string) {
    return this.#run(async (engine) => {
      const [row] = await engine.select(countOfPlayer(engine.queries, engine, playerId));
      return row?.count ?? 0;
    });
  }

  findPlayerRefresh(playerId: string) {
    return this.#run(async (engine) => {
      const [row] = await engine.select(refreshOfPlayer(engine.queries, playerId));
      return row && { refreshedAt: row.refreshed_at };
    });
  }

  upsertPlayerRefresh(playerId: string, refreshedAt: number) {
    return this.#run((engine) => engine.write(({ db }) => upsertRefresh(db, playerId, refreshedAt)));
  }

  findFeedPosition(name: string) {
    return this.#run(async (engine) => {
      const [row] = await engine.select(positionOfFeed(engine.queries, name));
      return row && { name, battleAt: row.battle_at };
    });
  }

  insertFeedWindow(matches: readonly ReplayRecord[], position: FeedPosition, lease?: FeedLease) {
    return this.#run(async (engine) => {
      const inserted = await engine.write(async (change) => {
        if (lease && !(await keepLease(change.db, engine, lease))) return undefined;
        await upsertPosition(change.db, position.name, position.battleAt);
        return insertCounted(change, matches);
      });
      if (inserted === undefined) throw new FeedLeaseLostError();
      return inserted;
    });
  }

  takeFeedLease(lease: FeedLease) {
    return this.#run((engine) => engine.write(({ db }) => takeLease(db, engine, lease)));
  }

  releaseFeedLease(holder: string) {
    return this.#run((engine) => engine.write(({ db }) => releaseLease(db, holder)));
  }

  readonly findMatchupCounts = (filter: PopulationFilter) =>
    this.#run((engine) => findMatchupCounts(engine, filter));
  readonly findPopularity = (filter: PopulationFilter) =>
    this.#run((engine) => findPopularity(engine, filter));
  readonly findRankCounts = (filter: PopulationFilter) =>
    this.#run((engine) => findRankCounts(engine, filter));
  readonly findPlayedVersions = () => this.#run(findPlayedVersions);
  readonly findPlayedMatches = (filter: PopulationFilter) =>
    this.#run((engine) => findPlayedMatches(engine, filter));
  readonly findSize = () => this.#run((engine) => engine.findSize());

  checkHealth() {
    return this.#run(async (engine) => {
      try {
        await engine.checkHealth();
        return "ok" as const;
      } catch (error) {
        if (error instanceof StoreReadOnlyError) return "read-only" as const;
        throw error;
      }
    });
  }

  /** Lets everything be read as of one moment, whatever is written meanwhile. */
  readAll<Result>(work: (content: StoreContent) => Promise<Result>) {
    return this.#run((engine) => engine.readSnapshot((read) => work(contentOf(engine, read))));
  }

  /** Takes in everything of another store that is not here, in one transaction; answers how many matches were new. */
  merge(content: StoreContent, onRows: (matches: number) => void) {
    return this.#run((engine) => engine.write((change) => mergeContent(change, content, onRows)));
  }

  /** Whether there are stored matches that are in no counts: a version that did not count has stored them. */
  isCountingDue() {
    return this.#run(async (engine) => {
      if (!engine.keepsCounts) return false;
      return engine.write(async ({ db, lockCounts }) => {
        await lockCounts();
        return isCountingDue(await findCountState(db));
      });
    });
  }

  /** Makes the counts anew from the matches while others go on; answers how many matches there were. Ends when the store is closed. */
  rebuildCounts(onProgress: OnProgress) {
    return this.#run((engine) =>
      rebuildCounts(engine, (matches) => {
        if (this.#isClosed) throw new StoreUnavailableError("The store is closed.");
        return onProgress(matches);
      }),
    );
  }

  /** Deletes the matches of all days before one (unix), and keeps their counts; answers how many there were. */
  forgetMatches(before: number, onProgress: (deleted: number) => void) {
    return this.#run((engine) => forgetMatches(engine, before, onProgress));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await Promise.allSettled(this.#underWay);
    await this.#engine.close();
  }

  async #run<Result>(work: (engine: Engine) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw new StoreUnavailableError("The store is closed.");
    const promise = work(this.#engine);
    this.#underWay.add(promise);
    try {
      return await promise;
    } finally {
      this.#underWay.delete(promise);
    }
  }
}
