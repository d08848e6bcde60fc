import {
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  joinSides,
  matchupAnswersSchema,
  matchupSideSchema,
  packedSideSchema,
  packSide,
  unpackSide,
} from "@tactician/contract";
import { expect, test } from "vitest";
import { buildCharacterDocument, buildCharacterMoves, buildCharacterSummary } from "./character-document.ts";
import { buildMatchupSide } from "./matchup-side.ts";
import { cast, characters, sides } from "./testing/content.ts";

/** Parsing drops fields that the contract does not know, so what comes out equals what went in only without any. */
test.each(characters.map((character) => [character.sheet.name, character] as const))(
  "the documents of %s hold what the contract says and nothing else",
  (_name, character) => {
    const document = buildCharacterDocument(character);
    expect(characterSchema.parse(document)).toEqual(document);
    const side = buildMatchupSide(character, cast);
    expect(matchupSideSchema.parse(side)).toEqual(side);
    const packed = packSide(side);
    expect(packedSideSchema.parse(packed)).toEqual(packed);
    expect(unpackSide(JSON.parse(JSON.stringify(packed)))).toEqual(side);
    const moves = buildCharacterMoves(character);
    expect(characterMovesSchema.parse(moves)).toEqual(moves);
  },
);

test("the list of characters holds what the contract says and nothing else", () => {
  const list = characters.map(({ sheet }) => buildCharacterSummary(sheet));
  expect(characterListSchema.parse(list)).toEqual(list);
});

/** Parsing drops fields that the contract does not know, so what comes out is as long as what went in only without any. */
test("the answers of every pair hold what the contract says and nothing else", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const me of sides) {
    for (const them of sides) {
      const answers = JSON.stringify(joinSides(me, them));
      const { data } = matchupAnswersSchema.safeParse(JSON.parse(answers));
      if (data === undefined || JSON.stringify(data).length !== answers.length)
        wrong.push(`${me._id} against ${them._id}`);
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBe(42 * 42);
}, 60_000);
