// `npm run feed`: reads every ranked match from the replay service's feed into the store. Usage: `npm run feed -- --help`.
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
  ConfigError,
  ownVersion,
  type ReplaySettings,
  readSettings,
  replaySettings,
  storeOptions,
  UsageError,
  userAgent,
} from "@tactician/settings";
import { type FeedOptions, readFeedOptions } from "./feed-options.ts";
import { addWindow, formatDuration, formatProgress } from "./progress.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

try {
  await run(readFeedOptions(process.argv.slice(2), unixSeconds()), readSettings(replaySettings, process.env));
  console.log("Done: all matches are stored.");
} catch (error) {
  if (stop.signal.aborted) console.log("Stopped. Run the same command again to resume.");
  else if (error instanceof UsageError && !error.isMistake) console.log(error.message);
  else fail(error);
}

async function run(options: FeedOptions, settings: ReplaySettings): Promise<void> {
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
    await withFeedLease({ store, signal: stop.signal, onWaiting }, async (lease, signal) => {
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

function fail(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof StoreReadOnlyError || error instanceof StoreOpenError)
    console.error(`Cannot store matches: ${error.message}. Nothing is lost. Fix this, then run it again.`);
  else if (error instanceof StoreVersionError || error instanceof UsageError || error instanceof ConfigError)
    console.error(error.message);
  else if (error instanceof ServiceError || error instanceof StoreUnavailableError)
    console.error(`${error.message}. Giving up. Run the same command again later to resume.`);
  else console.error(error);
}

function formatMoment(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
