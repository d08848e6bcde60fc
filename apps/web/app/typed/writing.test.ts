import { expect, test } from "vitest";
import { DEFAULT_ATTRIBUTES } from "../base/preferences.ts";
import { parseWriting } from "./writing.ts";

const CLASSIC = { buttons: "numbers", directions: "letters" };

test("pages are made with the defaults", () => {
  const { "data-buttons": buttons, "data-directions": directions } = DEFAULT_ATTRIBUTES;
  expect({ buttons, directions }).toEqual(parseWriting(undefined, undefined));
});

test("an empty storage gives numbers and letters", () => {
  expect(parseWriting(undefined, undefined)).toEqual(CLASSIC);
});

test.each([
  ["playstation", "arrows"],
  ["xbox", "letters"],
  ["limbs", "numpad"],
  ["numbers", "arrows"],
])("%s and %s are taken", (buttons, directions) => {
  expect(parseWriting(buttons, directions)).toEqual({ buttons, directions });
});

test.each(["numbers", "playstation", "xbox"])("a numpad waits for limbs beside %s", (buttons) => {
  expect(parseWriting(buttons, "numpad")).toEqual({ buttons, directions: "letters" });
});

test.each([
  ["PLAYSTATION", "ARROWS"],
  ['"xbox"', "{"],
  ["", ""],
  ["__proto__", "constructor"],
])("junk %j and %j falls back to the defaults", (buttons, directions) => {
  expect(parseWriting(buttons, directions)).toEqual(CLASSIC);
});
