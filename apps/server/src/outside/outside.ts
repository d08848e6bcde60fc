import type { BreakerOptions } from "@tactician/resilience";
import {
  createEntry,
  dataHeaders,
  type Entry,
  type HeaderFields,
  plainContent,
} from "@tactician/static-site";
import type { FastifyRequest } from "fastify";
import type { App } from "../app-type.ts";
import { type Asker, makeAskers } from "../http/asker.ts";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import { type Ask, askOutside, askPublic, OutsideError } from "./ask-outside.ts";
import { KeptAnswers, type OutsideService } from "./kept-answers.ts";

const { share, queue, kept, outside } = LIMITS.outsidePictures;

/** What tests put in the place of the outside world. */
export interface OutsideSeams {
  /** Asks the services that the settings name. */
  ask?: Ask;
  askForPicture?: Ask;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The way to other servers, and what came back of pictures. */
export interface Outside {
  ask: Ask;
  pictures: Pictures;
  askerOf: (request: FastifyRequest) => Asker;
  /** What is asked, for whoever watches it; each part adds its own. */
  services: OutsideService[];
  /** Settings of a breaker for a service, whose state is told to the log. */
  breakerOf: (name: OutsideService["name"], failures: number) => BreakerOptions;
  now: () => number;
  /** Aborted when the server stops: nobody has to wait for others then. */
  signal: AbortSignal;
}

/** Opens the way; it closes with the application. */
export function openOutside(app: App, security: HeaderFields, seams: OutsideSeams = {}): Outside {
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  const { ask = askOutside, askForPicture = askPublic, now = Date.now } = seams;
  const { signal } = stopping;
  const breakerOf: Outside["breakerOf"] = (service, failures) => ({
    failures,
    restMs: SERVER_LIMITS.restMs.ms,
    now,
    onChange: (state) =>
      app.log.warn({ service }, state === "open" ? "Left alone, because it fails" : "Answers again"),
  });
  const pictures = new Pictures(
    breakerOf("pictures", SERVER_LIMITS.pictureFailures.number),
    (url, limits) => askForPicture(url, { ...limits, signal }),
    security,
  );
  const askerOf = makeAskers(app, share.aMinute);
  return { ask, now, signal, pictures, services: [pictures.kept], askerOf, breakerOf };
}

/**
 * Other servers' pictures, passed on so that no visitor's browser has to ask a third party. What is fetched is named by
 * our own code, never by a visitor; only true pictures of limited size come back, as answers ready to be sent.
 */
class Pictures {
  readonly kept: KeptAnswers<Entry>;
  readonly #ask: Ask;
  readonly #headers: HeaderFields;

  constructor(breaker: BreakerOptions, ask: Ask, security: HeaderFields) {
    this.#ask = ask;
    this.#headers = { ...security, ...dataHeaders };
    const sizeOf = ({ identity }: Entry) => identity.readBody().length;
    const { size: maxSize, ms: keptMs } = kept;
    this.kept = new KeptAnswers({ name: "pictures", queue, maxSize, sizeOf, keptMs, breaker });
  }

  /** The picture at an address as an answer; `undefined` when there is none to be had. Rejects as `KeptAnswers` does. */
  get(address: string, asker: Asker): Promise<Entry | undefined> {
    return this.kept.get(address, asker, async () => {
      const limits = { ...outside, accept: "image/*" };
      const bytes = await this.#ask(new URL(address), limits);
      const contentType = pictureType(bytes);
      if (contentType === undefined) throw new OutsideError("answered with no picture");
      const about = { contentType, cacheControl: "public, max-age=86400", headers: this.#headers };
      return createEntry(plainContent(bytes), about);
    });
  }
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
