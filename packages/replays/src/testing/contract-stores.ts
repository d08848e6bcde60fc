import { expect, onTestFinished, vi } from "vitest";
import { openStore, type StoreOptions } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Opens the stores of one new database; each call after the first is another process's view of it. */
export type Opener = () => Promise<SqlStore>;

/** Where a store is, as a process is told. */
export type Place = Pick<StoreOptions, "dataDir" | "databaseUrl">;

/** One server for all files that a process of Vitest tests one after the other: to start one takes seconds. */
let postgres: Promise<PostgresServer> | undefined;
let databases = 0;

async function startOnce(): Promise<PostgresServer> {
  const server = await startPostgres();
  // So Vitest ends its processes.
  process.once("SIGTERM", () => {
    server.abandon();
    process.kill(process.pid, "SIGTERM");
  });
  return server;
}

/** A new, empty database of each engine for each call. Gives the tests of the file a minute: the machine may do much else. */
export function contractPlaces(): Record<"SQLite" | "PostgreSQL", () => Promise<Place>> {
  vi.setConfig({ testTimeout: 60_000 });
  return {
    SQLite: async () => ({ dataDir: temporaryFolder() }),
    PostgreSQL: async () => {
      postgres ??= startOnce();
      databases += 1;
      const name = `contract_${databases}`;
      const server = await postgres;
      const databaseUrl = await server.createDatabase(name);
      // Hundreds of them would take a gigabyte.
      onTestFinished(async () => void (await server.query(`drop database ${name} with (force)`)));
      return { dataDir: temporaryFolder(), databaseUrl };
    },
  };
}

/** A new database of each engine: what every store has to do alike. */
export function contractStores(): Record<"SQLite" | "PostgreSQL", () => Promise<Opener>> {
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
