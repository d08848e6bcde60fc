import { describe, expect, test } from "vitest";
import { findingsInYaml } from "../testing/sheets.ts";
import { stances } from "./before-the-hit.ts";

function stance(token: string, best: string, exit = "Block.", entry = ""): string {
  const left = exit === "" ? "" : `\n    exit: ${exit}`;
  return `stances:\n  - token: ${token}\n    name: x\n    entry: [${entry}]\n    best: [${best}]${left}`;
}

describe("stances", () => {
  test.each([
    ["jin", "ZEN", "ZEN 1 2, ZEN 2, ZEN 3"],
    ["king", "CD", "f n d df 4, f n d df 1+2, f n d df 1+3"],
    ["king", "XYZ", ""],
    ["king", "UT", "UT 1+2, UT 3+4, UT 2 1 2 1"],
  ])("%s: %s leads to %s", (character, token, best) => {
    expect(findingsInYaml(stances, character, stance(token, best))).toEqual([]);
  });

  test("moves written with the motion that enters the stance start in it", () => {
    const best = "f n d df 4 1, f n d df 1+2, f n d df just 2";
    expect(findingsInYaml(stances, "kazuya", stance("CD", best, "Block.", "f n d df"))).toEqual([]);
  });

  test("what begins with an attack that enters the stance does not start in it", () => {
    expect(findingsInYaml(stances, "jin", stance("ZEN", "ZEN 1, ZEN 2, 2 1", "Block.", "'2'"))).toEqual([
      '5 stances.0.best.2: "2 1" does not start in ZEN',
    ]);
  });

  test.each([
    ["ZEN 1, ZEN 2, df 1", "Block.", '5 stances.0.best.2: "df 1" does not start in ZEN'],
    ["ZEN 1, ZEN 2", "Block.", "5 stances.0.best: 2 best moves out of ZEN, not 3"],
    ["ZEN 1, ZEN 2, ZEN 3, ZEN 4", "Block.", "5 stances.0.best: 4 best moves out of ZEN, not 3"],
    ["", "Block.", "5 stances.0.best: 0 best moves out of ZEN, not 3"],
    ["ZEN 1, ZEN 2, ZEN 3", "", '2 stances.0: no "exit": how is ZEN left'],
  ])("%s is not right", (best, exit, finding) => {
    expect(findingsInYaml(stances, "jin", stance("ZEN", best, exit))).toEqual([finding]);
  });
});
