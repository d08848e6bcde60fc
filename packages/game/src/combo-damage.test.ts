import { parseNotation } from "@tactician/notation";
import { describe, expect, test } from "vitest";
import { type ComboStep, estimateComboDamage } from "./combo-damage.ts";
import { stanceWords } from "./resolve/players-names.ts";
import { createResolver } from "./resolve/resolver.ts";
import { frozenMovelist } from "./testing/frozen-movelists.ts";

/** A route as a sheet writes it; words for the player are given apart, as the guide's reader does. */
function estimate(characterId: string, starter: string, steps: readonly string[], words: string[] = []) {
  const movelist = frozenMovelist(characterId);
  const resolve = createResolver(movelist);
  const read = (text: string): ComboStep => {
    const { tokens } = parseNotation(text, { stances: stanceWords(movelist) });
    return { tokens, moves: resolve(tokens).moves, words };
  };
  return estimateComboDamage(read(starter), steps.map(read), movelist);
}

describe("totals computed by hand", () => {
  test.each([
    // 13, then in the air 12*.7 19*.5, 15*.4 14*.3 22*.3, 12*.3 10*.3
    ["jin", "uf 4", ["df 2 4", "b f 2 1 df 2 t", "b 2 1"], 13 + 8 + 9 + 6 + 4 + 6 + 3 + 3],
    // 12, then 15*.7 23*.5, 17*.4, 8*.3, 12*.3 20*.3, 15*.3 12*.3, 36*.3
    [
      "law",
      "df 2",
      ["4 u 3", "f f 4", "2", "f f 2 3 t", "4 3 holdf", "DSS f 4"],
      12 + 10 + 11 + 6 + 2 + 3 + 6 + 4 + 3 + 10,
    ],
    // 25, then 13*.7 13*.5 21*.4, 12*.3 14*.3 20*.3
    ["kazuya", "ws 2", ["df 3 2 1 t", "b 2 2 1+2"], 25 + 9 + 6 + 8 + 3 + 4 + 6],
  ] as const)("%s: %s, %j", (characterId, starter, steps, total) => {
    expect(estimate(characterId, starter, steps)).toBe(total);
  });

  test("the hit that counters does a fifth more, the rest of the string does not", () => {
    // Law b+1+2 ... : f+1+2 counters with 20 * 1.2, then 15*.7 23*.5
    const single = estimate("law", "ch 1+2 t", ["4 u 3"]);
    expect(single).toBe(24 + 10 + 11);
  });

  test("hits in brackets do not connect", () => {
    // 13 of uf 4, then only the last hit of df 2 4, 19*.7
    expect(estimate("jin", "uf 4", ["(df 2) 4"])).toBe(13 + 13);
  });

  test("a string's beginning and end alone leave out what is between them", () => {
    // King: 13, then of the lows 14, 7 and 7 and the mid 10 the first and the last: 14*.7 10*.5
    expect(estimate("king", "uf 4", ["d 3+4 2"])).toBe(13 + 9 + 5);
    expect(estimate("king", "uf 4", ["d 3+4 4 2"])).toBe(13 + 9 + 3 + 4);
  });

  test("the rest of a string that began in the launcher counts once", () => {
    // f f 3 does 20 and launches, 1 of f f 3 1 hits first in the air
    const whole = estimate("jin", "f f 3", ["(f f 3) 1"]) ?? 0;
    const alone = estimate("jin", "f f 3", ["2 1"]) ?? 0;
    expect(whole).toBeGreaterThan(20);
    expect(whole).toBeLessThan(20 + 23);
    expect(alone).toBeGreaterThan(20);
  });
});

describe("no number is better than a wrong one", () => {
  test.each([
    ["a Heat Dash", "jin", "heat f f 2 holdf", ["b f 2 1 df 2 t"], []],
    ["a throw at the end", "king", "uf 4", ["f 1+4", "air f f f 2+4"], []],
    ["a charged move", "kazuya", "ch f f 4", ["df 3 2 1 charge t"], []],
    ["a launcher that the movelist says nothing about", "king", "JGS 1", ["f 3", "df 4 3"], []],
    ["a launcher that does not launch", "jin", "1", ["b f 2 1 df 2", "b 2 1"], []],
    ["no launcher at all", "jin", "ss", ["b 2 1"], []],
    ["the wall", "jin", "uf 4", ["df 2 4"], ["wall"]],
  ] as const)("%s", (_, characterId, starter, steps, words) => {
    expect(estimate(characterId, starter, steps, [...words])).toBeUndefined();
  });
});
