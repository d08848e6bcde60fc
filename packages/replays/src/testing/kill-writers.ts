import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { openStore } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import type { Place } from "./contract-stores.ts";
import { countByHand, countsOf } from "./count-by-hand.ts";

/** What a store counts, and what its matches come to, added up match by match. */
export interface Comparison {
  readonly matches: number;
  readonly counted: unknown;
  readonly expected: unknown;
}

/**
 * Lets one process store matches and another make the counts anew, kills both so many milliseconds after both have begun, and
 * compares what they leave behind.
 */
export async function killWriters(place: Place, afterMs: number): Promise<Comparison> {
  const children = ["ingest", "count"].map((task) => startProcess(task, place));
  await Promise.all(children.map(({ hasBegun }) => hasBegun));
  await sleep(afterMs);
  for (const { child } of children) child.kill("SIGKILL");
  await Promise.all(children.map(({ hasEnded }) => hasEnded));
  await using store = await openStore({
    ...place,
    onWarning: (message) => {
      throw new Error(message);
    },
  });
  return await compare(store);
}

function startProcess(task: string, { dataDir, databaseUrl }: Place) {
  const args = [task, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = spawn(process.execPath, [join(import.meta.dirname, "store-process.ts"), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, hasBegun: once(child.stdout, "data"), hasEnded: once(child, "close") };
}

/** PostgreSQL may still be storing for a process that is dead, so it is looked at until nothing moves. */
async function compare(store: SqlStore): Promise<Comparison> {
  for (let before = -1; ; await sleep(50)) {
    const matches = await store.readAll(async (content) => {
      const all: ReplayRecord[] = [];
      for await (const rows of content.matches()) all.push(...rows);
      return all;
    });
    const counted = await countsOf(store, {});
    if (matches.length === before)
      return { matches: matches.length, counted, expected: countByHand(matches, {}) };
    before = matches.length;
  }
}
