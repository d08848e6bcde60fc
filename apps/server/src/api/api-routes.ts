import * as contract from "@tactician/contract";
import { CHANGE_KINDS, historySchema } from "@tactician/game";
import type { Site } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { LIMITS } from "../limits.ts";
import * as words from "../words.ts";
import type { JoinedAnswers } from "./joined-answers.ts";

const changesQuery = z.object({
  since: z.iso.date().default("0001-01-01").describe(words.api.since),
  kind: z.enum(CHANGE_KINDS).optional().describe(words.api.kind),
});

/** What there is of each character, under its name among the site's data. */
export const CHARACTER_DOCUMENTS = [
  [contract.CHARACTER_PATTERN, "characters", words.api.character, contract.characterSchema],
  [contract.MATCHUP_SIDE_PATTERN, "sides", words.api.matchupSide, contract.packedSideSchema],
  [contract.MOVES_PATTERN, "moves", words.api.moves, contract.characterMovesSchema],
  [contract.CHANGES_PATTERN, "changes", words.api.changesOf, contract.characterChangesSchema],
  [
    contract.CHANGED_ANSWERS_PATTERN,
    "changedAnswers",
    words.api.changedAnswers,
    contract.changedAnswersSchema,
  ],
  [contract.HISTORY_PATTERN, "histories", words.api.history, historySchema],
] as const;

/** The guide's documents. Schemas describe the answers for the API's description; the answers themselves were checked when the site was built. */
export function addApiRoutes(app: App, { data }: Site, joined: JoinedAnswers): void {
  const askerForPair = makeAskers(app, LIMITS.pairs.share.aMinute);
  const askerForChanges = makeAskers(app, LIMITS.changes.share.aMinute);
  const ofList = { summary: words.api.characters, response: { 200: contract.characterListSchema } };
  app.get(contract.API_BASE + contract.CHARACTERS_PATH, { schema: ofList }, (request, reply) => {
    sendEntry(request, reply, data.characterList);
  });
  for (const [pattern, name, summary, document] of CHARACTER_DOCUMENTS) {
    const params = z.object({ id: z.string() });
    const schema = { summary, params, response: { 200: document, ...failures(404) } };
    app.get(contract.API_BASE + pattern, { schema }, (request, reply) => {
      const entry = data[name].get(request.params.id);
      if (entry) sendEntry(request, reply, entry);
      else sendFailure(reply, 404, {}, words.characterNotFound);
    });
  }
  const ofPair = {
    summary: words.api.matchup,
    params: z.object({ me: z.string(), them: z.string() }),
    response: { 200: contract.matchupAnswersSchema, ...failures(404, 429, 503) },
  };
  app.get(
    contract.API_BASE + contract.MATCHUP_ANSWERS_PATTERN,
    { schema: ofPair },
    async (request, reply) => {
      const { me, them } = request.params;
      const entry = await joined.matchup(me, them, askerForPair(request));
      return entry ? sendEntry(request, reply, entry) : sendFailure(reply, 404, {}, words.characterNotFound);
    },
  );
  const ofChanges = {
    summary: words.api.changes,
    querystring: changesQuery,
    response: { 200: contract.changesSchema, ...failures(400, 429, 503) },
  };
  app.get(contract.API_BASE + contract.CHANGES_PATH, { schema: ofChanges }, async (request, reply) => {
    const asked = changesQuery.safeParse(request.query);
    if (!asked.success) return sendFailure(reply, 400, {}, words.whichDay);
    const { since, kind } = asked.data;
    return sendEntry(request, reply, await joined.changes(since, kind, askerForChanges(request)));
  });
  const ofMappings = { summary: words.api.mappings, response: { 200: contract.mappingsSchema } };
  app.get(contract.MAPPINGS_PATH, { schema: ofMappings }, (request, reply) => {
    sendEntry(request, reply, data.mappings);
  });
}
