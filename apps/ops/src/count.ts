import { everySecond, grouped, openStore, type SqlStore } from "@tactician/replays";
import { readOptions, readSettings, replaySettings, storeOptions, UsageError } from "@tactician/settings";

const DAY_MS = 86_400_000;

const USAGE = `Counts the stored matches anew, by day, version, rank class and characters, or deletes old ones and keeps their counts.

  npm run ops -- count --rebuild [--forget-before YYYY-MM-DD]
  npm run ops -- count --forget-before YYYY-MM-DD

  --rebuild                   rebuild the counts from the matches; the old ones stay in use until that is done, and what
                              servers and the feed want to store waits. Counts are always right: this is for repairs
  --forget-before YYYY-MM-DD  delete all matches played before this day and keep their counts. This cannot be undone,
                              and matches from those days are never stored again

Settings, as for the server: DATA_DIR or DATABASE_URL.`;

export async function count(args: readonly string[]): Promise<void> {
  const options = readCountOptions(args, Date.now());
  await using store = await openStore(storeOptions(readSettings(replaySettings, process.env)));
  if (options.rebuild) await rebuild(store);
  if (options.forgetBefore !== undefined) await forget(store, options.forgetBefore);
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
  const day = new Date(before * DAY_MS).toISOString().slice(0, 10);
  console.log(`Deleted ${grouped(deleted)} matches from before ${day}. Their counts are kept.`);
}

/** Reads the command line; throws a `UsageError`. `now` is in milliseconds, `forgetBefore` the unix day before which matches are deleted. */
export function readCountOptions(args: readonly string[], now: number) {
  const { rebuild, "forget-before": date } = readOptions(args, USAGE, {
    rebuild: { type: "boolean", default: false },
    "forget-before": { type: "string" },
  });
  if (!rebuild && date === undefined)
    throw new UsageError(`--rebuild or --forget-before is missing.\n\n${USAGE}`);
  return { rebuild, forgetBefore: date === undefined ? undefined : readDay(date, now) };
}

/** Refuses days to come: a mistyped year would delete everything. */
function readDay(text: string, now: number): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new UsageError(`--forget-before must be a date such as 2026-08-01 (it is "${text}")`);
  if (time > now || time <= 0) throw new UsageError("--forget-before must be in the past");
  return time / DAY_MS;
}
