import { API_BASE } from "@tactician/contract";
import * as z from "zod";
import type { App } from "../app-type.ts";
import type { Asker } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import * as words from "../words.ts";
import type { Outside } from "./outside.ts";

/** Pictures of one kind, which visitors name by a key and never by where they are. */
export interface PictureRoute {
  /** Below the API's base, with a `:key`: `/news/images/:key`. */
  pattern: string;
  summary: string;
  /** Where the picture is; nothing for a key that names none. */
  findAddress: (key: string, asker: Asker) => Promise<string | undefined>;
}

const pictureAnswer = {
  description: words.api.picture,
  content: { "image/*": { schema: z.string().meta({ format: "binary" }) } },
};

export function addPictureRoute(
  app: App,
  { pictures, askerOf }: Outside,
  { pattern, summary, findAddress }: PictureRoute,
): void {
  const schema = {
    summary,
    params: z.object({ key: z.string() }),
    response: { 200: pictureAnswer, ...failures(404, 429, 503) },
  };
  app.get(API_BASE + pattern, { schema }, async (request, reply) => {
    const asker = askerOf(request);
    const address = await findAddress(request.params.key, asker);
    const entry = address === undefined ? undefined : await pictures.get(address, asker);
    return entry ? sendEntry(request, reply, entry) : sendFailure(reply, 404, {}, words.pictureNotFound);
  });
}
