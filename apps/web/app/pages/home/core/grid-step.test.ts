import { expect, test } from "vitest";
import { gridStep, isArrowKey } from "./grid-step.ts";

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
] as const)("from card %i %s leads to card %i", (from, key, to) => {
  expect(gridStep(cards, from, key)).toBe(to);
});

test("a card that lifts stays in its row", () => {
  const lifted = cards.map((card, index) => (index === 4 ? { ...card, top: card.top - 3 } : card));
  expect(gridStep(lifted, 4, "ArrowDown")).toBe(7);
  expect(gridStep(lifted, 1, "ArrowDown")).toBe(4);
});

test.each([
  [0, "ArrowLeft"],
  [1, "ArrowUp"],
  [7, "ArrowRight"],
  [7, "ArrowDown"],
  [99, "ArrowLeft"],
] as const)("from card %i %s leads nowhere", (from, key) => {
  expect(gridStep(cards, from, key)).toBeUndefined();
});

test("only arrows are arrows", () => {
  expect(["ArrowUp", "ArrowLeft"].every(isArrowKey)).toBe(true);
  expect(["Enter", "a", "Up", ""].some(isArrowKey)).toBe(false);
});
