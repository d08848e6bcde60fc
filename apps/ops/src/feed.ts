import { setTimeout as sleep } from "node:timers/promises";
import {
  createReplayService,
  FEED_REQUEST_MS,
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
  ownVersion,
  type ReplaySettings,
  readSettings,
  replaySettings,
  storeOptions,
  UsageError,
  userAgent,
} from "@tactician/settings";
import { type FeedOptions, readFeedOptions } from "./feed-options.ts";
import { addWindow, formatDuration, formatMoment, formatProgress } from "./progress.ts";

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

async function run(options: FeedOptions, settings: ReplaySettings, stop: AbortSignal): Promise<void> {
  const store = await openStore({
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
  try {
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
  } finally {
    await store.close();
  }
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
