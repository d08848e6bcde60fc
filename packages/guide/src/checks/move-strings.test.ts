import { describe, expect, test } from "vitest";
import { antiGuide, bareSheet, chainThrow, problemsOf } from "../testing/sheets.ts";
import { knownMove, textMove, unknownToken } from "./move-strings.ts";

describe("unknown-token", () => {
  test.each([
    ["(dash) b 3"],
    ["b 3 (delay) 2"],
    ["(Sidestep  left) b 3"],
    ["(2) 4"],
    ["CH f 4"],
    ["heat burst"],
    ["ZEN 1"],
    ["f n d df just 2"],
    ["b 3 kick", '"kick"'],
    ["(moonwalk) b 3", '"(moonwalk)"'],
    ["JGS 2", '"JGS"'],
    ["(2 4", '"("'],
    ["d 2 - d 3", '"-"'],
  ])("of %s not understood is %s", (move, ...words) => {
    expect(problemsOf(unknownToken, bareSheet("jin", { whiffPunishers: [move] }))).toEqual(
      words.map(
        (word) =>
          `whiffPunishers.0: ${word} in "${move}": neither move notation nor a known word in parentheses`,
      ),
    );
  });
});

describe("known-move", () => {
  const problems = (characterId: string, move: string) =>
    problemsOf(knownMove, bareSheet(characterId, { whiffPunishers: [move] }));

  test.each([
    ["jin", "uf 4"],
    ["jin", "b f 2 1 df 2"],
    ["jin", "ZEN 1 3"],
    ["jin", "(2) 4~F into ZEN 1"],
    ["jin", "(dash)"],
    ["jin", "f f"],
    ["king", "f hcf 1"],
    ["paul", "qcf 2"],
    ["jin", "df 2 9"],
    ["jin", "f f f f f 1+2+3", "whiffPunishers.0"],
    ["jin", "b f 2 4 4", "whiffPunishers.0"],
    ["king", "ws 2 1 1", "whiffPunishers.0"],
  ])("%s, %s: no move is at %s", (characterId, move, ...places) => {
    expect(problems(characterId, move).map((problem) => problem.split(":")[0])).toEqual(places);
  });

  test("chain throws are known by the buttons pressed", () => {
    const chain = (...followUp: string[]) =>
      problemsOf(knownMove, bareSheet("king", { chainThrows: [chainThrow(["cd 1+3"], followUp)] }));
    expect(chain("1 1+2")).toEqual([]);
    expect(chain("4 4 4 4 1+2")).toEqual([expect.stringContaining("chainThrows.0.followUp.0")]);
  });

  test("alternatives of a mini combo are judged one by one", () => {
    const sheet = bareSheet("jin", { guaranteedFollowUps: [{ move: "CH 4", followUp: "1+2 - df 1 1 1" }] });
    expect(problemsOf(knownMove, sheet)).toEqual([
      'guaranteedFollowUps.0.followUp: "1 1" in "df 1 1 1" is no move of Jin',
    ]);
  });

  test("the opponent's answers in an anti-guide are not the character's moves", () => {
    const counterSchema = [antiGuide({ punish: "launch" })];
    expect(problemsOf(knownMove, bareSheet("jin", { counterSchema }))).toEqual([]);
  });
});

describe("text-move", () => {
  test.each([
    ["Of his launchers uf+4 is safe."],
    ["ZEN 1,3 and b,f+2,1 come after 1,2,3."],
    ["Break it with 1+2, or punish with 10 frames."],
    ["Stand 2, 3 or 4 steps away."],
    ["Beware of df+9 and uf+2+3.", "uf 2+3"],
    ["His ZEN d+4 is a low.", "ZEN d 4"],
    ["After 2,4,4 he is open.", "2 4 4"],
  ])("in '%s' no move is %s", (overview, ...moves) => {
    const sheet = bareSheet("jin", { counterSchema: [{ ...antiGuide(), overview }] });
    expect(problemsOf(textMove, sheet)).toEqual(
      moves.map(
        (move) => `counterSchema.0.overview@${move}: the text names "${move}", which is no one move of Jin`,
      ),
    );
  });

  test("texts of all sections are read", () => {
    const notes = [{ author: "x", stapleCombo: [], notes: [{ title: "x", content: "Use ZEN d+4." }] }];
    const sheet = bareSheet("jin", {
      heatNotes: ["ZEN d+4 gets better."],
      heatEngagers: [{ move: "f f 2", description: "Then ZEN d+4." }],
      creatorNotes: notes,
    });
    expect(problemsOf(textMove, sheet).map((problem) => problem.split("@")[0])).toEqual([
      "heatNotes.0",
      "heatEngagers.0.description",
      "creatorNotes.0.notes.0.content",
    ]);
  });

  test("a string that is a throw in a chain and a strike elsewhere has two meanings", () => {
    const chainThrows = [chainThrow(["uf 1+2"], ["1+2"])];
    const sheet = bareSheet("dragunov", { chainThrows, whiffPunishers: ["1+2"] });
    expect(problemsOf(textMove, sheet)).toEqual([
      'chainThrows.0.followUp.0: "1+2" is PGR 1+2 here, and FDFA 1+2 elsewhere on the sheet',
    ]);
  });
});
