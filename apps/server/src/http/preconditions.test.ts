import { expect, test } from "vitest";
import { namesStrongTag, namesTag } from "./preconditions.ts";

test.each([
  ['"abc"', true, true],
  ['W/"abc"', true, false],
  ['"x", "abc"', true, true],
  ['"x", W/"abc"', true, false],
  ["*", true, true],
  [" * ", true, true],
  ['"abcd"', false, false],
  ["abc", false, false],
  ['"abc', false, false],
  ["", false, false],
])("%s names the tag: weakly %s, strongly %s", (header, isNamed, isNamedStrongly) => {
  expect(namesTag(header, '"abc"')).toBe(isNamed);
  expect(namesStrongTag(header, '"abc"')).toBe(isNamedStrongly);
});
