import { describe, expect, test } from "vitest";
import { changeSentence } from "./change-words.ts";
import type { ToldChange } from "./changes.ts";

const common = {
  date: "2026-03-20",
  move: "df+2",
  command: "df 2",
  kind: "changed",
  effect: "worse",
} as const;

/** A change, only as far as it matters. */
function sentence(change: object): string {
  return changeSentence({ ...common, ...change } as ToldChange);
}

/** Of a block that became worse, by who can punish it. */
function punished(before: number, after: number): string {
  return sentence({ field: "block", from: { min: -12 }, to: { min: -14 }, punishedBy: { before, after } });
}

describe("a change in a sentence", () => {
  test("says what it was, what it is, and who can punish it", () => {
    expect(punished(3, 15)).toBe("df 2 on block -12 -> -14: punishable by twelve more characters");
    expect(punished(3, 16)).toBe("df 2 on block -12 -> -14: punishable by 13 more characters");
    expect(punished(40, 39)).toBe("df 2 on block -12 -> -14: punishable by one fewer character");
    expect(punished(0, 41)).toBe("df 2 on block -12 -> -14: now punishable by 41 characters");
    expect(punished(2, 0)).toBe("df 2 on block -12 -> -14: safe now, punishable by two characters before");
    expect(punished(41, 41)).toBe("df 2 on block -12 -> -14: two frames worse");
  });

  test.each([
    [
      { field: "startup", from: { min: 14, max: 15 }, to: { min: 13 } },
      "startup i14~15 -> i13: one frame faster",
    ],
    [{ field: "damage", from: 20, to: 17 }, "damage 20 -> 17: three points less"],
    [
      { field: "hit", from: { min: 4 }, to: { min: 20, effects: ["airborne"] } },
      "on hit +4 -> +20a: now sends them into the air",
    ],
    [
      { field: "counterHit", from: { min: 20, effects: ["airborne"] }, to: { min: 6 } },
      "on counter hit +20a -> +6: no longer sends them into the air",
    ],
    [{ field: "hit", from: { min: 4 }, to: { min: 9, effects: ["crouching"] } }, "on hit +4 -> +9c"],
    [{ field: "hits", from: [{ level: "high" }], to: [{ level: "mid" }] }, "hits high -> mid"],
    [
      {
        field: "hits",
        from: [
          { level: "low", damage: 8 },
          { level: "mid", damage: 10 },
        ],
        to: [
          { level: "low", damage: 8 },
          { level: "mid", damage: 12 },
        ],
      },
      "hits 8+10 damage -> 8+12 damage",
    ],
    [{ field: "throwBreak", from: ["1", "2"], to: ["1+2"] }, "break 1 or 2 -> 1+2"],
    [{ field: "block", to: { min: -9 } }, "on block -9, first entry in our data"],
    [{ field: "damage", from: 0 }, "damage 0 is no longer listed"],
    [{ field: "move", what: "added" }, "is new"],
    [{ field: "move", what: "added", kind: "recorded" }, "first entry in our data"],
    [{ field: "move", what: "removed" }, "is gone"],
    [{ field: "move", what: "removed", kind: "corrected" }, "is no longer listed"],
    [{ field: "move", what: "renamed", from: "d 2", kind: "corrected" }, "was written d 2"],
  ])("%j", (change, words) => {
    expect(sentence(change)).toBe(`df 2 ${words}`);
  });
});
