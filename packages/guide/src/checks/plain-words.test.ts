import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { plainWords } from "./plain-words.ts";

describe("plain-words", () => {
  test.each([
    ["They block it and you stay plus."],
    ["A guard break."],
    ["It shows who presses back."],
    ["Do not stay there for long."],
    ["Hops over lows."],
    ["They guard it.", "guard", '"block"'],
    ["Nobody ducks it.", "Nobody", '"they" or "opponents who"'],
    ["It is plus even on block.", "plus even", '"plus, hit or blocked"'],
    ["It hops lows.", "hops lows", '"over lows"'],
    ["Its second hit misses a crouch.", "misses a crouch", '"misses crouchers"'],
  ])("%s", (note, said = "", instead = "") => {
    const problem = `heatNotes.0@${said}: "${said}" is not what players say: say ${instead}`;
    expect(problemsOf(plainWords, bareSheet("jin", { heatNotes: [note] }))).toEqual(said ? [problem] : []);
  });

  test("a style is a text too", () => {
    expect(problemsOf(plainWords, bareSheet("jin", { style: "Nobody guards." }))).toEqual([
      'style@guards: "guards" is not what players say: say "block"',
    ]);
  });
});
