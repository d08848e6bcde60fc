import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { defence, gamePlan, stances, traps } from "./before-the-hit.ts";

describe("game-plan", () => {
  type Role = CharacterFile["gamePlan"][number]["role"];
  const findings = (id: string, role: Role, move: string, why = "x") =>
    problemsOf(gamePlan, bareSheet(id, { gamePlan: [{ role, range: "close", move, why }] }));

  test.each<[string, Role, string]>([
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
    expect(findings(character, role, move)).toEqual([]);
  });

  test.each<[Role, string, string]>([
    ["Poke", "b 4", '"b 4" takes 17 frames'],
    ["Poke", "b 1 2", '"b 1 2" is -10 on block and "why" does not say that it is unsafe'],
    ["Low", "df 1", '"df 1" has no low hit'],
    ["Homing", "df 1", '"df 1" is not homing'],
    ["Counter hit", "df 3", '"df 3" does no more on counter hit than on hit'],
    ["Power crush", "df 1", '"df 1" has no armour'],
    ["Throw", "df 1", '"df 1" is no throw'],
    ["Stance", "df 1", '"df 1" neither comes out of a stance nor goes into one'],
  ])("a %s may not be %s", (role, move, fault) => {
    expect(findings("jin", role, move)).toEqual([`gamePlan.0.role: ${fault}, so it is no ${role}`]);
  });

  test("an unsafe poke may stand when its text says so", () => {
    expect(findings("jin", "Poke", "b 1 2", "Unsafe, but it carries.")).toEqual([]);
  });

  test("close moves stand before mid and far ones", () => {
    const entries: CharacterFile["gamePlan"] = [
      { role: "Poke", range: "close", move: "df 1", why: "x" },
      { role: "Keep out", range: "far", move: "f f 2", why: "x" },
      { role: "Keep out", range: "mid", move: "f 4", why: "x" },
    ];
    expect(problemsOf(gamePlan, bareSheet("jin", { gamePlan: entries }))).toEqual([
      "gamePlan.2.range: a mid move stands behind a far one",
    ]);
  });
});

describe("traps", () => {
  const findings = (id: string, move: string, hit: number, catches: number) =>
    problemsOf(traps, bareSheet(id, { traps: [{ move, hit, catches, why: "x" }] }));

  test.each([
    ["king", "3 2 2", 3, 10],
    ["king", "3 2 2 charge", 3, 16],
    ["king", "1 2 2+4", 3, 13],
    ["king", "1 2 1 2+4", 3, 10],
  ])("%s: %s catches with hit %i", (character, move, hit, catches) => {
    expect(findings(character, move, hit, catches)).toEqual([]);
  });

  test.each([
    ["king", "1 2", 2, 10, "catches", 'hit 2 of "1 2" jails, so nobody can press anything before it'],
    ["king", "1 2 2+4", 3, 10, "catches", 'hit 3 of "1 2 2+4" catches buttons of 13 frames and more, not 10'],
    ["jin", "d 3 4", 2, 10, "catches", 'the movelist shows no gap before hit 2 of "d 3 4"'],
    ["king", "df 3 4", 2, 11, "catches", 'hit 2 of "df 3 4" catches buttons of 12 frames and more, not 11'],
    ["king", "1 2 1", 4, 10, "hit", 'no part of "1 2 1" begins with hit 4'],
    ["king", "df 1", 1, 10, "hit", 'no part of "df 1" begins with hit 1'],
    ["king", "df 1 into df 2", 2, 10, "move", '"df 1 into df 2" is more than one string'],
  ])("%s: %s with hit %i is no such trap", (character, move, hit, catches, field, fault) => {
    expect(findings(character, move, hit, catches)).toEqual([`traps.0.${field}: ${fault}`]);
  });
});

describe("defence", () => {
  type Entry = CharacterFile["defence"][number];
  const findings = (kind: Entry["kind"], move: string, catches?: Entry["catches"]) =>
    problemsOf(defence, bareSheet("jin", { defence: [{ kind, move, why: "x", against: "x", catches }] }));

  test.each<[Entry["kind"], string, Entry["catches"]?]>([
    ["Power crush", "d 1"],
    ["Parry", "b 1+3", ["high", "mid"]],
    ["Reversal", "b 1+2", ["high", "mid", "punches"]],
    ["Low crush", "db 1"],
    ["Jump crush", "uf 4"],
    ["Panic", "df 1"],
    ["Panic", "ZEN 2"],
  ])("a %s may be %s", (kind, move, catches) => {
    expect(findings(kind, move, catches)).toEqual([]);
  });

  test.each<[Entry["kind"], string, Entry["catches"]?]>([
    ["Power crush", "df 1"],
    ["Parry", "df 1", ["high"]],
    ["Reversal", "df 1", ["high"]],
    ["Low crush", "df 1"],
    ["Jump crush", "df 1"],
    ["Panic", "b 2"],
  ])("a %s may not be %s", (kind, move, catches) => {
    expect(findings(kind, move, catches)).toEqual([
      `defence.0.kind: nothing in the movelist makes "${move}" a ${kind} move`,
    ]);
  });

  test("a parry says what it takes, and nothing else does", () => {
    expect(findings("Parry", "b 1+3")).toEqual(['defence.0: no "catches": what does "b 1+3" take']);
    expect(findings("Jump crush", "uf 4", ["low"])).toEqual([
      "defence.0.catches: only parries and reversals take something",
    ]);
  });
});

describe("stances", () => {
  const findings = (id: string, token: string, best: string[], exit?: string, entry: string[] = []) =>
    problemsOf(stances, bareSheet(id, { stances: [{ token, name: "x", entry, best, exit }] }));

  test.each<[string, string, string[]]>([
    ["jin", "ZEN", ["ZEN 1 2", "ZEN 2", "ZEN 3"]],
    ["king", "CD", ["f n d df 4", "f n d df 1+2", "f n d df 1+3"]],
    ["king", "XYZ", []],
    ["king", "UT", ["UT 1+2", "UT 3+4", "UT 2 1 2 1"]],
  ])("%s: %s leads to %s", (character, token, best) => {
    expect(findings(character, token, best, "Block.")).toEqual([]);
  });

  test("moves written with the motion that enters the stance start in it", () => {
    const best = ["f n d df 4 1", "f n d df 1+2", "f n d df just 2"];
    expect(findings("kazuya", "CD", best, "Block.", ["f n d df"])).toEqual([]);
  });

  test("what begins with an attack that enters the stance does not start in it", () => {
    expect(findings("jin", "ZEN", ["ZEN 1", "ZEN 2", "2 1"], "Block.", ["2"])).toEqual([
      'stances.0.best.2: "2 1" does not start in ZEN',
    ]);
  });

  test.each<[string[], string | undefined, string]>([
    [["ZEN 1", "ZEN 2", "df 1"], "Block.", 'stances.0.best.2: "df 1" does not start in ZEN'],
    [["ZEN 1", "ZEN 2"], "Block.", "stances.0.best: 2 best moves out of ZEN, not 3"],
    [["ZEN 1", "ZEN 2", "ZEN 3", "ZEN 4"], "Block.", "stances.0.best: 4 best moves out of ZEN, not 3"],
    [[], "Block.", "stances.0.best: 0 best moves out of ZEN, not 3"],
    [["ZEN 1", "ZEN 2", "ZEN 3"], undefined, 'stances.0: no "exit": how is ZEN left'],
  ])("%s is not right", (best, exit, finding) => {
    expect(findings("jin", "ZEN", best, exit)).toEqual([finding]);
  });
});
