import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { antiGuide, bareSheet, problemsOf } from "../testing/sheets.ts";
import { duckWords } from "./anti-guide.ts";

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
  ])("%s: %s", (move, punish) => {
    expect(problems(move, punish)).toEqual([]);
  });

  test.each([
    ["d 2", "Duck and launch", 'no hit of "d 2" is high'],
    ["b f 2 1 2", "Duck the third hit", 'hit 3 of "b f 2 1 2" is mid'],
    ["1 2", "Duck the third hit", 'hit 3 of "1 2" is not there'],
    ["1 2", "Duck and launch", 'hit 2 of "1 2" jails after a block'],
  ])("not %s: %s", (move, punish, message) => {
    expect(problems(move, punish)).toEqual([`counterSchema.0.keyMovesToPunish.0.punish: ${message}`]);
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
