import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import {
  createReplayService,
  FEED_REQUEST_MS,
  type FeedLease,
  type ReplayService,
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

export interface FeedReaderOptions {
  readonly store: SqlStore;
  /** Makes a client of the replay service that is closed with the lease. */
  readonly openService: () => Pick<ReplayService, "fetchFeedWindow" | "close">;
  /** How far back to read, unix seconds; a day when it is left out. */
  readonly since: number | undefined;
  readonly onWarning: (message: string) => void;
  readonly onMistake: (error: unknown) => void;
  readonly leaseSeconds?: number | undefined;
  readonly wait?: ((seconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** Between two requests, as `npm run ops -- feed` does. */
const PAUSE_SECONDS = 2;
/** After the reader has given up, which it does when something fails for a quarter of an hour. */
const REST_SECONDS = 300;
const DAY = 86_400;

/** Reads the feed in the server's own process, whenever no other process with the same store does. Never rejects. */
export class FeedReader {
  readonly #options: FeedReaderOptions;
  readonly #stopping = new AbortController();
  #status: FeedStatus = { state: "off" };
  #running: Promise<void> | undefined;

  constructor(options: FeedReaderOptions) {
    this.#options = options;
  }

  get status(): FeedStatus {
    return this.#status;
  }

  /** Begins, unless it is to stop by now. */
  start(): void {
    if (this.#stopping.signal.aborted) return;
    this.#note({ state: "waiting" });
    this.#running ??= this.#run(this.#stopping.signal);
  }

  /** Breaks off what is asked; resolves when nothing is written any more and another server may go on. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const { store, leaseSeconds } = this.#options;
    const options = {
      store,
      signal,
      onWaiting: () => this.#noteTurn("waiting"),
      ...(leaseSeconds !== undefined && { seconds: leaseSeconds }),
    };
    while (!signal.aborted) {
      try {
        await withFeedLease(options, (lease, leased) => this.#read(lease, leased));
      } catch (error) {
        if (signal.aborted) return;
        this.#noteFailure(error);
        await this.#wait(REST_SECONDS, signal).catch(() => undefined);
      }
    }
  }

  async #read(lease: FeedLease, signal: AbortSignal): Promise<void> {
    const { store, since, openService } = this.#options;
    const service = openService();
    signal.addEventListener("abort", () => service.close());
    this.#noteTurn(this.#status.state === "failing" ? "failing" : "reading");
    await readFeed({
      store,
      lease,
      service,
      now: unixSeconds,
      since: since ?? unixSeconds() - DAY,
      until: undefined,
      once: false,
      pauseSeconds: PAUSE_SECONDS,
      wait: (seconds) => this.#wait(seconds, signal),
      onWindow: () => {
        this.#noteTurn("reading");
        this.#note({ lastWindowAt: Date.now() });
      },
      onBeyondNow: (from) =>
        this.#options.onWarning(
          `The feed's position was later than now: a clock ran ahead. Reading again from ${new Date(from * 1000).toISOString()}.`,
        ),
      onEmpty: ({ from, to }) => {
        const minutes = Math.round((to - from) / 60);
        const at = new Date(from * 1000).toISOString();
        this.#options.onWarning(`The replay service has no match in the ${minutes} minutes after ${at}.`);
        this.#note({ emptyWindows: (this.#status.emptyWindows ?? 0) + 1 });
      },
      onFailure: (error) => {
        if (!signal.aborted) this.#noteFailure(error);
      },
    });
  }

  #wait(seconds: number, signal: AbortSignal): Promise<void> {
    const { wait = (time, until) => sleep(time * 1000, undefined, { signal: until }) } = this.#options;
    return wait(seconds, signal);
  }

  #note(changes: Partial<FeedStatus>): void {
    this.#status = { ...this.#status, ...changes };
  }

  /** Notes whose turn it is, and how far the feed is stored by now. */
  #noteTurn(state: FeedStatus["state"]): void {
    if (this.#status.state === "failing" && state !== "failing")
      this.#options.onWarning("The feed is read again.");
    this.#note({ state });
    this.#options.store.findFeedPosition("forwards").then(
      (position) => position && this.#note({ readTo: position.battleAt * 1000 }),
      // Who reads or waits will find out.
      () => undefined,
    );
  }

  #noteFailure(error: unknown): void {
    const reason = reasonOf(error);
    if (reason === "unexpected") this.#options.onMistake(error);
    else if (this.#status.state !== "failing")
      this.#options.onWarning(`The feed is not being read. ${(error as Error).message}`);
    this.#note({ state: "failing", lastFailure: { at: Date.now(), reason } });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.problem;
  if (error instanceof StoreUnavailableError) return "store-unavailable";
  return error instanceof StoreReadOnlyError ? "store-read-only" : "unexpected";
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export type FeedSeams = Pick<FeedReaderOptions, "leaseSeconds" | "wait">;

/** The reader of the feed. It reads while the application listens, when the settings say so. */
export function addFeed(
  app: App,
  config: ServerConfig,
  version: string,
  store: SqlStore,
  seams: FeedSeams = {},
): FeedReader {
  const onWarning = (message: string) => app.log.warn(message);
  const reader = new FeedReader({
    store,
    // A client of its own: what the feed waits for keeps no visitor waiting, and its failures close nobody's door. Tries
    // again by itself, with longer waits.
    openService: () =>
      createReplayService({
        url: config.REPLAY_SERVICE_URL,
        userAgent: userAgent(config.SITE_URL, version),
        onWarning,
        timeoutMs: FEED_REQUEST_MS,
        retries: 0,
      }),
    since: config.FEED_SINCE,
    onWarning,
    onMistake: (err) => app.log.error({ err }, "The feed is not being read"),
    ...seams,
  });
  if (config.FEED === "on")
    app.addHook("onListen", async () => {
      // Each window is some ten megabytes of soon-garbage, for which V8 would take twice as much room, and keep it.
      setFlagsFromString("--optimize-for-size");
      reader.start();
    });
  app.addHook("preClose", async () => {
    // Not waited for here: visitors are answered meanwhile.
    void reader.stop();
  });
  app.addHook("onClose", () => reader.stop());
  return reader;
}
