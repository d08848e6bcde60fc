import { expect, test } from "vitest";
import { slowdownFor } from "./phone.ts";

test.each([
  [1600, 2],
  [2800, 3.5],
  [1450, 1.8],
  [800, 1],
  [300, 1],
])("a machine of index %i is slowed down %d times", (index, expected) => {
  expect(slowdownFor(index)).toBe(expected);
});
