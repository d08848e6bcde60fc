import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHARACTERS } from "@tactician/game";
import { describe, expect, test } from "vitest";
import { formatFinding } from "../finding.ts";
import { loadContent } from "../load-content.ts";
import { contentFolder } from "../testing/content-folder.ts";
import { lineOfText, STRATEGIES_YAML, strategiesYamlWith } from "../testing/roulette.ts";
import { JIN_YAML } from "../testing/sheets.ts";
import { buildStrategiesDocument, checkRoulette, loadRoulette } from "./roulette.ts";

const dir = contentFolder({
  "characters/jin.yaml": JIN_YAML,
  "strategies.yaml": STRATEGIES_YAML,
  "rankings.yaml": "players: []\n",
});

/** Findings without the path of the folder. */
function findings(): string[] {
  const report = checkRoulette(loadRoulette(dir()), loadContent(dir()));
  return report.findings.map((finding) => formatFinding(finding).replace(`${dir()}/`, ""));
}

function findingsOf(strategies: string): string[] {
  writeFileSync(join(dir(), "strategies.yaml"), strategies);
  return findings();
}

function findingsOfRankings(rankings: string): string[] {
  writeFileSync(join(dir(), "rankings.yaml"), rankings);
  return findings();
}

test("strategies without a mistake give no finding", () => {
  expect(findings()).toEqual([]);
});

const GENERAL_0 = lineOfText("General 0,");
const JIN_0 = lineOfText("title: Jin 0,");
const LENGTH = "schema: general.0.description: must have 20 to 240 characters";

test.each([
  ["Win the way of General 0 does.", "Win.", GENERAL_0, LENGTH],
  ["Win the way of General 0 does.", "Win. ".repeat(60), GENERAL_0, LENGTH],
  ["title: General 0", 'title: ""', GENERAL_0, "schema: general.0.title: is empty"],
  ["easy", "brutal", GENERAL_0, "schema: general.0.difficulty: must be one of easy, medium, hard"],
  ["title", "author: me, title", GENERAL_0, "schema: general.0.author: no such field in the strategies"],
  [
    "General 1,",
    "General 0!,",
    lineOfText("General 1,"),
    'strategy-titles: general.1.title: "General 0!" stands in this file before',
  ],
  [
    "Win the way of Jin 0 does.",
    "Win the way of General 0 does!",
    JIN_0,
    'strategy-descriptions: characters.jin.0.description: "Win the way of General 0 does!" stands in this file before',
  ],
  [
    "title: Jin 0,",
    "title: Jin 0, moves: [ZEN 1, JGS 2],",
    JIN_0,
    'strategy-moves: characters.jin.0.moves.1: "JGS 2" is no move of Jin',
  ],
  [
    "title: Jin 0,",
    "title: Jin 0, moves: [f f],",
    JIN_0,
    'strategy-moves: characters.jin.0.moves.0: "f f" is no move of Jin',
  ],
  [
    "General 0,",
    "General 0, moves: [df 2],",
    GENERAL_0,
    "strategy-moves: general.0.moves: a general strategy names no moves of anybody",
  ],
  ['"-25"', '"-20"', lineOfText('"-25"'), "verdict-tiers: verdicts.8: points must be -25"],
  [
    "{ text: The worst",
    '{ points: "-99", text: The worst',
    lineOfText("The worst"),
    "verdict-tiers: verdicts.10: the worst verdict has no points",
  ],
  [
    "  - { text: The worst verdict. }\n",
    "",
    1,
    "verdict-tiers: verdicts: has 10 verdicts; there are 11 tiers",
  ],
])("%j as %j is one finding", (passage, written, line, expected) => {
  expect(findingsOf(strategiesYamlWith(passage, written))).toEqual([`strategies.yaml:${line}: ${expected}`]);
});

test("a character who is not of the roster is one finding", () => {
  const lines = STRATEGIES_YAML.split("\n");
  const ofJin = lines.filter((line) => line.includes("Jin ")).slice(0, 6);
  const akuma = ofJin.join("\n").replaceAll("Devil Jin", "Akuma");
  expect(findingsOf(`${STRATEGIES_YAML}  akuma:\n${akuma}\n`)).toEqual([
    `strategies.yaml:${lines.length}: strategy-count: characters.akuma: "akuma" is no character of the roster`,
  ]);
});

