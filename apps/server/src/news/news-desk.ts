import { setTimeout as wait } from "node:timers/promises";
import { outsideReason } from "../outside/ask-outside.ts";
import { type Edition, readEdition, writeEdition } from "./news-file.ts";
import type { NewsSource } from "./news-sources.ts";

const MINUTE_MS = 60_000;
/** So long nobody is asked again. */
const FRESH_MS = 30 * MINUTE_MS;
/** So long old news are better than none. */
const USABLE_MS = 24 * 60 * MINUTE_MS;
/** A service that failed is left alone so long. */
const PAUSE_MS = MINUTE_MS;
/** So long a visitor waits for newer news while there are older ones. */
const PATIENCE_MS = 3000;

export interface NewsDeskOptions {
  sources: readonly NewsSource[];
  /** Where the last edition outlives a restart. */
  file: string;
  signal: AbortSignal;
  warn: (details: Record<string, string>, message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  patienceMs?: number;
}

/** Keeps the news: asks the services when it has to, one request at a time, and remembers the last good answer. */
export class NewsDesk {
  readonly #options: NewsDeskOptions;
  #edition: Edition | undefined;
  #file: Promise<void> | undefined;
  #refresh: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: NewsDeskOptions) {
    this.#options = options;
  }

  /** The news: at most half an hour old, or the last good ones of a day when the services fail; else `undefined`. Never rejects. */
  async latest(): Promise<Edition | undefined> {
    const kept = await this.kept();
    if (kept && this.#options.now() - kept.fetchedAt < FRESH_MS) return kept;
    if (this.#options.now() - this.#failedAt < PAUSE_MS) return kept;
    this.#refresh ??= this.#ask(kept).finally(() => {
      this.#refresh = undefined;
    });
    const patienceMs = this.#options.patienceMs ?? PATIENCE_MS;
    if (kept) await Promise.race([this.#refresh, wait(patienceMs, undefined, { ref: false })]);
    else await this.#refresh;
    return this.kept();
  }

  /** What is there without asking anybody: of this process or, after a restart, of the one before. */
  async kept(): Promise<Edition | undefined> {
    this.#file ??= readEdition(this.#options.file).then((edition) => {
      this.#edition ??= edition;
    });
    await this.#file;
    if (!this.#edition) return undefined;
    const age = this.#options.now() - this.#edition.fetchedAt;
    // From the future: the clock was wrong once, so nobody knows how old it is.
    return age >= 0 && age < USABLE_MS ? this.#edition : undefined;
  }

  /** Old news are good enough that only the first source is asked for better ones. */
  async #ask(kept: Edition | undefined): Promise<void> {
    const { sources, file, signal, warn } = this.#options;
    for (const source of kept ? sources.slice(0, 1) : sources) {
      try {
        const articles = await source.fetch(signal);
        this.#edition = { fetchedAt: this.#options.now(), articles };
        await writeEdition(file, this.#edition).catch(() =>
          warn({}, "The news could not be written to DATA_DIR"),
        );
        return;
      } catch (thrown) {
        warn({ source: source.name, reason: outsideReason(thrown) }, "Failed to fetch news");
      }
    }
    this.#failedAt = this.#options.now();
  }
}
