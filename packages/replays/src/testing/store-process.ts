// A process of its own for tests of what several processes, or a killed one, do to a store. Told what to do by its arguments:
//   open <dataDir> [databaseUrl]     opens the store, a line before that, and closes it
//   ingest <dataDir> [databaseUrl]   reads a made-up feed forwards until it is killed, a line for every window that was acknowledged,
//                                    and for a report with the key "report <line>" beside it
//   lease <dataDir> [databaseUrl]    takes the feed's lease and looks after it once a second, "has it", "lost it", until SIGTERM
//   count <dataDir> [databaseUrl]    makes the counts anew, again and again until it is killed, a line for each beginning
//   locked-out <dataDir>             reads and tries to store as a user who may not write there, one line of JSON
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { withFeedLease } from "../feed/feed-lease.ts";
import { openServerStore, openStore } from "../open-store.ts";
import type { SqlStore } from "../sql-store.ts";
import { makeMatches } from "./match-fixture.ts";

/** Enough for PostgreSQL's way of large batches, and for a kill to hit the middle. */
const WINDOW = 400;

const REPORT = {
  kind: "wrong",
  character: "jin",
  field: "block",
  shown: "-9",
  value: "-10",
  how: "",
  version: "0.9.0",
} as const;
const REPORTING = { sender: 1, now: 1_760_000_000, limits: { mostOpen: 100_000, mostADay: 100_000 } };

const [task, dataDir = "", databaseUrl] = process.argv.slice(2);
const warnings: string[] = [];
const options = {
  dataDir,
  ...(databaseUrl && { databaseUrl }),
  onWarning: (message: string) => warnings.push(message),
};

if (task === "locked-out" && process.getuid?.() === 0) {
  process.setgid?.(65_534);
  process.setuid?.(65_534);
}
if (task === "open") process.stdout.write("opening\n");
if (task === "count") await countAgain(await openStore(options));
const store = await (task === "locked-out" ? openServerStore : openStore)(options);
if (task === "ingest") await ingest(store);
if (task === "lease") await holdLease(store);
if (task === "locked-out") process.stdout.write(JSON.stringify(await tryEverything(store)));
if (task === "open" && warnings.length > 0) throw new Error(warnings.join("\n"));
await store.close();

async function ingest(into: SqlStore): Promise<void> {
  const start = (await into.findFeedPosition("forwards"))?.battleAt ?? 0;
  for (let last = start + WINDOW; ; last += WINDOW) {
    await into.insertFeedWindow(makeMatches(last - WINDOW + 1, last), { name: "forwards", battleAt: last });
    await into.insertReport(`report ${last}`, { ...REPORT, move: String(last) }, REPORTING);
    process.stdout.write(`${last}\n`);
  }
}

async function holdLease(of: SqlStore): Promise<void> {
  const stop = new AbortController();
  process.once("SIGTERM", () => stop.abort());
  const options = { store: of, signal: stop.signal, lookMs: 1000, onWaiting: () => undefined };
  await withFeedLease(options, async (_lease, signal) => {
    process.stdout.write("has it\n");
    await once(signal, "abort");
    if (!stop.signal.aborted) process.stdout.write("lost it\n");
    throw signal.reason;
  }).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
}

async function countAgain(stored: SqlStore): Promise<never> {
  for (;;) {
    process.stdout.write("counting\n");
    await stored.rebuildCounts(() => undefined).catch(() => sleep(10));
  }
}

async function tryEverything(locked: SqlStore) {
  const player = "player000001";
  const refused: unknown[] = [];
  for (const write of [
    () => locked.insertMatches(makeMatches(1001, 1007)),
    () => locked.upsertPlayerRefresh(player, 1_760_000_000),
    () => locked.insertFeedWindow([], { name: "forwards", battleAt: 1 }),
  ])
    refused.push(await write().catch((error: Error) => error.name));
  const found = (await locked.findMatchesByPlayer(player)).length;
  return { found, refused, state: await locked.findState(), warnings };
}
