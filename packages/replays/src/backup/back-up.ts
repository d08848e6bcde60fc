import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { openStore, openStoreToRead, type StoreOptions } from "../open-store.ts";
import { BackupError, StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { leaveOutFuture, openBackup, sealBackup } from "./backup-file.ts";

export interface BackupOptions extends StoreOptions {
  readonly file: string;
  readonly onProgress: (matches: number) => void;
  /** Told how many rows were left out, because a restore would refuse them. */
  readonly onLeftOut: (rows: number) => void;
  /** Told before the written file is read again. */
  readonly onCheck: () => void;
}

/**
 * Writes everything that the store has at this moment into one file, while others read and write on; answers how many matches it
 * has. The file gets its name, and an older one of that name goes, only when it was read again and is on disk: whoever
 * is killed leaves the older one as it was. Rejects with a `BackupError` or as `openStore` does.
 */
export async function backUp({
  file,
  onProgress,
  onLeftOut,
  onCheck,
  ...options
}: BackupOptions): Promise<number> {
  const target = resolve(file);
  const partial = `${target}.${process.pid}.partial`;
  await using store = await openStoreToRead(options);
  try {
    deleteLeftovers(target);
    await store.backUp(partial, onProgress);
    const leftOut = leaveOutFuture(partial);
    if (leftOut > 0) onLeftOut(leftOut);
    await sealBackup(partial);
    onCheck();
    const matches = await matchesIn(partial);
    toDisk(partial);
    renameSync(partial, target);
    toDisk(dirname(target));
    return matches;
  } catch (error) {
    // Trouble with the file, SQLite's or the system's, is told with its name; the store's own errors say where they come from.
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new BackupError(`${target} cannot be written: ${error.message}`, { cause: error });
  } finally {
    for (const name of ["", "-wal", "-shm", "-journal"]) rmSync(partial + name, { force: true });
  }
}

async function matchesIn(file: string): Promise<number> {
  using backup = await openBackup(file);
  return backup.matches;
}

/** What runs that were killed left of this backup; one that still runs keeps its own. */
function deleteLeftovers(target: string): void {
  for (const name of readdirSync(dirname(target))) {
    const [, pid = 0] =
      /^\.(\d+)\.partial(-\w+)?$/.exec(name.slice(basename(target).length))?.map(Number) ?? [];
    if (!name.startsWith(basename(target)) || pid === 0) continue;
    if (pid === process.pid || !isRunning(pid)) rmSync(join(dirname(target), name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function toDisk(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export interface RestoreOptions extends StoreOptions {
  readonly file: string;
  /** Told once the whole file was read and found as it was written. */
  readonly onChecked: (matches: number) => void;
  readonly onProgress: (matches: number) => void;
}

/**
 * Adds what a backup has to what the store has, in one transaction: whoever is killed has changed nothing, and others
 * read and see either all of it or none. Nothing that is there is changed or deleted, so it may be done twice and beside
 * running processes. Answers how many matches were new. Rejects with a `BackupError` before the store is touched, or as
 * `openStore` and its calls do.
 */
export async function restore({ file, onChecked, onProgress, ...options }: RestoreOptions): Promise<number> {
  using backup = await openBackup(resolve(file));
  onChecked(backup.matches);
  await using store = await openStore(options);
  try {
    return await store.merge(backup.content, onProgress);
  } catch (error) {
    if (!(error instanceof StoreReadOnlyError || error instanceof StoreUnavailableError)) throw error;
    // A connection that breaks at the very end leaves open which of the two it is.
    const message = `${file} was not restored: ${error.message}. The store has all of it or nothing; it can be done again.`;
    throw new BackupError(message, { cause: error });
  }
}
