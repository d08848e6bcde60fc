import { API_BASE } from "@tactician/contract";
import type { Together } from "@tactician/replays";
import type { BreakerOptions } from "@tactician/resilience";
import {
  createEntry,
  dataHeaders,
  type Entry,
  type HeaderFields,
  plainContent,
} from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import { type Asker, makeAskers } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import * as words from "../words.ts";
import { type Ask, askOutside, askPublic, OutsideError } from "./ask-outside.ts";
import { KeptAnswers, type OutsideService } from "./kept-answers.ts";

const { share, outside } = LIMITS.outsidePictures;

/** What tests put in the place of the outside world. */
export interface OutsideSeams {
  /** Asks the services that the settings name. */
  ask?: Ask;
  askForPicture?: Ask;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The way to other servers, and what came back of pictures. */
export type Outside = ReturnType<typeof openOutside>;

/** Opens the way; it closes with the application. */
export function openOutside(app: App, security: HeaderFields, together: Together, seams: OutsideSeams = {}) {
  const { ask = askOutside, askForPicture = askPublic, now = Date.now } = seams;
  const stopping = new AbortController();
  const { signal } = stopping;
  app.addHook("preClose", async () => stopping.abort());
  const breakerOf = (service: OutsideService["name"], failures: number): BreakerOptions => ({
    failures,
    restMs: SERVER_LIMITS.restMs.ms,
    now,
    onChange: (state) =>
      app.log.warn({ service }, state === "open" ? "Left alone, because it fails" : "Answers again"),
  });
  const pictures = new KeptAnswers<Entry>({
    name: "pictures",
    limits: LIMITS.outsidePictures,
    sizeOf: ({ identity }) => identity.readBody().length,
    breaker: breakerOf("pictures", SERVER_LIMITS.pictureFailures.number),
    together,
    signal,
  });
  const headers = { ...security, ...dataHeaders, "cache-control": "public, max-age=86400" };
  const services: OutsideService[] = [pictures];
  return {
    ask,
    now,
    together,
    /** Aborted when the server stops: nobody has to wait for others then. */
    signal,
    askerOf: makeAskers(app, share.aMinute),
    /** Settings of a breaker for a service, whose state is told to the log. */
    breakerOf,
    /** What is asked, for whoever watches it; each part adds its own. */
    services,
    /**
     * Another server's picture, passed on so that no visitor's browser has to ask a third party. What is fetched is named by our own
     * code, never by a visitor; only a true picture of limited size comes back, as an answer ready to be sent. `undefined` when there
     * is none to be had. Rejects as `KeptAnswers` does.
     */
    picture: (address: string, asker: Asker) =>
      pictures.get(address, asker, async () => {
        const bytes = await askForPicture(new URL(address), { ...outside, accept: "image/*", signal });
        const contentType = pictureType(bytes);
        if (contentType === undefined) throw new OutsideError("answered with no picture");
        return createEntry(plainContent(bytes), { ...headers, "content-type": contentType });
      }),
  };
}

const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

/** The kinds that we pass on, told by their first bytes. No SVG: it is a document that can carry scripts. */
const PICTURE_KINDS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  "image/jpeg": (bytes) => textAt(bytes, 0, 3) === "\xff\xd8\xff",
  "image/png": (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  "image/gif": (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  "image/webp": (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP",
  "image/avif": (bytes) => /^ftypavi[fs]$/.test(textAt(bytes, 4, 12)),
};

/** The content type of a picture by its own bytes, whatever its server calls it: `image/png`; `undefined` for anything else. */
function pictureType(bytes: Buffer): string | undefined {
  return Object.keys(PICTURE_KINDS).find((contentType) => PICTURE_KINDS[contentType]?.(bytes));
}

/** Pictures of one kind, which visitors name by a key and never by where they are. */
interface PictureRoute {
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
  { picture, askerOf }: Outside,
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
    const entry = address === undefined ? undefined : await picture(address, asker);
    return entry ? sendEntry(request, reply, entry) : sendFailure(reply, 404, {}, words.pictureNotFound);
  });
}
