import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
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
    const folder = nearestFolder(DATA_DIR);
    // SQLite writes beside its file as well.
    const places = [folder, file].filter((path) => existsSync(path));
    const locked = places.find((path) => !canWrite(path));
    if (locked !== undefined) return { store: "read-only", mistake: lockedMistake(locked) };
    const mistake = roomMistake(folder);
    if (mistake !== undefined) return { store: "no room", mistake };
    if (!places.includes(file)) return { store: "none yet, the start makes it" };
  }
  const name = DATABASE_URL === undefined ? "DATA_DIR" : "DATABASE_URL";
  let store: SqlStore | undefined;
  try {
    // What it would warn of is in the error.
    const onWarning = () => undefined;
    const databaseUrl = DATABASE_URL && addressToRead(DATABASE_URL);
    store = await openStoreToRead({ dataDir: DATA_DIR, databaseUrl, onWarning });
    const told = `${tellMatches((await store.findSize()).matches)}, ok`;
    const mistake = await clockMistake(store);
    return mistake === undefined ? { store: told } : { store: told, mistake };
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

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to do about a place that cannot be written to: a volume of another owner is given to the server's. */
function lockedMistake(path: string): string {
  const told = `DATA_DIR: ${path} cannot be written to, so no match would be kept`;
  const [own, owner] = [process.getuid?.(), statSync(path).uid];
  return own === undefined || own === owner
    ? told
    : `${told}: it belongs to user ${owner}, the server runs as ${own} (chown -R ${own} ${path})`;
}

/** Matches of some hours, and the compiled modules. */
const LEAST_ROOM_MB = 50;

/** What is wrong with a volume that has hardly any room left. */
function roomMistake(folder: string): string | undefined {
  const { bavail, bsize } = statfsSync(folder);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  if (megabytes >= LEAST_ROOM_MB) return undefined;
  return `DATA_DIR: ${folder} has ${megabytes} MB left of its volume, so matches would soon not be kept: make room, at least ${LEAST_ROOM_MB} MB`;
}

/** Clocks that follow a time server differ by less than a second. */
const MOST_SECONDS_APART = 60;

/** What is wrong with this machine's clock, or the database's; a database of the same machine has the same. */
export async function clockMistake(store: SqlStore): Promise<string | undefined> {
  const ahead = Math.round(Date.now() / 1000 - (await store.findClock()));
  if (Math.abs(ahead) < MOST_SECONDS_APART) return undefined;
  const how = ahead > 0 ? "ahead of" : "behind";
  return `The clock of this machine is ${Math.abs(ahead)} seconds ${how} the database's: set both by a time server (NTP), or matches count as stale or as of the future`;
}

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
