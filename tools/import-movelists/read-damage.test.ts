import { describe, expect, it } from "vitest";
import { readDamage, Unreadable } from "./read-cells.ts";

type Part = {
  damage: number;
  brackets?: number[];
  versions?: number[];
  recoverable?: true;
  conditional?: true;
};

const part = ({ brackets = [], versions = [], recoverable, conditional, damage }: Part) => ({
  damage,
  brackets,
  versions,
  recoverable: recoverable === true,
  conditional: conditional === true,
});

describe("a damage field", () => {
  const rows: [string, Part[]][] = [
    ["20", [{ damage: 20 }]],
    [",12", [{ damage: 12 }]],
    ["4,4,16", [{ damage: 4 }, { damage: 4 }, { damage: 16 }]],
    [
      ",18 (12),20 (14)",
      [
        { damage: 18, brackets: [12] },
        { damage: 20, brackets: [14] },
      ],
    ],
    [",20 (14/10)", [{ damage: 20, brackets: [14, 10] }]],
    ["50(55)", [{ damage: 50, brackets: [55] }]],
    ["21/25/31", [{ damage: 21, versions: [25, 31] }]],
    ["10,20/24/28", [{ damage: 10 }, { damage: 20, versions: [24, 28] }]],
    ["12,13 / 32", [{ damage: 12 }, { damage: 13, versions: [32] }]],
    ["45(50)/70,5", [{ damage: 45, brackets: [50], versions: [70] }, { damage: 5 }]],
    [",20/36 (10/18)", [{ damage: 20, brackets: [10], versions: [36] }]],
    ["10-75", [{ damage: 10, versions: [75] }]],
    ["40 (8+20+12)", [{ damage: 40 }]],
    ["55+", [{ damage: 55 }]],
    ["25,(14)", [{ damage: 25 }, { damage: 14, conditional: true }]],
    ["[12;12]", [{ damage: 12, recoverable: true }]],
    ["(5)", [{ damage: 5, recoverable: true }]],
    [
      ",6 (4),[5] ([1])",
      [
        { damage: 6, brackets: [4] },
        { damage: 5, brackets: [1], recoverable: true },
      ],
    ],
  ];
  it.each(rows)("%j is read", (source, parts) => {
    expect(readDamage(source)).toEqual({ value: parts.map(part), unsure: false });
  });

  it("reads a dash as no damage", () => {
    expect(readDamage("-")).toEqual({ value: undefined, unsure: false });
  });

  it.each([",", "13,(14,24), 12", "25(,28)", "(20)14", "40 (8+20+13)", "[6;12]"])(
    "%j is not guessed",
    (source) => {
      expect(() => readDamage(source)).toThrow(Unreadable);
    },
  );
});
