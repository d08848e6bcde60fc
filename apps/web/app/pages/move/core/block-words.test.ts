import type { MatchupSide, MovePage } from "@tactician/contract";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, test } from "vitest";
import { afterBlockWords, onlyHighsWords, turnWords } from "./block-words.ts";

function page(move: Partial<MovePage["move"]>): Pick<MovePage, "move"> {
  return { move: { id: key("1"), command: "1", hits: [], ownHits: 1, properties: [], ...move } };
}

test.each([
  [2, "Blocked, they act first.", "They're plus 2: keep blocking."],
  [0, "Blocked, you're even.", "You're even: the faster move wins."],
  [
    -1,
    "Blocked, you act 1 frame before them: not enough for a button of 10 frames.",
    "Safe, but your turn: you act 1 frame before them.",
  ],
  [
    -9,
    "Blocked, you act 9 frames before them: not enough for a button of 10 frames.",
    "Safe, but your turn: you act 9 frames before them.",
  ],
])("%i on block", (min, after, turn) => {
  expect(afterBlockWords(page({ block: { min } }))).toBe(after);
  expect(turnWords(page({ block: { min } }))).toBe(turn);
});

test("what is no block by frames", () => {
  expect(afterBlockWords(page({}))).toBe("Frames on block not known.");
  expect(afterBlockWords(page({ hits: [{ level: "mid", unblockable: true }] }))).toBe(
    "It cannot be blocked.",
  );
  expect(afterBlockWords(page({ throwBreak: ["1"] }))).toBe("A throw: breaks with 1.");
});

describe("where only highs are fast enough", () => {
  const unknown = { posture: "not known", from: "standing", worstFrames: 12 } as const;
  const words = "Only highs are fast enough, and they may whiff: we don't know if this ends crouching.";

  function side(frames: number, change: object = {}): Pick<MatchupSide, "candidates"> {
    const answer = { move: "1", frames, launches: false, evidence: ["frames"] as const };
    const fit = { from: "standing" as const, isHigh: true, hitsLying: false, onlyLying: false };
    return { candidates: [{ answer, ...fit, ...change }] as unknown as MatchupSide["candidates"] };
  }

  test("the page says so", () => {
    expect(onlyHighsWords(unknown, side(12))).toBe(words);
  });

  test.each<[string, Parameters<typeof onlyHighsWords>]>([
    ["how they stand is known", [{ ...unknown, posture: "crouching" }, side(12)]],
    ["none is in time", [unknown, side(13)]],
    ["it starts from a crouch", [unknown, side(12, { from: "crouching" })]],
    ["it is no high", [unknown, side(12, { isHigh: false })]],
    ["nothing reaches", [{ ...unknown, pushback: "out of reach" }, side(12)]],
  ])("not where %s", (_, [situation, me]) => {
    expect(onlyHighsWords(situation, me)).toBeUndefined();
  });
});
