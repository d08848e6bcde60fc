import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, combo, problemsOf } from "../testing/sheets.ts";
import { heatEnder, heatEngager } from "./heat.ts";

describe("heat-engager", () => {
  test("the property is asked of the last move named, in both sections", () => {
    const sheet = bareSheet("jin", {
      heatEngagers: [
        { move: "ZEN 1 2", description: "x" },
        { move: "ZEN 1", description: "x" },
      ],
      heatSystem: [
        { engager: "f 3 1", ender: "f f 4" },
        { engager: "uf 4", ender: "f f 4" },
      ],
    });
    expect(problemsOf(heatEngager, sheet)).toEqual([
      'heatEngagers.1.move: "ZEN 1" is no heat engager',
      'heatSystem.1.engager: "uf 4" is no heat engager',
    ]);
  });
});

describe("heat-ender", () => {
  function problems(sections: Partial<CharacterFile>): string[] {
    const heatSystem = [{ engager: "f 3 1", ender: "b 3 2 into f f 4" }];
    return problemsOf(heatEnder, bareSheet("jin", { heatSystem, ...sections }));
  }

  test.each([
    [
      "an important combo from that dash",
      { importantCombos: [combo(["uf 4", "heat f 3 1~F"], ["b 3 2", "f f 4"])] },
    ],
    [
      "an important combo with the dash in it",
      { importantCombos: [combo(["uf 4"], ["1", "heat f 3 1~F", "b 3 2", "f f 4"])] },
    ],
    [
      "a combo ender",
      { comboEnders: [{ category: "Heat burst", move: "2+3 into heat f 3 1~F into b 3 2 into f f 4" }] },
    ],
    ["a mini combo", { guaranteedFollowUps: [{ move: "heat f 3 1~F", followUp: "1 - b 3 2 into f f 4" }] }],
    ["its own word", { heatSystem: [{ engager: "f 3 1", ender: "f f 4", restsOn: "Frame data." }] }],
  ] satisfies [string, Partial<CharacterFile>][])("it rests on %s", (_what, sections) => {
    expect(problems(sections)).toEqual([]);
  });

  test.each([
    ["nothing", {}],
    ["another dash", { importantCombos: [combo(["heat f f 2~F"], ["b 3 2", "f f 4"])] }],
    [
      "the engager without its dash",
      { guaranteedFollowUps: [{ move: "f 3 1", followUp: "b 3 2 into f f 4" }] },
    ],
    ["a combo that goes on", { importantCombos: [combo(["heat f 3 1~F"], ["b 3 2", "f f 4", "1"])] }],
    [
      "a combo with more before the end",
      { importantCombos: [combo(["heat f 3 1~F"], ["1", "b 3 2", "f f 4"])] },
    ],
  ] satisfies [string, Partial<CharacterFile>][])("it does not rest on %s", (_what, sections) => {
    expect(problems(sections)).toEqual([
      'heatSystem.0.ender: nothing on the sheet ends with the Heat Dash of "f 3 1" and "b 3 2 into f f 4"',
    ]);
  });
});
