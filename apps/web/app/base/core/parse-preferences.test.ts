import { expect, test } from "vitest";
import { DEFAULT_PREFERENCES, parsePreferences } from "./parse-preferences.ts";

test.each([
  [undefined, undefined, "icons", "off"],
  ["notations", "true", "notations", "on"],
  ["icons", "false", "icons", "off"],
])("stored words are taken: %j and %j", (displayMode, colorMode, display, colors) => {
  expect(parsePreferences(displayMode, colorMode)).toEqual({ display, colors });
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
