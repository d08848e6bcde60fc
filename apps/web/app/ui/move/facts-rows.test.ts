import { expect, test } from "vitest";
import { factsRows, leadingFrames } from "./facts-rows.ts";

test("Jin df+2,4 reads in the order of a fight, without what nobody knows", () => {
  const rows = factsRows({
    command: "df 2 4",
    startup: "i14",
    levels: "m, h",
    damage: "10 + 20 = 30",
    block: "-13",
    hit: "+27a (+17)",
    properties: ["balcony break"],
  });
  expect(rows).toEqual([
    { label: "Startup", value: "i14", meaning: "frames until it hits", tone: "plain" },
    { label: "Hits", value: "mid, high", meaning: undefined, tone: "plain" },
    { label: "Damage", value: "10 + 20 = 30", meaning: undefined, tone: "plain" },
    { label: "On block", value: "-13", meaning: "can be punished", tone: "minus" },
    { label: "On hit", value: "+27a (+17)", meaning: "you act first, opponent in the air", tone: "plus" },
  ]);
});

test.each([
  { block: "-10", meaning: "can be punished", tone: "minus" },
  { block: "-9", meaning: "they act first", tone: "minus" },
  { block: "+0", meaning: "nobody is ahead", tone: "even" },
  { block: "+4g", meaning: "you act first, opponent can still guard", tone: "plus" },
  { block: "throw", meaning: undefined, tone: "plain" },
])("$block on block means '$meaning'", ({ block, meaning, tone }) => {
  expect(factsRows({ command: "1", block, properties: [] })).toEqual([
    { label: "On block", value: block, meaning, tone },
  ]);
});

test.each([
  { value: "-9~-8", frames: -9 },
  { value: "−13", frames: -13 },
  { value: "+27a (+17)", frames: 27 },
  { value: "5", frames: 5 },
  { value: "", frames: undefined },
])("'$value' starts at $frames frames", ({ value, frames }) => {
  expect(leadingFrames(value)).toBe(frames);
});
