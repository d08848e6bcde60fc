// `npm run count`: rebuilds the counts of the stored matches, and deletes old matches. Usage: `npm run count -- --help`.
import {
  CountsBusyError,
  everySecond,
  grouped,
  openStore,
  type SqlStore,
  StoreOpenError,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "@tactician/replays";
import { readSettings, replaySettings, runCommand, storeOptions } from "@tactician/settings";
import { type CountOptions, readCountOptions } from "./count-options.ts";

await runCommand(
  async () => run(readCountOptions(process.argv.slice(2), Date.now())),
  [CountsBusyError, StoreOpenError, StoreReadOnlyError, StoreUnavailableError],
);

async function run({ rebuild, forgetBefore }: CountOptions): Promise<void> {
  const store = await openStore(storeOptions(readSettings(replaySettings, process.env)));
  try {
    if (rebuild || (await store.isCountingDue())) await count(store);
    if (forgetBefore !== undefined) await forget(store, forgetBefore);
  } finally {
    await store.close();
  }
}

async function count(store: SqlStore): Promise<void> {
  const startedAt = performance.now();
  const all = grouped((await store.findSize()).matches);
  const matches = await store.rebuildCounts(
    everySecond((done) => console.log(`${done} of about ${all} matches counted ...`)),
  );
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  console.log(`Counted ${grouped(matches)} matches in ${seconds} s. The new counts are now in use.`);
}

async function forget(store: SqlStore, before: number): Promise<void> {
  const deleted = await store.forgetMatches(
    before,
    everySecond((done) => console.log(`${done} matches deleted ...`)),
  );
  const day = new Date(before * 86_400_000).toISOString().slice(0, 10);
  console.log(`Deleted ${grouped(deleted)} matches from before ${day}. Their counts are kept.`);
}
