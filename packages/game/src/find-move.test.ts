import { describe, expect, test } from "vitest";
import { createMoveLookup, type MoveLookup } from "./find-move.ts";
import type { Movelist } from "./move.ts";
import { moveVocabulary } from "./move-reader.ts";
import { contentMovelists } from "./testing/content-movelists.ts";

const movelists = new Map<string, Movelist>(contentMovelists());
const lookups = new Map<string, MoveLookup>();
function lookupOf(character: string): MoveLookup {
  const movelist = movelists.get(character);
  if (movelist === undefined) throw new Error(`${character} has no movelist`);
  const known = lookups.get(character) ?? createMoveLookup(movelist, moveVocabulary(movelist));
  lookups.set(character, known);
  return known;
}

describe("a move is found as it is written", () => {
  test.each([
    ["jin", "df+2", ["df+2", "df2", "DF 2", "d/f+2", "df-2", " df+2 ", "Fiendish Rend", "fiendish_rend"]],
    ["jin", "ZEN.1,3", ["ZEN.1,3", "zen 1 3", "zen.1,3", "ZEN-1-3"]],
    ["king", "ws2,2", ["ws2,2", "WS 2 2", "ws+2,2", "ws 2,2"]],
    ["king", "f,hcf+1", ["f,hcf+1", "f hcf 1", "F,HCF+1", "Giant Swing"]],
    ["devil-jin", "f,n,d,df#2", ["f,n,d,df#2", "EWGF", "ewgf", "f n d df just 2"]],
    ["law", "UF+4", ["UF+4"]],
    ["law", "uf+4", ["uf+4", "uf4", "u/f+4"]],
    ["clive", "1+4", ["PHX.1+4", "phx 1+4"]],
    ["lars", "AIR.f,f,F+2+4", ["AIR.DEN.2+4", "(airborne).DEN.2+4"]],
    ["lars", "f,f,F+2+4", ["DEN.2+4", "den 2+4"]],
    ["nina", "CD.2+3", ["db,qcf,n,DB+2+3"]],
    ["yoshimitsu", "BT.d+1", ["MED.1"]],
    ["alisa", "db+1 (2)", ["db+1 (2)", "db-1.2"]],
  ])("%s %s", (character, id, spellings) => {
    for (const text of spellings) expect([text, lookupOf(character).find(text)?.id]).toEqual([text, id]);
  });

  test.each([...movelists])("%s: every move by its id", (character, { moves }) => {
    const { find } = lookupOf(character);
    expect(moves.filter((move) => find(move.id) !== move).map(({ id }) => id)).toEqual([]);
  });

  test.each(["", " ", "asdf", "ws1,2", "df+2 df+1", "__proto__", "д+2", "9".repeat(10_000), "1".repeat(119)])(
    "%j is no move",
    (text) => {
      expect(lookupOf("king").find(text)).toBeUndefined();
    },
  );
});

describe("the nearest moves", () => {
  test.each([
    ["king", "ws1,2", ["ws1", "ws2", "ws1+2"]],
    ["jin", "fiendish rand", ["df+2"]],
    ["jin", "df+22", ["df+2"]],
    ["jin", "ZEN.1,4", ["ZEN.1", "ZEN.1,3"]],
  ])("to %s %s are among them %j", (character, text, ids) => {
    const nearest = lookupOf(character)
      .nearest(text, 3)
      .map(({ id }) => id);
    expect(nearest).toHaveLength(3);
    for (const id of ids) expect(nearest).toContain(id);
  });

  test.each(["", "д+2", "動", "x".repeat(10_000)])("there are three for %j too", (text) => {
    expect(lookupOf("jin").nearest(text, 3)).toHaveLength(3);
  });
});
