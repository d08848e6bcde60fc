import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, readReplayRows } from "@tactician/replays";
import { type PostgresServer, startPostgres } from "@tactician/replays/testing/postgres-server";
import { runSql } from "@tactician/replays/testing/run-sql";
import { type BusyPlayer, type GrownRows, growRows, type Row } from "./grow-rows.ts";
import { inTurn, report, timeOf } from "./harness.ts";

/** About a window of the service's feed. */
const WINDOW = 5_000;
const INGESTED = 100_000;
/** More than these are made by copies of these. */
const LARGEST_FILLED = 500_000;
const DISK_SETTINGS = ["-c", "shared_buffers=256MB", "-c", "max_wal_size=4GB"];

type Store = Awaited<ReturnType<typeof openStore>>;

/** A database of one of the two engines, and how everything that is measured reaches it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  /** Made when it is not there; `by` is the store of another version. */
  open(name: string, by?: typeof openStore): Promise<Store>;
  place(name: string): { readonly dataDir: string; readonly databaseUrl?: string };
  readonly newId: string;
  /** Leaves the database as one that has run for a while: its own housekeeping is not measured. */
  readonly settle: readonly string[];
}

/** What a server over the database is told. */
export function settingsOf(engine: Engine, name: string): Record<string, string> {
  const { dataDir, databaseUrl = "" } = engine.place(name);
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

export const ENGINES = { engines: { type: "string", default: "sqlite,postgres" } } as const;

/** Runs `bench` on each engine that `names` has, `sqlite,postgres`; their databases go with the run. */
export async function benchEngines(names: string, bench: (engine: Engine) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tactician-bench-"));
  const server = names.includes("postgres") ? await startPostgres({ settings: DISK_SETTINGS }) : undefined;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  try {
    if (names.includes("sqlite")) await bench(sqlite(folder));
    if (server) await bench(postgres(server, folder));
  } finally {
    await server?.remove();
  }
}

function sqlite(folder: string): Engine {
  const place = (name: string) => ({ dataDir: join(folder, name) });
  return {
    name: "SQLite",
    open: (name, open = openStore) => open({ ...place(name), onWarning: fail }),
    place,
    newId: "randomblob(16)",
    settle: ["analyze"],
  };
}

function postgres(server: PostgresServer, folder: string): Engine {
  const place = (name: string) => ({ dataDir: folder, databaseUrl: server.url(name) });
  const made = new Set<string>();
  return {
    name: "PostgreSQL",
    open: async (name, open = openStore) => {
      if (!made.has(name)) await server.createDatabase(name);
      made.add(name);
      return open({ ...place(name), onWarning: fail });
    },
    place,
    newId: "gen_random_uuid()",
    settle: ["vacuum analyze"],
  };
}

function fail(message: string): never {
  throw new Error(message);
}

/** What a player of a copy is called: `5BgEFtbgtgnT` in the first is `5BgEFtbgtgnT_1`, so that the copies mix in the indexes. */
export function playerInCopy(playerId: string, copy: number): string {
  return copy === 0 ? playerId : `${playerId}_${copy}`;
}

/** Multiplies what a database has by copies with new battles and new players, inside the database: millions in minutes. */
async function multiply(engine: Engine, name: string, times: number): Promise<void> {
  const { newId } = engine;
  const run = (sql: string) => runSql(engine.place(name), sql);
  const [span] = await run(`select min(battle_at) as first, max(battle_at) as last from played_matches`);
  const { first = 0, last = 0 } = span ?? {};
  const columns = Object.keys((await run(`select * from played_matches limit 1`))[0] ?? {});
  const copies = Array.from({ length: times - 1 }, (_, index) => {
    const copy = index + 1;
    // A copy is played after the one before it, by players of its own.
    const values = columns.map((column) => {
      if (column === "battle_id") return newId;
      if (column === "battle_at") return `battle_at + ${copy * (Number(last) - Number(first) + 1)}`;
      return column.endsWith("_polaris_id") ? `${column} || '${playerInCopy("", copy)}'` : column;
    });
    return `insert into played_matches (${columns.join()}) select ${values.join()} from played_matches where battle_at <= ${last}`;
  });
  for (const statement of copies) await run(statement);
  await settle(engine, name);
}

export async function settle(engine: Engine, name: string): Promise<void> {
  for (const statement of engine.settle) await runSql(engine.place(name), statement);
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
  const insert = intoStore(store);
  let time = 0;
  for (let start = 0; start < grown.size; start += WINDOW) {
    const rows = grown.rows(start, Math.min(start + WINDOW, grown.size));
    time += await timeOf(() => insert(rows));
  }
  await store.close();
  await multiply(engine, name, copies);
  const again = await engine.open(name);
  // Copies are made behind the store's back, and in no counts.
  await again.rebuildCounts(() => undefined);
  await again.close();
  return { grown, copies, speed: (1000 * grown.size) / time };
}

/** The feed's way into a store, window by window: starts from parsed JSON and checks every row. */
function intoStore(store: Store): (rows: readonly Row[]) => Promise<void> {
  let windows = 0;
  return async (rows) => {
    windows += 1;
    const { matches, rejected } = readReplayRows(rows);
    if (rejected > 0) throw new Error(`${rejected} grown rows are no matches.`);
    const inserted = await store.insertFeedWindow(matches, { name: "grown", battleAt: windows * WINDOW });
    if (inserted !== rows.length) throw new Error(`${inserted} of ${rows.length} matches were new.`);
  };
}

/**
 * Tells how fast the stores of two versions take matches in, and ours as a share of the other in percent. Both get the same windows in
 * turn, and all count, because some of them pay for others (a log that is written back).
 */
export async function reportIngest(engine: Engine, before: typeof openStore): Promise<void> {
  const grown = growRows(INGESTED);
  const stores = [await engine.open("ingest_before", before), await engine.open("ingest_now")];
  const ways = stores.map(intoStore).map((insert) => (window: number) => {
    // As it comes from the service: every row a new object with texts of its own.
    const text = JSON.stringify(grown.rows(window * WINDOW, (window + 1) * WINDOW));
    const rows = JSON.parse(text) as Row[];
    return timeOf(() => insert(rows));
  });
  const measured = await inTurn(ways, INGESTED / WINDOW);
  await Promise.all(stores.map((store) => store.close()));
  const [old = 0, now = 0] = measured.map((times) => times.reduce((sum, time) => sum + time, 0));
  report("before", (1000 * INGESTED) / old, "matches/s");
  report("now", (1000 * INGESTED) / now, "matches/s");
  // As fast as before, but for what others do on the machine.
  report("share", (100 * old) / now, "%", { atLeast: 95 });
}
