import { expect, test } from "vitest";
import { namesTag } from "./preconditions.ts";

test.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x", W/"abc"', true],
  ["*", true],
  [" * ", true],
  ['"abcd"', false],
  ["abc", false],
  ['"abc', false],
  ["", false],
])("%s names the tag: %s", (header, isNamed) => {
  expect(namesTag(header, '"abc"')).toBe(isNamed);
});
