import { expect, test } from "vitest";
import { DAY_MS } from "../day.ts";
import { NO_HISTORY } from "../memory/history.ts";
import { parseReview } from "../memory/parse-record.ts";
import { reviewCard } from "../schedule.ts";
import { kingAgainstJin } from "../testing/decks.ts";
import { exerciseCard, gradeOfRound, isLearnt, nextExercises } from "./ladder.ts";
import { exerciseOf, listExercises } from "./list-exercises.ts";

const exercises = listExercises(kingAgainstJin().me);
const clock = { now: Date.UTC(2026, 10, 23), timezoneOffset: 0 };
const [first, second] = exercises;
if (first === undefined || second === undefined) throw new Error("no exercises");

test("the easiest comes first, and movement before all", () => {
  expect(first.id).toBe("dojo:king:movement:f n f");
  expect(nextExercises(NO_HISTORY, exercises, clock)).toEqual(exercises);
});

test("a round is kept as a record that a file may hold, and comes back when it is due", () => {
  const review = reviewCard(exerciseCard(first), undefined, gradeOfRound(5), clock);
  expect(parseReview(JSON.parse(JSON.stringify(review)))).toEqual(review);
  expect(isLearnt(first, review)).toBe(true);
  const history = { ...NO_HISTORY, cards: [review] };
  expect(nextExercises(history, exercises, clock)[0]).toBe(second);
  expect(nextExercises(history, exercises, { ...clock, now: review.due + DAY_MS })[0]).toBe(first);
});

test("other inputs or another window make it new", () => {
  const review = reviewCard(exerciseCard(first), undefined, "good", clock);
  const changed = { ...first, steps: second.steps };
  expect(isLearnt(changed, review)).toBe(false);
  expect(nextExercises({ ...NO_HISTORY, cards: [review] }, [second, changed], clock)[0]).toBe(changed);
});

test("a round that was not right in whole is not learnt", () => {
  expect([5, 4, 3, 2, 0].map(gradeOfRound)).toEqual(["good", "hard", "hard", "again", "again"]);
});

test.each([
  ["", "no input"],
  ["throw whatever", "words"],
  ["1 or 2", "a choice"],
  [Array(99).fill("1").join(" into "), "too long"],
  ["constructor", "words"],
])("'%s' is no exercise: %s", (text, why) => {
  expect(exerciseOf(text, kingAgainstJin().me)).toBe(why);
});
