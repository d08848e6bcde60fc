import { type CharacterChanges, joinChanges, type ToldChange } from "@tactician/contract";
import type { Entry, Site } from "@tactician/static-site";
import { MadeAnswers } from "./made-answers.ts";

/** All changes of the game are some 60 KB, all there are 300: about ten answers. */
const LARGEST_STORE = 2 * 1024 * 1024;

/**
 * Everybody's changes since a day, made of the documents of all characters, which are parsed for that and let go. Days between two
 * days of changes have one answer, so there are no more answers than such days and kinds.
 */
export class MadeChanges {
  readonly #changes: Site["data"]["changes"];
  readonly #made: MadeAnswers;
  /** Every day with changes, the oldest first; known with the first question. */
  #days: readonly string[] | undefined;

  constructor({ data, security }: Pick<Site, "data" | "security">) {
    this.#changes = data.changes;
    this.#made = new MadeAnswers(security, LARGEST_STORE);
  }

  /** `since` is a day, `2026-03-17`; without `kind` all kinds are in the answer. */
  get(since: string, kind: ToldChange["kind"] | undefined, visitor: string): Promise<Entry> {
    this.#days ??= daysOf(this.#read());
    const day = this.#days.find((one) => one >= since) ?? "9999-12-31";
    return this.#made.get(`${day} ${kind}`, visitor, () => joinChanges(this.#read(), day, kind));
  }

  /** The build has checked them against the contract. */
  #read(): CharacterChanges[] {
    return [...this.#changes.values()].map(({ identity }) =>
      JSON.parse(identity.readBody().toString("utf8")),
    );
  }
}

function daysOf(documents: readonly CharacterChanges[]): string[] {
  return [...new Set(documents.flatMap(({ changes }) => changes.map(({ date }) => date)))].sort();
}
