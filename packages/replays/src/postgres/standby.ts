import type pg from "pg";
import { StoreUnavailableError } from "../store.ts";
import { asStoreError, isNotReplayed } from "./postgres-error.ts";

/** A standby that failed is left alone for so long, so that no read waits for it. */
const REST_MS = 5_000;

/**
 * A standby that takes the reads off the primary. It gives no answer, and the primary is asked, while it is gone and while it has not
 * yet replayed what this process wrote last: a visitor never sees less than the request before showed.
 */
export class Standby {
  readonly #pool: pg.Pool;
  readonly #onWarning: (message: string) => void;
  #restsUntil = 0;
  #isGone = false;
  #expected: string | undefined;

  constructor(pool: pg.Pool, onWarning: (message: string) => void) {
    this.#pool = pool;
    this.#onWarning = onWarning;
  }

  /**
   * The rows, or nothing when the primary should be asked. `asItStands`: as far as the standby has them, for when the primary is gone,
   * as better behind than nothing.
   */
  async select<Row>(query: pg.QueryConfig, asItStands = false): Promise<Row[] | undefined> {
    if (!asItStands && performance.now() < this.#restsUntil) return undefined;
    try {
      if (!asItStands && !(await this.#hasCaughtUp())) return undefined;
      const { rows } = await this.#pool.query<Row & pg.QueryResultRow>(query);
      if (this.#isGone) this.#onWarning("The read replica answers again.");
      this.#isGone = false;
      return rows;
    } catch (error) {
      if (isNotReplayed(error)) return undefined;
      const known = asStoreError(error);
      if (!(known instanceof StoreUnavailableError)) throw known;
      this.#rest(known);
      return undefined;
    }
  }

  /** Notes, on the connection that just wrote, how far the standby must be before it may answer again. */
  async expectWrites(primary: pg.ClientBase): Promise<void> {
    const { rows } = await primary.query<{ lsn: string }>("select pg_current_wal_insert_lsn()::text as lsn");
    this.#expected = rows[0]?.lsn;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #hasCaughtUp(): Promise<boolean> {
    const expected = this.#expected;
    if (expected === undefined) return true;
    const { rows } = await this.#pool.query<{ caught_up: boolean }>(
      "select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as caught_up",
      [expected],
    );
    const hasCaughtUp = rows[0]?.caught_up === true;
    if (hasCaughtUp && this.#expected === expected) this.#expected = undefined;
    return hasCaughtUp;
  }

  #rest(error: StoreUnavailableError): void {
    this.#restsUntil = performance.now() + REST_MS;
    if (!this.#isGone)
      this.#onWarning(`The read replica does not answer, the primary does instead. ${error.message}`);
    this.#isGone = true;
  }
}
