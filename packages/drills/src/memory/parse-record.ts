import { defined, fieldsOf, isTime } from "@tactician/game";
import type { CardReview, DrillDay } from "./history.ts";
import type { Rating } from "./rating.ts";

const LONGEST_ID = 300;
const LONGEST_WORDS = 500;
const CARD_ID = /^(?:punish|string|part|throw break|turn|sheet|dojo):/;
const DIGEST = /^[0-9a-f]{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

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

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

export function isId(value: unknown): value is string {
  return isText(value, LONGEST_ID) && value.length > 0;
}

function isIn(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && isIn(value, 0, 1_000_000);
}
