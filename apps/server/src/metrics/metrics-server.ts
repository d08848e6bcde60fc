import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ConfigError, type ListenAddress } from "@tactician/settings";
import type { Registry } from "prom-client";
import { listenProblem } from "../http/listen.ts";

/** Readers of metrics: Prometheus, a second one, an operator with a browser. */
const MOST_CONNECTIONS = 16;
const TIMES = { headersTimeout: 5000, requestTimeout: 5000, connectionsCheckingInterval: 2000 };
/** A reader on whose connection nothing moves. */
const STALLED_MS = 10_000;

/** Readings are rare, and whoever sends requests ahead gets one answer. */
const CLOSE = { connection: "close" };

/** `GET /metrics` on an address of its own, and nothing else: what runs inside is not for visitors. */
export class MetricsServer {
  readonly #registry: Registry;
  readonly #server = createServer(TIMES, (request, response) => this.#answer(request, response));
  #reading: Promise<string> | undefined;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#server.maxConnections = MOST_CONNECTIONS;
    this.#server.setTimeout(STALLED_MS);
  }

  /** Resolves to where it listens; rejects with a `ConfigError` when it cannot be had. */
  async listen({ host, port }: ListenAddress): Promise<ReturnType<Server["address"]>> {
    try {
      await once(this.#server.listen({ host, port }), "listening");
    } catch (error) {
      const problem = listenProblem(error, { port: "METRICS", host: "METRICS" });
      throw problem === undefined ? error : new ConfigError(problem);
    }
    return this.#server.address();
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
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
