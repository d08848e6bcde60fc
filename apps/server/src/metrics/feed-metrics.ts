import { Gauge, type Registry } from "prom-client";
import { FEED_STATES, type FeedReader } from "../feed/feed-reader.ts";

/** What this server does about the feed. */
export function addFeedGauge(registry: Registry, feed: Pick<FeedReader, "status">): void {
  new Gauge({
    name: "tactician_feed_state",
    help: "1 for what this server does about the feed of everybody's matches, 0 for the others.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const state of FEED_STATES) this.set({ state }, state === feed.status.state ? 1 : 0);
    },
  });
}
