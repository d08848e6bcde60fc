import { STATUS_CODES } from "node:http";
import { failureSchema } from "@tactician/contract";
import { StoreUnavailableError } from "@tactician/replays";
import { ServiceError } from "@tactician/resilience";
import { dataHeaders, type Entry, isOpenData, type Site, sendEntry as sendRaw } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SERVER_LIMITS } from "../limits.ts";
import * as words from "../words.ts";
import { TooManyQuestionsError } from "./asker.ts";

/**
 * Answers `{ message }` with the status's own words, `Method Not Allowed`, unless the route knows better ones.
 * Never with an error's message: it may hold what a visitor typed or how the server is made.
 */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string> = {},
  message: string = STATUS_CODES[status] ?? "Error",
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...failureHeaders, ...reply.securityHeaders, ...headers })
    .serializer(JSON.stringify)
    .send({ message });
}

/** Like `sendFailure`, and says in how many seconds to come again. */
export function sendLater(
  reply: FastifyReply,
  status: number,
  seconds: number,
  message: string,
): FastifyReply {
  const headers = { "retry-after": String(seconds), "access-control-expose-headers": "retry-after" };
  return sendFailure(reply, status, headers, message);
}

const failureHeaders = {
  ...dataHeaders,
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

/** Answers from memory, past Fastify's own way of sending: all headers of an entry are known since the start. */
export function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  status: 200 | 404 | 414 = 200,
): FastifyReply {
  reply.hijack();
  sendRaw(request.raw, reply.raw, entry, status);
  return reply;
}

/** Leads to another address of the site for good; browsers ask again all the same. */
export function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  reply.answered = "(redirect)";
  return reply
    .code(308)
    .headers({ ...reply.securityHeaders, location, "cache-control": "no-cache" })
    .send();
}

/** The answers by which a route fails, for its description: `failures(404, 503)`. */
export function failures<Status extends number>(...statuses: Status[]) {
  const rows = statuses.map((status) => [status, failureSchema]);
  return Object.fromEntries(rows) as Record<Status, typeof failureSchema>;
}

/** Says that there is nothing at an address: on a page, or in JSON to who asks for data. */
export function sendSiteNotFound(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 414 = 404,
): FastifyReply {
  reply.answered = "(not found)";
  if (wantsData(request)) return sendFailure(reply, status, { vary: "Accept" });
  return sendEntry(request, reply, site.notFound, status);
}

export function wantsData({ url, headers }: FastifyRequest): boolean {
  if (isOpenData(url)) return true;
  const accept = headers.accept ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}

/** Answers a request for which nothing was done, with when to come again; nothing for any other error. */
export function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply | undefined {
  if (error instanceof StoreUnavailableError) return sendLater(reply, 503, 5, words.storeUnavailable);
  if (error instanceof TooManyQuestionsError) {
    const seconds = error.retryAfterSeconds;
    return sendLater(reply, 429, seconds, words.tooManyRequests(seconds));
  }
  if (error instanceof ServiceError && error.problem === "busy")
    return sendLater(reply, 503, SERVER_LIMITS.busyMs.ms / 1000, words.siteBusy);
  if (error instanceof ServiceError && error.problem === "resting")
    return sendLater(reply, 503, Math.ceil((error.retryAfterMs ?? 0) / 1000), words.serviceFailed);
  return undefined;
}
