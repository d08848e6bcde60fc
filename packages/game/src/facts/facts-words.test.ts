import { describe, expect, test } from "vitest";
import type { Advantage } from "../move.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { key } from "../testing/move-keys.ts";
import { FACTS } from "./facts.ts";
import {
  advantageText,
  damageText,
  effectWords,
  type Facts,
  lastStartupText,
  levelLetters,
  levelWords,
  startupText,
} from "./facts-words.ts";
import { factOf, factText, propertyLabels, wholeFactValue } from "./shown-facts.ts";

test.each<[Advantage, string, string[]]>([
  [{ min: -14 }, "-14", []],
  [{ min: 0 }, "+0", []],
  [{ min: 27, effects: ["airborne"], recovered: { min: 17 } }, "+27a (+17)", ["opponent in the air"]],
  [{ min: -9, max: -8 }, "-9~-8", []],
  [{ min: 14, effects: ["crouching", "guard"] }, "+14cg", ["opponent crouching", "opponent can still block"]],
  [{ min: -5, max: 3, maxEffects: ["guard"] }, "-5~+3g", []],
  [{ min: 0, effects: ["thrown"] }, "+0th", ["throw"]],
  [
    { min: 26, effects: ["down"], recovered: { min: -10 }, posture: "FDFA" },
    "+26d (-10) FDFA",
    ["opponent on the ground"],
  ],
  [{ min: 5, into: "GMH" }, "+5 GMH", []],
  [{ min: -12, inStance: [{ stance: "ROL", min: -10 }] }, "-12 / -10 ROL", []],
  [{ min: -16, alternatives: [{ min: 8 }] }, "-16 / +8", []],
  [
    { min: 13, effects: ["guard"], alternatives: [{ min: 25, when: ["wall"] }] },
    "+13g / +25 wall",
    ["opponent can still block"],
  ],
])("%j is written %s and says %j", (advantage, text, words) => {
  expect(advantageText(advantage)).toBe(text);
  expect(effectWords(advantage)).toEqual(words);
});

test.each<[Facts["hits"], string, string]>([
  [[{ level: "high" }, { level: "high" }, { level: "mid" }], "h, h, m", "high, high, mid"],
  [[{ level: "low" }, { level: "mid", grounded: true }], "l, M", "low, mid (also grounded)"],
  [[{ level: "mid", unblockable: true }], "m!", "mid (cannot be blocked)"],
  [[{ level: "special mid" }], "sm", "special mid"],
  [[{ level: "air throw" }], "t (airborne)", "throw (airborne)"],
  [[], "", ""],
])("the levels %j are written '%s' and read '%s'", (hits, letters, words) => {
  expect(levelLetters(hits)).toBe(letters);
  expect(levelWords(hits)).toBe(words);
});

test.each<[Partial<Facts>, string | undefined]>([
  [{ hits: [{ level: "high", damage: 5 }], damage: 5 }, "5"],
  [{ hits: [{ level: "mid" }, { level: "throw" }], damage: 55 }, "55"],
  [{ hits: [{ level: "high", damage: 5 }] }, undefined],
  [
    {
      hits: [
        { level: "mid", damage: 14 },
        { level: "mid", damage: 25, scaledDamage: 17 },
      ],
      damage: 31,
    },
    "14+17 = 31",
  ],
  [
    {
      hits: [
        { level: "mid", damage: 15 },
        { level: "mid", damage: 15 },
      ],
      damage: 17,
    },
    "17",
  ],
])("the damage of %j is %s", (facts, text) => {
  expect(damageText({ hits: [], properties: [], ...facts })).toBe(text);
});

describe("known moves", () => {
  /** Values as the community's movelists had them in August 2026: of the frozen ones, so that a patch changes nothing here. */
  const KNOWN: [characterId: string, id: string, texts: Record<string, string>][] = [
    [
      "jin",
      "1,2",
      { command: "1 2", startup: "i10", levels: "h, h", damage: "5+12 = 17", block: "-3", hit: "+6" },
    ],
    [
      "jin",
      "1,2,1",
      { levels: "h, h, m", damage: "5+12+20 = 37", block: "-16", hit: "+31a (+21)", last: "i20~22" },
    ],
    ["jin", "CD.df#2", { startup: "i11~12", levels: "h", damage: "25", block: "+5~+6", hit: "+76a (+60)" }],
    ["jin", "1+2", { startup: "i13", damage: "4+4+16 = 24", block: "-14", hit: "+12a (+3)" }],
    ["king", "1,2,1", { startup: "i10", damage: "5+15+10 = 30", block: "-4", hit: "+5", counterHit: "+10" }],
    ["king", "1+3", { startup: "i12~14", levels: "t", damage: "35", block: "-6", hit: "+0d FUFA" }],
    [
      "kazuya",
      "f,n,d,df#2",
      { command: "f n d df just 2", startup: "i11~12", damage: "23", block: "+5", hit: "+39a (+29)" },
    ],
    [
      "paul",
      "CS.2",
      { command: "CS 2", startup: "i13~14", damage: "45", block: "-17", hit: "+26a (-10) FDFA" },
    ],
    ["kuma", "SIT.3+4", { levels: "M", block: "-12 / -10 ROL" }],
    ["yoshimitsu", "f,F+2:2", { command: "f f 2 just 2", damage: "15+18 = 33", hit: "+8d" }],
    [
      "reina",
      "WRA.1",
      { command: "WRA 1", startup: "i12", damage: "12", block: "-4", hit: "+8", counterHit: "+14c" },
    ],
  ];

  test.each(KNOWN)("%s %s", (characterId, id, texts) => {
    const move = frozenMovelist(characterId).moves.find((candidate) => candidate.id === id);
    expect(move && textsOf(move)).toMatchObject(texts);
  });
});

test.each<[Partial<Facts>, string | undefined]>([
  [{ startup: { min: 10 } }, "i10"],
  [{ startup: { min: 13 }, wholeStartup: { min: 21 } }, "i13\nwhole i21"],
  [{ startup: { min: 10 }, parent: key("1"), ownStartup: [{ min: 20, max: 22 }] }, "i10\nlast i20~22"],
  [{ parent: key("1"), ownStartup: [{ min: 20 }] }, "i20"],
  [{}, undefined],
])("the startup of %j stands in the table as %j", (facts, text) => {
  expect(factOf("startup").cell?.({ hits: [], properties: [], ...facts })).toBe(text);
});

test("every text of every move is whole", () => {
  const moves = [...contentMovelists().values()].flatMap((movelist) => movelist.moves);
  const broken = moves.filter((move) => {
    const texts = FACTS.map((fact) => [fact.cell?.(move), factText(fact, wholeFactValue(fact, move), move)]);
    return /undefined|NaN|\[object/.test(JSON.stringify([texts, propertyLabels(move)]));
  });
  expect(broken).toEqual([]);
});

function textsOf(move: Facts): Record<string, string | undefined> {
  return {
    command: move.command,
    startup: startupText(move),
    last: lastStartupText(move),
    levels: levelLetters(move.hits),
    damage: damageText(move),
    block: move.block && advantageText(move.block),
    hit: move.hit && advantageText(move.hit),
    counterHit: move.counterHit && advantageText(move.counterHit),
  };
}
