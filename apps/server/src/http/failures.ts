import { STATUS_CODES } from "node:http";
import { dataHeaders, headerRecord } from "@tactician/static-site";
import type { FastifyReply } from "fastify";

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

/** Answers that the database does not answer. */
export function sendStoreAway(reply: FastifyReply): FastifyReply {
  return sendLater(reply, 503, 5, "The stored matches are out of reach: try again in a moment.");
}

const failureHeaders = {
  ...headerRecord(dataHeaders),
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};
