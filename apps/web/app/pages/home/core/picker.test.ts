import { expect, test } from "vitest";
import { gridStep, groupByLetter } from "./picker.ts";

// Three in a row, the last row has two.
const cards = Array.from({ length: 8 }, (_, index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 120,
}));

test.each([
  [0, "ArrowRight", 1],
  [2, "ArrowRight", 3],
  [3, "ArrowLeft", 2],
  [1, "ArrowDown", 4],
  [4, "ArrowUp", 1],
  [5, "ArrowDown", 7],
  [0, "ArrowLeft", undefined],
  [1, "ArrowUp", undefined],
  [7, "ArrowRight", undefined],
  [7, "ArrowDown", undefined],
  [99, "ArrowLeft", undefined],
] as const)("from card %i %s leads to card %s", (from, key, to) => {
  expect(gridStep(cards, from, key)).toBe(to);
});

test("a card that lifts stays in its row", () => {
  const lifted = cards.map((card, index) => (index === 4 ? { ...card, top: card.top - 3 } : card));
  expect(gridStep(lifted, 4, "ArrowDown")).toBe(7);
  expect(gridStep(lifted, 1, "ArrowDown")).toBe(4);
});

const named = (name: string) => ({ _id: "jin" as const, name, image: "", counterSchema: [] });

test("groups and names are in alphabetical order, without empty letters", () => {
  const groups = groupByLetter(["Yoshimitsu", "Jun", "Alisa", "Jin", "Jack-8", "Armor King"].map(named));
  expect(groups.map(({ letter, characters }) => [letter, ...characters.map(({ name }) => name)])).toEqual([
    ["A", "Alisa", "Armor King"],
    ["J", "Jack-8", "Jin", "Jun"],
    ["Y", "Yoshimitsu"],
  ]);
});

test("the display name decides, not the id: Ling Xiaoyu is under L", () => {
  expect(groupByLetter([{ ...named("Ling Xiaoyu"), _id: "xiaoyu" as const }])[0]?.letter).toBe("L");
});

test("an empty list has no groups and the given list keeps its order", () => {
  expect(groupByLetter([])).toEqual([]);
  const list = ["Paul", "Law"].map(named);
  groupByLetter(list);
  expect(list.map(({ name }) => name)).toEqual(["Paul", "Law"]);
});
