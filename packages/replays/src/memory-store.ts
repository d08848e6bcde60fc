import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ReplayRecord } from "@tactician/game";
import { Kysely } from "kysely";
import {
  countPlainly,
  foldCells,
  foldMatches,
  foldRanks,
  foldSides,
  foldVersions,
} from "./counts/find-counts.ts";
import { COLUMNS } from "./match-queries.ts";
import { migrate } from "./migrations.ts";
import { storableText } from "./replay-fields.ts";
import { SqlStore } from "./sql-store.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import { SqliteEngine } from "./sqlite/sqlite-engine.ts";
import { TABLES } from "./sqlite/sqlite-tables.ts";
import {
  type FeedPosition,
  type MatchRange,
  type PopulationFilter,
  type ReplayStore,
  type StoreHealth,
  StoreReadOnlyError,
} from "./store.ts";
import type { Tables } from "./tables.ts";

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
  /** Deleted rows leave room for others. */
  readonly #database = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();
  readonly #store = this.#open();
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
    const store = await this.#store;
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
    return (await this.#store).findMatchesByPlayer(playerId, range);
  }

  async countMatchesByPlayer(playerId: string): Promise<number> {
    this.#use(playerId);
    return (await this.#store).countMatchesByPlayer(playerId);
  }

  async findPlayerRefresh(playerId: string) {
    const store = await this.#store;
    this.#use(playerId);
    return store.findPlayerRefresh(playerId);
  }

  async upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void> {
    const store = await this.#store;
    this.#use(playerId);
    await store.upsertPlayerRefresh(playerId, refreshedAt);
    this.#makeRoom();
    this.#changes += 1;
  }

  async findFeedPosition(name: string) {
    return (await this.#store).findFeedPosition(name);
  }

  async insertFeedWindow(matches: readonly ReplayRecord[], position: FeedPosition): Promise<number> {
    await (await this.#store).insertFeedWindow([], position);
    return this.insertMatches(matches);
  }

  /** Nobody should read everybody's matches into a memory that holds a hundred thousand. */
  async takeFeedLease(): Promise<string> {
    throw new StoreReadOnlyError("The matches are kept in memory, which has no room for the feed.");
  }

  async releaseFeedLease(): Promise<void> {}

  /** Counts are of what is in memory now: they go with the matches that are let go. */
  async findMatchupCounts(filter: PopulationFilter) {
    return foldCells((await this.#count(filter)).matchups);
  }

  async findPopularity(filter: PopulationFilter) {
    return foldSides((await this.#count(filter)).matchups);
  }

  async findRankCounts(filter: PopulationFilter) {
    const { days, isWantedRank } = await this.#count(filter);
    return foldRanks(days, isWantedRank);
  }

  async findPlayedVersions() {
    return foldVersions((await this.#count({})).days);
  }

  async findPlayedMatches(filter: PopulationFilter) {
    return foldMatches((await this.#count(filter)).days, filter.rankClass);
  }

  async checkHealth(): Promise<StoreHealth> {
    return "memory";
  }

  async findSize() {
    await this.#store;
    return { bytes: this.#bytes(), matches: this.#countAll() };
  }

  async close(): Promise<void> {
    await (await this.#store).close();
  }

  /** Grows with every change: the same number means the same content. */
  get changes(): number {
    return this.#changes;
  }

  /** Gives everything to another store, matches in slices. */
  async handDown(to: Pick<ReplayStore, "insertMatches" | "upsertPlayerRefresh">): Promise<void> {
    await this.#store;
    for await (const slice of this.#slices(ROWS_AT_ONCE)) await to.insertMatches(slice);
    for (const { playerId, refreshedAt } of this.#refreshes())
      await to.upsertPlayerRefresh(playerId, refreshedAt);
  }

  async #count(filter: PopulationFilter): ReturnType<typeof countPlainly> {
    await this.#store;
    return countPlainly(this.#slices(ROWS_AT_ONCE), filter);
  }

  #use(playerId: string): void {
    const id = storableText(playerId);
    this.#asked.delete(id);
    this.#asked.add(id);
    if (this.#asked.size > this.#mostPlayers) this.#forgetFirst();
  }

  #makeRoom(): void {
    while (this.#bytes() > this.#largestBytes) {
      this.#onFull?.();
      this.#onFull = undefined;
      if (this.#asked.size > 1) this.#forgetFirst();
      else this.#deleteOldest(ROWS_AT_ONCE);
    }
  }

  #forgetFirst(): void {
    const [id = ""] = this.#asked;
    this.#asked.delete(id);
    this.#deletePlayer(id, (opponentId) => this.#asked.has(opponentId));
  }

  #bytes(): number {
    const { bytes } = this.#statement(
      "select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size",
    ).get() as { bytes: number };
    return bytes;
  }

  #countAll(): number {
    return (this.#statement("select count(*) as count from matches").get() as { count: number }).count;
  }

  /** Deletes the player's matches, but those whose opponent is to keep them, and when the player was asked for. */
  #deletePlayer(id: string, isKept: (opponentId: string) => boolean): void {
    this.#statement("delete from player_refreshes where player_id = ?").run(id);
    const matches = this.#statement(
      `select rowid as row, p2_polaris_id as opponent from matches where p1_polaris_id = ?1
        union all select rowid, p1_polaris_id from matches where p2_polaris_id = ?1`,
    ).all(id) as { row: number; opponent: string }[];
    for (const { row, opponent } of matches)
      if (!isKept(opponent)) this.#statement("delete from matches where rowid = ?").run(row);
  }

  #deleteOldest(count: number): void {
    this.#statement(
      "delete from matches where rowid in (select rowid from matches order by battle_at limit ?)",
    ).run(count);
  }

  /** Every match, so many at a time; what comes meanwhile may be left out. */
  *#slices(size: number): Generator<ReplayRecord[]> {
    for (let last = 0; ; ) {
      const rows = this.#statement(
        `select rowid as row, ${COLUMNS.replace("battle_id", "lower(hex(battle_id)) as battle_id")}
          from matches where rowid > ? order by rowid limit ?`,
      ).all(last, size) as unknown as (ReplayRecord & { row: number })[];
      if (rows.length === 0) return;
      last = rows.at(-1)?.row ?? last;
      yield rows.map(({ row: _, ...match }) => match);
    }
  }

  #refreshes(): { playerId: string; refreshedAt: number }[] {
    return this.#statement(
      'select player_id as "playerId", refreshed_at as "refreshedAt" from player_refreshes',
    ).all() as { playerId: string; refreshedAt: number }[];
  }

  async #open(): Promise<SqlStore> {
    await migrate(new Kysely<Tables>({ dialect: sqliteDialect(this.#database) }), TABLES);
    return new SqlStore(
      new SqliteEngine({ writer: this.#database, openReader: () => this.#database, keepsCounts: false }),
    );
  }

  #statement(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
