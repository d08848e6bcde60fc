import { setTimeout as sleep } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { type RawBuilder, sql } from "kysely";
import * as counts from "./counts/find-counts.ts";
import { insertCounted, noteForgotten, rebuildCounts } from "./counts/write-counts.ts";
import type { Change, Engine } from "./engine.ts";
import * as leases from "./leases.ts";
import * as matches from "./match-queries.ts";
import { newestFirst, storableText } from "./replay-fields.ts";
import * as reports from "./reports/reports.ts";
import { closeFile, openSqlite } from "./sqlite/open-sqlite.ts";
import {
  type FeedLease,
  FeedLeaseLostError,
  type FeedPosition,
  type MatchRange,
  StoreUnavailableError,
} from "./store.ts";
import { contentOf, mergeContent, type StoreContent } from "./store-content.ts";
import { type HealthOptions, StoreHealth, type StoreState } from "./store-health.ts";

/** So many rows keep a process busy for more than a moment. */
const MANY_ROWS = 1000;
/** Of a window that was refused, so many matches tell whether it would be now. */
const TRIED_AGAIN = 1000;

/** After each slice that is deleted, so that other processes write. */
const PAUSE_MS = 20;

type Work<Result> = (engine: Engine) => Promise<Result>;

/** Who is told what about a store. */
export interface StoreWatch extends HealthOptions {
  /** Told of each call: its name, how long it took, and why it failed, if it did. */
  readonly onCall?: ((call: string, seconds: number, failure: unknown) => void) | undefined;
  /** What is known to be wrong with the store at its opening. */
  readonly trouble?: Error;
}

/**
 * The kept matches: the same queries for every database. Each call is one transaction: once its promise resolves, a killed process
 * loses nothing of it, and one that rejects has stored nothing. A match that is there already is left as it is.
 *
 * All calls reject with a `StoreUnavailableError` while the database does not answer (it is asked anew at every call);
 * those that write reject with a `StoreReadOnlyError` when it answers and cannot be written to.
 */
export class SqlStore {
  readonly #engine: Engine | StoreUnavailableError;
  readonly #health: StoreHealth;
  readonly #onCall: StoreWatch["onCall"];
  readonly #underWay = new Set<Promise<unknown>>();
  #isClosed = false;

  /** Instead of an engine, the reason why there is none: all calls reject with it. */
  constructor(engine: Engine | StoreUnavailableError, { onCall, trouble, ...options }: StoreWatch = {}) {
    this.#engine = engine;
    this.#onCall = onCall;
    this.#health = new StoreHealth(() => this.checkHealth(), options);
    if (trouble) this.#health.noteFailure(trouble, () => this.#track(check));
  }

  /** Keeps the matches and answers how many of them were new. */
  async insertMatches(played: readonly ReplayRecord[]): Promise<number> {
    if (played.length === 0) return 0;
    const insert = inserting(played);
    return this.#run("insertMatches", insert, insert);
  }

