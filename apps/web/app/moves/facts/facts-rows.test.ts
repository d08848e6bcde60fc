import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import { factsRows } from "./facts-rows.ts";

test("Jin df+2,4 reads in the order of a fight, without what nobody knows", () => {
  const rows = factsRows({
    command: "df 2 4",
    parent: key("df+2"),
    startup: { min: 14 },
    ownStartup: [{ min: 20, max: 22 }],
    hits: [
      { level: "mid", damage: 10 },
      { level: "high", damage: 20 },
    ],
    damage: 30,
    block: { min: -13 },
    hit: { min: 27, effects: ["airborne"], recovered: { min: 17 } },
    properties: ["balcony break"],
  });
  expect(rows).toEqual([
    { field: "startup", label: "Startup", value: "i14", meaning: "frames until it hits", tone: "plain" },
    {
      field: "ownStartup",
      label: "Last input",
      value: "i20~22",
      meaning: "frames until that hit",
      tone: "plain",
    },
    { field: "hits", label: "Hits", value: "mid, high", meaning: undefined, tone: "plain" },
    { field: "damage", label: "Damage", value: "10+20 = 30", meaning: undefined, tone: "plain" },
    { field: "block", label: "On block", value: "-13", meaning: "can be punished", tone: "minus" },
    {
      field: "hit",
      label: "On hit",
      value: "+27a (+17)",
      meaning: "you act first, opponent in the air",
      tone: "plus",
    },
  ]);
});

test("a part of a string is punished if it ends there", () => {
  const facts = { command: "3", hits: [], properties: [], block: { min: -16 }, goesOn: [{ inputs: "2" }] };
  expect(factsRows(facts)[0]?.meaning).toBe("can be punished if it ends here");
});

test("what a throw leaves on block is after the break", () => {
  const facts = { command: "1+3", hits: [], properties: [], block: { min: -3 }, throwBreak: ["1" as const] };
  expect(factsRows(facts)[0]?.label).toBe("On break");
});

test("a single move has no last input of its own", () => {
  const facts = { command: "1", startup: { min: 10 }, ownStartup: [{ min: 10 }], hits: [], properties: [] };
  expect(factsRows(facts).map(({ label }) => label)).toEqual(["Startup"]);
});

test.each([
  { block: { min: -10 }, value: "-10", meaning: "can be punished", tone: "minus" },
  { block: { min: -9 }, value: "-9", meaning: "safe, their turn", tone: "plain" },
  { block: { min: -9, max: 4 }, value: "-9~+4", meaning: "safe, their turn", tone: "plain" },
  { block: { min: 0 }, value: "+0", meaning: "even", tone: "plain" },
  {
    block: { min: 4, effects: ["guard" as const] },
    value: "+4g",
    meaning: "you act first, opponent can still block",
    tone: "plus",
  },
])("$value on block means '$meaning'", ({ block, value, meaning, tone }) => {
  expect(factsRows({ command: "1", hits: [], block, properties: [] })).toEqual([
    { field: "block", label: "On block", value, meaning, tone },
  ]);
});
