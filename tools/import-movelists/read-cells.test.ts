import { describe, expect, it } from "vitest";
import { readAdvantage } from "./read-advantage.ts";
import {
  type DamagePart,
  type Reading,
  readCrush,
  readDamage,
  readReach,
  readRecovery,
  readStartup,
  readTarget,
  readTotalFrames,
  readTracking,
  type StartupFacts,
  Unreadable,
} from "./read-cells.ts";

/** A cell and its value; behind the value, whether the source is unsure of it. */
type Row<Value> = readonly [source: string, value: Value, unsure?: boolean];

function describeCell<Value>(
  what: string,
  reader: (source: string) => Reading<Value>,
  rows: readonly Row<Value>[],
  notGuessed: readonly string[],
): void {
  describe(what, () => {
    it.for(rows)("%j is %j", ([source, value, unsure = false]) => {
      expect(reader(source)).toEqual({ value, unsure });
    });

    it.each(notGuessed)("%j is not guessed", (source) => {
      expect(() => reader(source)).toThrow(Unreadable);
    });
  });
}

/** Levels in words, `mid grounded`; `!` is unblockable, `?` only happens sometimes. */
function readLevels(source: string): Reading<string[]> {
  const { value, unsure } = readTarget(source);
  const levels = value.hits.map(({ level, grounded, unblockable, conditional }) =>
    [level, grounded && "grounded", unblockable && "!", conditional && "?"].filter(Boolean).join(" "),
  );
  return { value: value.isParry ? ["parry", ...levels] : levels, unsure };
}

describeCell(
  "a target",
  readLevels,
  [
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
    ["r(m)", ["parry"]],
    ["mm", ["mid", "mid"]],
    [",,m", ["mid"]],
    ["h,h,Special,m", ["high", "high", "mid"]],
  ],
  [",sll,h", "M (L)", "t / m", "t(s)"],
);

const part = (damage: number, more: Partial<DamagePart> = {}): DamagePart => ({
  ...{ damage, brackets: [], versions: [], recoverable: false, conditional: false },
  ...more,
});

describeCell(
  "a damage",
  readDamage,
  [
    ["20", [part(20)]],
    [",12", [part(12)]],
    ["4,4,16", [part(4), part(4), part(16)]],
    [",18 (12),20 (14)", [part(18, { brackets: [12] }), part(20, { brackets: [14] })]],
    [",20 (14/10)", [part(20, { brackets: [14, 10] })]],
    ["50(55)", [part(50, { brackets: [55] })]],
    ["21/25/31", [part(21, { versions: [25, 31] })]],
    ["10,20/24/28", [part(10), part(20, { versions: [24, 28] })]],
    ["12,13 / 32", [part(12), part(13, { versions: [32] })]],
    ["45(50)/70,5", [part(45, { brackets: [50], versions: [70] }), part(5)]],
    [",20/36 (10/18)", [part(20, { brackets: [10], versions: [36] })]],
    ["10-75", [part(10, { versions: [75] })]],
    ["40 (8+20+12)", [part(40)]],
    ["55+", [part(55)]],
    ["25,(14)", [part(25), part(14, { conditional: true })]],
    ["[12;12]", [part(12, { recoverable: true })]],
    ["(5)", [part(5, { recoverable: true })]],
    [",6 (4),[5] ([1])", [part(6, { brackets: [4] }), part(5, { brackets: [1], recoverable: true })]],
    ["-", undefined],
  ],
  [",", "13,(14,24), 12", "25(,28)", "(20)14", "40 (8+20+13)", "[6;12]"],
);

describeCell(
  "a crush",
  (source) => {
    const { value, unsure } = readCrush(source);
    return { value: value.map(({ kind, from, to }) => [kind, from, to]), unsure };
  },
  [
    [
      "js20~49 fs50~52",
      [
        ["jump", 20, 49],
        ["float", 50, 52],
      ],
    ],
    [
      "js13~32 33~35",
      [
        ["jump", 13, 32],
        ["float", 33, 35],
      ],
    ],
    ["cs6~", [["crouch", 6, undefined]]],
    ["pc7", [["power", 7, 7]]],
    ["ps5-10", [["parry", 5, 10]]],
    ["js", [["jump", undefined, undefined]]],
    ["js~9", [["jump", undefined, 9]]],
    ["is1~6", [["invincible", 1, 6]]],
    ["cs24~27?", [["crouch", 24, 27]], true],
  ],
  ["on whiff: js9~31 fs32~34", "js13~32 34~35", "cs13~32 33~35", "js 21F", "js~21~31", "js20~10"],
);

