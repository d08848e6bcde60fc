import type { ReplayRecord } from "@tactician/game";
import type { MatchupCount } from "@tactician/statistics/matchup-counts";
import { foldCells, foldMatches, foldRanks, foldSides, foldVersions } from "./counts/fold-counts.ts";
import { countPlainly, type PlainCounts } from "./counts/plain-counts.ts";
import { storableText } from "./replay-fields.ts";
import { Memory } from "./sqlite/memory.ts";
import type {
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
import { StoreReadOnlyError } from "./store-error.ts";

/** Some 100,000 matches; the process grows by a third more. */
const LARGEST_BYTES = 24 * 1024 * 1024;
/** Whom somebody asked for, with matches or without: about 2 MB. */
const MOST_PLAYERS = 20_000;
/** Matches added between two looks at how much room there is. */
const ROWS_AT_ONCE = 500;

/** How much may be kept, and whom to tell when that is not enough for the first time. */
export interface MemoryOptions {
  readonly largestBytes?: number;
  readonly mostPlayers?: number;
  readonly onFull?: () => void;
}

/**
 * A store that forgets everything with the process; keeps what a read-only store cannot. It is SQLite without a file,
 * because that holds five times as much as objects in the same room, and knows how much room it takes. When it is full, the player
 * who was not asked for the longest is forgotten as a whole, refresh included, and is fetched again when asked for; a
 * match stays as long as one of its players does. Of a player who alone is too much for it the newest matches are kept.
 */
export class MemoryStore implements ReplayStore {
  readonly #memory = new Memory();
  readonly #largestBytes: number;
  readonly #mostPlayers: number;
  #onFull: (() => void) | undefined;
  /** Players somebody asked for, by id, the last one at the end. */
  readonly #asked = new Set<string>();
  #changes = 0;

  constructor({ largestBytes = LARGEST_BYTES, mostPlayers = MOST_PLAYERS, onFull }: MemoryOptions = {}) {
    this.#largestBytes = largestBytes;
    this.#mostPlayers = mostPlayers;
    this.#onFull = onFull;
  }

  async insertMatches(matches: readonly ReplayRecord[]): Promise<number> {
    const store = await this.#memory.store;
    let inserted = 0;
    for (let start = 0; start < matches.length; start += ROWS_AT_ONCE) {
      const slice = matches.slice(start, start + ROWS_AT_ONCE);
      // Whose history is coming in is not to be forgotten meanwhile.
      for (const { p1_polaris_id, p2_polaris_id } of slice)
        for (const id of [p1_polaris_id, p2_polaris_id]) if (this.#asked.has(id)) this.#use(id);
      inserted += await store.insertMatches(slice);
      this.#makeRoom();
    }
    this.#changes += 1;
    return inserted;
  }

  async findMatchesByPlayer(playerId: string, range?: MatchRange): Promise<ReplayRecord[]> {
    this.#use(playerId);
    return (await this.#memory.store).findMatchesByPlayer(playerId, range);
  }

  async countMatchesByPlayer(playerId: string): Promise<number> {
    this.#use(playerId);
    return (await this.#memory.store).countMatchesByPlayer(playerId);
  }

  async findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined> {
    const store = await this.#memory.store;
    this.#use(playerId);
    return store.findPlayerRefresh(playerId);
  }

  async upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void> {
    const store = await this.#memory.store;
    this.#use(playerId);
    await store.upsertPlayerRefresh(playerId, refreshedAt);
    this.#makeRoom();
    this.#changes += 1;
  }

  async findFeedPosition(name: string): Promise<FeedPosition | undefined> {
    return (await this.#memory.store).findFeedPosition(name);
  }

  async insertFeedWindow(matches: readonly ReplayRecord[], position: FeedPosition): Promise<number> {
    await (await this.#memory.store).insertFeedWindow([], position);
    return this.insertMatches(matches);
  }

  /** Nobody should read everybody's matches into a memory that holds a hundred thousand. */
  async takeFeedLease(): Promise<string> {
    throw new StoreReadOnlyError("The matches are kept in memory, which has no room for the feed.");
  }

  async releaseFeedLease(): Promise<void> {}

  /** Counts are of what is in memory now: they go with the matches that are let go. */
  async findMatchupCounts(filter: PopulationFilter): Promise<MatchupCount[]> {
    return foldCells((await this.#count(filter)).matchups);
  }

  async findPopularity(filter: PopulationFilter): Promise<PopularityCount[]> {
    return foldSides((await this.#count(filter)).matchups);
  }

  async findRankCounts(filter: PopulationFilter): Promise<RankCount[]> {
    const { days, isWantedRank } = await this.#count(filter);
    return foldRanks(days, isWantedRank);
  }

  async findPlayedVersions(): Promise<PlayedVersion[]> {
    return foldVersions((await this.#count({})).days);
  }

  async findPlayedMatches(filter: PopulationFilter): Promise<PlayedMatches> {
    return foldMatches((await this.#count(filter)).days, filter.rankClass);
  }

  async checkHealth(): Promise<StoreHealth> {
    return "memory";
  }

  async findSize(): Promise<StoreSize> {
    await this.#memory.store;
    return { bytes: this.#memory.bytes(), matches: this.#memory.count() };
  }

  async close(): Promise<void> {
    await (await this.#memory.store).close();
  }

  /** Grows with every change: the same number means the same content. */
  get changes(): number {
    return this.#changes;
  }

  /** Gives everything to another store, matches in slices. */
  async handDown(to: Pick<ReplayStore, "insertMatches" | "upsertPlayerRefresh">): Promise<void> {
    await this.#memory.store;
    for await (const slice of this.#memory.slices(ROWS_AT_ONCE)) await to.insertMatches(slice);
    for (const { playerId, refreshedAt } of this.#memory.refreshes())
      await to.upsertPlayerRefresh(playerId, refreshedAt);
  }

  async #count(filter: PopulationFilter): Promise<PlainCounts> {
    await this.#memory.store;
    return countPlainly(this.#memory.slices(ROWS_AT_ONCE), filter);
  }

  #use(playerId: string): void {
    const id = storableText(playerId);
    this.#asked.delete(id);
    this.#asked.add(id);
    if (this.#asked.size > this.#mostPlayers) this.#forgetFirst();
  }

  #makeRoom(): void {
    while (this.#memory.bytes() > this.#largestBytes) {
      this.#onFull?.();
      this.#onFull = undefined;
      if (this.#asked.size > 1) this.#forgetFirst();
      else this.#memory.deleteOldest(ROWS_AT_ONCE);
    }
  }

  #forgetFirst(): void {
    const [id = ""] = this.#asked;
    this.#asked.delete(id);
    this.#memory.deletePlayer(id, (opponentId) => this.#asked.has(opponentId));
  }
}
