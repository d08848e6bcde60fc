import { randomFrom } from "@tactician/game/random";
import fc from "fast-check";
import { expect, test } from "vitest";
import { NEW_A_DAY } from "../cards/card.ts";
import { listCards } from "../cards/list-cards.ts";
import type { Verdict } from "../cards/verdict.ts";
import { kingAgainstJin } from "../testing/decks.ts";
import { NO_HISTORY } from "./history.ts";
import { afterAnswer, beginRound, putOff, type Round } from "./round.ts";

const cards = listCards(kingAgainstJin(), "a");
const settings = { clock: { now: Date.UTC(2026, 10, 23, 12), timezoneOffset: 0 }, newPerDay: NEW_A_DAY };
const begin = (seed: number) => beginRound(cards, NO_HISTORY, settings, randomFrom(seed));
const ids = ({ left }: Round) => left.map(({ card }) => card.id);

test("the same ten cards come in another order each time, with all kinds among them", () => {
  expect(ids(begin(1)).toSorted()).toEqual(ids(begin(2)).toSorted());
  expect(ids(begin(1))).not.toEqual(ids(begin(2)));
  expect(new Set(begin(1).left.map(({ card }) => card.kind)).size).toBe(5);
  expect(beginRound(cards, NO_HISTORY, { ...settings, newPerDay: 3 }, randomFrom(1)).all).toBe(3);
});

test("who knows all is through after ten answers", () => {
  let round = begin(1);
  for (let answer = 1; answer <= 10; answer += 1) round = afterAnswer(round, "best", randomFrom(1));
  expect(round.left).toEqual([]);
  expect(afterAnswer(round, "best", randomFrom(1))).toBe(round);
});

test("what was missed comes once the others are through, and not in the order in which it was missed each time", () => {
  const orders = [1, 2, 3, 4, 5].map((seed) => {
    let round = begin(1);
    for (let answer = 0; answer < 10; answer += 1) round = afterAnswer(round, "wrong", randomFrom(seed));
    expect(round.isAgain).toBe(true);
    expect(ids(round).toSorted()).toEqual(ids(begin(1)).toSorted());
    return ids(round).join();
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test("a card that was put off is asked at the end, and counts as not asked", () => {
  const round = begin(1);
  const [first] = ids(round);
  expect(ids(putOff(round)).at(-1)).toBe(first);
  expect(putOff(round).left).toHaveLength(10);
});

test("whatever is answered, no card comes twice in a row, and a round of who learns ends", () => {
  const verdict = fc.constantFrom<Verdict>("best", "works", "wrong");
  fc.assert(
    fc.property(fc.integer(), fc.array(verdict, { maxLength: 40 }), (seed, verdicts) => {
      const chance = randomFrom(seed);
      let round = begin(seed);
      let last: string | undefined;
      for (const answer of [...verdicts, ...Array<Verdict>(20).fill("works")]) {
        const [current] = round.left;
        if (current === undefined) return;
        expect(current.card.id).not.toBe(last);
        last = current.card.id;
        round = afterAnswer(round, answer, chance);
      }
      expect(round.left).toEqual([]);
    }),
  );
});
