import { describe, expect, it } from "vitest";
import { readTarget, Unreadable } from "./read-cells.ts";

function levels(source: string): string[] {
  return readTarget(source).value.hits.map(({ level, grounded, unblockable, conditional }) =>
    [level, grounded ? "grounded" : "", unblockable ? "!" : "", conditional ? "?" : ""]
      .filter((word) => word !== "")
      .join(" "),
  );
}

describe("a target field", () => {
  it.each([
    ["h", ["high"]],
    [",m,M", ["mid", "mid grounded"]],
    ["SL,h", ["special low grounded", "high"]],
    ["m!", ["mid !"]],
    ["ub(m)", ["mid !"]],
    ["t", ["throw"]],
    ["th(h)", ["high throw"]],
    ["t(g)", ["ground throw"]],
    ["t(c)", ["crouch throw"]],
    ["m,(t)", ["mid", "throw ?"]],
    ["M (t)", ["mid grounded", "throw ?"]],
    [",t (h)", ["high throw"]],
    ["sp", []],
    ["Special", []],
  ])("%j is %j", (source, expected) => {
    expect(levels(source)).toEqual(expected);
  });

  it("reads a reversal as a parry without hits", () => {
    expect(readTarget("r(m)")).toEqual({ value: { hits: [], isParry: true }, unsure: false });
  });

  it("reads two hits of one level, and passes over what is no hit", () => {
    expect(levels("mm")).toEqual(["mid", "mid"]);
    expect(levels(",,m")).toEqual(["mid"]);
    expect(levels("h,h,Special,m")).toEqual(["high", "high", "mid"]);
  });

  it.each([",sll,h", "M (L)", "t / m", "t(s)"])("%j is not guessed", (source) => {
    expect(() => levels(source)).toThrow(Unreadable);
  });
});
