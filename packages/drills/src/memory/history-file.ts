import { defined } from "@tactician/game";
import { fieldsOf, parseJson } from "../parse-json.ts";
import { type CardReview, type DrillDay, type DrillHistory, NO_HISTORY } from "./history.ts";
import type { Rating } from "./rating.ts";

/*
 * The file that somebody takes to another device. It is checked by hand: the page that reads it has no other use for a library of
 * schemas. Only known fields are taken over, one by one, so that nothing a file brings along gets any further.
 */

/** Raised when a record changes its meaning. */
export const HISTORY_VERSION = 1;

/** Characters: 4,000 cards are 1 MB. */
const LONGEST_FILE = 8_000_000;
const LONGEST_ID = 300;
const LONGEST_WORDS = 500;
/** Milliseconds since 1970 that a `Date` can have. */
const LATEST = 8.64e15;

const CARD_ID = /^(?:punish|string|part|throw break|turn|sheet|dojo):/;
const DIGEST = /^[0-9a-f]{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type FileProblem = "too large" | "no file of drills" | "of a later version";

/** `skipped` entries were broken and are left out. */
type HistoryFile =
  | { readonly history: DrillHistory; readonly skipped: number }
  | { readonly problem: FileProblem };

export function formatHistoryFile({ cards, days, favourites }: DrillHistory): string {
  return JSON.stringify({ drills: HISTORY_VERSION, cards, days, favourites });
}

/** Reads the text of a file, whoever wrote it; never throws. Merge what it has with `mergeHistories(mine, repairTimes(theirs, now))`. */
export function parseHistoryFile(text: string): HistoryFile {
  if (text.length > LONGEST_FILE) return { problem: "too large" };
  const { drills, cards, days, favourites } = fieldsOf(parseJson(text));
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

/** One record as it is kept, from a file or a database; `undefined` where it is broken. */
export function parseReview(value: unknown): CardReview | undefined {
  const fields = fieldsOf(value);
  const { id, due, stability, difficulty, state, step, scheduledDays } = fields;
  const { reps, lapses, first, last, failedAt, digest, words, facts } = fields;
  const rating = parseRating(fields.rating);
  if (!isId(id) || !CARD_ID.test(id) || !(state === 1 || state === 2 || state === 3)) return undefined;
  if (!isTime(due) || !isTime(first) || !isTime(last) || first > last) return undefined;
  if (!isIn(stability, 0.0001, 36_500) || !isIn(difficulty, 1, 10)) return undefined;
  if (!isCount(step) || !isCount(scheduledDays) || !isCount(reps) || !isCount(lapses)) return undefined;
  if (!isText(digest, 8) || !DIGEST.test(digest) || !isText(words, LONGEST_WORDS)) return undefined;
  if (failedAt !== undefined && !isTime(failedAt)) return undefined;
  if (facts !== undefined && !(isText(facts, 8) && DIGEST.test(facts))) return undefined;
  return {
    ...{ id, due, stability, difficulty, state, step, scheduledDays, reps, lapses, first, last },
    ...{ ...defined({ failedAt }), digest, words, ...defined({ facts, rating }) },
  };
}

/** One day as it is kept; `undefined` where it is broken. */
export function parseDay(value: unknown): DrillDay | undefined {
  const { day, answered, right } = fieldsOf(value);
  if (!isText(day, 10) || !DAY.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  if (!isCount(answered) || !isCount(right) || right > answered) return undefined;
  return { day, answered, right, ...defined({ rating: parseRating(fieldsOf(value).rating) }) };
}

/** A rating; one that is broken is as if there had never been any. */
function parseRating(value: unknown): Rating | undefined {
  const { rating, deviation, volatility } = fieldsOf(value);
  if (!isIn(rating, -20_000, 20_000) || !isIn(deviation, 1, 350) || !isIn(volatility, 0, 10))
    return undefined;
  return { rating, deviation, volatility };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

function isId(value: unknown): value is string {
  return isText(value, LONGEST_ID) && value.length > 0;
}

function isIn(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function isTime(value: unknown): value is number {
  return isIn(value, 0, LATEST);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && isIn(value, 0, 1_000_000);
}
