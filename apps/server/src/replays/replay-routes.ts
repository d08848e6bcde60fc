import { REPLAYS_PATH, replayRecordsSchema } from "@tactician/contract";
import { normalizePlayerId, SAMPLE_PLAYER_ID } from "@tactician/game/player-id";
import {
  findMatchPages,
  makeSampleMatches,
  type ReplayRecord,
  StoreUnavailableError,
  type Unsaved,
} from "@tactician/replays";
import { ServiceError } from "@tactician/resilience";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { makeAskers, TooManyQuestionsError, visitorOf } from "../http/asker.ts";
import { failures, sendFailure, sendLater } from "../http/send.ts";
import { LIMITS } from "../limits.ts";
import * as words from "../words.ts";
import type { Replays } from "./open-replays.ts";
import { listOf, type MatchList, sendMatches } from "./send-matches.ts";

/** Nobody has an id of any other shape, so nobody is asked about one. */
const PLAYER_ID = /^[0-9A-Za-z]{1,64}$/;

/** `GET /stats/replays?id=`: a player's matches. */
export function addReplayRoutes(app: App, replays: Replays): void {
  const askerOf = makeAskers(app, LIMITS.lists.share.aMinute);
  const schema = {
    summary: words.api.replays,
    description: words.api.replaysMore,
    querystring: z.object({ id: z.string() }),
    response: { 200: replayRecordsSchema, ...failures(400, 429, 502, 503, 504) },
  };
  app.get(REPLAYS_PATH, { schema }, async (request, reply) => {
    const { id } = request.query as { id: unknown };
    const playerId = typeof id === "string" ? normalizePlayerId(id) : "";
    try {
      await askerOf(request).countQuestion();
      if (playerId === "") return sendFailure(reply, 400, {}, words.whichPlayer);
      return await sendPlayer(replays, playerId, request, reply);
    } catch (error) {
      return sendTrouble(reply, error);
    }
  });
}

async function sendPlayer(
  replays: Replays,
  playerId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const send = (list: MatchList) => sendMatches(request, reply, replays.lists, list);
  if (playerId === SAMPLE_PLAYER_ID) return send(listOf(playerId, sampleMatches()));
  if (!PLAYER_ID.test(playerId)) return send(listOf("nobody", []));
  const visitor = visitorOf(request);
  try {
    return await send(await findList(replays, playerId, visitor));
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return send(unsavedList(playerId, await replays.history.fetchUnsaved(playerId, visitor)));
  }
}

async function findList({ store, history }: Replays, playerId: string, visitor: string): Promise<MatchList> {
  const freshness = await history.refresh(playerId, visitor);
  if (freshness.kind === "unsaved") return unsavedList(playerId, freshness);
  const [[newest], count] = await Promise.all([
    store.findMatchesByPlayer(playerId, { limit: 1 }),
    store.countMatchesByPlayer(playerId),
  ]);
  return {
    playerId,
    count,
    newestBattleId: newest?.battle_id,
    pages: () => findMatchPages(store, playerId),
    trouble: freshness.kind === "stale" ? freshness : undefined,
  };
}

function unsavedList(playerId: string, unsaved: Unsaved | undefined): MatchList {
  const { count, newestBattleId, pages } = unsaved ?? NOTHING;
  return { playerId, count, newestBattleId, pages, trouble: { kind: "unsaved" } };
}

const NOTHING = { count: 0, newestBattleId: undefined, pages: () => [] };

let madeSample: readonly ReplayRecord[] | undefined;

function sampleMatches(): readonly ReplayRecord[] {
  madeSample ??= makeSampleMatches();
  return madeSample;
}

/** There is nothing to show of this player. */
function sendTrouble(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof TooManyQuestionsError)
    return sendLater(reply, 429, error.retryAfterSeconds, words.tooManySearches(error.retryAfterSeconds));
  if (!(error instanceof ServiceError)) throw error;
  if (error.problem === "timeout") return sendLater(reply, 504, 10, words.matchesLoading);
  if (error.problem === "busy") return sendLater(reply, 503, 30, words.manySearches);
  if (error.problem === "resting")
    return sendLater(reply, 503, Math.ceil((error.retryAfterMs ?? 0) / 1000), words.replaysFailed);
  return sendLater(reply, 502, 30, words.replaysDown);
}
