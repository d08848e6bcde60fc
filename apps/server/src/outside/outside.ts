import type { BreakerOptions } from "@tactician/replays";
import type { HeaderList } from "@tactician/static-site";
import type { FastifyRequest } from "fastify";
import type { App } from "../app-type.ts";
import { type Asker, makeAskers } from "../http/asker.ts";
import { type Ask, askOutside } from "./ask-outside.ts";
import { askPublic } from "./ask-public.ts";
import type { OutsideService } from "./outside-service.ts";
import { PictureStore } from "./picture-store.ts";

/** A service that fails is left alone so long. */
const REST_MS = 30_000;
/** Pictures are on many servers, of which some fail without the others. */
const PICTURES_IN_A_ROW = 10;

/**
 * Of what is not kept. The news have ten pictures and a video two questions, title and picture, so this is for a sheet of
 * twenty-five videos that nobody has opened lately; a flood is one question a second.
 */
const QUESTIONS_A_MINUTE = 60;

/** What tests put in the place of the outside world. */
export interface OutsideSeams {
  /** Asks the services that the settings name. */
  ask?: Ask;
  /** Asks for pictures. */
  askForPicture?: Ask;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The way to other servers, and what came back of pictures. */
export interface Outside {
  ask: Ask;
  pictures: PictureStore;
  /** Whom a request asks for. */
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
export function openOutside(app: App, security: HeaderList, seams: OutsideSeams = {}): Outside {
  const stopping = new AbortController();
  app.addHook("preClose", async () => stopping.abort());
  const { ask = askOutside, askForPicture = askPublic, now = Date.now } = seams;
  const { signal } = stopping;
  const breakerOf: Outside["breakerOf"] = (service, failures) => ({
    failures,
    restMs: REST_MS,
    now,
    onChange: (state) =>
      app.log.warn({ service }, state === "open" ? "Left alone, because it fails" : "Answers again"),
  });
  const pictures = new PictureStore({
    security,
    signal,
    ask: askForPicture,
    breaker: breakerOf("pictures", PICTURES_IN_A_ROW),
  });
  return {
    ask,
    now,
    signal,
    pictures,
    services: [pictures.kept],
    askerOf: makeAskers(app, QUESTIONS_A_MINUTE),
    breakerOf,
  };
}
