import {
  API_BASE,
  CHANGED_ANSWERS_PATTERN,
  CHANGES_PATH,
  CHANGES_PATTERN,
  CHARACTER_PATTERN,
  CHARACTERS_PATH,
  changedAnswersSchema,
  changesSchema,
  characterChangesSchema,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  failureSchema,
  HISTORY_PATTERN,
  MAPPINGS_PATH,
  MATCHUP_ANSWERS_PATTERN,
  MATCHUP_SIDE_PATTERN,
  MOVES_PATTERN,
  mappingsSchema,
  matchupAnswersSchema,
  packedSideSchema,
} from "@tactician/contract";
import { CHANGE_KINDS, historySchema } from "@tactician/game";
import type { Site } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { visitorOf } from "../http/asker.ts";
import { sendEntry, sendFailure } from "../http/send.ts";
import type { JoinedAnswers } from "./joined-answers.ts";

const NO_CHARACTER = "Character not found";
const NO_DAY = "Ask with a day as ?since=2026-03-17, and with ?kind= recorded, corrected, changed or none.";

const changesQuery = z.object({
  since: z.iso.date().default("0001-01-01").describe("The first day, all of them without it"),
  kind: z.enum(CHANGE_KINDS).optional().describe("Of this kind alone"),
});

/** The guide's documents. Schemas describe the answers for the API's description; the answers themselves were checked when the site was built. */
export function addApiRoutes(app: App, { data }: Site, joined: JoinedAnswers): void {
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
      pattern: MATCHUP_SIDE_PATTERN,
      summary:
        "A character's side of every pair: two of these make what one does about the moves of the other",
      document: packedSideSchema,
      entries: data.sides,
    },
    {
      pattern: MOVES_PATTERN,
      summary: "A character's whole movelist with frame data",
      document: characterMovesSchema,
      entries: data.moves,
    },
    {
      pattern: CHANGES_PATTERN,
      summary: "What changed in a character's frame data, newest first",
      document: characterChangesSchema,
      entries: data.changes,
    },
    {
      pattern: CHANGED_ANSWERS_PATTERN,
      summary: "What a character punishes since the newest patch and did not before, and what no longer",
      document: changedAnswersSchema,
      entries: data.changedAnswers,
    },
    {
      pattern: HISTORY_PATTERN,
      summary: "The steps by which a character's movelist became what it is, to undo from today's",
      document: historySchema,
      entries: data.histories,
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
        else sendFailure(reply, 404, {}, NO_CHARACTER);
      },
    );
  }
  app.get(
    API_BASE + MATCHUP_ANSWERS_PATTERN,
    {
      schema: {
        summary: "What one character does about each move of another, the best answer first",
        params: z.object({ me: z.string(), them: z.string() }),
        response: { 200: matchupAnswersSchema, 404: failureSchema },
      },
    },
    async (request, reply) => {
      const { me, them } = request.params;
      const entry = await joined.matchup(me, them, visitorOf(request));
      return entry ? sendEntry(request, reply, entry) : sendFailure(reply, 404, {}, NO_CHARACTER);
    },
  );
  app.get(
    API_BASE + CHANGES_PATH,
    {
      schema: {
        summary: "What changed in everybody's frame data since a day, newest first",
        querystring: changesQuery,
        response: { 200: changesSchema, 400: failureSchema },
      },
    },
    async (request, reply) => {
      const asked = changesQuery.safeParse(request.query);
      if (!asked.success) return sendFailure(reply, 400, {}, NO_DAY);
      const { since, kind } = asked.data;
      return sendEntry(request, reply, await joined.changes(since, kind, visitorOf(request)));
    },
  );
  app.get(
    MAPPINGS_PATH,
    { schema: { summary: "Names of the replay service's ids", response: { 200: mappingsSchema } } },
    (request, reply) => {
      sendEntry(request, reply, data.mappings);
    },
  );
}
