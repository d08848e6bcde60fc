import { expect, test } from "vitest";
import type { DrillCard } from "../cards/card.ts";
import { DAY_MS } from "../day.ts";
import { calendarOf, streakOf } from "./calendar.ts";
import { type CardReview, type DrillHistory, NO_HISTORY } from "./history.ts";
import { failedSince, knownMoves, meetingShares, nextCards } from "./next-cards.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const clock = { now: NOW, timezoneOffset: 0 };

const card = (id: string, damage: number, against = "jin"): DrillCard => ({
  ...{ id: `punish:king:${against}:${id}`, kind: "punish", against, question: { kind: "heat engager" } },
  ...{ options: [], best: 0, answer: { digest: "0000000a", words: "uf 4" }, damage, family: id, met: 1 },
  ...{ launches: false, moves: [id], ownMoves: [] },
});

const review = (id: string, due: number, more: Partial<CardReview> = {}): CardReview => ({
  ...{ id: `punish:king:jin:${id}`, due, stability: 10, difficulty: 5, state: 2, step: 0, scheduledDays: 10 },
  ...{ reps: 3, lapses: 0, first: NOW - 30 * DAY_MS, last: NOW - 10 * DAY_MS },
  ...{ digest: "0000000a", words: "uf 4" },
  ...more,
});

const history = (...cards: CardReview[]): DrillHistory => ({ ...NO_HISTORY, cards });
const asked = (...args: Parameters<typeof nextCards>) =>
  nextCards(...args).map(({ card: { moves }, why }) => `${why} ${moves[0]}`);

test("new cards of moves that hit the player come first, after what is due", () => {
  const cards = [card("launcher", 60), card("jab", 10), card("due", 1)];
  const history = { ...NO_HISTORY, cards: [review("due", NOW - DAY_MS)] };
  const asked = nextCards(cards, history, { clock, newPerDay: 10, hits: new Map([["jab", 3]]) });
  expect(asked.map((queued) => queued.card.moves[0])).toEqual(["due", "jab", "launcher"]);
});

test("due cards come first, the longest waiting first, then new ones by damage", () => {
  const deck = [card("a", 20), card("b", 60), card("c", 10), card("d", 10), card("e", 10)];
  const known = history(review("c", NOW - 1), review("d", NOW - DAY_MS), review("e", NOW + DAY_MS));
  expect(asked(deck, known, { clock, newPerDay: 10 })).toEqual(["due d", "due c", "new b", "new a"]);
});

test("new cards come by how often the opponent is met times the damage", () => {
  const deck = [card("a", 60, "jin"), card("b", 20, "paul"), card("c", 0, "paul")];
  const meets = meetingShares(new Map([["paul", 9]]), ["jin", "paul"]);
  expect([...meets]).toEqual([
    ["jin", 1 / 11],
    ["paul", 10 / 11],
  ]);
  expect(asked(deck, NO_HISTORY, { clock, newPerDay: 10, meets })).toEqual(["new b", "new c", "new a"]);
  const even = meetingShares(new Map(), ["jin", "paul"]);
  expect(asked(deck, NO_HISTORY, { clock, newPerDay: 10, meets: even })).toEqual(["new a", "new b", "new c"]);
});

test("so many are new in a day, those that were new today included", () => {
  const deck = ["a", "b", "c", "d"].map((id) => card(id, 10));
  const known = history(review("d", NOW + DAY_MS, { first: NOW - 3600_000 }));
  expect(asked(deck, known, { clock, newPerDay: 3 })).toEqual(["new a", "new b"]);
  expect(asked(deck, known, { clock, newPerDay: 0 })).toEqual([]);
});

test("a fresh deck offers its own new cards, however many were new in others today", () => {
  const others = ["p", "q", "r"].map((id) => review(id, NOW + DAY_MS, { first: NOW - 3600_000 }));
  const deck = [card("a", 20), card("b", 10)];
  expect(asked(deck, history(...others), { clock, newPerDay: 3 })).toEqual(["new a", "new b"]);
});

test("a changed answer comes at once and says what it was; a leech is named", () => {
  const deck = [card("a", 10), card("b", 10)];
  const old = review("a", NOW + 90 * DAY_MS, { digest: "0000000b", words: "df 2" });
  const queue = nextCards(deck, history(old, review("b", NOW - 1, { lapses: 6 })), { clock, newPerDay: 1 });
  expect(queue).toEqual([
    { card: deck[1], why: "due", isLeech: true },
    { card: deck[0], why: "changed", was: "df 2", isLeech: false },
  ]);
});

test("known moves are those of the pair that are learnt and not forgotten by now", () => {
  const known = history(
    review("Jin-1", NOW),
    review("Jin-2", NOW, { state: 1 }),
    review("Jin-3", NOW, { stability: 0.1, last: NOW - 300 * DAY_MS }),
    { ...review("Paul-1", NOW), id: "punish:king:paul:Paul-1" },
  );
  expect([...knownMoves(known, "king", "jin", NOW)]).toEqual(["Jin-1"]);
});

test("what was failed in thirty days", () => {
  const known = history(
    review("a", NOW, { failedAt: NOW - 29 * DAY_MS }),
    review("b", NOW, { failedAt: NOW - 31 * DAY_MS }),
    review("c", NOW),
  );
  expect([...failedSince(known, 30, clock)]).toEqual(["punish:king:jin:a"]);
});

test("the calendar has every day, and a streak lasts until the end of the day after", () => {
  const days = ["2026-11-19", "2026-11-21", "2026-11-22"].map((day) => ({ day, answered: 5, right: 4 }));
  const kept = { ...NO_HISTORY, days };
  expect(calendarOf(kept, 3, clock).map(({ answered }) => answered)).toEqual([5, 5, 0]);
  expect(streakOf(kept, clock)).toBe(2);
  expect(streakOf(kept, { ...clock, now: NOW + DAY_MS })).toBe(0);
  expect(streakOf({ ...kept, days: [...days, { day: "2026-11-23", answered: 1, right: 0 }] }, clock)).toBe(3);
  expect(streakOf(kept, { ...clock, now: NOW - 365 * DAY_MS })).toBe(0);
});
