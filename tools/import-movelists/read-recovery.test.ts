import { describe, expect, it } from "vitest";
import { readReach, readRecovery, readTotalFrames, Unreadable } from "./read-cells.ts";

describe("a recovery field", () => {
  it.each([
    ["r19", { frames: 19 }],
    ["27", { frames: 27 }],
    ["r24 FC", { frames: 24, into: "FC" }],
    ["FC", { into: "FC" }],
    ["r12 1SS", { frames: 12, into: "1SS" }],
    ["FC BT", { into: "FC BT" }],
    ["RFF r33", { frames: 33, into: "RFF" }],
  ])("%j is read", (source, value) => {
    expect(readRecovery(source)).toEqual({ value, unsure: false });
  });

  it("keeps a value marked with a question mark", () => {
    expect(readRecovery("r31? SEN")).toEqual({ value: { frames: 31, into: "SEN" }, unsure: true });
  });

  it("reads a lone r as nothing", () => {
    expect(readRecovery("r")).toEqual({ value: undefined, unsure: false });
  });

  it("does not guess at sentences", () => {
    expect(() => readRecovery("depends on distance")).toThrow(Unreadable);
  });
});

it("reads total frames and reach as one number each", () => {
  expect(readTotalFrames("41")).toEqual({ value: 41, unsure: false });
  expect(readTotalFrames("41?")).toEqual({ value: 41, unsure: true });
  expect(() => readTotalFrames("154 or t129")).toThrow(Unreadable);
  expect(readReach("2.15")).toEqual({ value: 2.15, unsure: false });
  expect(readReach("2.50~")).toEqual({ value: 2.5, unsure: true });
  expect(() => readReach("far")).toThrow(Unreadable);
});
