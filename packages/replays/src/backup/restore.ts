import { resolve } from "node:path";
import { openStore, type StoreOptions } from "../open-store.ts";
import { StoreReadOnlyError, StoreUnavailableError } from "../store-error.ts";
import { BackupError } from "./backup-error.ts";
import { openBackup } from "./open-backup.ts";

/** Which backup goes into the store, and whom to tell how far it is. */
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
  const backup = openBackup(resolve(file));
  try {
    onChecked(backup.sums.matches.rows);
    const store = await openStore(options);
    try {
      // Else the counts of dropped matches would have nowhere to go.
      if (backup.sums.forgotten?.rows && (await store.isCountingDue()))
        await store.rebuildCounts(() => undefined);
      return await store.merge(backup.content, onProgress);
    } catch (error) {
      throw asBackupError(error, file);
    } finally {
      await store.close();
    }
  } finally {
    backup.close();
  }
}

/** A connection that breaks at the very end leaves open which of the two it is. */
function asBackupError(error: unknown, file: string): unknown {
  if (!(error instanceof StoreReadOnlyError || error instanceof StoreUnavailableError)) return error;
  const message = `${file} was not restored: ${error.message}. The store has all of it or nothing; it can be done again.`;
  return new BackupError(message, { cause: error });
}
