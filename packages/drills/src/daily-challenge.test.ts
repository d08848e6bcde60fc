import { expect, test } from "vitest";
import { listCards } from "./cards/list-cards.ts";
import {
  challengeCards,
  challengeDigest,
  challengePair,
  challengeText,
  withoutMemory,
} from "./daily-challenge.ts";
import { kingAgainstJin } from "./testing/decks.ts";

const cards = listCards(kingAgainstJin(), "2026-11-23");
const ids = (day: string) => challengeCards(day, cards).map(({ id }) => id);

test("a day has ten cards of all kinds, the same for everybody, and the next day others", () => {
  expect(new Set(ids("2026-11-23")).size).toBe(10);
  expect(ids("2026-11-23")).toEqual(ids("2026-11-23"));
  expect(ids("2026-11-24")).not.toEqual(ids("2026-11-23"));
  expect(new Set(challengeCards("2026-11-23", cards).map(({ kind }) => kind)).size).toBe(5);
});

test("days have pairs of two characters, and over a year everybody comes", () => {
  const roster = ["jin", "king", "paul", "law"] as const;
  const pairs = Array.from({ length: 365 }, (_, day) =>
    challengePair(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), roster),
  );
  expect(pairs.every((pair) => pair !== undefined && pair.me !== pair.them)).toBe(true);
  expect(new Set(pairs.map((pair) => `${pair?.me} ${pair?.them}`)).size).toBe(12);
  expect(challengePair("2026-11-23", ["jin"])).toBeUndefined();
});

test("a stream has every card once", () => {
  const stream = withoutMemory(cards, "any").map(({ id }) => id);
  expect(stream.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
});

test("ten cards are told apart from ten others, and from the same ones with another answer", () => {
  const ten = challengeCards("a", cards);
  const [first, ...others] = ten;
  if (first === undefined) throw new Error("no card");
  expect(challengeDigest(challengeCards("a", cards))).toBe(challengeDigest(ten));
  expect(challengeDigest(challengeCards("b", cards))).not.toBe(challengeDigest(ten));
  const patched = { ...first, answer: { ...first.answer, digest: "00000000" } };
  expect(challengeDigest([patched, ...others])).not.toBe(challengeDigest(ten));
});

test("a result is three lines of text", () => {
  expect(challengeText("King against Jin, 2026-11-23", ["best", "wrong", "works"], 41_400)).toBe(
    "Drills: King against Jin, 2026-11-23\n2/3 in 41 s\n🟩🟥🟨",
  );
  expect(challengeText("x", [], Number.NaN)).toBe("Drills: x\n0/0 in 0 s\n");
});
