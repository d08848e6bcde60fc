import { expect, test } from "vitest";
import { makePhone, slowdownFor } from "./phone.ts";

test.each([
  [1600, 2],
  [2800, 3.5],
  [1450, 1.8],
  [800, 1],
  [300, 1],
])("a machine of index %i is slowed down %d times", (index, expected) => {
  expect(slowdownFor(index)).toBe(expected);
});

test.each(["fast", "0", "0.5", "-4", "", "Infinity"])(
  "a slowdown of %j is refused before anything is measured",
  async (wanted) => {
    await expect(makePhone(wanted)).rejects.toThrow(
      `BENCH_SLOWDOWN must be a number from 1, not "${wanted}"`,
    );
  },
);
