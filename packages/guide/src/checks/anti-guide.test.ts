import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { antiGuide, bareSheet, problemsOf } from "../sheet-fixture.ts";
import { unsafeOnBlock, weakSide } from "./anti-guide.ts";

describe("unsafe-on-block", () => {
  const problems = (move: string, purpose: string) =>
    problemsOf(
      unsafeOnBlock,
      bareSheet("jin", { counterSchema: [antiGuide({ move, punish: "launch", purpose })] }),
    );

  test.each([
    ["d 2", "Block low, then launch."],
    ["1 2 4", "Duck the last kick and launch."],
    ["1 2 3", "Sidestep right after the second jab."],
    ["b f 2 1", "Jab between the hits or interrupt them."],
  ])("%s may be listed: %s", (move, purpose) => {
    expect(problems(move, purpose)).toEqual([]);
  });

  test.each([
    [
      "1 2 4",
      "Block it.",
      "is -4 on block; it can be ducked, can be interrupted, which the text does not say",
    ],
    ["ZEN 4", "Block it.", "is +2 on block"],
  ])("%s may not: %s", (move, purpose, reason) => {
    expect(problems(move, purpose)).toEqual([expect.stringContaining(reason)]);
  });
});

describe("weak-side", () => {
  const problems = (
    weakSideText: string,
    whiffsTo: ("ssl" | "ssr" | "swl")[],
    tracking: { left: number; right: number } = { left: 9, right: 9 },
  ) => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map(({ whiffsTo: _known, tracking: _turns, ...move }, n) =>
      n === 0 ? { ...move, whiffsTo, tracking } : move,
    );
    const guide = { ...antiGuide({ move: "d 2", punish: "launch", purpose: "x" }), weakSide: weakSideText };
    return problemsOf(weakSide, bareSheet("jin", { counterSchema: [guide] }), { ...movelist, moves });
  };

  test.each([
    ["Left", ["ssl"]],
    ["SWL, slightly late", ["swl"]],
    ["Left and right", ["ssl", "ssr"]],
    ["Not confirmed. It may be the right.", []],
  ] as const)("%s with %j is fine", (text, whiffsTo) => {
    expect(problems(text, [...whiffsTo])).toEqual([]);
  });

  test.each([
    ["Right", ["ssl"], "is known to be weaker to the right"],
    ["Left", [], "is known to be weaker to the left"],
    ["Neither", ["ssl"], "names no side"],
    ["Not confirmed.", ["ssl"], "is recorded as weaker to one side"],
    ["Right, not confirmed", [], 'begin with "Not confirmed."'],
  ] as const)("%s with %j is not", (text, whiffsTo, reason) => {
    expect(problems(text, [...whiffsTo])).toEqual([expect.stringContaining(reason)]);
  });

  test("what turns to the attacker's left follows a step to the right, and is stepped to the left", () => {
    const turnsLeft = { left: 21, right: 8 };
    expect(problems("Left", [], turnsLeft)).toEqual([]);
    expect(problems("Right", [], turnsLeft)).toHaveLength(1);
  });
});
