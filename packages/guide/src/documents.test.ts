import {
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  joinSides,
  type MatchupSide,
  matchupAnswersSchema,
  matchupSideSchema,
  packedSideSchema,
  packSide,
  unpackSide,
} from "@tactician/contract";
import { expect, test } from "vitest";
import { buildCharacterDocument, buildCharacterMoves, buildCharacterSummary } from "./character-document.ts";
import { characters, sides } from "./testing/content.ts";

/** Parsing drops fields that the contract does not know, so what comes out equals what went in only without any. */
test.each(characters.map((character, place) => [character.sheet.name, character, sides[place]] as const))(
  "the documents of %s hold what the contract says and nothing else",
  (_name, character, side) => {
    const document = buildCharacterDocument(character);
    expect(characterSchema.parse(document)).toEqual(document);
    expect(matchupSideSchema.parse(side)).toEqual(side);
    const packed = packSide(side ?? expect.unreachable("no side"));
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

/**
 * Parsing drops fields that the contract does not know, so what comes out is as long as what went in only without any. What stood
 * in another pair, word for word, is not parsed again.
 */
test("the answers of every pair hold what the contract says and nothing else", () => {
  const seen = new Set<string>();
  const isNew = (one: object) => seen.size < seen.add(JSON.stringify(one)).size;
  const isWrong = (me: MatchupSide, them: MatchupSide) => {
    const all = joinSides(me, them);
    const situations = all.situations
      .map((situation) => ({ ...situation, answers: situation.answers.filter(isNew) }))
      .filter(isNew);
    const answers = { ...all, situations };
    const { data } = matchupAnswersSchema.safeParse(answers);
    return JSON.stringify(data)?.length !== JSON.stringify(answers).length;
  };
  const wrong = sides.flatMap((me) =>
    sides.filter((them) => isWrong(me, them)).map((them) => `${me._id} against ${them._id}`),
  );
  expect(wrong).toEqual([]);
  expect(sides).toHaveLength(42);
}, 60_000);
