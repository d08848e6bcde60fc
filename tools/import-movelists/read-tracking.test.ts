import { describe, expect, it } from "vitest";
import { readTracking, Unreadable } from "./read-cells.ts";

describe("a tracking field", () => {
  it.each([
    ["12", 12, false],
    ["0", 0, false],
    ["5?", 5, true],
    ["13(?)", 13, true],
    ["14f?", 14, true],
    ["12?/13?/21?", 12, true],
  ])("%j is read", (source, value, unsure) => {
    expect(readTracking(source)).toEqual({ value, unsure });
  });

  it.each(["Tracks Left", "8 or 15-20? (Fully Tracking?)", "21+? (Fully Tracking?)"])(
    "%j is not guessed",
    (source) => {
      expect(() => readTracking(source)).toThrow(Unreadable);
    },
  );
});
