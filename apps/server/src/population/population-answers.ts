import { setTimeout as wait } from "node:timers/promises";
import type { CountedPopulation } from "@tactician/contract";
import { FairQueue, type PlayedVersion, type PopulationFilter, SharedWork } from "@tactician/replays";
import { compressedContent, createDataEntry, type Entry, type HeaderList } from "@tactician/static-site";
import { LRUCache } from "lru-cache";
import type { Asker } from "../http/asker.ts";
import { countAnswer, type MakeAnswer, type PopulationStore } from "./count-answer.ts";
import { narrowed } from "./widen.ts";

/** So long an answer is not counted again. */
const FRESH_MS = 10 * 60_000;
/** So long a visitor waits for a new count where there is an older one. */
const PATIENCE_MS = 1000;
/** Two are counted at the same time; the others wait, visitors in turns. */
const QUEUE = { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 };
/** Some two hundred charts of 42 characters, and far more of the other answers. */
const LARGEST_STORE = 16 * 1024 * 1024;
/** What an answer takes beside its bodies, as measured for the answers of pairs. */
const ENTRY_BYTES = 4500;

interface Kept<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** What counting needs beside the store. */
export interface PopulationAnswersOptions {
  readonly store: PopulationStore;
  readonly security: HeaderList;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Answers of everybody's matches, packed. Each is counted for the first who asks, for all who ask for the same meanwhile, and
 * kept: for ten minutes as it is, then until it can be counted anew, so that an answer that was there is there while the
 * database is not. Those asked for last are kept.
 */
export class PopulationAnswers {
  readonly #options: PopulationAnswersOptions;
  readonly #queue = new FairQueue(QUEUE);
  readonly #underWay = new SharedWork<Entry>();
  readonly #kept = new LRUCache<string, Kept<Entry>>({ maxSize: LARGEST_STORE, sizeCalculation: sizeOf });
  #versions: Kept<readonly PlayedVersion[]> | undefined;
  #findingVersions: Promise<readonly PlayedVersion[]> | undefined;

  constructor(options: PopulationAnswersOptions) {
    this.#options = options;
  }

  /**
   * The answer `name`, made by `makeAnswer` for the matches that the filter wants. Rejects where nothing
   * is kept: as the store does, with a `ServiceError` "busy", and with a `TooManyQuestionsError`.
   */
  async get(name: string, filter: PopulationFilter, asker: Asker, makeAnswer: MakeAnswer): Promise<Entry> {
    const versions = await this.#playedVersions();
    const asked = narrowed(filter, versions);
    const { version, rankClass, since } = asked.filter;
    const key = [name, version, rankClass, since, asked.widened].join(" ");
    const kept = this.#kept.get(key);
    if (kept && this.#isFresh(kept)) return kept.value;
    const counted = this.#count(key, asker, () =>
      countAnswer(this.#options.store, asked, versions, this.#options.now(), makeAnswer),
    );
    return kept ? soonOr(kept.value, counted) : counted;
  }

  async #count(key: string, asker: Asker, count: () => Promise<CountedPopulation>): Promise<Entry> {
    await asker.countQuestion();
    return this.#underWay.run(key, asker.visitor, () =>
      this.#queue.run(asker.visitor, async () => {
        const madeAt = this.#options.now();
        const value = await this.#pack(await count());
        this.#kept.set(key, { value, madeAt });
        return value;
      }),
    );
  }

  async #playedVersions(): Promise<readonly PlayedVersion[]> {
    const kept = this.#versions;
    if (kept && this.#isFresh(kept)) return kept.value;
    this.#findingVersions ??= this.#findVersions().finally(() => {
      this.#findingVersions = undefined;
    });
    return kept ? soonOr(kept.value, this.#findingVersions) : this.#findingVersions;
  }

  async #findVersions(): Promise<readonly PlayedVersion[]> {
    const madeAt = this.#options.now();
    const value = await this.#options.store.findPlayedVersions();
    this.#versions = { value, madeAt };
    return value;
  }

  async #pack(answer: CountedPopulation): Promise<Entry> {
    const body = Buffer.from(JSON.stringify(answer));
    return createDataEntry(await compressedContent(body, "quick"), this.#options.security);
  }

  #isFresh({ madeAt }: Kept<unknown>): boolean {
    const age = this.#options.now() - madeAt;
    return age >= 0 && age < FRESH_MS;
  }
}

/** The new value, or the old one when the new one fails or takes its time. */
function soonOr<Value>(old: Value, fresh: Promise<Value>): Promise<Value> {
  return Promise.race([fresh.catch(() => old), wait(PATIENCE_MS, old, { ref: false })]);
}

function sizeOf({ value: { br, gzip, identity } }: Kept<Entry>): number {
  const packed = (br?.readBody().length ?? 0) + (gzip?.readBody().length ?? 0);
  return (packed || identity.readBody().length) + ENTRY_BYTES;
}
