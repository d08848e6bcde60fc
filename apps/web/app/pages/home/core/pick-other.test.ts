import { expect, test } from "vitest";
import { pickOther } from "./pick-other.ts";

test("the present entry is never picked again, whatever chance says", () => {
  for (let present = 0; present < 5; present++) {
    const picked = new Set<number>();
    for (let chance = 0; chance < 1; chance += 0.01) picked.add(pickOther(5, present, () => chance));
    expect([...picked].sort()).toEqual([0, 1, 2, 3, 4].filter((index) => index !== present));
  }
});

test("chance just below one stays inside the list", () => {
  expect(pickOther(3, 2, () => 0.999_999_999)).toBe(1);
  expect(pickOther(3, 0, () => 0.999_999_999)).toBe(2);
});

test("a list of one or none has no other entry", () => {
  expect(pickOther(1, 0, () => 0.5)).toBe(0);
  expect(pickOther(0, 0, () => 0.5)).toBe(0);
});
