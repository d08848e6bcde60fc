import { createServer, type RequestListener, type Server } from "node:http";
import { oneAtATime } from "./one-at-a-time.ts";

/** How long visitors may take. */
const TIMES = {
  /** For the headers of a request, and for all of it: none of ours has a body. */
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 5000,
  /** Longer than the idle time of common proxies, so that they and not we close a connection. */
  keepAliveTimeout: 75_000,
};

/** A connection on which nothing moves for so long while it is answered: a visitor who stopped reading, or who is gone. */
const STALLED_MS = 30_000;

/** Names of a page, its parameters and what proxies add need far less. */
const LARGEST_HEADERS = 16 * 1024;

/** Makes the HTTP server; it does not listen yet. */
export function createNodeServer(answer: RequestListener): Server {
  const server = createServer({ ...TIMES, maxHeaderSize: LARGEST_HEADERS }, oneAtATime(answer));
  server.setTimeout(STALLED_MS);
  // Expecting more than "100-continue" is answered like any other request: Node's own refusal has none of our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
