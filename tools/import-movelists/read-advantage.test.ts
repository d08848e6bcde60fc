import type { Advantage } from "@tactician/game";
import { describe, expect, it } from "vitest";
import { readAdvantage } from "./read-advantage.ts";
import { Unreadable } from "./read-cells.ts";

describe("an advantage field", () => {
  const rows: [string, Advantage][] = [
    ["-13", { min: -13 }],
    ["+0", { min: 0 }],
    ["0", { min: 0 }],
    ["-9~-8", { min: -9, max: -8 }],
    ["+27a (+17)", { min: 27, effects: ["airborne"], recovered: { min: 17 } }],
    ["+20a(-6)", { min: 20, effects: ["airborne"], recovered: { min: -6 } }],
    ["+5c", { min: 5, effects: ["crouching"] }],
    ["+14cg", { min: 14, effects: ["crouching", "guard"] }],
    ["+14gc", { min: 14, effects: ["crouching", "guard"] }],
    ["+19g c", { min: 19, effects: ["crouching", "guard"] }],
    ["+12s", { min: 12, effects: ["stagger"] }],
    ["-3c~+1c", { min: -3, max: 1, effects: ["crouching"] }],
    ["-5~+3g", { min: -5, max: 3, maxEffects: ["guard"] }],
    ["-12d~-18d", { min: -18, max: -12, effects: ["down"] }],
    ["+26a (-10) FDFA", { min: 26, effects: ["airborne"], recovered: { min: -10 }, posture: "FDFA" }],
    ["+5 GMH", { min: 5, into: "GMH" }],
    ["-12 / -10 ROL", { min: -12, inStance: [{ stance: "ROL", min: -10 }] }],
    ["+1~+6 / -6~-1 HBS", { min: 1, max: 6, inStance: [{ stance: "HBS", min: -6, max: -1 }] }],
    ["+13g +25w", { min: 13, effects: ["guard"], alternatives: [{ min: 25, when: ["wall"] }] }],
    [
      "+1 / +10~17wc",
      { min: 1, alternatives: [{ min: 10, max: 17, effects: ["crouching"], when: ["wall"] }] },
    ],
    ["-16/+8", { min: -16, alternatives: [{ min: 8 }] }],
    ["-9/-2/0c", { min: -9, alternatives: [{ min: -2 }, { min: 0, effects: ["crouching"] }] }],
    ["-2/-7", { min: -7, alternatives: [{ min: -2 }] }],
    ["-25,-15", { min: -25, alternatives: [{ min: -15 }] }],
    ["-5d or +0d", { min: -5, effects: ["down"], alternatives: [{ min: 0, effects: ["down"] }] }],
    ["+14 +64a", { min: 14, alternatives: [{ min: 64, effects: ["airborne"] }] }],
    ["+5s/(0d)", { min: 0, effects: ["down"], alternatives: [{ min: 5, effects: ["stagger"] }] }],
    [
      "+72a (+56) / +10",
      { min: 10, alternatives: [{ min: 72, effects: ["airborne"], recovered: { min: 56 } }] },
    ],
    ["+7a(-2)~+8a(-1)", { min: 7, max: 8, effects: ["airborne"], recovered: { min: -2, max: -1 } }],
    [
      "-3 / - 4 HBS / -14 ROL",
      {
        min: -3,
        inStance: [
          { stance: "HBS", min: -4 },
          { stance: "ROL", min: -14 },
        ],
      },
    ],
    [
      "+16a/+21a HBS",
      { min: 16, effects: ["airborne"], inStance: [{ stance: "HBS", min: 21, effects: ["airborne"] }] },
    ],
    ["-5 BT", { min: -5, into: "bt" }],
    ["+13BT", { min: 13, posture: "BT" }],
    ["+0 BT/+0 FUFA", { min: 0, into: "bt", alternatives: [{ min: 0, posture: "FUFA" }] }],
    ["+33a (+7) / HE", { min: 33, effects: ["airborne"], recovered: { min: 7 } }],
  ];
  it.each(rows)("%j is read", (source, value) => {
    expect(readAdvantage(source)).toEqual({ value, unsure: false });
  });

  it("says when the source is unsure", () => {
    expect(readAdvantage("-14?")).toEqual({ value: { min: -14 }, unsure: true });
    expect(readAdvantage("-18~")).toEqual({ value: { min: -18 }, unsure: true });
  });

  it("reads past a doubled sign and a letter for frames, and says that it is unsure", () => {
    expect(readAdvantage("--3")).toEqual({ value: { min: -3 }, unsure: true });
    expect(readAdvantage("-8f")).toEqual({ value: { min: -8 }, unsure: true });
    expect(() => readAdvantage("+5b")).toThrow(Unreadable);
  });

  it("reads what counts at the first level of a gauge", () => {
    const value = { min: 9, effects: ["airborne"] };
    expect(readAdvantage("+9a (ZAN1)")).toEqual({ value, unsure: false });
    expect(() => readAdvantage("+9a (ZAN2)")).toThrow(Unreadable);
  });

  it("gives a range the sign that it lacks where the active frames confirm it", () => {
    expect(readAdvantage("-13~12", { activeFrames: 1 })).toMatchObject({ value: { min: -13, max: -12 } });
    expect(readAdvantage("-12~13", { activeFrames: 1 })).toMatchObject({ value: { min: -13, max: -12 } });
    expect(() => readAdvantage("-13~12", { activeFrames: 3 })).toThrow(Unreadable);
  });

  it("reads what punishes it on block, and says that it is unsure", () => {
    expect(readAdvantage("i12", { isBlock: true })).toEqual({ value: { min: -12 }, unsure: true });
    expect(() => readAdvantage("i12")).toThrow(Unreadable);
  });

  it("takes that of the last hit where each hit has one", () => {
    const value = (source: string, hits: number) => readAdvantage(source, { isBlock: true, hits }).value;
    expect(value("-29/-11", 2)).toEqual({ min: -11, alternatives: [{ min: -29 }] });
    expect(value("-25,-15", 2)).toEqual({ min: -15, alternatives: [{ min: -25 }] });
    expect(value("-16/+8", 1)).toEqual({ min: -16, alternatives: [{ min: 8 }] });
    expect(value("+10g +25w", 2)).toEqual({
      min: 10,
      effects: ["guard"],
      alternatives: [{ min: 25, when: ["wall"] }],
    });
  });

  it("reads a number without its plus on hit, unless it repeats the row's damage", () => {
    const context = { unsigned: { damage: ",35" } };
    expect(readAdvantage("10a (11)", context)).toEqual({
      value: { min: 10, effects: ["airborne"], recovered: { min: 11 } },
      unsure: true,
    });
    expect(() => readAdvantage("35", context)).toThrow(Unreadable);
  });

  it.each(["!", "N/A"])("%j has no value", (source) => {
    expect(readAdvantage(source)).toEqual({ value: undefined, unsure: false });
  });

  it.each(["i18", "i13c", "13", "KND", "th", "+2a(-10~)+18a(+6)", "+25w", "-5~9", "+5b", "-3c~?x"])(
    "%j is not guessed",
    (source) => {
      expect(() => readAdvantage(source)).toThrow(Unreadable);
    },
  );
});
