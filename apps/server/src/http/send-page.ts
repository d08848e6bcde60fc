import { isOpenData, type Site } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "./failures.ts";
import { sendEntry } from "./send-entry.ts";

/** Leads to another address of the site for good; browsers ask again all the same. */
export function sendRedirect(reply: FastifyReply, location: string): FastifyReply {
  reply.answered = "(redirect)";
  return reply
    .code(308)
    .headers({ ...reply.securityHeaders, location, "cache-control": "no-cache" })
    .send();
}

/** Says that there is nothing at an address: on a page, or in JSON to who asks for data. */
export function sendSiteNotFound(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.answered = "(not found)";
  if (wantsData(request)) return sendFailure(reply, 404, { vary: "Accept" });
  return sendEntry(request, reply, site.notFound, 404);
}

/** Whether an answer is read by a program. */
export function wantsData({ url, headers }: FastifyRequest): boolean {
  if (isOpenData(url)) return true;
  const accept = headers.accept ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
