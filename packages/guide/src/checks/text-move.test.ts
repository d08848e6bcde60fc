import { describe, expect, test } from "vitest";
import { antiGuide, bareSheet, problemsOf } from "../testing/sheets.ts";
import { textMove } from "./move-strings.ts";

describe("text-move", () => {
  const problems = (overview: string) => {
    const guide = antiGuide({ move: "d 2", punish: "launch", purpose: "x" });
    return problemsOf(textMove, bareSheet("jin", { counterSchema: [{ ...guide, overview }] }));
  };

  test.each([
    "Of his launchers uf+4 is safe.",
    "ZEN 1,3 and b,f+2,1 come after 1,2,3.",
    "Break it with 1+2, or punish with 10 frames.",
    "Stand 2, 3 or 4 steps away.",
  ])("%s", (overview) => {
    expect(problems(overview)).toEqual([]);
  });

  test.each([
    ["Beware of df+9 and uf+2+3.", "uf 2+3"],
    ["His ZEN d+4 is a low.", "ZEN d 4"],
    ["After 2,4,4 he is open.", "2 4 4"],
  ])("not %s", (overview, move) => {
    expect(problems(overview)).toEqual([
      `counterSchema.0.overview@${move}: the text names "${move}", which is no one move of Jin`,
    ]);
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
    const chain = { name: "x", throw: ["uf 1+2"], throwBreak: [], followUp: ["1+2"], followUpBreak: [] };
    const sheet = bareSheet("dragunov", { chainThrows: [chain], whiffPunishers: ["1+2"] });
    expect(problemsOf(textMove, sheet)).toEqual([
      'chainThrows.0.followUp.0: "1+2" is PGR 1+2 here, and FDFA 1+2 elsewhere on the sheet',
    ]);
  });
});
