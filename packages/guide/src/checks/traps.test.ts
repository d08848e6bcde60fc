import { describe, expect, test } from "vitest";
import { findingsInYaml } from "../sheet-fixture.ts";
import { traps } from "./before-the-hit.ts";

function trap(move: string, hit: number, catches: number): string {
  return `traps:\n  - move: "${move}"\n    hit: ${hit}\n    catches: ${catches}\n    why: x`;
}

describe("traps", () => {
  test.each([
    ["king", "3 2 2", 3, 10],
    ["king", "3 2 2 charge", 3, 16],
    ["king", "1 2 2+4", 3, 13],
    ["king", "1 2 1 2+4", 3, 10],
  ])("%s: %s catches with hit %i", (character, move, hit, catches) => {
    expect(findingsInYaml(traps, character, trap(move, hit, catches))).toEqual([]);
  });

  test.each([
    ["king", "1 2", 2, 10, 4, "catches", 'hit 2 of "1 2" jails, so nobody can press anything before it'],
    [
      "king",
      "1 2 2+4",
      3,
      10,
      4,
      "catches",
      'hit 3 of "1 2 2+4" catches buttons of 13 frames and more, not 10',
    ],
    ["jin", "d 3 4", 2, 10, 4, "catches", 'the movelist shows no gap before hit 2 of "d 3 4"'],
    [
      "king",
      "df 3 4",
      2,
      11,
      4,
      "catches",
      'hit 2 of "df 3 4" catches buttons of 12 frames and more, not 11',
    ],
    ["king", "1 2 1", 4, 10, 3, "hit", 'no part of "1 2 1" begins with hit 4'],
    ["king", "df 1", 1, 10, 3, "hit", 'no part of "df 1" begins with hit 1'],
    ["king", "df 1 into df 2", 2, 10, 2, "move", '"df 1 into df 2" is more than one string'],
  ])("%s: %s with hit %i is no such trap", (character, move, hit, catches, line, field, fault) => {
    expect(findingsInYaml(traps, character, trap(move, hit, catches))).toEqual([
      `${line} traps.0.${field}: ${fault}`,
    ]);
  });
});
