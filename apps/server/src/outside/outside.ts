import type { HeaderList } from "@tactician/static-site";
import type { App } from "../app-type.ts";
import { type Ask, askOutside } from "./ask-outside.ts";
import { askPublic } from "./ask-public.ts";
import { PictureStore } from "./picture-store.ts";

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
  return { ask, now, signal, pictures: new PictureStore({ security, signal, ask: askForPicture }) };
}
