import { expect, test } from "vitest";
import { characterFileSchema } from "./schema.ts";
import { listSheetMoves, listSheetTexts, SHEET_FIELDS } from "./sheet-moves.ts";
import { antiGuide, bareSheet } from "./testing/sheets.ts";

/** Fields in which no string is a move of the sheet's own character. */
const WITHOUT_MOVES = [
  "slug",
  "name",
  "fullName",
  "style",
  "matchupPunishers",
  "sources",
  "checkedAgainst",
  "repairs",
  "waivers",
];

test("every field of a sheet is in a panel, in the anti-guide, or has no moves", () => {
  const others = Object.keys(characterFileSchema.shape).filter((field) => !SHEET_FIELDS.has(field));
  expect(WITHOUT_MOVES).toEqual(expect.arrayContaining(others));
});

test("moves are found at any depth, breaks and answers are none", () => {
  const sheet = bareSheet("jin", {
    mostImportantGrabs: [{ move: "uf 1+2", escape: "1+2" }],
    guaranteedFollowUps: [{ move: "CH 4", followUp: "1+2 - df 1 4" }],
    whiffPunishers: ["f 4"],
    wallCombos: { general: [{ move: "1", followUp: "db 2 2 3" }], withTornado: [] },
    counterSchema: [antiGuide({ move: "1 2 3", punish: "d 4", purpose: "Duck df+2." })],
  });
  expect(listSheetMoves(sheet).map(({ path, text }) => `${path.join(".")}: ${text}`)).toEqual([
    "mostImportantGrabs.0.move: uf 1+2",
    "guaranteedFollowUps.0.move: CH 4",
    "guaranteedFollowUps.0.followUp: 1+2",
    "guaranteedFollowUps.0.followUp: df 1 4",
    "whiffPunishers.0: f 4",
    "wallCombos.general.0.move: 1",
    "wallCombos.general.0.followUp: db 2 2 3",
    "counterSchema.0.keyMovesToPunish.0.move: 1 2 3",
  ]);
  expect(listSheetTexts(sheet)).toContainEqual({
    path: ["counterSchema", 0, "keyMovesToPunish", 0, "purpose"],
    text: "Duck df+2.",
  });
});