describe("the set as a whole", () => {
  const withoutGeneral = (isDropped: (line: string) => boolean) =>
    STRATEGIES_YAML.split("\n")
      .filter((line) => !(line.includes("title: General") && isDropped(line)))
      .join("\n");

  test("too few general strategies cannot reach the best verdict either", () => {
    const line = lineOfText("general:");
    expect(findingsOf(withoutGeneral((it) => /General [1-5]\d/.test(it)))).toEqual([
      `strategies.yaml:${line}: strategy-count: general: has 10 of at least 48`,
      `strategies.yaml:${line}: strategy-points: general: a clean run ends with 95 points, the best verdict asks for 600`,
    ]);
  });

  test("a scope that is rare", () => {
    let seen = 0;
    const text = STRATEGIES_YAML.split("\n")
      .map((line) => {
        if (!line.includes("title: General") || !line.includes("scope: match")) return line;
        seen += 1;
        return seen > 3 ? line.replace("scope: match", "scope: round") : line;
      })
      .join("\n");
    expect(findingsOf(text)).toEqual([
      `strategies.yaml:${lineOfText("general:")}: strategy-balance: general: has 3 of scope "match", at least 12 wanted`,
    ]);
  });

  test("a character with too few, and without one of the difficulties", () => {
    const line = lineOfText("  paul:");
    const lines = STRATEGIES_YAML.split("\n").filter((it) => !/title: Paul [25],/.test(it));
    expect(findingsOf(lines.join("\n"))).toEqual([
      `strategies.yaml:${line}: strategy-count: characters.paul: Paul has 4 of at least 6`,
      `strategies.yaml:${line}: strategy-balance: characters.paul: has no strategy of "hard"`,
    ]);
  });
});

test.each([
  ["vodUrl: http://youtu.be/x, points: 1", "players.0.vodUrl: must be the https address of a video"],
  ["vodUrl: 'https://example.com/x', points: 1", "must be the https address of a video"],
  ["vodUrl: 'javascript:alert(1)', points: 1", "must be the https address of a video"],
  ["vodUrl: 'https://youtu.be.example.com/x', points: 1", "must be the https address of a video"],
  ["vodUrl: 'https://youtu.be/x', points: many", "points: must be a whole number of points"],
  ["vodUrl: 'https://youtu.be/x'", "points: is missing"],
])("a mistake in a player of the rankings is one finding: %s", (fields, expected) => {
  expect(findingsOfRankings(`players: [{ name: A, ${fields} }]`)).toEqual([
    expect.stringMatching(`^rankings\\.yaml:1: .*${expected}`),
  ]);
});

test.each([
  ["[]", "must be a block of fields"],
  ["", "yaml: the file is empty"],
])("a mistake in the rankings is one finding: %j", (text, expected) => {
  expect(findingsOfRankings(text)).toEqual([expect.stringMatching(`^rankings\\.yaml:1: .*${expected}`)]);
});

test("files that are not there are a finding each", () => {
  rmSync(join(dir(), "strategies.yaml"));
  rmSync(join(dir(), "rankings.yaml"));
  expect(findings()).toEqual([
    "strategies.yaml:1: file: cannot be read (ENOENT)",
    "rankings.yaml:1: file: cannot be read (ENOENT)",
  ]);
});

test("the site's file has what a page shows, by display name, for the whole roster", () => {
  writeFileSync(
    join(dir(), "strategies.yaml"),
    strategiesYamlWith("title: Devil Jin 0,", "title: Devil Jin 0, moves: [df 2],"),
  );
  const { strategies } = loadRoulette(dir());
  if (strategies === undefined) throw new Error("the fixture does not load");
  const document = buildStrategiesDocument(strategies.value);
  expect(Object.keys(document)).toEqual(["general", "characters"]);
  expect(Object.keys(document.characters)).toEqual(CHARACTERS.map(({ name }) => name));
  expect(document.characters["Devil Jin"]?.[0]).toEqual({
    title: "Devil Jin 0",
    description: "Win the way of Devil Jin 0 does.",
    difficulty: "easy",
    scope: "round",
  });
});

test("players are served with points as numbers", () => {
  writeFileSync(
    join(dir(), "rankings.yaml"),
    "players:\n  - { name: A, vodUrl: 'https://www.youtube.com/watch?v=x', points: -25 }\n",
  );
  const { rankings } = loadRoulette(dir());
  expect(rankings?.value.players).toEqual([
    { name: "A", vodUrl: "https://www.youtube.com/watch?v=x", points: -25 },
  ]);
});
