import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, test } from "vitest";
import { factsRows } from "../../../moves/facts/facts-rows.ts";
import { inputOfStep, sheetPlaces } from "./sheet-places.ts";

test.each([
  ["df 1 2", "df 1", "2"],
  ["df 1 2", undefined, "df 1 2"],
  ["ZEN 1", "b 3", "ZEN 1"],
  ["1 2", "1 2 3", "1 2"],
])("%s behind %s is %s", (command, before, input) => {
  expect(inputOfStep(command, before)).toBe(input);
});

describe("what is known beyond the popover", () => {
  const move = { id: key("1"), command: "1", hits: [], ownHits: 1, properties: [] };
  test("nothing, where the movelist says nothing", () => {
    expect(factsRows(move, "page")).toEqual([]);
  });

  test("recovery, Heat Dash, walls and reach", () => {
    const facts = {
      ...move,
      recovery: { frames: 25, into: "ZEN" },
      heatDash: { block: { min: 5 }, hit: { min: 27, effects: ["airborne" as const] } },
      wallCrush: { hit: { min: 30 } },
      reach: 2.345,
    };
    expect(factsRows(facts)).toEqual([]);
    const rows = factsRows(facts, "page");
    expect(rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Recovery 25 into ZEN",
      "Heat Dash +5, +27a",
      "At the wall +30",
      "Reach 2.35 m",
    ]);
  });
});

test.each([
  ["punishers", "/character/combos/devil-jin-combos/devil-jin#punishers", "Punishers"],
  ["importantCombos", "/character/combos/devil-jin-combos/devil-jin#combos", "Combos"],
  ["counterSchema", "/anti-guide/character/devil-jin", "How to beat Devil Jin"],
] as const)("what a sheet uses in %s is shown at %s", (field, href, label) => {
  expect(sheetPlaces([{ field, count: 2 }], "devil-jin", "Devil Jin")).toEqual([{ href, label, count: 2 }]);
});
