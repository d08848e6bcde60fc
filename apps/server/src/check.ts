import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  addressToRead,
  openStoreToRead,
  type SqlStore,
  StoreOutdatedError,
  StoreReadOnlyError,
} from "@tactician/replays";
import type { ServerConfig } from "./config.ts";
import { tellMatches } from "./overview.ts";

/** What a start would find in place of the store: as it is told, and what is wrong with it. */
interface CheckedStore {
  readonly store: string;
  readonly mistake?: string;
}

/** Looks at the stored matches as they are. Nothing is made, and no tables are brought up to date, as a start would. */
export async function checkStore({ DATA_DIR, DATABASE_URL }: ServerConfig): Promise<CheckedStore> {
  const file = join(DATA_DIR, "replays.sqlite");
  if (DATABASE_URL === undefined) {
    const place = [file, DATA_DIR].find((path) => existsSync(path)) ?? nearestFolder(DATA_DIR);
    try {
      accessSync(place, constants.W_OK);
    } catch {
      return {
        store: "read-only",
        mistake: `DATA_DIR: ${place} cannot be written to, so no match would be kept`,
      };
    }
    if (place !== file) return { store: "none yet, the start makes it" };
  }
  const name = DATABASE_URL === undefined ? "DATA_DIR" : "DATABASE_URL";
  let store: SqlStore | undefined;
  try {
    // What it would warn of is in the error.
    const onWarning = () => undefined;
    const databaseUrl = DATABASE_URL && addressToRead(DATABASE_URL);
    store = await openStoreToRead({ dataDir: DATA_DIR, databaseUrl, onWarning });
    return { store: `${tellMatches((await store.findSize()).matches)}, ok` };
  } catch (error) {
    // Tables of an earlier release, or none.
    const causes = [error, (error as Error).cause];
    if (causes.some((one) => one instanceof StoreReadOnlyError || one instanceof StoreOutdatedError))
      return { store: "within reach, the start brings its tables up to date" };
    return { store: "unreachable", mistake: `${name}: ${error instanceof Error ? error.message : error}` };
  } finally {
    await store?.close();
  }
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
