import { describe, expect, it } from "vitest";
import { formatAdvantage, frameFacts } from "./frame-facts.ts";
import type { Advantage, Move } from "./move.ts";

describe("formatAdvantage writes what players read", () => {
  const rows: [Advantage, string][] = [
    [{ min: -14 }, "-14"],
    [{ min: 0 }, "+0"],
    [{ min: 27, effects: ["airborne"], recovered: { min: 17 } }, "+27a (+17)"],
    [{ min: -9, max: -8 }, "-9~-8"],
    [{ min: 14, effects: ["crouching", "guard"] }, "+14cg"],
    [{ min: -5, max: 3, maxEffects: ["guard"] }, "-5~+3g"],
    [{ min: 26, effects: ["down"], recovered: { min: -10 }, posture: "FDFA" }, "+26d (-10) FDFA"],
    [{ min: 5, into: "GMH" }, "+5 GMH"],
    [{ min: -12, inStance: [{ stance: "ROL", min: -10 }] }, "-12 / -10 ROL"],
  ];
  it.each(rows)("%j is %s", (advantage, text) => {
    expect(formatAdvantage(advantage)).toBe(text);
  });
});

const onePunch: Move = {
  id: "1",
  command: "1",
  name: "Jab",
  hits: [{ level: "high", damage: 5 }],
  ownHits: 1,
  damage: 5,
  startup: { min: 10 },
  ownStartup: [{ min: 10 }],
  block: { min: 1 },
  hit: { min: 8 },
  properties: [],
};

describe("frameFacts", () => {
  it("shows a single hit without a sum", () => {
    expect(frameFacts(onePunch)).toEqual({
      command: "1",
      name: "Jab",
      startup: "i10",
      levels: "h",
      damage: "5",
      block: "+1",
      hit: "+8",
      properties: [],
    });
  });

  it("shows a string as a sum, with the startup of its first hit and of its last input", () => {
    const facts = frameFacts({
      ...onePunch,
      id: "1,2,1",
      command: "1 2 1",
      parent: "1,2",
      hits: [
        { level: "high", damage: 5 },
        { level: "high", damage: 12 },
        { level: "mid", damage: 20, grounded: true },
      ],
      damage: 37,
      ownStartup: [{ min: 20, max: 22 }],
      counterHit: { min: 40, effects: ["airborne"] },
    });
    expect(facts).toMatchObject({
      startup: "i10",
      followUpStartup: "i20~22",
      levels: "h, h, M",
      damage: "5+12+20 = 37",
      counterHit: "+40a",
    });
  });

  it("shows only the total where the source does not divide it", () => {
    const hits: Move["hits"] = [{ level: "mid" }, { level: "throw" }];
    expect(frameFacts({ ...onePunch, hits, damage: 55 }).damage).toBe("55");
  });

  it("leaves out what is not known", () => {
    const facts = frameFacts({ id: "3+4", command: "3+4", hits: [], ownHits: 0, properties: [] });
    expect(facts).toEqual({ command: "3+4", properties: [] });
  });

  it("labels properties, windows, breaks and chip damage", () => {
    const { properties } = frameFacts({
      ...onePunch,
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
    expect(properties).toEqual([
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

  it("calls a throw without a break unbreakable", () => {
    expect(frameFacts({ ...onePunch, throwBreak: ["none"] }).properties).toEqual(["Unbreakable"]);
  });

  it("marks unblockable hits and the height of throws", () => {
    const hits: Move["hits"] = [{ level: "mid", unblockable: true }, { level: "high throw" }];
    expect(frameFacts({ ...onePunch, hits }).levels).toBe("m!, t (high)");
  });
});
