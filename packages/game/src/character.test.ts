import { describe, expect, it } from "vitest";
import { CHARACTERS, findCharacter, findCharacterByGameId, isCharacterId } from "./character.ts";

describe("the roster", () => {
  it("gives each character an id, a name and a number of its own", () => {
    for (const key of ["characterId", "name", "gameId"] as const)
      expect(new Set(CHARACTERS.map((row) => row[key])).size, key).toBe(CHARACTERS.length);
  });

  it("is in the order of the ids", () => {
    const characterIds = CHARACTERS.map((row) => row.characterId);
    expect(characterIds).toEqual([...characterIds].sort());
  });

  it.each([
    ["jin", "Jin", 6],
    ["xiaoyu", "Ling Xiaoyu", 5],
    ["jack-8", "Jack-8", 10],
    ["devil-jin", "Devil Jin", 12],
    ["paul", "Paul", 0],
    ["bob", "Bob", 47],
  ])("%s is %s, number %i", (characterId, name, gameId) => {
    expect(findCharacter(characterId)).toMatchObject({ name, gameId });
    expect(findCharacterByGameId(gameId)?.characterId).toBe(characterId);
  });

  it("knows nobody else", () => {
    expect(findCharacter("gon")).toBeUndefined();
    expect(findCharacter("__proto__")).toBeUndefined();
    expect(findCharacterByGameId(25)).toBeUndefined();
    expect(isCharacterId("Jack-8")).toBe(false);
    expect(isCharacterId("jack-8")).toBe(true);
  });
});
