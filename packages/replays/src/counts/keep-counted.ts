import { setTimeout as sleep } from "node:timers/promises";
import type { SqlStore } from "../sql-store.ts";
import { CountsBusyError, StoreReadOnlyError, StoreUnavailableError } from "../store-error.ts";

const LOOK_EVERY_MS = 60_000;

/**
 * Counts what a store has that is not counted, now and whenever there is something: all of it after the update from a version
 * that did not count, and what a process of such a version still stored. Ends with the store. A database that is away or
 * cannot be written to, and another process that counts, are not told of: it is tried again in a minute.
 */
export async function keepCounted(store: SqlStore, onWarning: (message: string) => void): Promise<void> {
  for (; !store.isClosed; await sleep(LOOK_EVERY_MS, undefined, { ref: false })) {
    try {
      if (!(await store.isCountingDue())) continue;
      onWarning("Stored matches are not all counted: they are now, while everything goes on.");
      const matches = await store.rebuildCounts(() => undefined);
      onWarning(`All ${matches.toLocaleString("en-GB")} stored matches are counted.`);
    } catch (error) {
      const passes = [CountsBusyError, StoreReadOnlyError, StoreUnavailableError];
      if (passes.some((kind) => error instanceof kind)) continue;
      onWarning(`The stored matches could not be counted: ${error instanceof Error ? error.message : error}`);
    }
  }
}
