import { describe, expect, it } from "vitest";
import { readDamage } from "./read-damage.ts";

const plain = (damage: number, ...others: number[]) => ({ damage, others, recoverable: false });

describe("a damage field", () => {
  it.each([
    ["20", [plain(20)]],
    [",12", [plain(12)]],
    ["4,4,16", [plain(4), plain(4), plain(16)]],
    [",18 (12),20 (14)", [plain(18, 12), plain(20, 14)]],
    [",20 (14/10)", [plain(20, 14, 10)]],
    ["50(55)", [plain(50, 55)]],
    ["21/25/31", [plain(21, 25, 31)]],
    ["55+", [plain(55)]],
    ["[12;12]", [{ damage: 12, others: [], recoverable: true }]],
    ["(5)", [{ damage: 5, others: [], recoverable: true }]],
    [",6 (4),[5] ([1])", [plain(6, 4), { damage: 5, others: [1], recoverable: true }]],
  ])("%j is read", (source, value) => {
    expect(readDamage(source)).toEqual({ ok: true, value, unsure: false });
  });

  it("reads a dash as no damage", () => {
    expect(readDamage("-")).toEqual({ ok: true, value: undefined, unsure: false });
  });

  it.each([",", "10-75", "25,(14)", "45(50)/70,5", "12,13 / 32", "10,20/24/28", "[6;12]"])(
    "%j is not guessed",
    (source) => {
      expect(readDamage(source).ok).toBe(false);
    },
  );
});
