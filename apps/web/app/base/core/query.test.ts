import fc from "fast-check";
import { expect, test } from "vitest";
import { formatQuery, parseQuery } from "./query.ts";

test("a plus in a move is a plus, elsewhere a space", () => {
  const parameters = parseQuery("find=giant+swing&move=1+2&with=king:df+2%20(2)");
  expect([...parameters]).toEqual([
    ["find", "giant swing"],
    ["move", "1+2"],
    ["with", "king:df+2 (2)"],
  ]);
  expect(formatQuery(parameters)).toBe("find=giant+swing&move=1+2&with=king:df+2%20%282%29");
});

test("whatever stands in parameters comes back", () => {
  const name = fc.constantFrom("move", "with", "find", "show");
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: "grapheme" }))), (pairs) => {
      const parameters = new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()]));
      expect([...parseQuery(formatQuery(parameters))]).toEqual([...parameters]);
    }),
  );
});
