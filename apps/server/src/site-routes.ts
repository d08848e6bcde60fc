import fastifyStatic from "@fastify/static";
import {
  ACCURACY_FILE,
  accuracySchema,
  RANKINGS_FILE,
  rankingsSchema,
  STRATEGIES_FILE,
  strategiesSchema,
} from "@tactician/contract";
import { findAnswer, type Site } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { sendEntry, sendFailure, sendRedirect, sendSiteNotFound } from "./http/send.ts";
import * as words from "./words.ts";

/** Files of the site that are open data: described like the API, answered like any file. */
const OPEN_FILES = [
  { address: ACCURACY_FILE, summary: words.api.accuracy, file: accuracySchema },
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
  const handler = (request: FastifyRequest, reply: FastifyReply) => void answer(site, request, reply);
  for (const { address, summary, file } of OPEN_FILES)
    app.get(address, { schema: { summary, response: { 200: file } } }, handler);
  app.get("/*", { schema: { hide: true } }, handler);
  app.setNotFoundHandler((request, reply) => {
    sendSiteNotFound(site, request, reply);
  });
}

function answer(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = findAnswer(site, request.url);
  if ("redirect" in found) return sendRedirect(reply, found.redirect);
  if ("failure" in found)
    return found.failure === 400
      ? sendFailure(reply, 400)
      : sendSiteNotFound(site, request, reply, found.failure);
  const { address, answer } = found.resource;
  reply.answered = address;
  if ("file" in answer) return reply.headers(answer.headers).sendFile(answer.file);
  return sendEntry(request, reply, answer, found.status);
}