type Ends = readonly [min: number, max?: number];

/** Startups of an entry's own hits; behind them others, and which of these is the whole. */
function startup(ranges: readonly Ends[], others: readonly Ends[] = [], whole?: number): StartupFacts {
  const rangeOf = ([min, max]: Ends) => (max === undefined ? { min } : { min, max });
  const facts = { ranges: ranges.map(rangeOf), others: others.map(rangeOf), crush: [] };
  return whole === undefined ? facts : { ...facts, whole: { min: whole } };
}

describeCell(
  "a startup",
  readStartup,
  [
    ["i10", startup([[10]])],
    ["i13~14", startup([[13, 14]])],
    [",i20~22", startup([[20, 22]])],
    ["i11~i12", startup([[11, 12]])],
    ["i15-16", startup([[15, 16]])],
    ["I16", startup([[16]])],
    ["i15~15", startup([[15]])],
    ["i13 i8 i12", startup([[13], [8], [12]])],
    ["i16~17,i14", startup([[16, 17], [14]])],
    ["i20 (i40)", startup([[20]], [[40]], 40)],
    ["i15 (66~)", startup([[15]], [[66]], 66)],
    ["i11~12 (i14+)", startup([[11, 12]], [[14]], 14)],
    ["i11~12 (~i13)", startup([[11, 12]], [[13]])],
    ["i21~30 (i31~40)", startup([[21, 30]], [[31, 40]])],
    ["i31 (30~32)", startup([[31]], [[30, 32]])],
    ["i17(68/93/118~)", startup([[17]], [[68], [93], [118]], 68)],
    ["i14,i6 (i7)", startup([[14], [6]], [[7]])],
    ["i22~", startup([[22]])],
    [".i26~27", startup([[26, 27]])],
    ["N/A / i26~i31 Heat", startup([], [[26, 31]])],
    ["i12~14 / i15~17", startup([[12, 14]], [[15, 17]])],
    ["i27 pc7", { ...startup([[27]]), crush: [{ kind: "power", from: 7, to: 7 }] }],
    ["i69?", startup([[69]]), true],
    // Of these the first frame is clear.
    ["i39~-41", startup([[39, 41]]), true],
    ["i16~15 i14~15", startup([[16], [14, 15]]), true],
    ["i48~5-", startup([[48]]), true],
    ["i13,i", startup([[13]]), true],
    ["N/A", undefined],
  ],
  ["(depends)", "?", "i46/i47, i19/i18"],
);

describeCell(
  "a recovery",
  readRecovery,
  [
    ["r19", { frames: 19 }],
    ["27", { frames: 27 }],
    ["r24 FC", { frames: 24, into: "FC" }],
    ["FC", { into: "FC" }],
    ["r12 1SS", { frames: 12, into: "1SS" }],
    ["FC BT", { into: "FC BT" }],
    ["RFF r33", { frames: 33, into: "RFF" }],
    ["r31? SEN", { frames: 31, into: "SEN" }, true],
    ["r", undefined],
  ],
  ["depends on distance"],
);

describeCell(
  "total frames",
  readTotalFrames,
  [
    ["41", 41],
    ["41?", 41, true],
  ],
  ["154 or t129"],
);
describeCell(
  "a reach",
  readReach,
  [
    ["2.15", 2.15],
    ["2.50~", 2.5, true],
  ],
  ["far"],
);
describeCell(
  "tracking",
  readTracking,
  [
    ["12", 12],
    ["0", 0],
    ["5?", 5, true],
    ["13(?)", 13, true],
    ["14f?", 14, true],
    ["12?/13?/21?", 12, true],
  ],
  ["Tracks Left", "8 or 15-20? (Fully Tracking?)", "21+? (Fully Tracking?)"],
);

