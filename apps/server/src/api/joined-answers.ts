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
import { type AnyAsker, madeEntries, packAnswer, readDocument } from "../made.ts";

export type JoinedAnswers = ReturnType<typeof joinedAnswers>;

/**
 * Answers that are made of prepared documents when somebody asks; the documents are parsed for that and let go. They reject as
 * `Made` does.
 */
export function joinedAnswers({ data, security }: Pick<Site, "data" | "security">) {
  const matchups = madeEntries(LIMITS.pairs);
  const changed = madeEntries(LIMITS.changes);
  const readChanges = () => [...data.changes.values()].map((entry) => readDocument<CharacterChanges>(entry));
  /** Every day with changes, the oldest first; known with the first question. */
  let days: readonly string[] | undefined;
  return {
    /** What a character does about the moves of another, who may be the same; nothing when there is no such character. */
    async matchup(me: string, them: string, asker: AnyAsker): Promise<Entry | undefined> {
      const [mine, theirs] = [data.sides.get(me), data.sides.get(them)];
      if (!mine || !theirs) return undefined;
      return matchups.get(`${me}/${them}`, asker, async () =>
        packAnswer(joinSides(readSide(mine), readSide(theirs)), security),
      );
    },

    /**
     * Everybody's changes since a day, `2026-03-17`; without `kind` of all kinds. Days between two days of changes have one answer,
     * so there are no more answers than such days and kinds.
     */
    async changes(since: string, kind: ToldChange["kind"] | undefined, asker: AnyAsker): Promise<Entry> {
      days ??= daysOf(readChanges());
      const day = days.find((one) => one >= since) ?? "9999-12-31";
      return changed.get(`${day} ${kind}`, asker, async () =>
        packAnswer(joinChanges(readChanges(), day, kind), security),
      );
    },
  };
}

function readSide(entry: Entry): MatchupSide {
  return unpackSide(readDocument<PackedSide>(entry));
}

function daysOf(documents: readonly CharacterChanges[]): string[] {
  return [...new Set(documents.flatMap(({ changes }) => changes.map(({ date }) => date)))].sort();
}
