import { moment, readOptions, UsageError } from "@tactician/settings";

/** What `npm run feed` is to read. Dates are unix seconds. */
export interface FeedOptions {
  /** How far back. */
  since: number;
  /** Where to start going back, when that is not now; then nothing newer is read. */
  until: number | undefined;
  pauseSeconds: number;
  /** End when everything is there instead of waiting for what is played next. */
  once: boolean;
}

const DAY = 86_400;
const DEFAULT_PAUSE_SECONDS = 2;

const USAGE = `Reads every ranked match from the replay service's feed into the store: back to a date, then what is played next.

  npm run feed -- [--since DATE] [--until DATE] [--pause SECONDS] [--once]

  --since DATE      how far back (default: a day); 2026-08-01 or 2026-08-01T18:30Z
  --until DATE      start going back from here instead of from now, and read nothing newer
  --pause SECONDS   between two requests (default: ${DEFAULT_PAUSE_SECONDS})
  --once            end when everything is there

It goes on where it was stopped. The settings are those of the server: DATA_DIR, DATABASE_URL, REPLAY_SERVICE_URL, SITE_URL.`;

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
  if (since >= (until ?? now)) throw new UsageError("--since must lie before --until, and in the past");
  if (until !== undefined && until > now) throw new UsageError("--until must lie in the past");
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
