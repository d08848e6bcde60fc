import type { Advantage } from "@tactician/game";
import { describe, expect, it } from "vitest";
import { readAdvantage } from "./read-advantage.ts";

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
    ["+13g +25w", { min: 13, effects: ["guard"] }],
  ];
  it.each(rows)("%j is read", (source, value) => {
    expect(readAdvantage(source)).toEqual({ ok: true, value, unsure: false });
  });

  it("says when the source is unsure", () => {
    expect(readAdvantage("-14?")).toEqual({ ok: true, value: { min: -14 }, unsure: true });
  });

  it.each(["!", "N/A"])("%j has no value", (source) => {
    expect(readAdvantage(source)).toEqual({ ok: true, value: undefined, unsure: false });
  });

  it.each([
    "i18",
    "i13c",
    "--3",
    "13",
    "-5 BT",
    "KND",
    "th",
    "-9/-2/0c",
    "+16a/-2a",
    "-18~",
    "+14 +64a",
    "-5~9",
    "+5b",
    "-3c~?x",
  ])("%j is not guessed", (source) => {
    expect(readAdvantage(source).ok).toBe(false);
  });
});
