import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";
import type { App } from "../app-type.ts";
import type { CountRefusal } from "./refusals.ts";

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
