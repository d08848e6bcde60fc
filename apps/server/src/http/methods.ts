import { headerRecord, isOpenData } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "./failures.ts";

const ALLOW = "GET, HEAD, OPTIONS";

/** Before anything else looks at a request: answers OPTIONS and refuses all that would change something. */
export function answerOtherMethods(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === "GET" || request.method === "HEAD") {
    done();
    return;
  }
  if (request.method !== "OPTIONS") {
    // Whatever body follows is not read.
    sendFailure(reply, 405, { allow: ALLOW, connection: "close" });
    return;
  }
  reply
    .code(204)
    .headers({
      ...reply.securityHeaders,
      ...optionsHeaders,
      ...(isOpenData(request.url) && preflightHeaders),
    })
    .send();
}

const optionsHeaders = {
  allow: ALLOW,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** A browser asks before a script of another origin may send headers of its own. */
const preflightHeaders = headerRecord([
  "access-control-allow-origin",
  "*",
  "access-control-allow-methods",
  ALLOW,
  "access-control-allow-headers",
  "*",
  "access-control-max-age",
  "86400",
]);
