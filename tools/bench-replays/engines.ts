import { join } from "node:path";
import { openStore } from "@tactician/replays";
import type { PostgresServer } from "@tactician/replays/testing/postgres-server";
import { type BareIngest, barePostgres, bareSqlite } from "./bare-ingest.ts";
import { multiplyPostgres, multiplySqlite } from "./multiply.ts";

/** A database of one of the two engines, and how everything that is measured reaches it. */
export interface Engine {
  readonly name: "SQLite" | "PostgreSQL";
  /** Share of the bare way's speed that ingest must reach at least. */
  readonly smallestShare: number;
  /** Opens the store of a database with that name, made when it is new. */
  open(name: string): ReturnType<typeof openStore>;
  /** The bare way into a database with that name, which `open` has made. */
  openBare(name: string): Promise<BareIngest>;
  /**
   * Multiplies what a database has by copies with new battles and new players, inside the database: millions in minutes. Leaves
   * it as one that has run for a while, analyzed and vacuumed: else its own housekeeping is measured.
   */
  multiply(name: string, times: number): Promise<void>;
  /** The server's settings for that database. */
  settings(name: string): Record<string, string>;
}

/** `open` opens the stores: this checkout's, or another version's. */
export function sqlite(folder: string, open = openStore): Engine {
  return {
    name: "SQLite",
    smallestShare: 0.8,
    open: (name) => open({ dataDir: join(folder, name), onWarning: fail }),
    openBare: async (name) => bareSqlite(join(folder, name, "replays.sqlite")),
    multiply: async (name, times) => multiplySqlite(join(folder, name, "replays.sqlite"), times),
    settings: (name) => ({ DATA_DIR: join(folder, name), DATABASE_URL: "" }),
  };
}

export function postgres(server: PostgresServer, folder: string, open = openStore): Engine {
  const made = new Set<string>();
  return {
    name: "PostgreSQL",
    smallestShare: 0.5,
    open: async (name) => {
      if (!made.has(name)) await server.createDatabase(name);
      made.add(name);
      return open({ dataDir: folder, databaseUrl: server.url(name), onWarning: fail });
    },
    openBare: (name) => barePostgres(server.url(name)),
    multiply: (name, times) => multiplyPostgres(server.url(name), times),
    settings: (name) => ({ DATA_DIR: join(folder, "unused"), DATABASE_URL: server.url(name) }),
  };
}

function fail(message: string): never {
  throw new Error(message);
}
