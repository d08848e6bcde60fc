import type { ReplayStore, WatchedStore } from "@tactician/replays";
import type { ListenAddress } from "@tactician/settings";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { App } from "../app-type.ts";
import type { FeedReader } from "../feed/feed-reader.ts";
import { formatAddress } from "../http/format-address.ts";
import type { OutsideService } from "../outside/outside-service.ts";
import { countAnswers } from "./answer-metrics.ts";
import { watchConnections } from "./connection-metrics.ts";
import { addFeedGauge } from "./feed-metrics.ts";
import { MetricsServer } from "./metrics-server.ts";
import { addOutsideGauges } from "./outside-metrics.ts";
import { countRefusals } from "./refusals.ts";
import { addStoreGauges, timeStore } from "./store-metrics.ts";

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

  /** The same store, but each call is timed. */
  timeStore(store: ReplayStore): ReplayStore {
    return timeStore(this.#registry, store);
  }

  /** Asks the store how it is at each reading. */
  watchStore(store: WatchedStore): void {
    addStoreGauges(this.#registry, store);
  }

  /** Asks the feed how it does at each reading. */
  watchFeed(feed: FeedReader): void {
    addFeedGauge(this.#registry, feed);
  }

  /** Asks the outside services how they do at each reading. */
  watchServices(services: readonly OutsideService[]): void {
    addOutsideGauges(this.#registry, services);
  }

  /** Answers on its address from now on, and resolves to it: `http://127.0.0.1:9464/metrics`. Rejects with a `ConfigError`. */
  async listen(): Promise<string> {
    return `${formatAddress(await this.#server.listen(this.#address))}/metrics`;
  }
}