describeCell(
  "an advantage",
  readAdvantage,
  [
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
    ["+13g +25w", { min: 13, effects: ["guard"], alternatives: [{ min: 25, when: ["wall"] }] }],
    [
      "+1 / +10~17wc",
      { min: 1, alternatives: [{ min: 10, max: 17, effects: ["crouching"], when: ["wall"] }] },
    ],
    ["-16/+8", { min: -16, alternatives: [{ min: 8 }] }],
    ["-9/-2/0c", { min: -9, alternatives: [{ min: -2 }, { min: 0, effects: ["crouching"] }] }],
    ["-2/-7", { min: -7, alternatives: [{ min: -2 }] }],
    ["-25,-15", { min: -25, alternatives: [{ min: -15 }] }],
    ["-5d or +0d", { min: -5, effects: ["down"], alternatives: [{ min: 0, effects: ["down"] }] }],
    ["+14 +64a", { min: 14, alternatives: [{ min: 64, effects: ["airborne"] }] }],
    ["+5s/(0d)", { min: 0, effects: ["down"], alternatives: [{ min: 5, effects: ["stagger"] }] }],
    [
      "+72a (+56) / +10",
      { min: 10, alternatives: [{ min: 72, effects: ["airborne"], recovered: { min: 56 } }] },
    ],
    ["+7a(-2)~+8a(-1)", { min: 7, max: 8, effects: ["airborne"], recovered: { min: -2, max: -1 } }],
    [
      "-3 / - 4 HBS / -14 ROL",
      {
        min: -3,
        inStance: [
          { stance: "HBS", min: -4 },
          { stance: "ROL", min: -14 },
        ],
      },
    ],
    [
      "+16a/+21a HBS",
      { min: 16, effects: ["airborne"], inStance: [{ stance: "HBS", min: 21, effects: ["airborne"] }] },
    ],
    ["-5 BT", { min: -5, into: "bt" }],
    ["+13BT", { min: 13, posture: "BT" }],
    ["+0 BT/+0 FUFA", { min: 0, into: "bt", alternatives: [{ min: 0, posture: "FUFA" }] }],
    ["+33a (+7) / HE", { min: 33, effects: ["airborne"], recovered: { min: 7 } }],
    // Of the first level of a gauge.
    ["+9a (ZAN1)", { min: 9, effects: ["airborne"] }],
    ["-14?", { min: -14 }, true],
    ["-18~", { min: -18 }, true],
    // A doubled sign, and a letter for frames.
    ["--3", { min: -3 }, true],
    ["-8f", { min: -8 }, true],
    ["!", undefined],
    ["N/A", undefined],
  ],
  [
    ...["i18", "i13c", "13", "KND", "th", "+2a(-10~)+18a(+6)", "+25w", "-5~9", "+5b", "-3c~?x"],
    ...["+9a (ZAN2)", "i12"],
  ],
);

describe("an advantage, by what the row says beside it,", () => {
  it("has the sign that its range lacks where the active frames confirm it", () => {
    expect(readAdvantage("-13~12", { activeFrames: 1 })).toMatchObject({ value: { min: -13, max: -12 } });
    expect(readAdvantage("-12~13", { activeFrames: 1 })).toMatchObject({ value: { min: -13, max: -12 } });
    expect(() => readAdvantage("-13~12", { activeFrames: 3 })).toThrow(Unreadable);
  });

  it("is on block what punishes it, and unsure", () => {
    expect(readAdvantage("i12", { isBlock: true })).toEqual({ value: { min: -12 }, unsure: true });
  });

  it.each([
    ["-29/-11", 2, { min: -11, alternatives: [{ min: -29 }] }],
    ["-25,-15", 2, { min: -15, alternatives: [{ min: -25 }] }],
    ["-16/+8", 1, { min: -16, alternatives: [{ min: 8 }] }],
    ["+10g +25w", 2, { min: 10, effects: ["guard"], alternatives: [{ min: 25, when: ["wall"] }] }],
  ])("is that of the last hit where each hit has one: %s of %i", (source, hits, value) => {
    expect(readAdvantage(source, { isBlock: true, hits }).value).toEqual(value);
  });

  it("needs no plus on hit, unless it repeats the row's damage", () => {
    const context = { unsigned: { damage: ",35" } };
    const value = { min: 10, effects: ["airborne"], recovered: { min: 11 } };
    expect(readAdvantage("10a (11)", context)).toEqual({ value, unsure: true });
    expect(() => readAdvantage("35", context)).toThrow(Unreadable);
  });
});
