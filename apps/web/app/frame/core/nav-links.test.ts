import { expect, test } from "vitest";
import { hasMoves, hasPreferences, isCurrentPage } from "./nav-links.ts";

test("a link is current on its page and on the pages below it", () => {
  expect(isCurrentPage("/anti-guide", "/anti-guide")).toBe(true);
  expect(isCurrentPage("/anti-guide", "/anti-guide/character/jin")).toBe(true);
  expect(isCurrentPage("/anti-guide", "/anti-guide-2")).toBe(false);
  expect(isCurrentPage("/", "/")).toBe(true);
  expect(isCurrentPage("/", "/news")).toBe(false);
});

test("nothing is current on a page without an address of its own", () => {
  expect(isCurrentPage("/", undefined)).toBe(false);
  expect(hasPreferences(undefined)).toBe(false);
});

test.each([
  ["/character/combos/jin-combos/jin", true],
  ["/combo-generator", true],
  ["/combo-generator/", true],
  ["/", false],
  ["/anti-guide/character/jin", false],
  ["/character", false],
  ["/combo-generators", false],
])("preferences on %s: %s", (pathname, shown) => {
  expect(hasPreferences(pathname)).toBe(shown);
});

test.each([
  ["/character/combos/jin-combos/jin", true],
  ["/anti-guide/character/king", true],
  ["/move/jin/1", true],
  ["/drills/practice", true],
  ["/dojo", true],
  ["/changes", true],
  ["/", false],
  ["/anti-guide", false],
  ["/stats", false],
  [undefined, false],
])("moves on %s: %s", (pathname, shown) => {
  expect(hasMoves(pathname)).toBe(shown);
});
