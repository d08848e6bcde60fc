import { describe, expect, it } from "vitest";
import { readStartup, type StartupFacts, Unreadable } from "./read-cells.ts";

describe("a startup field", () => {
  const rows: [string, Omit<StartupFacts, "crush">][] = [
    ["i10", { ranges: [{ min: 10 }], others: [] }],
    ["i13~14", { ranges: [{ min: 13, max: 14 }], others: [] }],
    [",i20~22", { ranges: [{ min: 20, max: 22 }], others: [] }],
    ["i11~i12", { ranges: [{ min: 11, max: 12 }], others: [] }],
    ["i15-16", { ranges: [{ min: 15, max: 16 }], others: [] }],
    ["I16", { ranges: [{ min: 16 }], others: [] }],
    ["i15~15", { ranges: [{ min: 15 }], others: [] }],
    ["i13 i8 i12", { ranges: [{ min: 13 }, { min: 8 }, { min: 12 }], others: [] }],
    ["i16~17,i14", { ranges: [{ min: 16, max: 17 }, { min: 14 }], others: [] }],
    ["i20 (i40)", { ranges: [{ min: 20 }], whole: { min: 40 }, others: [{ min: 40 }] }],
    ["i15 (66~)", { ranges: [{ min: 15 }], whole: { min: 66 }, others: [{ min: 66 }] }],
    ["i11~12 (i14+)", { ranges: [{ min: 11, max: 12 }], whole: { min: 14 }, others: [{ min: 14 }] }],
    ["i11~12 (~i13)", { ranges: [{ min: 11, max: 12 }], others: [{ min: 13 }] }],
    ["i21~30 (i31~40)", { ranges: [{ min: 21, max: 30 }], others: [{ min: 31, max: 40 }] }],
    ["i31 (30~32)", { ranges: [{ min: 31 }], others: [{ min: 30, max: 32 }] }],
    [
      "i17(68/93/118~)",
      { ranges: [{ min: 17 }], whole: { min: 68 }, others: [{ min: 68 }, { min: 93 }, { min: 118 }] },
    ],
    ["i14,i6 (i7)", { ranges: [{ min: 14 }, { min: 6 }], others: [{ min: 7 }] }],
    ["i22~", { ranges: [{ min: 22 }], others: [] }],
    [".i26~27", { ranges: [{ min: 26, max: 27 }], others: [] }],
    ["N/A / i26~i31 Heat", { ranges: [], others: [{ min: 26, max: 31 }] }],
    ["i12~14 / i15~17", { ranges: [{ min: 12, max: 14 }], others: [{ min: 15, max: 17 }] }],
  ];
  it.each(rows)("%j is read", (source, value) => {
    expect(readStartup(source)).toEqual({ value: { ...value, crush: [] }, unsure: false });
  });

  it("reads a crush window in its column", () => {
    expect(readStartup("i27 pc7")).toEqual({
      value: { ranges: [{ min: 27 }], others: [], crush: [{ kind: "power", from: 7, to: 7 }] },
      unsure: false,
    });
  });

  it("keeps a value marked with a question mark, and says that it is unsure", () => {
    expect(readStartup("i69?")).toEqual({
      value: { ranges: [{ min: 69 }], others: [], crush: [] },
      unsure: true,
    });
  });

  it.each([
    ["i39~-41", [{ min: 39, max: 41 }]],
    ["i16~15 i14~15", [{ min: 16 }, { min: 14, max: 15 }]],
    ["i48~5-", [{ min: 48 }]],
    ["i13,i", [{ min: 13 }]],
  ])("of %j the first frame is clear", (source, ranges) => {
    expect(readStartup(source)).toEqual({ value: { ranges, others: [], crush: [] }, unsure: true });
  });

  it("has no value where the move never hits", () => {
    expect(readStartup("N/A")).toEqual({ value: undefined, unsure: false });
  });

  it.each(["(depends)", "?", "i46/i47, i19/i18"])("%j is not guessed", (source) => {
    expect(() => readStartup(source)).toThrow(Unreadable);
  });
});
