import { FRAMES_PATH, framesPath, MOVES_PREFIX, movePartPath } from "@tactician/contract";
import { type CharacterId, findCharacter, moveAddressPart } from "@tactician/game";
import { type Entry, LONGEST_URL, type MovePlace, type Site } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import {
  sendEntry,
  sendFailure,
  sendRedirect,
  sendRefusal,
  sendSiteNotFound,
  wantsData,
} from "../http/send.ts";
import { bytesOf, Made } from "../made.ts";
import { findCharacterId, type LookedUp, MoveLookups, readMoveAddress } from "./move-lookups.ts";

/** Some two hundred pages, those asked for last; another one takes a fifth of a millisecond. */
const LARGEST_STORE = 4 * 1024 * 1024;
/** Other spellings than the one address, of one visitor: each is some milliseconds of work. */
const SPELLINGS_A_MINUTE = 240;
/** How many others are named who have the move. */
const MOST_OTHERS = 3;

/** The pages of moves: `/move/jin/df+2`, every other spelling of that, and what is said where there is no such move. */
export function addMoveRoutes(app: App, site: Site): void {
  const pages = new Made<Entry>({ maxSize: LARGEST_STORE, sizeCalculation: bytesOf });
  const lookups = new MoveLookups(site.data);
  const askerOf = makeAskers(app, SPELLINGS_A_MINUTE);
  app.addHook("onClose", async () => site.moves.close());

  app.get(`${MOVES_PREFIX}*`, { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request.url);
    const known = pages.kept(path);
    if (known === undefined) return answer(request, reply, path);
    reply.answered = "(move)";
    return sendEntry(request, reply, known);
  });
  app.get(MOVES_PREFIX.slice(0, -1), { schema: { hide: true } }, (_request, reply) =>
    sendRedirect(reply, FRAMES_PATH),
  );

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    if (request.url.length > LONGEST_URL) return sendFailure(reply, 414);
    const asked = readMoveAddress(path);
    if (asked === "malformed") return sendFailure(reply, 400);
    const place = asked.isPlain ? site.moves.find(asked.character, asked.move) : undefined;
    if (place !== undefined) {
      const page = await pages.get(path, { visitor: "" }, () => site.moves.page(place));
      reply.answered = "(move)";
      return sendEntry(request, reply, page);
    }
    const characterId = findCharacterId(asked.character);
    if (characterId === undefined || !site.moves.has(characterId))
      return sendSiteNotFound(site, request, reply);
    if (asked.move === "")
      return sendRedirect(reply, framesPath(characterId, findCharacter(characterId)?.name ?? characterId));
    const query = plainQuery(request.url.slice(path.length));
    const former = site.moves.findFormer(characterId, asked.move);
    const part = site.moves.find(characterId, asked.move) === undefined ? former : asked.move;
    if (part !== undefined) return redirect(reply, path, movePartPath(characterId, part), query);
    let lookedUp: LookedUp;
    try {
      const asker = askerOf(request);
      await asker.countQuestion();
      lookedUp = await lookups.find(characterId, asked.move, asker.visitor);
    } catch (error) {
      return sendRefusal(reply, error);
    }
    const found =
      (lookedUp.found && moveAddressPart(lookedUp.found.id)) ?? partInOtherCase(characterId, asked.move);
    if (found !== undefined) return redirect(reply, path, movePartPath(characterId, found), query);
    return sendUnknown(request, reply, characterId, asked.move, lookedUp);
  }

  async function sendUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
    characterId: CharacterId,
    text: string,
    { nearest }: LookedUp,
  ): Promise<FastifyReply> {
    reply.answered = "(unknown move)";
    if (wantsData(request)) return sendFailure(reply, 404, { vary: "Accept" });
    const places = nearest.flatMap(({ id }) => site.moves.find(characterId, moveAddressPart(id)) ?? []);
    return sendEntry(request, reply, await site.moves.unknown(places, othersWith(text)), 404);
  }

  /** Addresses have signs of their own for what ids have (`db+1-2`), so the lookup does not know all of them. */
  function partInOtherCase(characterId: CharacterId, text: string): string | undefined {
    const typed = text.toLowerCase();
    return site.moves.partsOf(characterId).find((part) => part.toLowerCase() === typed);
  }

  function othersWith(text: string): MovePlace[] {
    const places: MovePlace[] = [];
    for (const id of site.moves.characterIds()) {
      const place = site.moves.find(id, text);
      if (place !== undefined && places.length < MOST_OTHERS) places.push(place);
    }
    return places;
  }
}

/** An address never leads to itself. */
function redirect(reply: FastifyReply, from: string, to: string, query: string): FastifyReply {
  return from === to ? sendFailure(reply, 404) : sendRedirect(reply, to + query);
}

function pathOf(url: string): string {
  const cut = url.indexOf("?");
  return cut === -1 ? url : url.slice(0, cut);
}

/** A header takes no other signs. */
function plainQuery(query: string): string {
  return /^[\x21-\x7e]*$/.test(query) ? query : "";
}
