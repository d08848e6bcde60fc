import { setTimeout as sleep } from "node:timers/promises";
import {
  createReplayService,
  FEED_REQUEST_MS,
  type FeedWindow,
  grouped,
  openStore,
  readFeed,
  StoreOpenError,
  StoreReadOnlyError,
  StoreUnavailableError,
  StoreVersionError,
  withFeedLease,
} from "@tactician/replays";
import { ServiceError } from "@tactician/resilience";
import {
  moment,
  ownVersion,
  type ReplaySettings,
  readOptions,
  readSettings,
  replaySettings,
  storeOptions,
  UsageError,
  userAgent,
} from "@tactician/settings";

const DAY = 86_400;
const DEFAULT_PAUSE_SECONDS = 2;

const USAGE = `Stores every ranked match of the replay service's feed: back to a date first, then new ones as they are played.

  npm run ops -- feed [--since DATE] [--until DATE] [--pause SECONDS] [--once]

  --since DATE      how far back (default: one day); 2026-08-01 or 2026-08-01T18:30Z
  --until DATE      read back from this date instead of from now, and nothing newer
  --pause SECONDS   pause between requests (default: ${DEFAULT_PAUSE_SECONDS})
  --once            stop once caught up

A stopped run resumes. Settings, as for the server: DATA_DIR, DATABASE_URL, REPLAY_SERVICE_URL, SITE_URL.`;

/** Ends when it has caught up (`--once`), or by SIGINT or SIGTERM; the next run resumes. */
export async function feed(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  try {
    const options = readFeedOptions(args, unixSeconds());
    await run(options, readSettings(replaySettings, process.env), stop.signal);
    console.log("Done: all matches are stored.");
  } catch (error) {
    if (!stop.signal.aborted) throw explained(error);
    console.log("Stopped. Run the same command again to resume.");
  }
}

async function run(
  options: ReturnType<typeof readFeedOptions>,
  settings: ReplaySettings,
  stop: AbortSignal,
): Promise<void> {
  await using store = await openStore({
    ...storeOptions(settings),
    databaseReadUrl: settings.DATABASE_READ_URL,
  });
  const startedAt = performance.now();
  let progress = { matches: 0, added: 0, playSeconds: 0 };
  let told = "";
  const onWaiting = (holder: string) => {
    if (holder !== told)
      console.log(`Another process is reading the feed (${holder}). Waiting for it to finish ...`);
    told = holder;
  };
  await withFeedLease({ store, signal: stop, onWaiting }, async (lease, signal) => {
    const service = createReplayService({
      url: settings.REPLAY_SERVICE_URL,
      userAgent: userAgent(settings.SITE_URL, ownVersion()),
      onWarning: (message) => console.error(message),
      timeoutMs: FEED_REQUEST_MS,
      retries: 0,
    });
    signal.addEventListener("abort", () => service.close());
    await readFeed({
      ...options,
      store,
      lease,
      service,
      now: unixSeconds,
      wait: (seconds) => sleep(seconds * 1000, undefined, { signal }),
      onWindow: (window) => {
        progress = addWindow(progress, window);
        console.log(formatProgress(window, progress, (performance.now() - startedAt) / 1000));
      },
      onBeyondNow: (from) =>
        console.error(
          `The feed's position was later than now: a clock ran ahead. Reading again from ${formatMoment(from)}.`,
        ),
      onEmpty: ({ from, to }) =>
        console.error(
          `The replay service has no match from ${formatMoment(from)} to ${formatMoment(to)}, asked twice.`,
        ),
      onFailure: ({ message }, waitSeconds) => {
        if (signal.aborted) return;
        console.error(`${message}. Trying again in ${formatDuration(waitSeconds)} ...`);
      },
    });
  });
}

/** The error with what to do about it. */
function explained(error: unknown): unknown {
  if (error instanceof StoreReadOnlyError || error instanceof StoreOpenError)
    return new UsageError(
      `Cannot store matches: ${error.message}. Nothing is lost. Fix this, then run it again.`,
    );
  if (error instanceof StoreVersionError) return error;
  if (error instanceof ServiceError || error instanceof StoreUnavailableError)
    return new UsageError(`${error.message}. Giving up. Run the same command again later to resume.`);
  return error;
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Reads the command line; throws a `UsageError`. `now` is in unix seconds. */
export function readFeedOptions(args: readonly string[], now: number) {
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

/** How far a run has got. */
interface Progress {
  matches: number;
  added: number;
  /** Seconds of play read so far. */
  playSeconds: number;
}

export function addWindow(progress: Progress, window: FeedWindow): Progress {
  return {
    matches: progress.matches + window.matches,
    added: progress.added + window.added,
    playSeconds: progress.playSeconds + window.to - window.from,
  };
}

/**
 * One line about the newest window and the whole run:
 * `2026-08-01 18:30  5,812 matches, 5,790 new | 41,233 so far, 612 a second, 12 min left`.
 */
export function formatProgress(window: FeedWindow, progress: Progress, elapsedSeconds: number): string {
  const rate = Math.round(progress.matches / Math.max(elapsedSeconds, 0.001));
  const left = window.leftSeconds * (elapsedSeconds / Math.max(progress.playSeconds, 1));
  const parts = [`${grouped(progress.matches)} so far`, `${grouped(rate)} a second`];
  parts.push(window.leftSeconds === 0 ? "up to date" : `${formatDuration(left)} left`);
  const news = `${grouped(window.matches)} matches, ${grouped(window.added)} new`;
  return `${formatMoment(window.from)}  ${news} | ${parts.join(", ")}`;
}

/** Unix seconds -> `2026-08-01 18:30`. */
function formatMoment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
}

/** `40 s`, `12 min`, `3 h 20 min`, `5 days`. */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.round(hours / 24)} days`;
}
