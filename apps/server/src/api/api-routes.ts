import {
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  failureSchema,
  mappingsSchema,
  matchupSchema,
} from "@tactician/contract";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { sendFailure } from "../http/failures.ts";
import { dataHeaders, headerRecord } from "../http/security-headers.ts";
import { sendEntry } from "../http/send-entry.ts";
import type { Site } from "../site/load-site.ts";

const healthSchema = z.object({ status: z.literal("ok"), version: z.string(), uptimeSeconds: z.int() });

const healthHeaders = { ...headerRecord(dataHeaders), "cache-control": "no-store" };

/** The API. Schemas describe the answers for `/api/openapi.json`; the answers themselves were checked when the site was loaded. */
export function addApiRoutes(app: App, site: Site): void {
  app.get(
    "/api/characters",
    {
      schema: {
        summary: "Every character that has a sheet",
        response: { 200: characterListSchema },
      },
    },
    (request, reply) => {
      sendEntry(request, reply, site.data.characterList);
    },
  );

  app.get(
    "/api/characters/:id",
    {
      // Part of an address is always a string, so the schema below only describes.
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        summary: "One character: sheet, anti-guide and creator notes",
        params: z.object({ id: z.string() }),
        response: { 200: characterSchema, 404: failureSchema },
      },
    },
    (request, reply) => {
      const entry = site.data.characters.get(request.params.id);
      if (entry) sendEntry(request, reply, entry);
      else sendFailure(reply, 404, {}, "Character not found");
    },
  );

  app.get(
    "/api/characters/:id/matchup",
    {
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        summary: "What can be punished of a character, and what they punish with",
        params: z.object({ id: z.string() }),
        response: { 200: matchupSchema, 404: failureSchema },
      },
    },
    (request, reply) => {
      const entry = site.data.matchups.get(request.params.id);
      if (entry) sendEntry(request, reply, entry);
      else sendFailure(reply, 404, {}, "Character not found");
    },
  );

  app.get(
    "/api/characters/:id/moves",
    {
      validatorCompiler: () => (value) => ({ value }),
      schema: {
        summary: "A character's whole movelist with frame data",
        params: z.object({ id: z.string() }),
        response: { 200: characterMovesSchema, 404: failureSchema },
      },
    },
    (request, reply) => {
      const entry = site.data.moves.get(request.params.id);
      if (entry) sendEntry(request, reply, entry);
      else sendFailure(reply, 404, {}, "Character not found");
    },
  );

  app.get(
    "/wank.json",
    { schema: { summary: "Names of the replay service's ids", response: { 200: mappingsSchema } } },
    (request, reply) => {
      sendEntry(request, reply, site.data.mappings);
    },
  );

  app.get(
    "/api/health",
    { schema: { summary: "Whether the server is up", response: { 200: healthSchema } } },
    (_request, reply) => {
      const uptimeSeconds = Math.floor(process.uptime());
      reply
        .headers({ ...healthHeaders, ...reply.securityHeaders })
        .send({ status: "ok", version: site.version, uptimeSeconds });
    },
  );
}
