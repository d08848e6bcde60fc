import { everySecond, grouped, openStore, type SqlStore } from "@tactician/replays";
import { readSettings, replaySettings, storeOptions } from "@tactician/settings";
import { readCountOptions } from "./count-options.ts";

export async function count(args: readonly string[]): Promise<void> {
  const options = readCountOptions(args, Date.now());
  const store = await openStore(storeOptions(readSettings(replaySettings, process.env)));
  try {
    if (options.rebuild) await rebuild(store);
    if (options.forgetBefore !== undefined) await forget(store, options.forgetBefore);
  } finally {
    await store.close();
  }
}

async function rebuild(store: SqlStore): Promise<void> {
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
