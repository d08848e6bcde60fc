import { expect, test } from "vitest";
import { BY_NAME, chartOrder, extremesOf, matchupFinder, matchupsOf } from "./matchup-table.ts";

const record = { matches: 10, wins: 5, draws: 0 };
const strength = (estimate: number) => ({ estimate, low: estimate - 1, high: estimate + 1 });
const CHARACTERS = [
  { id: "king", ...record, strength: strength(49) },
  { id: "zafina", ...record, strength: strength(52) },
  { id: "jin", ...record, strength: strength(48) },
];
const ANSWER = {
  matches: 10,
  countedAt: "",
  versions: [],
  reliability: 1,
  characters: CHARACTERS,
  cells: [
    { me: "king", them: "zafina", ...record, ...strength(47) },
    { me: "king", them: "jin", ...record },
    { me: "king", them: "alisa", ...record, ...strength(53) },
    { me: "king", them: "__proto__", ...record, ...strength(40) },
  ],
};

test("by name Ling Xiaoyu is behind Lili, whatever her id", () => {
  const names = BY_NAME.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(chartOrder("name", CHARACTERS)).toBe(BY_NAME);
});

test("by strength the strongest are first, those of whom nothing is known last by name", () => {
  const order = chartOrder("strength", CHARACTERS).map(({ characterId }) => characterId);
  expect(order.slice(0, 4)).toEqual(["zafina", "king", "jin", "alisa"]);
  expect(order).toHaveLength(BY_NAME.length);
});

test("one character's matchups begin with the worst and end with those of which nothing can be said", () => {
  const rows = matchupsOf("king", matchupFinder(ANSWER));
  expect(rows.map(({ them }) => them.characterId)).toEqual(["zafina", "alisa", "jin"]);
  expect(matchupsOf("constructor", matchupFinder(ANSWER))).toEqual([]);
});

test("the extremes are the worst and the best five, nobody in both, and nobody of whom nothing is known", () => {
  const rows = BY_NAME.map((them, place) => ({
    them,
    matchup: { me: "king", them: them.characterId, ...record, ...strength(40 + place) },
  }));
  const places = (count: number) => {
    const { worst, best } = extremesOf(rows.slice(0, count));
    return [worst, best].map((side) => side.map(({ them }) => BY_NAME.indexOf(them)));
  };
  expect(places(42)).toEqual([
    [0, 1, 2, 3, 4],
    [41, 40, 39, 38, 37],
  ]);
  expect(places(3)).toEqual([[0, 1], [2]]);
  expect(
    extremesOf(matchupsOf("king", matchupFinder(ANSWER))).best.map(({ them }) => them.characterId),
  ).toEqual(["alisa"]);
  expect(places(0)).toEqual([[], []]);
});
