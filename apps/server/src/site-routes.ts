import fastifyStatic from "@fastify/static";
import { RANKINGS_FILE, rankingsSchema, STRATEGIES_FILE, strategiesSchema } from "@tactician/contract";
import { findAnswer, type Resource, type Site } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { sendEntry, sendFailure, sendRedirect, sendSiteNotFound } from "./http/send.ts";
import * as words from "./words.ts";

/** Files of the site that are open data: described like the API, answered like any file. */
const OPEN_FILES = [
  { address: STRATEGIES_FILE, summary: words.api.strategies, file: strategiesSchema },
  { address: RANKINGS_FILE, summary: words.api.rankings, file: rankingsSchema },
];

/** Serves the built site: every address that is not the API's. */
export async function addSiteRoutes(app: App, site: Site, webDir: string): Promise<void> {
  // Large files alone go through it: see sendEntry.
  await app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    contentType: false,
    dotfiles: "ignore",
    index: false,
  });
  for (const { address, summary, file } of OPEN_FILES) {
    app.get(address, { schema: { summary, response: { 200: file } } }, (request, reply) => {
      answer(site, request, reply);
    });
  }
  app.get("/*", { schema: { hide: true } }, (request, reply) => {
    answer(site, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    sendSiteNotFound(site, request, reply);
  });
}

function answer(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = findAnswer(site, request.url);
  switch (found.kind) {
    case "resource":
      return sendResource(request, reply, found.resource);
    case "shell":
      reply.answered = "(shell)";
      return sendEntry(request, reply, site.shell, found.status);
    case "redirect":
      return sendRedirect(reply, found.location);
    case "not-found":
      return sendSiteNotFound(site, request, reply);
    case "malformed":
      return sendFailure(reply, 400);
    case "too-long":
      return sendSiteNotFound(site, request, reply, 414);
  }
}

function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, answer }: Resource,
): FastifyReply {
  reply.answered = address;
  if ("file" in answer) return reply.headers(answer.headers).sendFile(answer.file);
  return sendEntry(request, reply, answer);
}
