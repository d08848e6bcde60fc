import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { antiGuide, bareSheet, problemsOf } from "../testing/sheets.ts";
import { duckWords, unsafeOnBlock, weakSide } from "./anti-guide.ts";

describe("unsafe-on-block", () => {
  test.each([
    ["d 2", "Block low, then launch."],
    ["1 2 4", "Duck the last kick and launch."],
    ["1 2 3", "Sidestep right after the second jab."],
    ["b f 2 1", "Jab between the hits or interrupt them."],
    [
      "1 2 4",
      "Block it.",
      "is -4 on block; it can be ducked, can be interrupted, which the text does not say",
    ],
    ["ZEN 4", "Block it.", "is +2 on block"],
  ])("%s with '%s' %s", (move, purpose, ...reasons) => {
    const sheet = bareSheet("jin", { counterSchema: [antiGuide({ move, purpose })] });
    expect(problemsOf(unsafeOnBlock, sheet)).toEqual(
      reasons.map((reason) => expect.stringContaining(reason)),
    );
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
    const guide = { ...antiGuide(), weakSide: weakSideText };
    return problemsOf(weakSide, bareSheet("jin", { counterSchema: [guide] }), { ...movelist, moves });
  };

  test.each<[string, Parameters<typeof problems>[1], string?]>([
    ["Left", ["ssl"]],
    ["SWL, slightly late", ["swl"]],
    ["Left and right", ["ssl", "ssr"]],
    ["Not confirmed. It may be the right.", []],
    ["Right", ["ssl"], "is known to be weaker to the right"],
    ["Left", [], "is known to be weaker to the left"],
    ["Neither", ["ssl"], "names no side"],
    ["Not confirmed.", ["ssl"], "is recorded as weaker to one side"],
    ["Right, not confirmed", [], 'begin with "Not confirmed."'],
  ])("%s with %j: %s", (text, whiffsTo, reason) => {
    const found = reason === undefined ? [] : [expect.stringContaining(reason)];
    expect(problems(text, whiffsTo)).toEqual(found);
  });

  test("what turns to the attacker's left follows a step to the right, and is stepped to the left", () => {
    const turnsLeft = { left: 21, right: 8 };
    expect(problems("Left", [], turnsLeft)).toEqual([]);
    expect(problems("Right", [], turnsLeft)).toHaveLength(1);
  });
});

describe("duck-words", () => {
  const problems = (move: string, punish: string, purpose = "x", movelist = frozenMovelist("jin")) =>
    problemsOf(
      duckWords,
      bareSheet("jin", { counterSchema: [antiGuide({ move, punish, purpose })] }),
      movelist,
    );

  test.each([
    ["2 4", "Duck the second hit and launch"],
    ["1 2 4", "Duck the last kick"],
    ["b f 2 1 2", "Duck the second hit"],
    ["1", "Duck and launch"],
    ["1 2", "Duck before the first jab"],
    ["1 2", "Block both, do not duck"],
    ["d 2", "Block low; it is meant for people who do not duck"],
    ["d 2", "Duck and launch", 'no hit of "d 2" is high'],
    ["b f 2 1 2", "Duck the third hit", 'hit 3 of "b f 2 1 2" is mid'],
    ["1 2", "Duck the third hit", 'hit 3 of "1 2" is not there'],
    ["1 2", "Duck and launch", 'hit 2 of "1 2" jails after a block'],
  ])("%s: %s: %s", (move, punish, ...messages) => {
    expect(problems(move, punish)).toEqual(
      messages.map((message) => `counterSchema.0.keyMovesToPunish.0.punish: ${message}`),
    );
  });

  test("a reason is judged where it says which hit", () => {
    expect(problems("1 2", "Jab", "He ducks a lot. Duck when you see it.")).toEqual([]);
    expect(problems("1 2", "Jab", "Or duck the second jab.")).toEqual([
      'counterSchema.0.keyMovesToPunish.0.purpose: hit 2 of "1 2" jails after a block',
    ]);
  });

  test("what can be delayed out of a jail may be ducked where the answer says that only then", () => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map((move) =>
      move.command === "1 2"
        ? { ...move, links: [{ kind: "jails" as const, delayFrames: 0 }], moveDelayFrames: 9 }
        : move,
    );
    const delayed = { ...movelist, moves };
    expect(problems("1 2", "Duck the second hit", "He delays it a lot.", delayed)).toEqual([
      expect.stringContaining("can be ducked only when it is delayed"),
    ]);
    expect(problems("1 2", "Duck only a delayed second hit", "x", delayed)).toEqual([]);
  });

  test("without a recovery a quick hit behind a block comes too soon", () => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map(({ recovery: _unknown, links: _unsaid, ...move }) => move);
    expect(problems("1 2", "Duck the second hit", "x", { ...movelist, moves })).toEqual([
      expect.stringContaining('hit 2 of "1 2" comes too soon after a block'),
    ]);
    expect(problems("2 4", "Duck the second hit", "x", { ...movelist, moves })).toEqual([]);
  });
});
