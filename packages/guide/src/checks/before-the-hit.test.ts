import { describe, expect, test } from "vitest";
import { findingsInYaml } from "../testing/sheets.ts";
import { defence, gamePlan, stances, traps } from "./before-the-hit.ts";

describe("game-plan", () => {
  function entry(role: string, move: string, why = "x"): string {
    return `gamePlan:\n  - { role: ${role}, range: close, move: "${move}", why: "${why}" }`;
  }

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

describe("traps", () => {
  function trap(move: string, hit: number, catches: number): string {
    return `traps:\n  - move: "${move}"\n    hit: ${hit}\n    catches: ${catches}\n    why: x`;
  }

  test.each([
    ["king", "3 2 2", 3, 10],
    ["king", "3 2 2 charge", 3, 16],
    ["king", "1 2 2+4", 3, 13],
    ["king", "1 2 1 2+4", 3, 10],
  ])("%s: %s catches with hit %i", (character, move, hit, catches) => {
    expect(findingsInYaml(traps, character, trap(move, hit, catches))).toEqual([]);
  });

  test.each([
    ["king", "1 2", 2, 10, 4, "catches", 'hit 2 of "1 2" jails, so nobody can press anything before it'],
    [
      "king",
      "1 2 2+4",
      3,
      10,
      4,
      "catches",
      'hit 3 of "1 2 2+4" catches buttons of 13 frames and more, not 10',
    ],
    ["jin", "d 3 4", 2, 10, 4, "catches", 'the movelist shows no gap before hit 2 of "d 3 4"'],
    [
      "king",
      "df 3 4",
      2,
      11,
      4,
      "catches",
      'hit 2 of "df 3 4" catches buttons of 12 frames and more, not 11',
    ],
    ["king", "1 2 1", 4, 10, 3, "hit", 'no part of "1 2 1" begins with hit 4'],
    ["king", "df 1", 1, 10, 3, "hit", 'no part of "df 1" begins with hit 1'],
    ["king", "df 1 into df 2", 2, 10, 2, "move", '"df 1 into df 2" is more than one string'],
  ])("%s: %s with hit %i is no such trap", (character, move, hit, catches, line, field, fault) => {
    expect(findingsInYaml(traps, character, trap(move, hit, catches))).toEqual([
      `${line} traps.0.${field}: ${fault}`,
    ]);
  });
});

describe("defence", () => {
  function entry(kind: string, move: string, catches = ""): string {
    const takes = catches === "" ? "" : `\n    catches: [${catches}]`;
    return `defence:\n  - move: "${move}"\n    kind: ${kind}\n    why: x\n    against: x${takes}`;
  }

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

describe("stances", () => {
  function stance(token: string, best: string, exit = "Block.", entry = ""): string {
    const left = exit === "" ? "" : `\n    exit: ${exit}`;
    return `stances:\n  - token: ${token}\n    name: x\n    entry: [${entry}]\n    best: [${best}]${left}`;
  }

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
