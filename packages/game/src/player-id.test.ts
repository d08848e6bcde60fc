import { expect, test } from "vitest";
import { normalizePlayerId, SAMPLE_PLAYER_ID } from "./player-id.ts";

test.each([
  ["3aBcdEfGhiJk", "3aBcdEfGhiJk"],
  ["3aBc-dEfG-hiJk", "3aBcdEfGhiJk"],
  ["  3aBc-dEfG-hiJk\n", "3aBcdEfGhiJk"],
  ["\u00a03aBc\u2013dEfG\u2014hiJk\u2011", "3aBcdEfGhiJk"],
  ["- -", ""],
  ["   ", ""],
  ["", ""],
  ["日本", "日本"],
])("%j is the player %j", (typed, id) => {
  expect(normalizePlayerId(typed)).toBe(id);
});

test.each(["sample-player", " Sample-Player ", "sampleplayer"])("%j is the sample player", (typed) => {
  expect(normalizePlayerId(typed)).toBe(SAMPLE_PLAYER_ID);
});

test("an id that was tidied stays as it is", () => {
  for (const typed of ["a-b-c", " x ", SAMPLE_PLAYER_ID, "-- -a- --"]) {
    const once = normalizePlayerId(typed);
    expect(normalizePlayerId(once)).toBe(once);
  }
});
