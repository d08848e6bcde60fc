import { expect, test } from "vitest";
import { counted, signed } from "./count-words.ts";

test.each([
  [12, "+12"],
  [-7, "−7"],
  [0, "±0"],
])("a change of %i is %s", (change, words) => {
  expect(signed(change)).toBe(words);
});

test("counts are read with their noun", () => {
  expect(counted(1, "match", "matches")).toBe("1 match");
  expect(counted(1200, "match", "matches")).toBe("1,200 matches");
});
