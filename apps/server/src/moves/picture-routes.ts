import { MOVE_PICTURES_PREFIX } from "@tactician/contract";
import { type Entry, LONGEST_URL, type Site } from "@tactician/static-site";
import type { App } from "../app-type.ts";
import { makeAskers } from "../http/asker.ts";
import { sendFailure } from "../http/failures.ts";
import { sendEntry } from "../http/send-entry.ts";
import { sendSiteNotFound } from "../http/send-page.ts";
import { sendRefusal } from "../http/send-refusal.ts";
import { MadePictures } from "./made-pictures.ts";

/** Pictures that are not kept, of one address: a chat asks for one with each link. */
const NEW_PICTURES_A_MINUTE = 60;

const ENDING = ".png";

/** The pictures that chats show of moves, `/social/move/jin/df+2.png`. Only the one spelling of a move has one, so nothing that a visitor makes up is drawn. */
export function addPictureRoutes(app: App, site: Site): void {
  const made = new MadePictures(site);
  const askerOf = makeAskers(app, NEW_PICTURES_A_MINUTE);
  app.addHook("onClose", async () => site.pictures.close());

  app.get(`${MOVE_PICTURES_PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    if (request.url.length > LONGEST_URL) return sendFailure(reply, 414);
    const [path = ""] = request.url.split("?", 1);
    const [character, move, ...more] = decoded(path.slice(MOVE_PICTURES_PREFIX.length)) ?? [];
    const isPicture = more.length === 0 && move?.endsWith(ENDING) === true;
    const place = isPicture ? site.moves.find(character ?? "", move.slice(0, -ENDING.length)) : undefined;
    if (character === undefined || place === undefined) return sendSiteNotFound(site, request, reply);
    reply.answered = "(picture of a move)";
    let picture: Entry | undefined;
    try {
      picture = await made.get(character, place, askerOf(request));
    } catch (error) {
      return sendRefusal(reply, error);
    }
    return picture ? sendEntry(request, reply, picture) : sendSiteNotFound(site, request, reply);
  });
}

function decoded(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
