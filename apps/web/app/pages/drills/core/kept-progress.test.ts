import { type CardReview, NO_HISTORY } from "@tactician/drills";
import { expect, test } from "vitest";
import type { KeptDeck } from "../../../kept/core/drill-settings.ts";
import { keptProgress, nextDue } from "./kept-progress.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const review = (id: string, part: Partial<CardReview>): CardReview => ({
  ...{ id, due: NOW, stability: 5, difficulty: 5, state: 2, step: 0, scheduledDays: 5, reps: 3, lapses: 0 },
  ...{ first: NOW - 9 * DAY, last: NOW, digest: "00000000", words: "1" },
  ...part,
});

test("the next of a deck's cards is due when the earliest of them is", () => {
  const cards = [
    review("a", { due: NOW + DAY }),
    review("b", { due: NOW + 2 * DAY }),
    review("c", { due: NOW }),
  ];
  const deck = [{ id: "a" }, { id: "b" }];
  expect(nextDue(deck, { ...NO_HISTORY, cards })).toBe(NOW + DAY);
  expect(nextDue(deck, NO_HISTORY)).toBeUndefined();
});

test("a deck that was opened before is told by its records alone", () => {
  const cards = [
    review("punish:king:jin:a", { due: NOW + 3 * 3_600_000 }),
    review("punish:king:jin:b", { due: NOW + 2 * DAY, lapses: 6 }),
    review("punish:king:jin:c", { due: NOW - DAY, state: 1 }),
    review("punish:king:paul:a", {}),
  ];
  const deck: KeptDeck = {
    me: "king",
    them: "jin",
    cards: ["a", "b", "c", "d"].map((name) => `punish:king:jin:${name}`),
  };
  expect(keptProgress(deck, { ...NO_HISTORY, cards }, { now: NOW, timezoneOffset: 0 })).toEqual({
    ...{ me: "king", them: "jin", due: 2, learnt: 2, all: 4, leeches: 1 },
    recall: expect.closeTo(1),
  });
  expect(keptProgress(deck, NO_HISTORY, { now: NOW, timezoneOffset: 0 }).recall).toBeUndefined();
});

test("ten times 'I do not know' is nothing known", () => {
  const ids = Array.from({ length: 10 }, (_, place) => `punish:king:jin:${place}`);
  const cards = ids.map((id) => review(id, { state: 1, failedAt: NOW }));
  const deck: KeptDeck = { me: "king", them: "jin", cards: ids };
  const { recall } = keptProgress(deck, { ...NO_HISTORY, cards }, { now: NOW, timezoneOffset: 0 });
  expect(recall).toBe(0);
});
