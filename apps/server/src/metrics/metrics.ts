import type { ReplayStore, WatchedStore } from "@tactician/replays";
import type { ListenAddress } from "@tactician/settings";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { App } from "../app-type.ts";
import { FEED_STATES, type FeedReader } from "../feed/feed-reader.ts";
import { formatAddress } from "../http/listen.ts";
import type { OutsideService } from "../outside/kept-answers.ts";
import { MetricsServer } from "./metrics-server.ts";
import { addLabelledGauge, addStoreGauges, oneOf, timeStore } from "./store-metrics.ts";
import { countAnswers, countRefusals, watchConnections } from "./visitor-metrics.ts";

/**
 * What the server tells its operator, in Prometheus' text format; docs/how-to/watch-it-run.md says what each metric means.
 * Only who sets METRICS loads this file and its library, and no label holds what a visitor typed.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #server = new MetricsServer(this.#registry);
  readonly #address: ListenAddress;

  constructor(address: ListenAddress) {
    this.#address = address;
    // Memory, processor, garbage collection, descriptors and the event loop.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts what an application without routes as yet answers, refuses and has open; ends with it. */
  watchVisitors(app: App): void {
    const countRefusal = countRefusals(this.#registry, app.connections);
    countAnswers(this.#registry, app, countRefusal);
    watchConnections(this.#registry, app, countRefusal);
    app.addHook("onClose", () => this.#server.close());
  }

  timeStore(store: ReplayStore): ReplayStore {
    return timeStore(this.#registry, store);
  }

  watchStore(store: WatchedStore): void {
    addStoreGauges(this.#registry, store);
  }

  watchFeed(feed: Pick<FeedReader, "status">): void {
    addLabelledGauge(
      this.#registry,
      "tactician_feed_state",
      "1 for what this server does about the feed of everybody's matches, 0 for the others.",
      "state",
      () => oneOf(FEED_STATES, feed.status.state),
    );
  }

  watchServices(services: readonly OutsideService[]): void {
    addLabelledGauge(
      this.#registry,
      "tactician_outside_breaker_open",
      "1 while an outside service is left alone because it fails, 0 while it is asked.",
      "service",
      () => services.map(({ name, breaker }) => [name, Number(breaker.state === "open")]),
    );
    addLabelledGauge(
      this.#registry,
      "tactician_outside_queue_waiting",
      "Requests that wait for their turn at an outside service.",
      "service",
      () => services.flatMap(({ name, queue }) => (queue ? [[name, queue.waiting]] : [])),
    );
  }

  /** Answers on its address from now on, and resolves to it: `http://127.0.0.1:9464/metrics`. Rejects with a `ConfigError`. */
  async listen(): Promise<string> {
    return `${formatAddress(await this.#server.listen(this.#address))}/metrics`;
  }
}
