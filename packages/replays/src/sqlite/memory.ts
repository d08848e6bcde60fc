import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ReplayRecord } from "@tactician/game";
import { Kysely } from "kysely";
import { COLUMNS } from "../match-queries.ts";
import { migrate } from "../migrations.ts";
import { SqlStore } from "../sql-store.ts";
import type { Tables } from "../tables.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { SqliteEngine } from "./sqlite-engine.ts";
import { TABLES } from "./sqlite-tables.ts";

/** A SQLite database without a file, and what only its owner does to it. Deleted rows leave room for others. */
export class Memory {
  /** The store in it, once its tables are made. */
  readonly store: Promise<SqlStore>;
  readonly #database = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();

  constructor() {
    this.store = this.#open();
  }

  /** What is in use. */
  bytes(): number {
    const { bytes } = this.#run(
      "select (page_count - freelist_count) * page_size as bytes from pragma_page_count, pragma_freelist_count, pragma_page_size",
    ).get() as { bytes: number };
    return bytes;
  }

  count(): number {
    return (this.#run("select count(*) as count from matches").get() as { count: number }).count;
  }

  /** Deletes the player's matches, but those whose opponent is to keep them, and when the player was asked for. */
  deletePlayer(id: string, isKept: (opponentId: string) => boolean): void {
    this.#run("delete from player_refreshes where player_id = ?").run(id);
    const matches = this.#run(
      `select rowid as row, p2_polaris_id as opponent from matches where p1_polaris_id = ?1
        union all select rowid, p1_polaris_id from matches where p2_polaris_id = ?1`,
    ).all(id) as { row: number; opponent: string }[];
    for (const { row, opponent } of matches)
      if (!isKept(opponent)) this.#run("delete from matches where rowid = ?").run(row);
  }

  deleteOldest(count: number): void {
    this.#run(
      "delete from matches where rowid in (select rowid from matches order by battle_at limit ?)",
    ).run(count);
  }

  /** Every match, so many at a time; what comes meanwhile may be left out. */
  *slices(size: number): Generator<ReplayRecord[]> {
    for (let last = 0; ; ) {
      const rows = this.#run(
        `select rowid as row, ${COLUMNS.replace("battle_id", "lower(hex(battle_id)) as battle_id")}
          from matches where rowid > ? order by rowid limit ?`,
      ).all(last, size) as unknown as (ReplayRecord & { row: number })[];
      if (rows.length === 0) return;
      last = rows.at(-1)?.row ?? last;
      yield rows.map(({ row: _, ...match }) => match);
    }
  }

  refreshes(): { playerId: string; refreshedAt: number }[] {
    return this.#run(
      'select player_id as "playerId", refreshed_at as "refreshedAt" from player_refreshes',
    ).all() as { playerId: string; refreshedAt: number }[];
  }

  async #open(): Promise<SqlStore> {
    await migrate(new Kysely<Tables>({ dialect: sqliteDialect(this.#database) }), TABLES);
    return new SqlStore(
      new SqliteEngine({ writer: this.#database, openReader: () => this.#database, keepsCounts: false }),
    );
  }

  #run(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
