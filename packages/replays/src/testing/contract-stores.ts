import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { openStore, type StoreOptions } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** For a machine that does much else. */
const SLOW = 60_000;

/** Opens the stores of one new database; each call after the first is another process's view of it. */
export type Opener = () => Promise<SqlStore>;

/** Where a store is, as a process is told. */
export type Place = Pick<StoreOptions, "dataDir" | "databaseUrl">;

/** A new, empty database of each engine for each call, for the tests of one file, which has one PostgreSQL of its own. */
export function contractPlaces(): Record<"SQLite" | "PostgreSQL", () => Promise<Place>> {
  let postgres: PostgresServer;
  let databases = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, SLOW);
  afterAll(() => postgres.remove());
  return {
    SQLite: async () => ({ dataDir: temporaryFolder() }),
    PostgreSQL: async () => {
      databases += 1;
      return {
        dataDir: temporaryFolder(),
        databaseUrl: await postgres.createDatabase(`contract_${databases}`),
      };
    },
  };
}

/** A new database of each engine: what every store has to do alike. */
export function contractStores(): Record<string, () => Promise<Opener>> {
  const { SQLite, PostgreSQL } = contractPlaces();
  return {
    SQLite: async () => openerOf(await SQLite()),
    PostgreSQL: async () => openerOf(await PostgreSQL()),
  };
}

/** Opens a place for a test, which closes what it opened and fails at a warning. */
export function openerOf(place: Place): Opener {
  return async () => {
    const store = await openStore({ ...place, onWarning: (message) => expect.unreachable(message) });
    onTestFinished(() => store.close());
    return store;
  };
}
