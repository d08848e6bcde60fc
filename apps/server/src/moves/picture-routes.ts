import { MOVE_PICTURES_PREFIX } from "@tactician/contract";
import {
  createEntry,
  type Entry,
  fileHeaders,
  filePolicy,
  LONGEST_URL,
  plainContent,
  type Site,
  splitUrl,
} from "@tactician/static-site";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import { makeAskers } from "../http/asker.ts";
import { sendEntry, sendFailure, sendSiteNotFound } from "../http/send.ts";
import { LIMITS } from "../limits.ts";
import { Made } from "../made.ts";
import { pictureDrawer } from "./move-pictures.ts";

const { queue, kept, share } = LIMITS.movePictures;
const ENTRY_BYTES = 2500;

const ENDING = ".png";

/** The pictures that chats show of moves, `/social/move/jin/df+2.png`. Only the one spelling of a move has one, so nothing that a visitor makes up is drawn. */
export function addPictureRoutes(app: App, site: Site, { DIST_DIR, SITE_URL }: ServerConfig): void {
  const draw = pictureDrawer(DIST_DIR, (message) => app.log.warn(message));
  const pictures = new Made<Entry>({
    queue,
    maxSize: kept.size,
    sizeCalculation: ({ identity }) => identity.readBody().length + ENTRY_BYTES,
  });
  const askerOf = makeAskers(app, share.aMinute);

  app.get(`${MOVE_PICTURES_PREFIX}*`, { schema: { hide: true } }, async (request, reply) => {
    if (request.url.length > LONGEST_URL) return sendFailure(reply, 414);
    const { path } = splitUrl(request.url);
    const [character, move, ...more] = decoded(path.slice(MOVE_PICTURES_PREFIX.length)) ?? [];
    const isPicture = more.length === 0 && move?.endsWith(ENDING) === true;
    const place = isPicture ? site.moves.find(character ?? "", move.slice(0, -ENDING.length)) : undefined;
    if (character === undefined || place === undefined) return sendSiteNotFound(site, request, reply);
    reply.answered = "(picture of a move)";
    const picture = await pictures.get(`${character}/${move}`, askerOf(request), async () => {
      const png = await draw(character, (await site.moves.read(place)).picture);
      return png && pictureEntry(png, SITE_URL);
    });
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

function pictureEntry(png: Buffer, siteUrl: string): Entry {
  return createEntry(plainContent(png), {
    ...fileHeaders(siteUrl),
    "content-security-policy": filePolicy([]),
    "cross-origin-resource-policy": "same-site",
    "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    "content-type": "image/png",
  });
}
