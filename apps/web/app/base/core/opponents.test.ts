import { isCharacterId } from "@tactician/game";
import { expect, test } from "vitest";
import { parseOpponents, withOpponent } from "./opponents.ts";

test.each([
  [undefined, []],
  ["", []],
  ["king", ["king"]],
  ["king paul king", ["king", "paul"]],
  ["who-left king __proto__", ["king"]],
  ["king paul jin law lee", ["king", "paul", "jin", "law"]],
])("opponents kept as %j are %j", (text, opponents) => {
  expect(parseOpponents(text, isCharacterId)).toEqual(opponents);
});

test("who is met now comes first, and the fifth is forgotten", () => {
  expect(withOpponent(["paul", "king"], "king")).toEqual(["king", "paul"]);
  expect(withOpponent(["paul", "king", "law", "lee"], "jin")).toEqual(["jin", "paul", "king", "law"]);
});
