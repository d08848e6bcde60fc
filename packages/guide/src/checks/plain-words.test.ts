import { describe, expect, test } from "vitest";
import { checkCharacter } from "../check-character.ts";
import { formatFinding } from "../finding.ts";
import { parseFile } from "../load-file.ts";
import { characterFileSchema, sheetOf } from "../schema.ts";
import { bareSheet, characterOf, JIN_YAML, problemsOf } from "../testing/sheets.ts";
import { plainWords } from "./plain-words.ts";

describe("plain-words", () => {
  const problems = (note: string) => problemsOf(plainWords, bareSheet("jin", { heatNotes: [note] }));

  test.each([
    "They block it and you stay plus.",
    "A guard break.",
    "It shows who presses back.",
    "Do not stay there for long.",
    "Hops over lows.",
  ])("%s", (note) => {
    expect(problems(note)).toEqual([]);
  });

  test.each([
    ["They guard it.", "guard", '"block"'],
    ["Nobody ducks it.", "Nobody", '"they" or "opponents who"'],
    ["It is plus even on block.", "plus even", '"plus, hit or blocked"'],
    ["It hops lows.", "hops lows", '"over lows"'],
    ["Its second hit misses a crouch.", "misses a crouch", '"misses crouchers"'],
  ])("not %s", (note, said, instead) => {
    expect(problems(note)).toEqual([
      `heatNotes.0@${said}: "${said}" is not what players say: say ${instead}`,
    ]);
  });

  test("is a finding with its file and line, which a waiver accepts", () => {
    const findings = (text: string) => {
      const { loaded } = parseFile("content/characters/jin.yaml", text, characterFileSchema, "a sheet");
      if (loaded === undefined) throw new Error("The sheet cannot be read");
      const character = { ...loaded, ...characterOf(sheetOf("jin", loaded.value)) };
      return checkCharacter(character, new Map()).findings.map(formatFinding);
    };
    const style = /^style: .*$/m;
    const line = JIN_YAML.slice(0, JIN_YAML.search(style)).split("\n").length;
    const broken = JIN_YAML.replace(style, "style: Nobody guards.");
    expect(findings(broken)).toEqual([
      `content/characters/jin.yaml:${line}: plain-words: style@guards: "guards" is not what players say: say "block"`,
    ]);
    const waiver = "waivers:\n  - { check: plain-words, at: style@guards, reason: A joke. }\n";
    expect(findings(`${broken}${waiver}`)).toEqual([]);
  });
});
