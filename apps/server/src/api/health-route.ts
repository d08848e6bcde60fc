import { API_BASE, HEALTH_PATH } from "@tactician/contract";
import { STORE_STATES, type WatchedStore } from "@tactician/replays";
import { dataHeaders, headerRecord } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";

const healthSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  uptimeSeconds: z.int(),
  /** The stored matches; `read-only` and `memory`: what comes is kept in memory. */
  store: z.enum(STORE_STATES),
});
const healthHeaders = { ...headerRecord(dataHeaders), "cache-control": "no-store" };

/**
 * `GET /api/health`: what works. 200 as long as the site does, whatever the store says; with `?ready` 503 unless all
 * works, for who decides by it where visitors go.
 */
export function addHealthRoute(app: App, version: string, store: Pick<WatchedStore, "findState">): void {
  const schema = {
    summary: "Whether the server is up, and what works",
    description:
      "`store` says how the stored matches are: `ok`; `read-only`, they are served and new ones kept in memory; `memory`, there are no others than those in memory; `unreachable`. With `?ready` the status is 503 unless all works.",
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
      .headers({ ...healthHeaders, ...reply.securityHeaders })
      .send({ status, version, uptimeSeconds, store: state });
  });
}
