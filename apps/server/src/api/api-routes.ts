import {
  API_BASE,
  CHARACTER_PATTERN,
  CHARACTERS_PATH,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  failureSchema,
  HEALTH_PATH,
  MAPPINGS_PATH,
  MATCHUP_PATTERN,
  MOVES_PATTERN,
  mappingsSchema,
  matchupSchema,
} from "@tactician/contract";
import { dataHeaders, headerRecord, type Site } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { sendFailure } from "../http/failures.ts";
import { sendEntry } from "../http/send-entry.ts";

const healthSchema = z.object({ status: z.literal("ok"), version: z.string(), uptimeSeconds: z.int() });
const healthHeaders = { ...headerRecord(dataHeaders), "cache-control": "no-store" };

/** The API. Schemas describe the answers for the API's description; the answers themselves were checked when the site was built. */
export function addApiRoutes(app: App, { data, version }: Site): void {
  app.get(
    API_BASE + CHARACTERS_PATH,
    { schema: { summary: "Every character that has a sheet", response: { 200: characterListSchema } } },
    (request, reply) => {
      sendEntry(request, reply, data.characterList);
    },
  );
  for (const { pattern, summary, document, entries } of [
    {
      pattern: CHARACTER_PATTERN,
      summary: "One character: sheet, anti-guide and creator notes",
      document: characterSchema,
      entries: data.characters,
    },
    {
      pattern: MATCHUP_PATTERN,
      summary: "What can be punished of a character, and what they punish with",
      document: matchupSchema,
      entries: data.matchups,
    },
    {
      pattern: MOVES_PATTERN,
      summary: "A character's whole movelist with frame data",
      document: characterMovesSchema,
      entries: data.moves,
    },
  ]) {
    app.get(
      API_BASE + pattern,
      {
        schema: {
          summary,
          params: z.object({ id: z.string() }),
          response: { 200: document, 404: failureSchema },
        },
      },
      (request, reply) => {
        const entry = entries.get(request.params.id);
        if (entry) sendEntry(request, reply, entry);
        else sendFailure(reply, 404, {}, "Character not found");
      },
    );
  }
  app.get(
    MAPPINGS_PATH,
    { schema: { summary: "Names of the replay service's ids", response: { 200: mappingsSchema } } },
    (request, reply) => {
      sendEntry(request, reply, data.mappings);
    },
  );
  app.get(
    API_BASE + HEALTH_PATH,
    { schema: { summary: "Whether the server is up", response: { 200: healthSchema } } },
    (_request, reply) => {
      const uptimeSeconds = Math.floor(process.uptime());
      reply
        .headers({ ...healthHeaders, ...reply.securityHeaders })
        .send({ status: "ok", version, uptimeSeconds });
    },
  );
}
