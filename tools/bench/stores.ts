import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openStore, readReplayRows } from "@tactician/replays";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { type BusyPlayer, type GrownRows, growRows, type Row } from "./grow-rows.ts";
import { printLoad, report, timeOf } from "./harness.ts";

/** About a window of the service's feed. */
const WINDOW = 5_000;
/** More than these are made by copies of these. */
const LARGEST_FILLED = 500_000;
const DISK_SETTINGS = ["-c", "shared_buffers=256MB", "-c", "max_wal_size=4GB"];

type Store = Awaited<ReturnType<typeof openStore>>;

export interface Ingest {
  insert(rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

/** A database of one of the two engines, and how everything that is measured reaches it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  /** Share of the bare way's speed that ingest must reach at least; the bare way checks nothing and counts nothing. */
  readonly smallestShare: number;
  open(name: string): Promise<Store>;
  /** The plainest program that puts rows into the same columns and indexes of a database that `open` has made. */
  openBare(name: string): Promise<Ingest>;
  /** Multiplies what a database has by copies with new battles and new players, inside the database: millions in minutes. */
  multiply(name: string, times: number): Promise<void>;
  settings(name: string): Record<string, string>;
  /** The same engine with the stores of another version. */
  openedBy(open: typeof openStore): Engine;
}

/** Runs `bench` on each engine that `names` has, `sqlite,postgres`; their databases go with the run. */
export async function benchEngines(names: string, bench: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tactician-bench-"));
  const server = names.includes("postgres") ? await startPostgres({ settings: DISK_SETTINGS }) : undefined;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  printLoad();
  try {
    if (names.includes("sqlite")) await bench(sqlite(folder));
    if (server) await bench(postgres(server, folder));
  } finally {
    await server?.remove();
  }
}

function sqlite(folder: string, open = openStore): Engine {
  const fileOf = (name: string) => join(folder, name, "replays.sqlite");
  return {
    name: "SQLite",
    smallestShare: 0.6,
    open: (name) => open({ dataDir: join(folder, name), onWarning: fail }),
    openBare: async (name) => bareSqlite(fileOf(name)),
    multiply: async (name, times) => multiplySqlite(fileOf(name), times),
    settings: (name) => ({ DATA_DIR: join(folder, name), DATABASE_URL: "" }),
    openedBy: (other) => sqlite(folder, other),
  };
}

function postgres(server: PostgresServer, folder: string, open = openStore): Engine {
  const made = new Set<string>();
  return {
    name: "PostgreSQL",
    smallestShare: 0.38,
    open: async (name) => {
      if (!made.has(name)) await server.createDatabase(name);
      made.add(name);
      return open({ dataDir: folder, databaseUrl: server.url(name), onWarning: fail });
    },
    openBare: (name) => barePostgres(server.url(name)),
    multiply: (name, times) => multiplyPostgres(server.url(name), times),
    settings: (name) => ({ DATA_DIR: join(folder, "unused"), DATABASE_URL: server.url(name) }),
    openedBy: (other) => postgres(server, folder, other),
  };
}

function fail(message: string): never {
  throw new Error(message);
}

/** A prepared statement in a loop, one transaction for each call. */
function bareSqlite(file: string): Ingest {
  const database = new DatabaseSync(file);
  database.exec("pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma cache_size = -32000;");
  const columns = columnsOf(database);
  const places = columns.map(() => "?").join();
  const insert = database.prepare(`insert into matches (${columns.join()}) values (${places})`);
  return {
    insert: async (rows) => {
      database.exec("begin");
      for (const row of rows) {
        const values = columns.map((column) => row[column] as SQLInputValue);
        values[0] = Buffer.from(String(row.battle_id), "hex");
        insert.run(...values);
      }
      database.exec("commit");
    },
    close: async () => database.close(),
  };
}

function columnsOf(database: DatabaseSync): string[] {
  const found = database.prepare("pragma table_info(matches)").all();
  return found.map(({ name }) => String(name));
}

async function barePostgres(url: string): Promise<Ingest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { fields } = await client.query("select * from ranked_matches limit 0");
  const columns = fields.map(({ name }) => name);
  const lineOf = (row: Row) => `${columns.map((column) => row[column] ?? "\\N").join("\t")}\n`;
  return {
    insert: async (rows) => {
      const pieces = Array.from({ length: Math.ceil(rows.length / 200) }, (_, piece) =>
        rows.slice(200 * piece, 200 * piece + 200),
      );
      const text = Readable.from(pieces).map((piece: readonly Row[]) => piece.map(lineOf).join(""));
      await pipeline(text, client.query(copyFrom(`copy ranked_matches (${columns.join()}) from stdin`)));
    },
    close: () => client.end(),
  };
}

/** What a player of a copy is called: `5BgEFtbgtgnT` in the first is `5BgEFtbgtgnT_1`, so that the copies mix in the indexes. */
export function playerInCopy(playerId: string, copy: number): string {
  return copy === 0 ? playerId : `${playerId}_${copy}`;
}

