import { describe, expect, test } from "vitest";
import { findingsInYaml } from "../testing/sheets.ts";
import { gamePlan } from "./before-the-hit.ts";

function entry(role: string, move: string, why = "x"): string {
  return `gamePlan:\n  - { role: ${role}, range: close, move: "${move}", why: "${why}" }`;
}

describe("game-plan", () => {
  test.each([
    ["jin", "Poke", "df 1"],
    ["jin", "Low", "d 4"],
    ["jin", "Low", "1 3"],
    ["jin", "Homing", "ZEN 3"],
    ["jin", "Counter hit", "f 4"],
    ["king", "Counter hit", "df 2 1"],
    ["king", "Counter hit", "df 2"],
    ["jin", "Power crush", "d 1"],
    ["jin", "Throw", "uf 1+2"],
    ["jin", "Stance", "ZEN 1 2"],
    ["jin", "Stance", "b 3~F"],
    ["king", "Stance", "3 2 2 charge"],
    ["jin", "Keep out", "f f 2"],
  ])("%s: a %s may be %s", (character, role, move) => {
    expect(findingsInYaml(gamePlan, character, entry(role, move))).toEqual([]);
  });

  test.each([
    ["Poke", "b 4", '"b 4" takes 17 frames'],
    ["Poke", "b 1 2", '"b 1 2" is -10 on block and "why" does not say that it is unsafe'],
    ["Low", "df 1", '"df 1" has no low hit'],
    ["Homing", "df 1", '"df 1" is not homing'],
    ["Counter hit", "df 3", '"df 3" does no more on counter hit than on hit'],
    ["Power crush", "df 1", '"df 1" has no armour'],
    ["Throw", "df 1", '"df 1" is no throw'],
    ["Stance", "df 1", '"df 1" neither comes out of a stance nor goes into one'],
  ])("a %s may not be %s", (role, move, fault) => {
    expect(findingsInYaml(gamePlan, "jin", entry(role, move))).toEqual([
      `2 gamePlan.0.role: ${fault}, so it is no ${role}`,
    ]);
  });

  test("an unsafe poke may stand when its text says so", () => {
    expect(findingsInYaml(gamePlan, "jin", entry("Poke", "b 1 2", "Unsafe, but it carries."))).toEqual([]);
  });

  test("close moves stand before mid and far ones", () => {
    const entries = `gamePlan:
  - { role: Poke, range: close, move: df 1, why: x }
  - { role: Keep out, range: far, move: f f 2, why: x }
  - { role: Keep out, range: mid, move: f 4, why: x }`;
    expect(findingsInYaml(gamePlan, "jin", entries)).toEqual([
      "4 gamePlan.2.range: a mid move stands behind a far one",
    ]);
  });
});
