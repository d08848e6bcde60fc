import { readOptions, UsageError } from "@tactician/settings";

/** What `npm run count` is to do. */
export interface CountOptions {
  readonly rebuild: boolean;
  /** The unix day before which matches are deleted. */
  readonly forgetBefore: number | undefined;
}

const DAY_MS = 86_400_000;

const USAGE = `Counts the stored matches anew by day, game version, rank class and characters, while the server and the feed go on.

  npm run count -- --rebuild [--forget-before YYYY-MM-DD]
  npm run count -- --forget-before YYYY-MM-DD

  --rebuild                   makes the counts anew from the matches; until that is done the old ones are read
  --forget-before YYYY-MM-DD  deletes the matches of all days before this one; their counts stay. They cannot be
                              brought back, and matches of such days are not stored any more

The settings are those of the server: DATA_DIR, or DATABASE_URL.`;

/** Reads the command line; throws a `UsageError`. `now` is in milliseconds. */
export function readCountOptions(args: readonly string[], now: number): CountOptions {
  const { rebuild, "forget-before": date } = readOptions(args, USAGE, {
    rebuild: { type: "boolean", default: false },
    "forget-before": { type: "string" },
  });
  if (!rebuild && date === undefined) throw new UsageError(`What should be done?\n\n${USAGE}`);
  return { rebuild, forgetBefore: date === undefined ? undefined : readDay(date, now) };
}

/** A day that has begun: nothing else can be wished for, and a mistyped year would delete everything. */
function readDay(text: string, now: number): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new UsageError(`--forget-before must be a date such as 2026-08-01 (it is "${text}")`);
  if (time > now || time <= 0) throw new UsageError("--forget-before must lie in the past");
  return time / DAY_MS;
}