function multiplySqlite(file: string, times: number): void {
  const database = new DatabaseSync(file);
  database.exec(
    "pragma synchronous = off; pragma cache_size = -200000; create temp table base as select * from matches",
  );
  const columns = columnsOf(database);
  for (let copy = 1; copy < times; copy += 1)
    database.exec(insertCopy("matches", columns, copy, "randomblob(16)"));
  // Else the server would count the copies, which is work that is not measured.
  database.exec("update count_state set last_row = (select max(rowid) from matches)");
  database.exec("analyze");
  database.close();
}

async function multiplyPostgres(url: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create temp table base as select * from ranked_matches");
  const { fields } = await client.query("select * from base limit 0");
  const columns = fields.map(({ name }) => name);
  for (let copy = 1; copy < times; copy += 1)
    await client.query(insertCopy("ranked_matches", columns, copy, "gen_random_uuid()"));
  await client.query("update count_state set counted_gaps = gaps");
  await client.query("vacuum analyze ranked_matches");
  await client.end();
}

/** A copy is played after the one before it, by players of its own. */
function insertCopy(table: string, columns: readonly string[], copy: number, newId: string): string {
  const values = columns.map((column) => {
    if (column === "battle_id") return newId;
    if (column === "battle_at")
      return `battle_at + ${copy} * (select max(battle_at) - min(battle_at) + 1 from base)`;
    return column.endsWith("_polaris_id") ? `${column} || '${playerInCopy("", copy)}'` : column;
  });
  return `insert into ${table} (${columns.join()}) select ${values.join()} from base`;
}

/**
 * Fills a new database with so many matches, above half a million by copies; `speed` is in matches per second over all that were not
 * copied. Leaves it as one that has run for a while, analyzed, vacuumed and counted: else its own housekeeping is measured.
 */
export async function fill(
  engine: Engine,
  name: string,
  size: number,
  busy: readonly BusyPlayer[] = [],
): Promise<{ grown: GrownRows; copies: number; speed: number }> {
  const copies = Math.max(1, Math.round(size / LARGEST_FILLED));
  const grown = growRows(Math.round(size / copies), busy);
  const store = await engine.open(name);
  let time = 0;
  for (let start = 0; start < grown.size; start += WINDOW) {
    const rows = grown.rows(start, Math.min(start + WINDOW, grown.size));
    time += await timeOf(() => storeWindow(store, rows, start));
  }
  await store.close();
  await engine.multiply(name, copies);
  const again = await engine.open(name);
  // Copies are made behind the store's back; a server would count them when it starts.
  await again.rebuildCounts(() => undefined);
  await again.close();
  return { grown, copies, speed: (1000 * grown.size) / time };
}

async function storeWindow(store: Store, rows: readonly Row[], start: number): Promise<void> {
  const { matches, rejected } = readReplayRows(rows);
  if (rejected > 0) throw new Error(`${rejected} grown rows are no matches.`);
  const inserted = await store.insertFeedWindow(matches, { name: "grown", battleAt: start });
  if (inserted !== rows.length) throw new Error(`${inserted} of ${rows.length} matches were new.`);
}

/** The feed's way into a store, window by window: starts from parsed JSON and checks every row. */
export function intoStore(store: Store): Ingest {
  let windows = 0;
  return {
    insert: (rows) => {
      windows += 1;
      return storeWindow(store, rows, windows * WINDOW);
    },
    close: () => store.close(),
  };
}

type Way = readonly [label: string, ingest: Ingest];

/**
 * Tells how fast two ways in are, and ours as a share of the other in percent. Both get the same windows in turn, and who is first
 * alternates: a machine that others use too slows both alike. All windows count, because some of them pay for others (a log that is
 * written back). Closes both.
 */
export async function reportIngest(
  size: number,
  [otherLabel, other]: Way,
  [ourLabel, ours]: Way,
  smallestShare: number,
): Promise<void> {
  const grown = growRows(size);
  const times = { other: 0, ours: 0 };
  let stored = 0;
  for (let start = 0; start + WINDOW <= grown.size; start += WINDOW) {
    // As it comes from the service: every row a new object with texts of its own.
    const rows = JSON.parse(JSON.stringify(grown.rows(start, start + WINDOW))) as Row[];
    const runOther = async () => {
      times.other += await timeOf(() => other.insert(rows));
    };
    const runOurs = async () => {
      times.ours += await timeOf(() => ours.insert(rows));
    };
    for (const run of (start / WINDOW) % 2 === 0 ? [runOther, runOurs] : [runOurs, runOther]) await run();
    stored += WINDOW;
  }
  await Promise.all([other.close(), ours.close()]);
  report(otherLabel, (1000 * stored) / times.other, "matches/s");
  report(ourLabel, (1000 * stored) / times.ours, "matches/s");
  report("share", (100 * times.other) / times.ours, "%", { atLeast: smallestShare });
}
