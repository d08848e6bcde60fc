import { type Entry, sendEntry as sendRaw } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers from memory, past Fastify's own way of sending: all headers of an entry are known since the start. */
export function sendEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  status: 200 | 404 = 200,
): FastifyReply {
  reply.hijack();
  sendRaw(request.raw, reply.raw, entry, status);
  return reply;
}
