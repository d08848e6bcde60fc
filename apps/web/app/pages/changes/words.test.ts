import { expect, test } from "vitest";
import { meaning } from "./words.ts";

test("counts are words, and agree", () => {
  expect(meaning("King", { gained: 0, lost: 0, better: 0, worse: 0 })).toBe(
    "King can punish no more moves and loses none; no punishes got stronger, none weaker.",
  );
  expect(meaning("King", { gained: 1, lost: 6, better: 13, worse: 1 })).toBe(
    "King can punish one more move and loses six; 13 punishes got stronger, one weaker.",
  );
});
