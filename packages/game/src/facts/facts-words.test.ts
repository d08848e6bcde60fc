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

const mid = (damage: number) => ({ level: "mid" as const, damage });

test.each<[Partial<Facts>, string | undefined]>([
  [{ hits: [{ level: "high", damage: 5 }], damage: 5 }, "5"],
  [{ hits: [{ level: "mid" }, { level: "throw" }], damage: 55 }, "55"],
  [{ hits: [{ level: "high", damage: 5 }] }, undefined],
  [{ hits: [mid(14), { ...mid(25), scaledDamage: 17 }], damage: 31 }, "14+17 = 31"],
  [{ hits: [mid(15), mid(15)], damage: 17 }, "17"],
])("the damage of %j is %s", (facts, text) => {
  expect(damageText({ hits: [], properties: [], ...facts })).toBe(text);
});

describe("known moves", () => {
  /** Values as the community's movelists had them in August 2026: of the frozen ones, so that a patch changes nothing here. */
  test.each([
    ["jin", "1,2", "1 2; i10; h, h; 5+12 = 17; -3; +6; -; i10"],
    ["jin", "1,2,1", "1 2 1; i10; h, h, m; 5+12+20 = 37; -16; +31a (+21); -; i20~22"],
    ["jin", "CD.df#2", "cd df just 2; i11~12; h; 25; +5~+6; +76a (+60); -; -"],
    ["jin", "1+2", "1+2; i13; m, m, m; 4+4+16 = 24; -14; +12a (+3); -; -"],
    ["king", "1,2,1", "1 2 1; i10; h, h, m; 5+15+10 = 30; -4; +5; +10; i24~25"],
    ["king", "1+3", "1+3; i12~14; t; 35; -6; +0d FUFA; -; -"],
    ["kazuya", "f,n,d,df#2", "f n d df just 2; i11~12; h; 23; +5; +39a (+29); -; -"],
    ["paul", "CS.2", "CS 2; i13~14; m; 45; -17; +26a (-10) FDFA; -; -"],
    ["kuma", "SIT.3+4", "SIT 3+4; i25; M; 20; -12 / -10 ROL; -; -; -"],
    ["yoshimitsu", "f,F+2:2", "f f 2 just 2; i15; m, t; 15+18 = 33; -; +8d; -; -"],
    ["reina", "WRA.1", "WRA 1; i12; h; 12; -4; +8; +14c; -"],
  ])("%s %s is %s", (characterId, id, texts) => {
    const move = frozenMovelist(characterId).moves.find((candidate) => candidate.id === id);
    expect(move && textsOf(move)).toBe(texts);
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

/** Its command, startup, levels, damage, what it leaves on block, on hit and on counter hit, and when its last hit comes. */
function textsOf(move: Facts): string {
  const [block, hit, counterHit] = [move.block, move.hit, move.counterHit].map(
    (one) => one && advantageText(one),
  );
  const start = [move.command, startupText(move), levelLetters(move.hits), damageText(move)];
  return [...start, block, hit, counterHit, lastStartupText(move)].map((text) => text ?? "-").join("; ");
}
