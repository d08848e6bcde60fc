import { describe, expect, test } from "vitest";
import { findingsInYaml } from "../testing/sheets.ts";
import { defence } from "./before-the-hit.ts";

function entry(kind: string, move: string, catches = ""): string {
  const takes = catches === "" ? "" : `\n    catches: [${catches}]`;
  return `defence:\n  - move: "${move}"\n    kind: ${kind}\n    why: x\n    against: x${takes}`;
}

describe("defence", () => {
  test.each([
    ["Power crush", "d 1", ""],
    ["Parry", "b 1+3", "high, mid"],
    ["Reversal", "b 1+2", "high, mid, punches"],
    ["Low crush", "db 1", ""],
    ["Jump crush", "uf 4", ""],
    ["Panic", "df 1", ""],
    ["Panic", "ZEN 2", ""],
  ])("a %s may be %s", (kind, move, catches) => {
    expect(findingsInYaml(defence, "jin", entry(kind, move, catches))).toEqual([]);
  });

  test.each([
    ["Power crush", "df 1", ""],
    ["Parry", "df 1", "high"],
    ["Reversal", "df 1", "high"],
    ["Low crush", "df 1", ""],
    ["Jump crush", "df 1", ""],
    ["Panic", "b 2", ""],
  ])("a %s may not be %s", (kind, move, catches) => {
    expect(findingsInYaml(defence, "jin", entry(kind, move, catches))).toEqual([
      `3 defence.0.kind: nothing in the movelist makes "${move}" a ${kind} move`,
    ]);
  });

  test("a parry says what it takes, and nothing else does", () => {
    expect(findingsInYaml(defence, "jin", entry("Parry", "b 1+3"))).toEqual([
      '2 defence.0: no "catches": what does "b 1+3" take',
    ]);
    expect(findingsInYaml(defence, "jin", entry("Jump crush", "uf 4", "low"))).toEqual([
      "6 defence.0.catches: only parries and reversals take something",
    ]);
  });
});
