import {
  type CardReview,
  type Clock,
  type DrillCard,
  type DrillHistory,
  NO_HISTORY,
} from "@tactician/drills";
import { reviewCard } from "@tactician/drills/schedule";
import { expect, test } from "vitest";
import type { KeptDeck } from "../../../kept/drill-store.ts";
import { keptProgress, nextDue, nextInSession } from "./next-in-session.ts";

const MINUTE = 60_000;
const at = (minutes: number): Clock => ({ now: NOW + minutes * MINUTE, timezoneOffset: 0 });

const card = (name: string, damage = 10): DrillCard => ({
  id: `throw break:jin:Jin-${name}`,
  kind: "throw break",
  against: "jin",
  question: { kind: "throw break", move: name, id: `Jin-${name}`, levels: ["throw"] },
  options: [],
  best: 0,
  answer: { digest: "00000000", words: "1" },
  damage,
  launches: false,
  moves: [],
  ownMoves: [],
});
const CARDS = ["a", "b", "c", "d", "e"].map((name, place) => card(name, 50 - place));
const withReviews = (...cards: CardReview[]): DrillHistory => ({ ...NO_HISTORY, cards });
const idOf = (step: ReturnType<typeof nextInSession>) => step.next?.card.id.at(-1);

test("new cards come by their worth, as many as the day allows", () => {
  const step = nextInSession(CARDS, NO_HISTORY, { clock: at(0), newPerDay: 3 }, []);
  expect(idOf(step)).toBe("a");
  expect(step.progress).toEqual({ asked: 0, learnt: 0, all: 3 });
  expect(nextInSession(CARDS, NO_HISTORY, { clock: at(0), newPerDay: 0 }, [])).toEqual({
    next: undefined,
    progress: { asked: 0, learnt: 0, all: 0 },
  });
});

test("what was failed comes back within the session, but not before three others", () => {
  const [first] = CARDS as [DrillCard];
  const failed = reviewCard(first, undefined, "again", at(0));
  const history = withReviews(failed);
  const settings = { clock: at(2), newPerDay: 10 };
  expect(idOf(nextInSession(CARDS, history, settings, [first.id]))).toBe("b");
  const others = CARDS.slice(1, 4).map(({ id }) => id);
  expect(idOf(nextInSession(CARDS, history, settings, [first.id, ...others]))).toBe("a");
});

test("with nothing else to do, what is being learnt is asked ahead of its minutes", () => {
  const reviews = CARDS.slice(0, 4).map((one) => reviewCard(one, undefined, "good", at(0)));
  const ids = CARDS.slice(0, 4).map(({ id }) => id);
  const step = nextInSession(CARDS, withReviews(...reviews), { clock: at(1), newPerDay: 4 }, ids);
  expect(idOf(step)).toBe("a");
  expect(step.progress).toEqual({ asked: 4, learnt: 0, all: 4 });
});

test("a session ends rather than ask the same three over and over", () => {
  const two = CARDS.slice(0, 2);
  const reviews = two.map((one) => reviewCard(one, undefined, "good", at(0)));
  const step = nextInSession(
    two,
    withReviews(...reviews),
    { clock: at(1), newPerDay: 10 },
    two.map(({ id }) => id),
  );
  expect(step.next).toBeUndefined();
  expect(nextDue(two, withReviews(...reviews))).toBe(Math.min(...reviews.map(({ due }) => due)));
  expect(nextDue(two, NO_HISTORY)).toBeUndefined();
});

test("what is learnt and due in days does not come", () => {
  const [first] = CARDS as [DrillCard];
  const learnt: CardReview = {
    ...reviewCard(first, undefined, "good", at(0)),
    state: 2,
    due: at(3 * 24 * 60).now,
  };
  expect(nextInSession([first], withReviews(learnt), { clock: at(1), newPerDay: 10 }, [])).toEqual({
    next: undefined,
    progress: { asked: 0, learnt: 0, all: 0 },
  });
});

test("each answer moves the progress on: another card was asked, or one more is learnt", () => {
  let history = NO_HISTORY;
  const asked: string[] = [];
  const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((minute) => {
    const step = nextInSession(CARDS, history, { clock: at(minute), newPerDay: 4 }, asked);
    const { card: next } = step.next ?? {};
    if (next !== undefined) {
      const before = history.cards.find(({ id }) => id === next.id);
      const others = history.cards.filter(({ id }) => id !== next.id);
      history = withReviews(...others, reviewCard(next, before, "good", at(minute)));
      asked.push(next.id);
    }
    return [step.progress.asked, step.progress.learnt, step.progress.all];
  });
  expect(steps.slice(0, 6)).toEqual([
    [0, 0, 4],
    [1, 0, 4],
    [2, 0, 4],
    [3, 0, 4],
    [4, 0, 4],
    [4, 1, 4],
  ]);
});

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const review = (id: string, part: Partial<CardReview>): CardReview => ({
  ...{ id, due: NOW, stability: 5, difficulty: 5, state: 2, step: 0, scheduledDays: 5, reps: 3, lapses: 0 },
  ...{ first: NOW - 9 * DAY, last: NOW, digest: "00000000", words: "1" },
  ...part,
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
