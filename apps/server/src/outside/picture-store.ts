import type { BreakerOptions } from "@tactician/replays";
import { createEntry, dataHeaders, type Entry, type HeaderList, plainContent } from "@tactician/static-site";
import type { Asker } from "../http/asker.ts";
import { type Ask, OutsideError } from "./ask-outside.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { pictureType } from "./picture-type.ts";

/** One picture: a page of ten of them stays usable on a phone. */
const LARGEST_PICTURE = 1024 * 1024;
/** All pictures kept in memory. */
const LARGEST_STORE = 8 * 1024 * 1024;
const KEPT_MS = 24 * 60 * 60 * 1000;
const TIMEOUT_MS = 8000;

/** What the store needs of the server. */
export interface PictureStoreOptions {
  /** Headers of every answer. */
  security: HeaderList;
  signal: AbortSignal;
  ask: Ask;
  breaker: BreakerOptions;
}

/**
 * Other servers' pictures, passed on so that no visitor's browser has to ask a third party. What is fetched is named by
 * our own code, never by a visitor; only true pictures of limited size come back, as answers ready to be sent.
 */
export class PictureStore {
  /** What is kept, and how the servers of pictures do. */
  readonly kept: KeptAnswers<Entry>;
  readonly #options: PictureStoreOptions;

  constructor(options: PictureStoreOptions) {
    this.#options = options;
    this.kept = new KeptAnswers({
      name: "pictures",
      maxSize: LARGEST_STORE,
      sizeOf: ({ identity }) => identity.readBody().length,
      keptMs: KEPT_MS,
      breaker: options.breaker,
    });
  }

  /** The picture at an address as an answer; `undefined` when there is none to be had. Rejects as `KeptAnswers` does. */
  get(url: string, asker: Asker): Promise<Entry | undefined> {
    return this.kept.get(url, asker, () => this.#fetch(url));
  }

  async #fetch(url: string): Promise<Entry> {
    const { ask, security, signal } = this.#options;
    const limits = { maxBytes: LARGEST_PICTURE, timeoutMs: TIMEOUT_MS, signal, accept: "image/*" };
    const bytes = await ask(new URL(url), limits);
    const contentType = pictureType(bytes);
    if (contentType === undefined) throw new OutsideError("answered with no picture");
    return createEntry(plainContent(bytes), {
      contentType,
      cacheControl: "public, max-age=86400",
      headers: [...security, ...dataHeaders],
    });
  }
}
