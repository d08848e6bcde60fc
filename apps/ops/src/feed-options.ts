import type { Feed } from "@tactician/replays";
import { moment, readOptions, UsageError } from "@tactician/settings";

export type FeedOptions = Pick<Feed, "since" | "until" | "pauseSeconds" | "once">;

const DAY = 86_400;
const DEFAULT_PAUSE_SECONDS = 2;

const USAGE = `Stores every ranked match of the replay service's feed: back to a date first, then new ones as they are played.

  npm run ops -- feed [--since DATE] [--until DATE] [--pause SECONDS] [--once]

  --since DATE      how far back (default: one day); 2026-08-01 or 2026-08-01T18:30Z
  --until DATE      read back from this date instead of from now, and nothing newer
  --pause SECONDS   pause between requests (default: ${DEFAULT_PAUSE_SECONDS})
  --once            stop once caught up

A stopped run resumes. Settings, as for the server: DATA_DIR, DATABASE_URL, REPLAY_SERVICE_URL, SITE_URL.`;

/** Reads the command line; throws a `UsageError`. `now` is in unix seconds. */
export function readFeedOptions(args: readonly string[], now: number): FeedOptions {
  const values = readOptions(args, USAGE, {
    since: { type: "string" },
    until: { type: "string" },
    pause: { type: "string", default: String(DEFAULT_PAUSE_SECONDS) },
    once: { type: "boolean", default: false },
  });
  const until = values.until === undefined ? undefined : readDate("--until", values.until);
  const since = values.since === undefined ? (until ?? now) - DAY : readDate("--since", values.since);
  if (since >= (until ?? now)) throw new UsageError("--since must be in the past and before --until");
  if (until !== undefined && until > now) throw new UsageError("--until must be in the past");
  return { since, until, pauseSeconds: readPause(values.pause), once: values.once || until !== undefined };
}

function readDate(option: string, text: string): number {
  const { data, error } = moment.safeParse(text);
  if (data === undefined) throw new UsageError(`${option} ${error?.issues[0]?.message} (it is "${text}")`);
  return data;
}

function readPause(text: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(seconds)) throw new UsageError(`--pause must be a number of seconds (it is "${text}")`);
  return seconds;
}
