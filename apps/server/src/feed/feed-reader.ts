import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import {
  createReplayService,
  FEED_REQUEST_MS,
  type FeedLease,
  readFeed,
  type SqlStore,
  StoreReadOnlyError,
  StoreUnavailableError,
  withFeedLease,
} from "@tactician/replays";
import { ServiceError } from "@tactician/resilience";
import { userAgent } from "@tactician/settings";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";

/**
 * What a server does about the feed: `off`, it was not asked to read it; `waiting` for its turn, because another process reads;
 * `reading`; `failing`, it reads and the service or the store does not help, which is tried again.
 */
export const FEED_STATES = ["off", "waiting", "reading", "failing"] as const;

/** How the feed does. Times are unix milliseconds. */
export interface FeedStatus {
  readonly state: (typeof FEED_STATES)[number];
  readonly lastWindowAt?: number;
  /** Everything that was played before is stored, by whichever server. */
  readonly readTo?: number;
  /** Windows without a match between others, by the service's word of two times, since the start. */
  readonly emptyWindows?: number;
  /** What went wrong last: `store-unavailable`, `store-read-only`, `unexpected`, or the problem of a `ServiceError`. */
  readonly lastFailure?: { readonly at: number; readonly reason: string };
}

/** Between two requests, as `npm run ops -- feed` does. */
const PAUSE_SECONDS = 2;
/** After the reader has given up, which it does when something fails for a quarter of an hour. */
const REST_SECONDS = 300;
const DAY = 86_400;

/** What only tests set. */
export interface FeedSeams {
  readonly leaseSeconds?: number;
  readonly wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** The reader of the feed, as far as others see it. */
export interface FeedReader {
  readonly status: FeedStatus;
}

/**
 * Reads the feed in the server's own process, whenever no other process with the same store does, while the application listens and
 * when the settings say so.
 */
export function addFeed(
  app: App,
  config: ServerConfig,
  version: string,
  store: SqlStore,
  { leaseSeconds, wait = (seconds, signal) => sleep(seconds * 1000, undefined, { signal }) }: FeedSeams = {},
): FeedReader {
  const stopping = new AbortController();
  let status: FeedStatus = { state: "off" };
  let running: Promise<void> | undefined;
  const onWarning = (message: string) => app.log.warn(message);

  function note(changes: Partial<FeedStatus>): void {
    status = { ...status, ...changes };
  }

  /** Notes whose turn it is, and how far the feed is stored by now. */
  function noteTurn(state: FeedStatus["state"]): void {
    if (status.state === "failing" && state !== "failing") onWarning("The feed is read again.");
    note({ state });
    store.findFeedPosition("forwards").then(
      (position) => position && note({ readTo: position.battleAt * 1000 }),
      // Who reads or waits will find out.
      () => undefined,
    );
  }

  function noteFailure(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === "unexpected") app.log.error({ err: error }, "The feed is not being read");
    else if (status.state !== "failing") onWarning(`The feed is not being read. ${(error as Error).message}`);
    note({ state: "failing", lastFailure: { at: Date.now(), reason } });
  }

  /** Never rejects. */
  async function run({ signal }: AbortController): Promise<void> {
    const seconds = leaseSeconds === undefined ? {} : { seconds: leaseSeconds };
    const options = { store, signal, onWaiting: () => noteTurn("waiting"), ...seconds };
    while (!signal.aborted) {
      try {
        await withFeedLease(options, read);
      } catch (error) {
        if (signal.aborted) return;
        noteFailure(error);
        await wait(REST_SECONDS, signal).catch(() => undefined);
      }
    }
  }

  async function read(lease: FeedLease, signal: AbortSignal): Promise<void> {
    // A client of its own: what the feed waits for keeps no visitor waiting, and its failures close nobody's door. Tries
    // again by itself, with longer waits.
    const service = createReplayService({
      url: config.REPLAY_SERVICE_URL,
      userAgent: userAgent(config.SITE_URL, version),
      onWarning,
      timeoutMs: FEED_REQUEST_MS,
      retries: 0,
    });
    signal.addEventListener("abort", () => service.close());
    noteTurn(status.state === "failing" ? "failing" : "reading");
    await readFeed({
      store,
      lease,
      service,
      now: unixSeconds,
      since: config.FEED_SINCE ?? unixSeconds() - DAY,
      until: undefined,
      once: false,
      pauseSeconds: PAUSE_SECONDS,
      wait: (seconds) => wait(seconds, signal),
      onWindow: () => {
        noteTurn("reading");
        note({ lastWindowAt: Date.now() });
      },
      onBeyondNow: (from) =>
        onWarning(
          `The feed's position was later than now: a clock ran ahead. Reading again from ${isoTime(from)}.`,
        ),
      onEmpty: ({ from, to }) => {
        const minutes = Math.round((to - from) / 60);
        onWarning(`The replay service has no match in the ${minutes} minutes after ${isoTime(from)}.`);
        note({ emptyWindows: (status.emptyWindows ?? 0) + 1 });
      },
      onFailure: (error) => {
        if (!signal.aborted) noteFailure(error);
      },
    });
  }

  if (config.FEED === "on")
    app.addHook("onListen", async () => {
      // Each window is some ten megabytes of soon-garbage, for which V8 would take twice as much room, and keep it.
      setFlagsFromString("--optimize-for-size");
      if (stopping.signal.aborted) return;
      note({ state: "waiting" });
      running ??= run(stopping);
    });
  // Breaks off what is asked. Not waited for here: visitors are answered meanwhile.
  app.addHook("preClose", async () => stopping.abort());
  // Nothing is written any more then, and another server may go on.
  app.addHook("onClose", () => running);
  return {
    get status() {
      return status;
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.problem;
  if (error instanceof StoreUnavailableError) return "store-unavailable";
  return error instanceof StoreReadOnlyError ? "store-read-only" : "unexpected";
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
