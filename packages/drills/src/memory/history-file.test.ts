import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardReview, type DrillDay, type DrillHistory, mergeHistories, NO_HISTORY } from "./history.ts";
import { formatHistoryFile, HISTORY_VERSION, parseHistoryFile } from "./history-file.ts";

const rating = { rating: 1512.5, deviation: 120, volatility: 0.06 };
const time = fc.integer({ min: 0, max: 4e12 });
const cardReview: fc.Arbitrary<CardReview> = fc
  .record({
    id: fc.constantFrom("punish:king:jin:Jin-1", "part:king:jin:Jin-2", "turn:jin:__proto__:hit"),
    due: time,
    stability: fc.double({ min: 0.01, max: 36_500, noNaN: true }),
    difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
    state: fc.constantFrom<CardReview["state"]>(1, 2, 3),
    step: fc.nat(2),
    scheduledDays: fc.nat(1000),
    reps: fc.nat(3),
    lapses: fc.nat(10),
    first: fc.constant(0),
    last: fc.integer({ min: 1, max: 3 }),
    digest: fc.constantFrom("0000000a", "deadbeef"),
    words: fc.string({ maxLength: 20 }),
  })
  .chain((review) =>
    fc.constantFrom(
      review,
      { ...review, failedAt: 1 },
      { ...review, facts: "0badf00d" },
      { ...review, rating },
    ),
  );
const day: fc.Arbitrary<DrillDay> = fc
  .record({
    day: fc.constantFrom("2026-11-22", "2026-11-23"),
    answered: fc.integer({ min: 5, max: 7 }),
    right: fc.nat(5),
  })
  .chain((one) => fc.constantFrom(one, { ...one, rating }));
const history: fc.Arbitrary<DrillHistory> = fc
  .record({
    cards: fc.uniqueArray(cardReview, { selector: ({ id }) => id }),
    days: fc.uniqueArray(day, { selector: (one) => one.day }),
    favourites: fc.uniqueArray(fc.constantFrom("Jin-1", "Jin-2", "__proto__")),
  })
  .map((one) => mergeHistories(one, NO_HISTORY));

test("a history comes back from its file", () => {
  fc.assert(
    fc.property(history, (one) => {
      expect(parseHistoryFile(formatHistoryFile(one))).toEqual({ history: one, skipped: 0 });
    }),
  );
});

const sorted = (one: DrillHistory) => ({
  ...one,
  cards: one.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

test("merging has no order, and merging again changes nothing", () => {
  fc.assert(
    fc.property(history, history, history, (a, b, c) => {
      expect(sorted(mergeHistories(a, b))).toEqual(sorted(mergeHistories(b, a)));
      expect(sorted(mergeHistories(mergeHistories(a, b), c))).toEqual(
        sorted(mergeHistories(a, mergeHistories(b, c))),
      );
      expect(sorted(mergeHistories(a, a))).toEqual(sorted(a));
    }),
  );
});

test("of a card the newest review wins, and nothing of either history is lost", () => {
  fc.assert(
    fc.property(history, history, (a, b) => {
      const { cards, days, favourites } = mergeHistories(a, b);
      for (const one of [...a.cards, ...b.cards])
        expect(cards.find(({ id }) => id === one.id)?.last).toBeGreaterThanOrEqual(one.last);
      for (const one of [...a.days, ...b.days])
        expect(days.find((other) => other.day === one.day)?.answered).toBeGreaterThanOrEqual(one.answered);
      expect(new Set(favourites)).toEqual(new Set([...a.favourites, ...b.favourites]));
    }),
  );
});

const REVIEW = {
  id: "punish:king:jin:Jin-1",
  due: 2,
  stability: 1,
  difficulty: 5,
  state: 2,
  step: 0,
  scheduledDays: 1,
  reps: 1,
  lapses: 0,
  first: 1,
  last: 1,
  digest: "0000000a",
  words: "uf 4",
};
const file = (fields: object) => JSON.stringify({ drills: HISTORY_VERSION, cards: [], days: [], ...fields });

test.each([
  ["", "no file of drills"],
  ["{", "no file of drills"],
  ["null", "no file of drills"],
  ["[]", "no file of drills"],
  ['{"customCombos":[]}', "no file of drills"],
  ['{"drills":"1"}', "no file of drills"],
  [file({ cards: [{ id: "x" }] }), "no file of drills"],
  ["[".repeat(5_000_000), "no file of drills"],
  [JSON.stringify({ drills: HISTORY_VERSION + 1, cards: [REVIEW] }), "of a later version"],
  [" ".repeat(8_000_001), "too large"],
])("file %# is not taken", (text, problem) => {
  expect(parseHistoryFile(text)).toEqual({ problem });
});

test.each<[string, object]>([
  ["an id of nothing", { id: "__proto__" }],
  ["a long id", { id: `punish:${"x".repeat(400)}` }],
  ["no number", { due: null }],
  ["a number as text", { last: "1" }],
  ["an impossible stability", { stability: -1 }],
  ["an unknown state", { state: 7 }],
  ["asked last before first", { first: 5 }],
  ["a digest with markup", { digest: "<script>" }],
  ["facts that are no digest", { facts: "<script>" }],
  ["facts of nothing", { facts: null }],
  ["a count that is none", { lapses: 0.5 }],
])("a record with %s is left out, the others stay", (_, broken) => {
  const text = file({ cards: [{ ...REVIEW, ...broken }, REVIEW] });
  expect(parseHistoryFile(text)).toEqual({
    history: { cards: [REVIEW], days: [], favourites: [] },
    skipped: 1,
  });
});

test("nothing that a record brings along gets any further", () => {
  const text = file({ cards: [REVIEW] }).replace(
    '"due"',
    '"__proto__":{"due":9},"constructor":1,"extra":1,"due"',
  );
  const read = parseHistoryFile(text);
  expect(read).toEqual({ history: { cards: [REVIEW], days: [], favourites: [] }, skipped: 0 });
  expect(JSON.stringify(read)).not.toMatch(/__proto__|constructor|extra/);
});

test("days that are none are left out", () => {
  const days = [
    { day: "2026-11-23", answered: 1, right: 2 },
    { day: "2026-13-45", answered: 1, right: 1 },
    5,
  ];
  expect(parseHistoryFile(file({ days, cards: [REVIEW] }))).toMatchObject({
    skipped: 3,
    history: { days: [] },
  });
});
