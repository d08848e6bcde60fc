import { expect, test } from "vitest";
import { CHARACTERS, movelistName } from "./character.ts";
import { nameInMoveId, publicMoveId } from "./punishment/public-move-id.ts";
import { wikiMoveAddress } from "./wiki-address.ts";

test.each([
  ["jin", "Jin-df+2", "https://wavu.wiki/t/Jin_movelist#Jin-df+2"],
  ["devil-jin", "Devil Jin-1,1,2", "https://wavu.wiki/t/Devil_Jin_movelist#Devil_Jin-1,1,2"],
  ["armor-king", "Armor King-1+2", "https://wavu.wiki/t/Armor_King_movelist#Armor_King-1+2"],
  ["jack-8", "Jack-8-GMH.1", "https://wavu.wiki/t/Jack-8_movelist#Jack-8-GMH.1"],
  ["xiaoyu", publicMoveId("Xiaoyu", "AOP.1 (2)"), "https://wavu.wiki/t/Xiaoyu_movelist#Xiaoyu-AOP.1"],
])("of %s, %s is at %s", (characterId, id, address) => {
  expect(wikiMoveAddress(characterId, id)).toBe(address);
});

test("the name of every character's movelist is read off its ids", () => {
  for (const { characterId } of CHARACTERS) {
    const name = movelistName(characterId);
    expect(nameInMoveId(characterId, publicMoveId(name, "df+2"))).toBe(name);
  }
});
