import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./sqlite-error.ts";

const PAUSE_MS = 10;

/** Runs a statement that needs the file's lock; waits so long for other processes, without blocking this one. Throws as SQLite does. */
export async function execWhenFree(database: DatabaseSync, sql: string, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      database.exec(sql);
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(PAUSE_MS);
    }
  }
}
