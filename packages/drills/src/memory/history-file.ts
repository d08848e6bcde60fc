import { fieldsOf, parseJson } from "@tactician/game";
import { type DrillHistory, NO_HISTORY } from "./history.ts";
import { isId, parseDay, parseReview } from "./parse-record.ts";

/*
 * The file that somebody takes to another device. It is checked by hand: the page that reads it has no other use for a library of
 * schemas. Only known fields are taken over, one by one, so that nothing a file brings along gets any further.
 */

/** Raised when a record changes its meaning. */
export const HISTORY_VERSION = 1;

/** Characters: 4,000 cards are 1 MB. */
const LONGEST_FILE = 8_000_000;

export type FileProblem = "too large" | "no file of drills" | "of a later version";

/** `skipped` entries were broken and are left out. */
type HistoryFile =
  | { readonly history: DrillHistory; readonly skipped: number }
  | { readonly problem: FileProblem };

export function formatHistoryFile(history: DrillHistory): string {
  return JSON.stringify(historyRecord(history));
}

/** What such a file has, as a part of a larger one. */
export function historyRecord({ cards, days, favourites }: DrillHistory) {
  return { drills: HISTORY_VERSION, cards, days, favourites };
}

/** Reads the text of a file, whoever wrote it; never throws. Merge what it has with `mergeHistories(mine, repairTimes(theirs, now))`. */
export function parseHistoryFile(text: string): HistoryFile {
  return text.length > LONGEST_FILE ? { problem: "too large" } : readHistoryRecord(parseJson(text));
}

/** The same for the value of such a text. */
export function readHistoryRecord(value: unknown): HistoryFile {
  const { drills, cards, days, favourites } = fieldsOf(value);
  if (typeof drills !== "number" || !Number.isInteger(drills) || drills < 1)
    return { problem: "no file of drills" };
  if (drills > HISTORY_VERSION) return { problem: "of a later version" };
  const lists = [listOf(cards), listOf(days), listOf(favourites)] as const;
  const history: DrillHistory = {
    cards: lists[0].flatMap((value) => parseReview(value) ?? []),
    days: lists[1].flatMap((value) => parseDay(value) ?? []),
    favourites: lists[2].filter(isId),
  };
  const kept = history.cards.length + history.days.length + history.favourites.length;
  const all = lists[0].length + lists[1].length + lists[2].length;
  if (all > 0 && kept === 0) return { problem: "no file of drills" };
  return { history: all === 0 ? NO_HISTORY : history, skipped: all - kept };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
