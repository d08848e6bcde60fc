import { describe, expect, it } from "vitest";
import { readStartup, type StartupFacts } from "./read-startup.ts";

describe("a startup field", () => {
  const rows: [string, StartupFacts][] = [
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
    ["i12~14 / i15~17", { ranges: [{ min: 12, max: 14 }], others: [{ min: 15, max: 17 }] }],
  ];
  it.each(rows)("%j is read", (source, value) => {
    expect(readStartup(source)).toEqual({ ok: true, value, unsure: false });
  });

  it("keeps a value marked with a question mark, and says that it is unsure", () => {
    expect(readStartup("i69?")).toEqual({
      ok: true,
      value: { ranges: [{ min: 69 }], others: [] },
      unsure: true,
    });
  });

  it("has no value where the move never hits", () => {
    expect(readStartup("N/A")).toEqual({ ok: true, value: undefined, unsure: false });
  });

  it.each(["(depends)", "js12", "i22~", "i27 pc7", "i48~5-", "i48~5", "?", "i13,i", "i46/i47, i19/i18"])(
    "%j is not guessed",
    (source) => {
      expect(readStartup(source).ok).toBe(false);
    },
  );
});
