import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { describe, expect, test } from "vitest";
import { listSheetMatchups } from "./matchup-side.ts";
import { characters, cast as everybody } from "./testing/content.ts";
import { bareSheet, characterOf } from "./testing/sheets.ts";

const paul = characterOf(bareSheet("paul"));
const king = characterOf(bareSheet("king"));
const leo = characterOf(bareSheet("leo"));
const cast = new Map([paul, king, leo].map((character) => [character.sheet.characterId, character]));

describe("the matchups of a sheet with the movelists' ids", () => {
  test("moves of both sides and what the sheet says about the answer", () => {
    const jin = characterOf(
      bareSheet("jin", {
        matchupPunishers: [
          {
            against: "paul",
            move: "qcf 2",
            answers: [{ move: "(dash) f f 2" }, { move: "heat smash", range: "close" }],
          },
          { against: "king", move: "JGS 4", ducked: "yes", answers: [{ move: "fc df 4", float: "yes" }] },
          { against: "leo", move: "b 1 4", answers: [{ move: "ssl", beforeHit: 2 }] },
        ],
      }),
    );
    const plain = { needsHeat: false, floats: false, isGrounded: false };
    expect(listSheetMatchups(jin, cast)).toEqual([
      {
        against: "paul",
        moveId: "CS.2",
        text: "qcf 2",
        isDucked: false,
        answers: [
          { ...plain, text: "(dash) f f 2", moveIds: ["f,F+2"] },
          { ...plain, text: "heat smash", moveIds: ["H.2+3"], needsHeat: true, range: "close" },
        ],
      },
      {
        against: "king",
        moveId: "JGS.4",
        text: "JGS 4",
        isDucked: true,
        answers: [{ ...plain, text: "fc df 4", moveIds: ["FC.df+4"], floats: true }],
      },
      {
        against: "leo",
        moveId: "b+1,4",
        text: "b 1 4",
        isDucked: false,
        answers: [{ ...plain, text: "ssl", moveIds: [], beforeHit: 2 }],
      },
    ]);
  });

  test("what names no move or nobody is left to the checks", () => {
    const jin = characterOf(
      bareSheet("jin", {
        matchupPunishers: [
          { against: "ling", move: "AOP 3+4", answers: [{ move: "ws 2" }] },
          { against: "paul", move: "db 9", answers: [{ move: "1" }] },
          { against: "paul", move: "qcf 2", answers: [{ move: "df 9" }, { move: "1" }] },
        ],
      }),
    );
    expect(listSheetMatchups(jin, cast)).toMatchObject([{ moveId: "CS.2", answers: [{ text: "1" }] }]);
  });
});

test("every row of content/ has ids that the movelists of today have", () => {
  const ids = new Map<string, Set<string>>();
  for (const [id, { moves }] of contentMovelists()) ids.set(id, new Set(moves.map((move) => move.id)));
  for (const character of characters) {
    const matchups = listSheetMatchups(character, everybody);
    const { characterId, matchupPunishers } = character.sheet;
    expect(matchups.map(({ answers }) => answers.length)).toEqual(
      matchupPunishers.map(({ answers }) => answers.length),
    );
    const unknown = matchups.flatMap(({ against, moveId, answers }) => [
      ...(ids.get(against)?.has(moveId) === true ? [] : [`${against} ${moveId}`]),
      ...answers.flatMap(({ moveIds }) => moveIds.filter((id) => ids.get(characterId)?.has(id) !== true)),
    ]);
    expect(unknown).toEqual([]);
  }
});
