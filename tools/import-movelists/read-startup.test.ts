import { describe, expect, it } from "vitest";
import { readStartup, type StartupFacts } from "./read-cells.ts";

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
    ["i20 (i40)", { ranges: [{ min: 20 }], others: [{ min: 40 }] }],
    ["i11~12 (i14+)", { ranges: [{ min: 11, max: 12 }], others: [{ min: 14 }] }],
    ["i17(68/93/118~)", { ranges: [{ min: 17 }], others: [{ min: 68 }, { min: 93 }, { min: 118 }] }],
    ["i14,i6 (i7)", { ranges: [{ min: 14 }, { min: 6 }], others: [{ min: 7 }] }],
    ["i22~", { ranges: [{ min: 22 }], others: [] }],
    [".i26~27", { ranges: [{ min: 26, max: 27 }], others: [] }],
    ["N/A / i26~i31 Heat", { ranges: [], others: [{ min: 26, max: 31 }] }],
    ["i12~14 / i15~17", { ranges: [{ min: 12, max: 14 }], others: [{ min: 15, max: 17 }] }],
  ];
  it.each(rows)("%j is read", (source, value) => {
    expect(readStartup(source)).toEqual({ ok: true, value: { ...value, crush: [] }, unsure: false });
  });

  it("reads a crush window that stands in its column", () => {
    expect(readStartup("i27 pc7")).toEqual({
      ok: true,
      value: { ranges: [{ min: 27 }], others: [], crush: [{ kind: "power", from: 7, to: 7 }] },
      unsure: false,
    });
  });

  it("keeps a value marked with a question mark, and says that it is unsure", () => {
    expect(readStartup("i69?")).toEqual({
      ok: true,
      value: { ranges: [{ min: 69 }], others: [], crush: [] },
      unsure: true,
    });
  });

  it("has no value where the move never hits", () => {
    expect(readStartup("N/A")).toEqual({ ok: true, value: undefined, unsure: false });
  });

  it.each(["(depends)", "i48~5-", "i48~5", "?", "i13,i", "i46/i47, i19/i18", "i39~-41"])(
    "%j is not guessed",
    (source) => {
      expect(readStartup(source).ok).toBe(false);
    },
  );
});
