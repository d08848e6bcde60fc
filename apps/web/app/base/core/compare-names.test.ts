import { CHARACTERS } from "@tactician/game";
import { expect, test } from "vitest";
import { compareNames } from "./compare-names.ts";

test("the roster stands as a dictionary would have it", () => {
  const names = CHARACTERS.map(({ name }) => name);
  expect(names.toSorted(compareNames)).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("case does not count, and a name equals itself", () => {
  expect(compareNames("jin", "Jun")).toBeLessThan(0);
  expect(compareNames("Zafina", "alisa")).toBeGreaterThan(0);
  expect(compareNames("JIN", "Jin")).toBe(0);
});
