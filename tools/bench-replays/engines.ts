import { join } from "node:path";
import { openStore } from "@tactician/replays";
import type { PostgresServer } from "@tactician/replays/testing/postgres-server";
import { type BareIngest, barePostgres, bareSqlite } from "./bare-ingest.ts";
import { multiplyPostgres, multiplySqlite } from "./multiply.ts";

/** A database of one of the two engines, and how everything that is measured reaches it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  /** Share of the bare way's speed that ingest must reach at least; the bare way checks nothing and counts nothing. */
  readonly smallestShare: number;
  /** Opens the store of a database with that name, made when it is new. */
  open(name: string): ReturnType<typeof openStore>;
  /** The bare way into a database with that name, which `open` has made. */
  openBare(name: string): Promise<BareIngest>;
  /**
   * Multiplies what a database has by copies with new battles and new players, inside the database: millions in minutes. Leaves
   * it as one that has run for a while, analyzed, vacuumed and counted: else its own housekeeping is measured.
   */
  multiply(name: string, times: number): Promise<void>;
  /** The server's settings for that database. */
  settings(name: string): Record<string, string>;
}

/** `open` opens the stores: this checkout's, or another version's. */
export function sqlite(folder: string, open = openStore): Engine {
  return {
    name: "SQLite",
    smallestShare: 0.6,
    open: (name) => open({ dataDir: join(folder, name), onWarning: fail }),
    openBare: async (name) => bareSqlite(join(folder, name, "replays.sqlite")),
    multiply: async (name, times) => {
      multiplySqlite(join(folder, name, "replays.sqlite"), times);
      await count(await open({ dataDir: join(folder, name), onWarning: fail }));
    },
    settings: (name) => ({ DATA_DIR: join(folder, name), DATABASE_URL: "" }),
  };
}

export function postgres(server: PostgresServer, folder: string, open = openStore): Engine {
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
    multiply: async (name, times) => {
      await multiplyPostgres(server.url(name), times);
      await count(await open({ dataDir: folder, databaseUrl: server.url(name), onWarning: fail }));
    },
    settings: (name) => ({ DATA_DIR: join(folder, "unused"), DATABASE_URL: server.url(name) }),
  };
}

/** Copies are made behind the store's back; a server would count them when it starts. */
async function count(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
  await store.rebuildCounts(() => undefined);
  await store.close();
}

function fail(message: string): never {
  throw new Error(message);
}
