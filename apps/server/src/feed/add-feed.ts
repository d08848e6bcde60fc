import { setFlagsFromString } from "node:v8";
import { createReplayService, FEED_REQUEST_MS, type ReplayStore } from "@tactician/replays";
import { userAgent } from "@tactician/settings";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import { FeedReader, type FeedReaderOptions } from "./feed-reader.ts";

/** What only tests set, so that no test waits for minutes. */
export type FeedSeams = Pick<FeedReaderOptions, "leaseSeconds" | "wait">;

/** The reader of the feed. It reads while the application listens, when the settings say so. */
export function addFeed(
  app: App,
  config: ServerConfig,
  version: string,
  store: ReplayStore,
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
    onMistake: (err) => app.log.error({ err }, "The feed is not read just now"),
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
