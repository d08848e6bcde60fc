import { expect, test } from "vitest";
import { CHARACTERS, type CharacterId } from "./character.ts";
import {
  findByAddressPart,
  moveAddressPart,
  moveAnchors,
  movelistName,
  publicMoveId,
  readPublicMoveId,
  wikiMoveAddress,
  withoutNumber,
} from "./move-key.ts";
import { contentMovelists } from "./testing/content-movelists.ts";
import { key } from "./testing/move-keys.ts";

const movelists = [...contentMovelists()];

test("a plain string is no key", () => {
  // @ts-expect-error: it comes out of a movelist or a reader.
  expect(publicMoveId("jin", "df+2")).toBe("Jin-df+2");
});

test.each(movelists)("%s: every form of every key leads back to its move", (characterId, { moves }) => {
  const anchors = moveAnchors(moves);
  for (const [place, move] of moves.entries()) {
    const publicId = publicMoveId(characterId, move.id);
    expect(readPublicMoveId(characterId, publicId)).toBe(withoutNumber(move.id));
    expect(
      CHARACTERS.filter((one) => readPublicMoveId(one.characterId, publicId) !== undefined),
    ).toHaveLength(1);
    expect(findByAddressPart(moves, moveAddressPart(move.id))).toBe(move);
    expect(anchors.indexOf(anchors[place] ?? "")).toBe(place);
  }
  // Of two rows that the source calls the same the first has no number.
  const ids = new Set(moves.map(({ id }) => id));
  expect(moves.filter(({ id }) => !ids.has(withoutNumber(id)))).toEqual([]);
});

test.each(["", "df+2", "Jin", "jin-df+2", "Devil Jin-df+2", " Jin-df+2", "Jin df+2", "constructor"])(
  "%j is no public id of Jin's",
  (text) => expect(readPublicMoveId("jin", text)).toBeUndefined(),
);

test.each(["", "df 2", "DF+2", "df+2/", "toString"])("%j ends the address of no move", (part) => {
  for (const [, { moves }] of movelists) expect(findByAddressPart(moves, part)).toBeUndefined();
});

test("movelists call everybody by the roster's name, but for Ling Xiaoyu", () => {
  const others = CHARACTERS.filter(({ characterId, name }) => movelistName(characterId) !== name);
  expect(others.map(({ characterId }) => [characterId, movelistName(characterId)])).toEqual([
    ["xiaoyu", "Xiaoyu"],
  ]);
});

test.each<[CharacterId, string, string]>([
  ["jin", "df+2", "https://wavu.wiki/t/Jin_movelist#Jin-df+2"],
  ["devil-jin", "1,1,2", "https://wavu.wiki/t/Devil_Jin_movelist#Devil_Jin-1,1,2"],
  ["armor-king", "1+2", "https://wavu.wiki/t/Armor_King_movelist#Armor_King-1+2"],
  ["jack-8", "GMH.1", "https://wavu.wiki/t/Jack-8_movelist#Jack-8-GMH.1"],
  ["xiaoyu", "AOP.1 (2)", "https://wavu.wiki/t/Xiaoyu_movelist#Xiaoyu-AOP.1"],
])("of %s, %s is on the wiki at %s", (characterId, id, address) => {
  expect(wikiMoveAddress(characterId, publicMoveId(characterId, key(id)))).toBe(address);
});
