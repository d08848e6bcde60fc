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

const failureHeaders = {
  ...headerRecord(dataHeaders),
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};
