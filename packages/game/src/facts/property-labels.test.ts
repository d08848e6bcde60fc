import { expect, test } from "vitest";
import { propertyLabels } from "./shown-facts.ts";

const BARE = { command: "1", hits: [], properties: [] };

test("properties, windows, breaks and chip damage have labels", () => {
  const labels = propertyLabels({
    ...BARE,
    properties: ["heat engager", "power crush"],
    crush: [
      { kind: "power", from: 7 },
      { kind: "crouch", from: 6, to: 20 },
      { kind: "float", from: 30, to: 32 },
    ],
    counterHitProperties: ["tornado"],
    conditionalProperties: [
      { property: "balcony break", when: ["airborne hit"] },
      { property: "weapon", onHits: [2] },
      { property: "homing", when: ["heat"] },
    ],
    throwBreak: ["1", "2"],
    chip: 6,
    heatChip: true,
  });
  expect(labels).toEqual([
    "Heat Engager",
    "Power crush 7~",
    "Crouch crush 6~20",
    "Tornado on counter hit",
    "Balcony Break on airborne hit",
    "Weapon (hit 2)",
    "Homing in Heat",
    "Throw break 1 or 2",
    "Chip damage 6",
    "Chip damage in Heat",
  ]);
});

test("a throw without a break is called unbreakable", () => {
  expect(propertyLabels({ ...BARE, throwBreak: ["none"] })).toEqual(["Unbreakable"]);
});
