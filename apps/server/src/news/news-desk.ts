import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, type Together } from "@tactician/replays";
import { Breaker } from "@tactician/resilience";
import * as z from "zod";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import { OutsideError, outsideReason } from "../outside/ask-outside.ts";
import type { OutsideService } from "../outside/kept-answers.ts";
import { articleSchema, type NewsSource } from "./news-sources.ts";

export interface NewsDeskOptions {
  sources: readonly NewsSource[];
  file: string;
  signal: AbortSignal;
  together: Together;
  warn: (details: Record<string, string>, message: string) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  patienceMs?: number;
}

/** Keeps the news: asks the services when it has to, one request at a time, and remembers the last good answer. */
export class NewsDesk implements OutsideService {
  readonly name = "news";
  readonly breaker: Breaker;
  readonly #options: NewsDeskOptions;
  #edition: Edition | undefined;
  #file: Promise<void> | undefined;
  /** The renewal that is under way, as far as visitors wait for it. */
  #renewal: Promise<unknown> | undefined;

  constructor(options: NewsDeskOptions) {
    this.#options = options;
    this.breaker = new Breaker({ failures: 1, restMs: SERVER_LIMITS.newsRestMs.ms, now: options.now });
  }

  /**
   * The news, or `undefined` when there are none to be had; never rejects. Kept ones come at once, at most a day old: those
   * older than half an hour are renewed behind. Without any, all who ask wait for the same answer, and not for long.
   */
  async latest(): Promise<Edition | undefined> {
    const kept = await this.kept();
    if (kept && this.#options.now() - kept.fetchedAt < LIMITS.news.kept.ms) return kept;
    const renewal = this.#renew(kept);
    if (kept) return kept;
    await renewal;
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
    return age >= 0 && age < SERVER_LIMITS.newsUsableMs.ms ? this.#edition : undefined;
  }

  /** Asks unless somebody does already or the services are left alone; resolves with the answer or when it took too long. */
  #renew(kept: Edition | undefined): Promise<unknown> {
    if (this.#renewal) return this.#renewal;
    if (this.breaker.restMs > 0) return Promise.resolve();
    const { breaker } = this;
    const { together, signal } = this.#options;
    const turns = { service: this.name, places: 1, breaker, restMs: SERVER_LIMITS.newsRestMs.ms, signal };
    const asked = together
      .run(turns, async () => {
        if (!(await this.#findKept())) await breaker.run(() => this.#ask(kept));
      })
      .catch(() => undefined)
      .finally(() => {
        this.#renewal = undefined;
      });
    const patienceMs = this.#options.patienceMs ?? SERVER_LIMITS.newsPatienceMs.ms;
    this.#renewal = Promise.race([asked, wait(patienceMs, undefined, { ref: false })]);
    return this.#renewal;
  }

  /** Takes the edition that another server was answered within the half hour; whether there is one. */
  async #findKept(): Promise<boolean> {
    const kept = await this.#options.together.findKept(this.name, LIMITS.news.kept.ms);
    const articles = kept && z.array(articleSchema).safeParse(JSON.parse(kept.answer)).data;
    if (!articles) return false;
    this.#edition = { fetchedAt: this.#options.now() - kept.ageMs, articles };
    return true;
  }

  /** Rejects when all failed. Old news are good enough that only the first source is asked for better ones. */
  async #ask(kept: Edition | undefined): Promise<void> {
    const { sources, file, signal, warn } = this.#options;
    for (const source of kept ? sources.slice(0, 1) : sources) {
      try {
        const articles = await source.fetch(signal);
        this.#edition = { fetchedAt: this.#options.now(), articles };
        await this.#options.together.keep(this.name, articles);
        await writeEdition(file, this.#edition).catch(() =>
          warn({}, "The news could not be written to DATA_DIR"),
        );
        return;
      } catch (thrown) {
        warn({ source: source.name, reason: outsideReason(thrown) }, "Failed to fetch news");
      }
    }
    throw new OutsideError("no source has news");
  }
}

/** `fetchedAt`: milliseconds since 1970. */
const editionSchema = z.object({ fetchedAt: z.number(), articles: z.array(articleSchema) });

export type Edition = z.infer<typeof editionSchema>;

/** The last edition, from before a restart; `undefined` when there is none or the file is broken. */
async function readEdition(file: string): Promise<Edition | undefined> {
  try {
    return editionSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Keeps an edition, whole or not at all. Rejects when the folder cannot be written. */
async function writeEdition(file: string, edition: Edition): Promise<void> {
  makeFolder(dirname(file));
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, JSON.stringify(edition));
  await rename(unfinished, file);
}
