import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { bareSheet, combo, problemsOf } from "../testing/sheets.ts";
import { crouchLauncher } from "./punishers.ts";

describe("crouch-launcher", () => {
  const problems = (characterId: string, listed: string[]) =>
    problemsOf(
      crouchLauncher,
      bareSheet(characterId, { punishers: { startup: listed.map((move) => ({ move, frames: 15 })) } }),
    );

  test.each([
    ["king", ["fc uf 4"]],
    // Nothing of his launches out of a crouch in time.
    ["steve", ["ws 1 2"]],
  ])("%s with %j is fine", (characterId, listed) => {
    expect(problems(characterId, listed)).toEqual([]);
  });

  test("a hopkick from standing is none", () => {
    const movelist = frozenMovelist("king");
    const hopkickOnly = { ...movelist, moves: movelist.moves.filter(({ command }) => command === "uf 4") };
    const sheet = bareSheet("king", { punishers: { startup: [{ move: "uf 4", frames: 15 }] } });
    expect(problemsOf(crouchLauncher, sheet, hopkickOnly)).toEqual([
      'punishers.startup: no launcher out of crouch at 15 frames; "fc uf 4" is one',
    ]);
  });

  test("what a combo of the sheet starts with launches, whatever the movelist says of its air time", () => {
    const movelist = frozenMovelist("king");
    const moves = movelist.moves.flatMap(({ hit: _airTime, ...move }) =>
      move.command === "uf 4" ? [move] : [],
    );
    const sheet = bareSheet("king", { importantCombos: [combo(["uf 4"], ["d 2"])] });
    expect(problemsOf(crouchLauncher, sheet, { ...movelist, moves })).toHaveLength(1);
    expect(problemsOf(crouchLauncher, { ...sheet, importantCombos: [] }, { ...movelist, moves })).toEqual([]);
  });

  test.each([
    ["king", ["ws 4", "uf 4"], 15, '"fc uf 4"'],
    ["jin", ["fc uf 4"], 14, '"ws 2"'],
  ])("%s with %j is not", (characterId, listed, frames, launcher) => {
    const message = `no launcher out of crouch at ${frames} frames; ${launcher} is one`;
    expect(problems(characterId, listed)).toEqual([`punishers.startup: ${message}`]);
  });
});
