import { expect, test } from "vitest";
import { DEFAULT_PREFERENCES, parsePreferences } from "./parse-preferences.ts";

test("an empty storage gives icons without colours", () => {
  expect(parsePreferences(undefined, undefined)).toEqual({ display: "icons", colors: "off" });
});

test("stored words are taken", () => {
  expect(parsePreferences("notations", "true")).toEqual({ display: "notations", colors: "on" });
  expect(parsePreferences("icons", "false")).toEqual({ display: "icons", colors: "off" });
});

test.each([
  ["NOTATIONS", "TRUE"],
  ['"notations"', "1"],
  ["", ""],
  ["{", "null"],
  ["__proto__", "[object Object]"],
])("junk %j and %j falls back to the defaults", (displayMode, colorMode) => {
  expect(parsePreferences(displayMode, colorMode)).toEqual(DEFAULT_PREFERENCES);
});
