import { API_BASE, MAPPINGS_PATH, RANKINGS_FILE, REPLAYS_PATH, STRATEGIES_FILE } from "@tactician/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "./failures.ts";
import { headerRecord } from "./security-headers.ts";

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

const OPEN_ADDRESSES = new Set<string>([
  API_BASE,
  MAPPINGS_PATH,
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
]);

/** Whether any origin may read what is at an address: the API's, and the files of data beside the pages. */
export function isOpenData(url: string): boolean {
  const path = url.split("?", 1)[0] ?? "";
  return OPEN_ADDRESSES.has(path) || path.startsWith(`${API_BASE}/`);
}
