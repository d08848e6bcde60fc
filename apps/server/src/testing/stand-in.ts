import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that stands for one of the outside world. */
export interface StandIn {
  /** `http://127.0.0.1:40123`. */
  origin: string;
  /** Paths asked so far, with their queries. */
  asked: string[];
  /** What it answers from now on. */
  answer: Answer;
  close: () => Promise<void>;
}

/** Starts a stand-in that answers nothing but 404 until the test gives it an answer. */
export async function startStandIn(): Promise<StandIn> {
  const standIn: StandIn = {
    origin: "",
    asked: [],
    answer: (_request, response) => response.writeHead(404).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    standIn.asked.push(request.url ?? "");
    // Who asked may be killed in the middle.
    response.on("error", () => undefined);
    standIn.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  standIn.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

/** An answer of JSON. */
export function json(body: unknown): Answer {
  return text(JSON.stringify(body));
}

const redirectTo =
  (location: string): Answer =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

function text(body: string, type = "application/json"): Answer {
  return (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };
}

/** Ways to fail that every part which asks a service must survive; each at once. */
export const FAILURES: Record<string, Answer> = {
  "status 500": (_request, response) => response.writeHead(500).end("no"),
  "status 429": (_request, response) => response.writeHead(429).end("{}"),
  "a redirect": redirectTo("http://127.0.0.1:9/elsewhere"),
  "an HTML page": text("<!doctype html><title>Sorry</title>", "text/html"),
  "an empty body": text(""),
  "half of a body": text('{"articles":[{"ti'),
  "JSON of another shape": text('{"articles":7,"appnews":[],"title":{}}'),
  "a bare null": text("null"),
  "10 MB with a length": (_request, response) => {
    response.writeHead(200, { "content-length": String(10 * 1024 * 1024) });
    response.end(Buffer.alloc(10 * 1024 * 1024, 32));
  },
  "10 MB without a length": (_request, response) => {
    response.writeHead(200);
    for (let i = 0; i < 10; i++) response.write(Buffer.alloc(1024 * 1024, 32));
    response.end();
  },
  "a compressed body": (_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end("x");
  },
  "a closed connection": (_request, response) => response.destroy(),
};

/** An answer that never comes. */
export const HANG: Answer = () => undefined;
