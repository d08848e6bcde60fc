import fc from "fast-check";
import { createEmptyCard, fsrs, State } from "ts-fsrs";
import { expect, test } from "vitest";
import { listCards } from "../cards/list-cards.ts";
import { DAY_MS } from "../day.ts";
import { countAnswer, ratingOfCard, reviewCard } from "../schedule.ts";
import { kingAgainstJin } from "../testing/decks.ts";
import { type CardReview, ratingOf, repairReview, repairTimes } from "./history.ts";
import { parseReview } from "./parse-record.ts";
import { UNRATED } from "./rating.ts";
import { type DrillGrade, gradeOf, isChanged, recallOf } from "./review-card.ts";

const [card] = listCards(kingAgainstJin(), "a");
if (card === undefined) throw new Error("no card");
const START = Date.UTC(2026, 10, 23, 12);
const at = (now: number) => ({ now, timezoneOffset: 0 });

function learn(grades: readonly DrillGrade[], days = 1): CardReview {
  let review: CardReview | undefined;
  grades.forEach((grade, place) => {
    review = reviewCard(card as NonNullable<typeof card>, review, grade, at(START + place * days * DAY_MS));
  });
  if (review === undefined) throw new Error("no grades");
  return review;
}

test.each([
  ["wrong", 100, true, "again"],
  ["works", 100, true, "hard"],
  ["best", 100, true, "easy"],
  ["best", 100, false, "good"],
  ["best", 60_000, true, "hard"],
  ["best", Number.NaN, false, "good"],
] as const)("%s after %d ms, new: %s, is %s", (verdict, ms, isNew, grade) => {
  expect(gradeOf(verdict, ms, card, isNew)).toBe(grade);
});

test("what is known is asked later and later, what is forgotten soon again", () => {
  const once = learn(["good"]);
  const thrice = learn(["good", "good", "good"], 3);
  const lapsed = reviewCard(card, thrice, "again", at(thrice.due));
  expect(once.due - once.last).toBeLessThan(DAY_MS);
  expect(thrice.due - thrice.last).toBeGreaterThan(5 * DAY_MS);
  expect(lapsed.due - lapsed.last).toBeLessThan(DAY_MS);
  expect(lapsed).toMatchObject({ lapses: 1, failedAt: thrice.due, first: START });
});

test("a changed answer is learnt from the beginning, without a lapse", () => {
  const known = learn(["good", "good", "good"], 3);
  const other = { ...card, answer: { digest: "00000000", words: "df 2" } };
  const again = reviewCard(other, known, "good", at(known.last + DAY_MS));
  expect([isChanged(other, known), isChanged(other, again)]).toEqual([true, false]);
  expect(again).toMatchObject({ reps: 1, lapses: 0, words: "df 2", first: known.first });
});

test("a clock set back by a year keeps intervals, and the card comes back", () => {
  const ahead = learn(["good", "good", "good"], 3);
  const now = ahead.last - 365 * DAY_MS;
  const repaired = repairReview(ahead, now);
  expect(repaired.due - now).toBe(ahead.due - ahead.last);
  expect(repairReview(repaired, now)).toEqual(repaired);
  const next = reviewCard(card, ahead, "good", at(now));
  expect(next.last).toBe(now);
  expect(next.due).toBeGreaterThan(now);
  expect(next.due).toBeLessThan(now + 60 * DAY_MS);
});

test("whatever the clock does, a record stays one that a file may hold, due after it was asked", () => {
  const grade = fc.constantFrom<DrillGrade>("again", "hard", "good", "easy");
  const step = fc.tuple(grade, fc.integer({ min: -800 * DAY_MS, max: 800 * DAY_MS }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      let now = START;
      let review: CardReview | undefined;
      for (const [grade, passed] of steps) {
        now = Math.max(0, now + passed);
        review = reviewCard(card, review, grade, at(now));
        expect(parseReview(JSON.parse(JSON.stringify(review)))).toEqual(review);
        expect(review.due).toBeGreaterThan(review.last);
        expect(review.last).toBeLessThanOrEqual(now + DAY_MS);
        expect(recallOf(review, now)).toBeGreaterThanOrEqual(0);
        expect(recallOf(review, now)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("recall is the one that the library predicts", () => {
  const scheduler = fsrs({ enable_fuzz: false });
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 36_500, noNaN: true }),
      fc.integer({ min: 0, max: 4000 * DAY_MS }),
      (stability, passed) => {
        const now = START + passed;
        const card = { ...createEmptyCard(new Date(START)), state: State.Review, stability };
        const predicted = scheduler.get_retrievability(
          { ...card, last_review: new Date(START) },
          new Date(now),
          false,
        );
        expect(recallOf({ ...learn(["good"]), stability, last: START }, now)).toBeCloseTo(predicted, 5);
      },
    ),
  );
});

test("a game against a card moves the player's rating, from that of the last day on, and the card's the other way", () => {
  const before = [
    { day: "2026-11-20", answered: 1, right: 1, rating: { rating: 1600, deviation: 100, volatility: 0.06 } },
  ];
  const won = countAnswer(before, { verdict: "best", against: UNRATED }, at(START));
  const drawn = countAnswer(before, { verdict: "works", against: UNRATED }, at(START));
  const lost = countAnswer(before, { verdict: "wrong", against: UNRATED }, at(START));
  const ratings = [won, drawn, lost].map(({ rating }) => rating?.rating ?? 0);
  expect(ratings[0]).toBeGreaterThan(1600);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  // An answer that is no game leaves it.
  expect(ratingOf([...before, won, countAnswer([won], { verdict: "wrong" }, at(START))])).toEqual(won.rating);
  expect(ratingOfCard(UNRATED, UNRATED, "best").rating).toBeLessThan(1500);
  expect(ratingOfCard(UNRATED, UNRATED, "wrong").rating).toBeGreaterThan(1500);
});

test("repairing a history leaves its other parts alone", () => {
  const history = { cards: [learn(["good"])], days: [], favourites: ["Jin-1"] };
  expect(repairTimes(history, START)).toEqual(history);
});

test("answers are counted on the player's day", () => {
  const days = [{ day: "2026-11-23", answered: 2, right: 1 }];
  const best = { verdict: "best" } as const;
  expect(countAnswer(days, best, at(START))).toEqual({ day: "2026-11-23", answered: 3, right: 2 });
  expect(countAnswer(days, { verdict: "wrong" }, { now: START, timezoneOffset: -13 * 60 })).toEqual({
    day: "2026-11-24",
    answered: 1,
    right: 0,
  });
});
