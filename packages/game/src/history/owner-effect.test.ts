import { describe, expect, it } from "vitest";
import type { Change } from "./changes-of.ts";
import type { FactChange } from "./history.ts";
import { isBetterForOwner } from "./owner-effect.ts";

/** A fact that changed, in short. */
function effect(fact: Omit<FactChange, "move" | "kind">): string {
  const on = { character: "jin", date: "2025-04-05", what: "fact", move: "df+2", kind: "changed" };
  return isBetterForOwner({ ...on, ...fact } as Change);
}

describe("whether a change is better for its owner", () => {
  it.each([
    ["block", { min: -12 }, { min: -14 }, "worse"],
    ["block", { min: -14 }, { min: -9, max: -8 }, "better"],
    ["block", { min: -9, max: -8 }, { min: -9 }, "neither"],
    ["block", { min: -14, max: -13 }, { min: -13 }, "neither"],
    ["hit", { min: 4 }, { min: 4, effects: ["crouching"] }, "neither"],
    ["counterHit", { min: 4 }, { min: 40, effects: ["airborne"] }, "better"],
    ["hit", { min: 15, effects: ["down"] }, { min: 2, effects: ["airborne"] }, "neither"],
    ["hit", { min: 39, effects: ["down"] }, { min: 26, effects: ["crouching"] }, "worse"],
    ["startup", { min: 12 }, { min: 13 }, "worse"],
    ["startup", { min: 13, max: 14 }, { min: 12, max: 16 }, "better"],
    ["ownStartup", [{ min: 12 }, { min: 20 }], [{ min: 11 }, { min: 22 }], "neither"],
    ["ownStartup", [{ min: 12 }, { min: 20 }], [{ min: 12 }, { min: 22 }], "worse"],
    ["damage", 20, 22, "better"],
    ["recovery", { frames: 20 }, { frames: 25 }, "worse"],
    ["recovery", { frames: 20 }, { frames: 20, into: "fc" }, "neither"],
    ["chip", true, 6, "neither"],
    ["hits", [{ level: "mid", damage: 20 }], [{ level: "high", damage: 22 }], "neither"],
    ["hits", [{ level: "mid", damage: 20 }], [{ level: "mid", damage: 17 }], "worse"],
    ["properties", ["homing"], ["homing", "tornado"], "better"],
    ["properties", ["homing"], ["tornado"], "neither"],
    ["properties", ["homing", "elbow"], ["homing"], "neither"],
    ["whiffsTo", ["ssl"], ["ssl", "ssr"], "worse"],
    ["throwBreak", ["1"], ["1", "2"], "neither"],
  ] as const)("%s %j -> %j is %s", (field, from, to, expected) => {
    expect(effect({ field, from, to } as never)).toBe(expected);
  });

  it("says nothing of what was not known", () => {
    expect(effect({ field: "block", to: { min: -14 } })).toBe("neither");
    expect(effect({ field: "block", from: { min: -14 } })).toBe("neither");
  });

  it("takes a new move for better, a lost one for worse, and neither where the source only had not written it down", () => {
    const move = { character: "jin", date: "2025-04-05", move: "df+2" } as const;
    expect(isBetterForOwner({ ...move, what: "added", kind: "changed" })).toBe("better");
    expect(isBetterForOwner({ ...move, what: "added", kind: "recorded" })).toBe("neither");
    expect(isBetterForOwner({ ...move, what: "renamed", kind: "corrected", from: "d+2" })).toBe("neither");
  });
});
