import { expect, test } from "vitest";
import { isOneDigit } from "../move-row/figure.ts";

test.each([
  ["-9", true],
  ["+4g", true],
  ["i8", true],
  ["-9~-8", true],
  ["+0", true],
  ["-14", false],
  ["-13~-12", false],
  ["i10", false],
  ["", false],
])("%j begins with a number of one digit: %s", (text, isShort) => {
  expect(isOneDigit(text)).toBe(isShort);
});
