import { expect, test } from "vitest";
import { BY_NAME, chartOrder, matchupFinder, matchupsOf } from "./matchup-table.ts";

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
