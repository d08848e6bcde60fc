import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { SqlStore, StoreWatch } from "@tactician/replays";
import { ConfigError, type ListenAddress } from "@tactician/settings";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { App } from "../app-type.ts";
import { FEED_STATES, type FeedReader } from "../feed/feed-reader.ts";
import { formatAddress, listenProblem } from "../http/listen.ts";
import type { OutsideService } from "../outside/kept-answers.ts";
import { addGauge, addLabelledGauge, addStoreGauges, countStoreCalls, oneOf } from "./store-metrics.ts";
import { countAnswers, countRefusals, watchConnections } from "./visitor-metrics.ts";

/** Readers of metrics: Prometheus, a second one, an operator with a browser. */
const MOST_CONNECTIONS = 16;
const TIMES = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 2000 };
/** A reader on whose connection nothing moves. */
const STALLED_MS = 10_000;

/** Readings are rare, and whoever sends requests ahead gets one answer. */
const CLOSE = { connection: "close" };

/**
 * What the server tells its operator, in Prometheus' text format; docs/how-to/watch-it-run.md says what each metric means.
 * Only who sets METRICS loads this file and its library, and no label holds what a visitor typed. They are at `GET /metrics` on an
 * address of their own, and nothing else is: what runs inside is not for visitors.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #server = createServer(TIMES, (request, response) => this.#answer(request, response));
  readonly #address: ListenAddress;
  #reading: Promise<string> | undefined;

  constructor(address: ListenAddress) {
    this.#address = address;
    this.#server.maxConnections = MOST_CONNECTIONS;
    this.#server.setTimeout(STALLED_MS);
    // Memory, processor, garbage collection, descriptors and the event loop.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Counts what an application without routes as yet answers, refuses and has open; ends with it. */
  watchVisitors(app: App): void {
    const countRefusal = countRefusals(this.#registry, app.connections);
    countAnswers(this.#registry, app, countRefusal);
    watchConnections(this.#registry, app, countRefusal);
    app.addHook("onClose", () => this.#close());
  }

  /** Who is to be told of each call of the store. */
  countStoreCalls(): StoreWatch["onCall"] {
    return countStoreCalls(this.#registry);
  }

  watchStore(store: SqlStore): void {
    addStoreGauges(this.#registry, store);
  }

  watchFeed(feed: FeedReader): void {
    addLabelledGauge(
      this.#registry,
      "tactician_feed_state",
      "1 for what this server does about the feed of everybody's matches, 0 for the others.",
      "state",
      () => oneOf(FEED_STATES, feed.status.state),
    );
    addGauge(
      this.#registry,
      "tactician_feed_empty_windows",
      "Windows of the feed without a match between others, by the replay service's word of two times, since the start.",
      () => feed.status.emptyWindows ?? 0,
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
    try {
      await once(this.#server.listen(this.#address), "listening");
    } catch (error) {
      const problem = listenProblem(error, { port: "METRICS", host: "METRICS" });
      throw problem === undefined ? error : new ConfigError(problem);
    }
    return `${formatAddress(this.#server.address())}/metrics`;
  }

  #close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (!isOwnHost(request.headers.host, this.#address.host)) {
      // A page of another site, whose name was turned to this address, may not read them either.
      response.writeHead(421, { ...CLOSE, "content-type": "text/plain" }).end(NOT_THIS_HOST);
      return;
    }
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url !== "/metrics") {
      response.writeHead(404, { ...CLOSE, "content-type": "text/plain" }).end("Only /metrics is here.\n");
      return;
    }
    const headers = { ...CLOSE, "content-type": this.#registry.contentType, "cache-control": "no-store" };
    this.#read().then(
      (text) => response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : text),
      () => response.writeHead(500, CLOSE).end(),
    );
  }

  /** Those who ask at the same time share one reading. */
  #read(): Promise<string> {
    this.#reading ??= this.#registry.metrics().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }
}

const NOT_THIS_HOST =
  "Ask by the host that METRICS names, by a name of your own network or by an IP address.\n";

/**
 * Whether a request was meant for this server, as far as its `Host` says: the one of METRICS, a literal address, or a name without a dot
 * (`localhost`, `tactician`), which nobody outside of a network can give.
 */
function isOwnHost(asked: string | undefined, own: string): boolean {
  const host = URL.parse(`http://${asked}`)?.hostname.replace(/^\[(.*)\]$/, "$1");
  return host !== undefined && (!host.includes(".") || host === own || isIP(host) !== 0);
}
