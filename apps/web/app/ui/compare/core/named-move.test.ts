import { type CharacterId, moveVocabulary } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNamedMove, shownText } from "./move-text.ts";
import { findNamedMove, nearestMoves, parseNamedMove } from "./named-move.ts";

const movelist = (id: CharacterId, name: string) => {
  const list = frozenMovelist(id);
  return { _id: id, name, vocabulary: moveVocabulary(list), ...list };
};
const JIN = movelist("jin", "Jin");
const KING = movelist("king", "King");

test.each([
  ["king:df+2", "king", "df+2"],
  ["Devil Jin:f,f+2", "devil-jin", "f,f+2"],
  ["jack-8:1", "jack-8", "1"],
  ["df+2", "jin", "df+2"],
  ["1+4:df+1", "jin", "1+4:df+1"],
  ["jin:1+4:df+1", "jin", "1+4:df+1"],
  ["king%3Adf%2B2", "king", "df+2"],
  ["nobody:df+2", undefined, "df+2"],
  ["__proto__:1", "jin", "__proto__:1"],
  ["", "jin", ""],
  ["%", "jin", "%"],
])("%j names a move of %s: %j", (text, character, command) => {
  const named = parseNamedMove(text, "jin");
  expect([named.character?.characterId, named.command]).toEqual([character, command]);
});

test.each(["df+2", "df2", "DF 2", "d/f+2", "df-2", "Jin-df+2"])("%j is Jin's df+2", (text) => {
  expect(findNamedMove(JIN, text)?.id).toBe("df+2");
});

test("a name and a stance's move are found, what nobody does is not", () => {
  expect(findNamedMove(KING, "giant swing")?.id).toBe("f,hcf+1");
  expect(findNamedMove(JIN, "zen 1 3")?.id).toBe("ZEN.1,3");
  for (const text of ["", "zz", "constructor", "1 ".repeat(5000), "\u0000", "\ud800"])
    expect(findNamedMove(JIN, text)).toBeUndefined();
});

test("what is nearly a move has neighbours", () => {
  expect(nearestMoves(JIN, "df+22", 3).map(({ id }) => id)).toContain("df+2");
});

test("every move is found by what an address names it", () => {
  for (const list of [JIN, KING])
    for (const move of list.moves) {
      const named = parseNamedMove(formatNamedMove(list._id, move.id), "paul");
      expect(named.character?.characterId).toBe(list._id);
      expect(findNamedMove(list, named.command)).toBe(move);
    }
});

test("whatever an address says is read, and shown in a line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const { command, written } = parseNamedMove(text, "jin");
      findNamedMove(JIN, command);
      expect(shownText(written).length).toBeLessThanOrEqual(41);
    }),
  );
  expect(shownText("x".repeat(10_000))).toBe(`${"x".repeat(40)}…`);
});
