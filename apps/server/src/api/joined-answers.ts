import {
  type CharacterChanges,
  joinChanges,
  joinSides,
  type MatchupSide,
  type PackedSide,
  type ToldChange,
  unpackSide,
} from "@tactician/contract";
import type { Entry, Site } from "@tactician/static-site";
import { LIMITS } from "../limits.ts";
import { type AnyAsker, bytesOf, Made, packAnswer, readDocument } from "../made.ts";

/** Answers that are made of prepared documents when somebody asks; the documents are parsed for that and let go. */
export class JoinedAnswers {
  readonly #site: Pick<Site, "data" | "security">;
  readonly #matchups = madeWithin(LIMITS.pairs);
  readonly #changes = madeWithin(LIMITS.changes);
  /** Every day with changes, the oldest first; known with the first question. */
  #days: readonly string[] | undefined;

  constructor(site: Pick<Site, "data" | "security">) {
    this.#site = site;
  }

  /**
   * What a character does about the moves of another, who may be the same; nothing when there is no such character. Rejects as
   * `Made` does, and so do changes.
   */
  async matchup(me: string, them: string, asker: AnyAsker): Promise<Entry | undefined> {
    const { data, security } = this.#site;
    const [mine, theirs] = [data.sides.get(me), data.sides.get(them)];
    if (!mine || !theirs) return undefined;
    return this.#matchups.get(`${me}/${them}`, asker, async () =>
      packAnswer(joinSides(readSide(mine), readSide(theirs)), security),
    );
  }

  /**
   * Everybody's changes since a day, `2026-03-17`; without `kind` of all kinds. Days between two days of changes have one answer,
   * so there are no more answers than such days and kinds.
   */
  changes(since: string, kind: ToldChange["kind"] | undefined, asker: AnyAsker): Promise<Entry> {
    this.#days ??= daysOf(this.#readChanges());
    const day = this.#days.find((one) => one >= since) ?? "9999-12-31";
    return this.#changes.get(`${day} ${kind}`, asker, async () =>
      packAnswer(joinChanges(this.#readChanges(), day, kind), this.#site.security),
    );
  }

  #readChanges(): CharacterChanges[] {
    return [...this.#site.data.changes.values()].map((entry) => readDocument<CharacterChanges>(entry));
  }
}

function readSide(entry: Entry): MatchupSide {
  return unpackSide(readDocument<PackedSide>(entry));
}

function madeWithin({ queue, kept }: typeof LIMITS.pairs | typeof LIMITS.changes): Made<Entry> {
  return new Made({ maxSize: kept.size, sizeCalculation: bytesOf, queue });
}

function daysOf(documents: readonly CharacterChanges[]): string[] {
  return [...new Set(documents.flatMap(({ changes }) => changes.map(({ date }) => date)))].sort();
}