  /** The matches in which the player sat on either side, newest first; all of them without a range. */
  findMatchesByPlayer(playerId: string, range: MatchRange = {}): Promise<ReplayRecord[]> {
    return this.#find("findMatchesByPlayer", async (engine) => {
      const amount = (range.limit ?? MANY_ROWS) < MANY_ROWS ? "few" : "many";
      const found = await engine.select(matches.matchesOfPlayer(engine, playerId, range), amount);
      // The database orders by time alone, which its indexes have; this puts those of one second in order.
      return found.sort(newestFirst);
    });
  }

  async countMatchesByPlayer(playerId: string): Promise<number> {
    const id = storableText(playerId);
    const query = sql<{ count: number }>`select
      (select count(*) from played_matches where p1_polaris_id = ${id}) +
      (select count(*) from played_matches where p2_polaris_id = ${id} and p1_polaris_id <> ${id}) as count`;
    return (await this.#findRow("countMatchesByPlayer", query))?.count ?? 0;
  }

  /** When the player's history was last asked for and stored (unix seconds). */
  findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined> {
    const query = sql<{ refreshedAt: number }>`select refreshed_at as "refreshedAt" from player_refreshes
      where player_id = ${storableText(playerId)}`;
    return this.#findRow("findPlayerRefresh", query);
  }

  readonly upsertPlayerRefresh = this.#writing("upsertPlayerRefresh", matches.upsertRefresh);

  findFeedPosition(name: string): Promise<FeedPosition | undefined> {
    const query = sql<FeedPosition>`select name, battle_at as "battleAt" from feed_positions where name = ${name}`;
    return this.#findRow("findFeedPosition", query);
  }

  /**
   * Keeps a window of the feed and the reader's position together: after a crash either both are there or neither is. Keeps
   * the reader's lease, too, and rejects with a `FeedLeaseLostError` when somebody else has it by now.
   */
  insertFeedWindow(
    window: readonly ReplayRecord[],
    position: FeedPosition,
    lease?: FeedLease,
  ): Promise<number> {
    const insert: Work<number> = async (engine) => {
      const inserted = await engine.write(async (change) => {
        if (lease && !(await leases.keepLease(change, lease))) return undefined;
        await matches.upsertPosition(change, position.name, position.battleAt);
        return insertCounted(change, window);
      });
      if (inserted === undefined) throw new FeedLeaseLostError();
      return inserted;
    };
    return this.#run("insertFeedWindow", insert, inserting(window.slice(0, TRIED_AGAIN)));
  }

  /**
   * Takes the lease when it is free, or keeps it; answers who has it then. By the database's clock, whatever the clocks of
   * the processes say.
   */
  readonly takeFeedLease = this.#writing("takeFeedLease", leases.takeFeedLease);

  /** Seconds since 1970 by the database's clock. */
  findClock(): Promise<number> {
    return this.#find("findClock", async (engine) => {
      const [row] = await engine.select(sql<{ now: number }>`select ${engine.unixNow} as now`);
      return row?.now ?? 0;
    });
  }

  /** Whether servers on other machines may use it too. */
  get isShared(): boolean {
    return !(this.#engine instanceof Error) && this.#engine.isShared;
  }

  /** As `takePlace` of the leases: 0 when it is taken, the seconds of a rest, or nothing. */
  readonly takePlace = this.#writing("takePlace", leases.takePlace);

  /** Keeps what a holder has; whether it was still there. */
  readonly keepPlace = this.#writing("keepPlace", leases.keepLease);

  /** Has all servers leave a service alone, unless one of them does already. */
  readonly takeRest = this.#writing("takeRest", leases.takeRest);

  /** An answer of an outside service that a server has kept for all; asks the primary. `age`: seconds. */
  readonly findKept = this.#writing("findKept", leases.findKept);

  readonly keepAnswer = this.#writing("keepAnswer", leases.keepAnswer);

  /** Gives back what the holder has of the feed or of a service. */
  readonly releaseFeedLease = this.#writing("releaseFeedLease", leases.releaseLease);

  /** What the matches add up to, by own and other character (decision 063). Written in the transaction of the matches. */
  readonly findMatchupCounts = this.#finding("findMatchupCounts", counts.findMatchupCounts);

  /** By month, oldest first, then by character and rank class. */
  readonly findPopularity = this.#finding("findPopularity", counts.findPopularity);

  /** Lowest number of a rank first. */
  readonly findRankCounts = this.#finding("findRankCounts", counts.findRankCounts);

  /** The newest version first, by its number. */
  readonly findPlayedVersions = this.#finding("findPlayedVersions", counts.findPlayedVersions);

  /** The matches with at least one side that the filter wants. */
  readonly findPlayedMatches = this.#finding("findPlayedMatches", counts.findPlayedMatches);

  /** What the store takes on the disk, for whoever watches it. Cheap, and so partly an estimate. */
  findSize(): Promise<{ bytes: number; matches: number }> {
    return this.#find("findSize", async (engine) => {
      const [row] = await engine.select(COUNT_OF_STORED);
      return { bytes: await engine.findBytes(), matches: row?.matches ?? 0 };
    });
  }

  /** How the store is, or was a moment ago. Never rejects, and answers in about a second also when the database hangs. */
  findState(): Promise<StoreState> {
    return this.#health.findState();
  }

  /** Asks the database itself whether it can be read and written to; rejects as a call would that cannot. */
  checkHealth(): Promise<void> {
    return this.#run("checkHealth", check);
  }

  /** Lets everything be read as of one moment, whatever is written meanwhile. */
  readAll<Result>(work: (content: StoreContent) => Promise<Result>): Promise<Result> {
    return this.#run("readAll", (engine) => engine.readSnapshot((read) => work(contentOf(engine, read))));
  }

  /** Writes everything that is there at this moment into a new store in a file of SQLite, while others read and write on. */
  backUp(file: string, onMatches: (matches: number) => void): Promise<void> {
    return this.#run("backUp", (engine) => backUp(engine, file, onMatches));
  }

  /**
   * The matches of the slice that begins at a place in the table, 0 at first, and where the next one begins; that is the same place
   * when there are no more.
   */
  readonly findSlice = this.#finding("findSlice", matches.findSlice);

  /** How many matches are counted of each day (unix) whose matches are kept. */
  findDays(): Promise<{ day: number; matches: number }[]> {
    const query = sql<{ day: number; matches: number }>`select day, cast(sum(matches) as bigint) as matches
      ${STORED} group by day`;
    return this.#find("findDays", (engine) => engine.select(query));
  }

  /** Keeps a report under its sender's key, if there is room. `now`: unix seconds. */
  readonly insertReport = this.#writing("insertReport", reports.insertReport);

  /** Takes a report back; whether there was one. */
  readonly deleteReport = this.#writing("deleteReport", reports.deleteReport);

  /** The report of a key, or all of a state, the oldest first. */
  readonly findReports = this.#finding("findReports", reports.findReports);

  readonly summarizeReports = this.#finding("summarizeReports", reports.summarizeReports);

  /** Decides open reports by their ids and deletes what their senders wrote about how they know; answers how many there were. */
  readonly decideReports = this.#writing("decideReports", reports.decideReports);

  readonly deleteFeedPosition = this.#writing("deleteFeedPosition", matches.deletePosition);

  /** Takes in everything of another store that is not here, in one transaction; answers how many matches were new. */
  readonly merge = this.#writing("merge", mergeContent);

  /**
   * Counts all stored matches anew, in one transaction; answers how many there are. Others read on meanwhile, and wait when they
   * store. `onProgress` is told how many are counted so far.
   */
  readonly rebuildCounts = this.#writing("rebuildCounts", rebuildCounts);

  /**
   * Deletes the matches of all days before one (unix), in slices beside running processes, and keeps their counts; answers how many
   * there were. A killed process leaves the rest to the next time.
   */
  forgetMatches(before: number, onProgress: (deleted: number) => void): Promise<number> {
    return this.#run("forgetMatches", async (engine) => {
      await engine.write((change) => noteForgotten(change, before));
      let deleted = 0;
      for (const slice of await engine.write(matches.matchSlices)) {
        deleted += await engine.write((change) => matches.deleteMatches(change, slice, before));
        onProgress(deleted);
        await sleep(PAUSE_MS);
      }
      return deleted;
    });
  }

  /** Waits for what is under way; calls after it reject. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#health.silence();
    await Promise.allSettled(this.#underWay);
    if (!(this.#engine instanceof Error)) await this.#engine.close();
  }

  /** A call that does so in one transaction, with what it is called with. */
  #writing<Args extends unknown[], Result>(
    call: string,
    write: (change: Change, ...args: Args) => Promise<Result>,
  ) {
    return (...args: Args): Promise<Result> =>
      this.#run(call, (engine) => engine.write((change) => write(change, ...args)));
  }

  #finding<Args extends unknown[], Result>(
    call: string,
    find: (engine: Engine, ...args: Args) => Promise<Result>,
  ) {
    return (...args: Args): Promise<Result> => this.#find(call, (engine) => find(engine, ...args));
  }

  async #findRow<Row>(call: string, query: RawBuilder<Row>): Promise<Row | undefined> {
    const [row] = await this.#find(call, (engine) => engine.select(query));
    return row;
  }

  /** Closes it where `await using` ends. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** A call that changes nothing is itself what has to work again after it failed. */
  #find<Result>(call: string, work: Work<Result>): Promise<Result> {
    return this.#run(call, work, work);
  }

  /**
   * The one door to the database. `again` is what has to work before the store counts as well again when the call fails, and is done
   * any number of times.
   */
  async #run<Result>(call: string, work: Work<Result>, again: Work<unknown> = check): Promise<Result> {
    const startedAt = performance.now();
    let failure: unknown;
    try {
      const result = await this.#track(work);
      this.#health.noteSuccess();
      return result;
    } catch (error) {
      failure = error;
      this.#health.noteFailure(error, () => this.#track(again));
      throw error;
    } finally {
      this.#onCall?.(call, (performance.now() - startedAt) / 1000, failure);
    }
  }

  async #track<Result>(work: Work<Result>): Promise<Result> {
    if (this.#isClosed) throw new StoreUnavailableError("The store is closed.");
    if (this.#engine instanceof Error) throw this.#engine;
    const promise = work(this.#engine);
    this.#underWay.add(promise);
    try {
      return await promise;
    } finally {
      this.#underWay.delete(promise);
    }
  }
}

async function backUp(engine: Engine, file: string, onMatches: (matches: number) => void): Promise<void> {
  if (engine.backUp) {
    const [row] = await engine.select(COUNT_OF_STORED);
    await engine.backUp(file, (share) => onMatches(Math.round(share * (row?.matches ?? 0))));
  } else await engine.readSnapshot((read) => writeSqlite(file, contentOf(engine, read), onMatches));
  closeFile(file);
}

async function writeSqlite(
  file: string,
  content: StoreContent,
  onMatches: (matches: number) => void,
): Promise<void> {
  const copy = await openSqlite(file, () => undefined);
  try {
    await copy.write((change) => mergeContent(change, content, onMatches));
  } finally {
    await copy.close();
  }
}

const check: Work<void> = (engine) => engine.checkHealth();

const inserting =
  (played: readonly ReplayRecord[]): Work<number> =>
  (engine) =>
    engine.write((change) => insertCounted(change, played));

/** The days whose matches are kept, as they are counted. */
const STORED = sql`from match_counts where day >= (select forgotten_before from count_state)`;
const COUNT_OF_STORED = sql<{
  matches: number;
}>`select coalesce(cast(sum(matches) as bigint), 0) as matches ${STORED}`;
