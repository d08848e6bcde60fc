import {
  type CharacterMoves,
  FRAMES_PATH,
  framesPath,
  MOVES_PREFIX,
  movePartPath,
} from "@tactician/contract";
import {
  CHARACTERS,
  type CharacterId,
  createMoveLookup,
  findCharacter,
  type Move,
  type MoveLookup,
  moveAddressPart,
} from "@tactician/game";
import { FairQueue } from "@tactician/resilience";
import { type Entry, LONGEST_URL, type MovePlace, type Site, splitUrl } from "@tactician/static-site";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { App } from "../app-type.ts";
import { makeAskers, visitorOf } from "../http/asker.ts";
import { sendEntry, sendFailure, sendRedirect, sendSiteNotFound, wantsData } from "../http/send.ts";
import { LIMITS } from "../limits.ts";
import { madeEntries, readDocument } from "../made.ts";
import { ownTurn } from "../own-turn.ts";

/** How many others are named who have the move. */
const MOST_OTHERS = 3;

/** The pages of moves: `/move/jin/df+2`, every other spelling of that, and what is said where there is no such move. */
export function addMoveRoutes(app: App, site: Site): void {
  const pages = madeEntries(LIMITS.movePages);
  const findMove = moveFinder(site.data);
  const askerOf = makeAskers(app, LIMITS.moveSpellings.share.aMinute);
  app.addHook("onClose", async () => site.moves.close());

  app.get(`${MOVES_PREFIX}*`, { schema: { hide: true } }, (request, reply) => {
    const { path } = splitUrl(request.url);
    const known = pages.kept(path);
    if (known === undefined) return answer(request, reply, path);
    reply.answered = "(move)";
    return sendEntry(request, reply, known);
  });
  app.get(MOVES_PREFIX.slice(0, -1), { schema: { hide: true } }, (_request, reply) =>
    sendRedirect(reply, FRAMES_PATH),
  );

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    if (request.url.length > LONGEST_URL) return sendSiteNotFound(site, request, reply, 414);
    const asked = readMoveAddress(path);
    if (asked === "malformed") return sendFailure(reply, 400);
    const place = asked.isPlain ? site.moves.find(asked.character, asked.move) : undefined;
    if (place !== undefined) {
      // One move has thousands of spellings with percent signs; it is kept once.
      const spelling = `${MOVES_PREFIX}${asked.character}/${asked.move}`;
      const page = await pages.get(spelling, { visitor: visitorOf(request) }, () => site.moves.page(place));
      reply.answered = "(move)";
      return sendEntry(request, reply, page);
    }
    const characterId = byName.get(folded(asked.character));
    if (characterId === undefined || !site.moves.places.has(characterId))
      return sendSiteNotFound(site, request, reply);
    if (asked.move === "")
      return sendRedirect(reply, framesPath(characterId, findCharacter(characterId)?.name ?? characterId));
    const { query } = splitUrl(request.url);
    const former = site.moves.former.get(characterId)?.get(asked.move);
    const part = site.moves.find(characterId, asked.move) === undefined ? former : asked.move;
    if (part !== undefined) return redirect(reply, path, movePartPath(characterId, part), query);
    const asker = askerOf(request);
    await asker.countQuestion();
    const lookedUp = await findMove(characterId, asked.move, asker.visitor);
    const known = lookedUp.found && moveAddressPart(lookedUp.found.id);
    const found = known ?? partInOtherCase(characterId, asked.move);
    if (found !== undefined) return redirect(reply, path, movePartPath(characterId, found), query);
    return sendUnknown(request, reply, characterId, asked.move, lookedUp.nearest);
  }

  async function sendUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
    characterId: CharacterId,
    text: string,
    nearest: readonly Move[],
  ): Promise<FastifyReply> {
    reply.answered = "(unknown move)";
    if (wantsData(request)) return sendFailure(reply, 404, { vary: "Accept" });
    const places = nearest.flatMap(({ id }) => site.moves.find(characterId, moveAddressPart(id)) ?? []);
    return sendEntry(request, reply, await site.moves.unknown(places, othersWith(text)), 404);
  }

  /** Addresses have signs of their own for what ids have (`db+1-2`), so the lookup does not know all of them. */
  function partInOtherCase(characterId: CharacterId, text: string): string | undefined {
    const typed = text.toLowerCase();
    const parts = [...(site.moves.places.get(characterId)?.keys() ?? [])];
    return parts.find((part) => part.toLowerCase() === typed);
  }

  function othersWith(text: string): MovePlace[] {
    return [...site.moves.places.values()].flatMap((moves) => moves.get(text) ?? []).slice(0, MOST_OTHERS);
  }
}

/** An address never leads to itself. */
function redirect(reply: FastifyReply, from: string, to: string, query: string): FastifyReply {
  return from === to ? sendFailure(reply, 404) : sendRedirect(reply, to + query);
}

const NEAREST = 3;

/**
 * Makes the function that finds moves by what visitors write into addresses: the move that a text names, or the nearest ones; nothing
 * for a character whom the site has not. Visitors take turns; who has too many waiting is refused (`ServiceError` "busy").
 */
function moveFinder({ moves }: Site["data"]) {
  const queue = new FairQueue(LIMITS.moveSpellings.queue);
  const lookups = new LRUCache<string, MoveLookup, Entry>({
    max: LIMITS.moveSpellings.kept.size,
    memoMethod: (_id, _old, { context }) => {
      const { vocabulary, ...movelist } = readDocument<CharacterMoves>(context);
      return createMoveLookup(movelist, vocabulary);
    },
  });
  return (characterId: CharacterId, text: string, visitor: string) =>
    queue.run(visitor, async () => {
      await ownTurn();
      const context = moves.get(characterId);
      const lookup = context && lookups.memo(characterId, { context });
      const found = lookup?.find(text);
      return { found, nearest: found === undefined ? (lookup?.nearest(text, NEAREST) ?? []) : [] };
    });
}

/** Addresses that were encoded more often than this name nothing. */
const MOST_DECODINGS = 3;

/**
 * Reads the path of an address below `/move/`, decoded: the character, and everything behind it, as a move may be written with
 * strokes (`d/f+2`). `isPlain`: encoded once at most, and without a stroke at the end: an address of a page if there is such a
 * move. `malformed` when its percent signs do not decode.
 */
function readMoveAddress(path: string) {
  const [name = "", ...rest] = path.slice(MOVES_PREFIX.length).split("/");
  const written = rest.join("/");
  try {
    const [character, move] = [decodeAll(name), decodeAll(written.replace(/\/+$/, ""))];
    const isPlain = decodeURIComponent(written) === move && decodeURIComponent(name) === character;
    return { character, move, isPlain };
  } catch {
    return "malformed";
  }
}

/** What is encoded more than once means what it says then: `df%252B2` -> `df+2`. */
function decodeAll(text: string): string {
  let decoded = decodeURIComponent(text);
  for (let times = 1; times < MOST_DECODINGS && /%[0-9a-f]{2}/i.test(decoded); times++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      break;
    }
  }
  return decoded;
}

/** Ids of characters by what they are called in any spelling: `Devil Jin`, `DEVIL_JIN`, `Ling Xiaoyu`. */
const byName = new Map(
  CHARACTERS.flatMap(({ characterId, name, fullName }) =>
    [characterId, name, fullName].map((text) => [folded(text), characterId] as const),
  ),
);

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
