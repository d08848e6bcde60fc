import { API_BASE, HEALTH_PATH } from "@tactician/contract";
import { type SqlStore, STORE_STATES } from "@tactician/replays";
import { dataHeaders } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { FEED_STATES, type FeedReader, type FeedStatus } from "../feed/feed-reader.ts";
import * as words from "../words.ts";

const healthSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  uptimeSeconds: z.int(),
  /** The stored matches; when it is not `ok`, what comes is shown and not saved. */
  store: z.enum(STORE_STATES),
  feed: z.object({
    state: z.enum(FEED_STATES),
    /** When this server stored a window of it last, and what went wrong last: ISO 8601. */
    lastWindowAt: z.string().optional(),
    lastFailure: z.object({ at: z.string(), reason: z.string() }).optional(),
    /** How far the stored feed ends before now, whoever reads it. */
    behindSeconds: z.int().optional(),
    /** Windows that the replay service had no match for, asked twice, since the start. */
    emptyWindows: z.int().optional(),
  }),
});

/**
 * `GET /api/health`: what works. 200 as long as the site does, whatever the store says; with `?ready` 503 unless all
 * works, for who decides by it where visitors go.
 */
export function addHealthRoute(
  app: App,
  version: string,
  store: Pick<SqlStore, "findState">,
  feed: FeedReader,
): void {
  const schema = {
    summary: words.api.health,
    description: words.api.healthMore,
    querystring: z.object({ ready: z.string().optional() }),
    response: { 200: healthSchema, 503: healthSchema },
  };
  app.get(API_BASE + HEALTH_PATH, { schema }, async (request, reply) => {
    const uptimeSeconds = Math.floor(process.uptime());
    const state = await store.findState();
    const status = state === "ok" ? ("ok" as const) : ("degraded" as const);
    const isRefused = status === "degraded" && Object.hasOwn(request.query, "ready");
    return reply
      .code(isRefused ? 503 : 200)
      .headers({ ...dataHeaders, "cache-control": "no-store", ...reply.securityHeaders })
      .send({ status, version, uptimeSeconds, store: state, feed: toldFeed(feed.status) });
  });
}

function toldFeed({ state, lastWindowAt, lastFailure, readTo, emptyWindows }: FeedStatus) {
  return {
    state,
    ...(lastWindowAt !== undefined && { lastWindowAt: new Date(lastWindowAt).toISOString() }),
    ...(lastFailure && { lastFailure: { ...lastFailure, at: new Date(lastFailure.at).toISOString() } }),
    ...(readTo !== undefined && { behindSeconds: Math.max(0, Math.round((Date.now() - readTo) / 1000)) }),
    ...(emptyWindows !== undefined && { emptyWindows }),
  };
}
