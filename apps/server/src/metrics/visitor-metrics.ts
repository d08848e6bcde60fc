import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";
import type { App } from "../app-type.ts";
import type { Connections } from "../http/connections.ts";
import { addGauge } from "./store-metrics.ts";

/** Seconds: from an answer out of memory to the longest wait for the replay service. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Counts and times all answers of an application that has no routes as yet: those from memory, which Fastify does not send,
 * and those before routing, which no hook sees, too.
 */
export function countAnswers(registry: Registry, app: App, countRefusal: CountRefusal): void {
  const registers = [registry];
  const requests = new Counter({
    name: "tactician_http_requests_total",
    help: 'Requests by route and status; "aborted" when the visitor left before the end of the answer.',
    labelNames: ["route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "tactician_http_request_duration_seconds",
    help: "Time from a request's headers to the last byte of its answer.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const known = new WeakMap<ServerResponse, { request: FastifyRequest; reply: FastifyReply }>();
  app.addHook("onRequest", (request, reply, done) => {
    known.set(reply.raw, { request, reply });
    done();
  });
  app.server.prependListener("request", (_request, response) => {
    const startedAt = performance.now();
    response.once("close", () => {
      const asked = known.get(response);
      const route = asked ? routeLabel(asked.request, asked.reply) : "(none)";
      const status = response.writableFinished ? String(response.statusCode) : "aborted";
      requests.inc({ route, status });
      if (status === "429") countRefusal("too-many-requests");
      if (status === "503") countRefusal("unavailable");
      seconds.observe({ route }, (performance.now() - startedAt) / 1000);
    });
  });
}

/**
 * The route's pattern; files of the site by their kind, `(page)` or `*.js`, of which the build makes a handful. `answered` is
 * never the address as typed.
 */
function routeLabel(request: FastifyRequest, { answered }: FastifyReply): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && pattern !== "/*") return pattern;
  if (!answered.startsWith("/")) return answered === "" ? "(none)" : answered;
  const ending = /\.\w+$/.exec(answered);
  return ending ? `*${ending[0]}` : "(page)";
}

/** What an application's connections say of themselves, and why Node's parser gave some of them up. */
export function watchConnections(
  registry: Registry,
  { connections, server }: Pick<App, "connections" | "server">,
  countRefusal: CountRefusal,
): void {
  addGauge(registry, "tactician_connections_open", "Open connections of visitors.", () => connections.count);
  addGauge(
    registry,
    "tactician_bytes_in_flight",
    "Bytes of answers that wait in this process until visitors read on.",
    () => connections.bytesInFlight,
  );
  server.on("clientError", ({ code }: NodeJS.ErrnoException) => {
    if (code === "ERR_HTTP_REQUEST_TIMEOUT") countRefusal("too-slow");
    else if (code?.endsWith("_OVERFLOW")) countRefusal("too-large");
    else if (code?.startsWith("HPE_")) countRefusal("malformed");
    // Others left by themselves.
  });
}

/** Why a visitor got no answer to what they asked. */
const REFUSALS = [
  "too-many-requests",
  "unavailable",
  "no-room",
  "too-slow",
  "too-large",
  "malformed",
] as const;

type CountRefusal = (reason: (typeof REFUSALS)[number]) => void;

/**
 * Makes the counter; every reason is there from the start with 0, so that its first rise can be seen. Connections count by
 * themselves how many of them made room for others.
 */
export function countRefusals(registry: Registry, connections: Connections): CountRefusal {
  let closedForOthers = 0;
  const refused = new Counter({
    name: "tactician_refused_total",
    help: "Visitors who were refused, by reason.",
    labelNames: ["reason"],
    registers: [registry],
    collect() {
      this.inc({ reason: "no-room" }, connections.closedForOthers - closedForOthers);
      closedForOthers = connections.closedForOthers;
    },
  });
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  return (reason) => refused.inc({ reason });
}
