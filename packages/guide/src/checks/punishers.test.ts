import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, characterOf, combo, problemsOf } from "../testing/sheets.ts";
import { crouchLauncher, matchupPunisher, punisherSpeed } from "./punishers.ts";

describe("punisher-speed", () => {
  test.each<[string, string, number, string?]>([
    ["jin", "2 4", 10],
    ["jin", "1+2", 13],
    ["jin", "ws 2", 14],
    ["jin", "f n d df just 2", 14],
    ["king", "fc df 2", 15],
    ["jin", "b 1 2", 11, "takes 12 frames"],
    ["jin", "uf 4", 14, "takes 15 frames"],
    ["jin", "f n d df just 2", 13, "takes 14 frames"],
    ["jin", "ZEN 1", 17, "starts from ZEN, which has to be entered first"],
  ])("%s %s punishes %i, or %s", (characterId, move, frames, reason) => {
    const sheet = bareSheet(characterId, { punishers: { startup: [{ move, frames }] } });
    const found = reason === undefined ? [] : [expect.stringContaining(reason)];
    expect(problemsOf(punisherSpeed, sheet)).toEqual(found);
  });
});

describe("crouch-launcher", () => {
  test.each<[string, string[], string?]>([
    ["king", ["fc uf 4"]],
    // Nothing of his launches out of a crouch in time.
    ["steve", ["ws 1 2"]],
    ["king", ["ws 4", "uf 4"], 'at 15 frames; "fc uf 4"'],
    ["jin", ["fc uf 4"], 'at 14 frames; "ws 2"'],
  ])("%s with %j has one, or lacks the one %s", (characterId, listed, lacks) => {
    const startup = listed.map((move) => ({ move, frames: 15 }));
    const found = lacks === undefined ? [] : [`punishers.startup: no launcher out of crouch ${lacks} is one`];
    expect(problemsOf(crouchLauncher, bareSheet(characterId, { punishers: { startup } }))).toEqual(found);
  });

  test("a hopkick from standing is none", () => {
    const movelist = frozenMovelist("king");
    const hopkickOnly = { ...movelist, moves: movelist.moves.filter(({ command }) => command === "uf 4") };
    const sheet = bareSheet("king", { punishers: { startup: [{ move: "uf 4", frames: 15 }] } });
    expect(problemsOf(crouchLauncher, sheet, hopkickOnly)).toEqual([
      'punishers.startup: no launcher out of crouch at 15 frames; "fc uf 4" is one',
    ]);
  });

  test("what a combo of the sheet starts with launches, whatever the movelist says of its air time", () => {
    const movelist = frozenMovelist("king");
    const moves = movelist.moves.flatMap(({ hit: _airTime, ...move }) =>
      move.command === "uf 4" ? [move] : [],
    );
    const sheet = bareSheet("king", { importantCombos: [combo(["uf 4"], ["d 2"])] });
    expect(problemsOf(crouchLauncher, sheet, { ...movelist, moves })).toHaveLength(1);
    expect(problemsOf(crouchLauncher, { ...sheet, importantCombos: [] }, { ...movelist, moves })).toEqual([]);
  });
});

describe("matchup-punisher", () => {
  type Row = CharacterFile["matchupPunishers"][number];

  const CAST = new Map(
    ["paul", "king", "shaheen", "leo", "alisa", "xiaoyu"].map((id) => [id, characterOf(bareSheet(id))]),
  );

  function problems(characterId: string, row: Row): string[] {
    const sheet = bareSheet(characterId, { matchupPunishers: [row] });
    return problemsOf(matchupPunisher, sheet, frozenMovelist(characterId), CAST);
  }

  /** What the check says about one answer of Jin. */
  function ofJin(against: string, move: string, answer: Row["answers"][number], ducked?: "yes"): string[] {
    return problems("jin", { against, move, ...(ducked === undefined ? {} : { ducked }), answers: [answer] });
  }

  describe("answers that the movelists bear out", () => {
    test.each<[string, string, Row["answers"][number]]>([
      // -17 after a mid; 15 frames.
      ["paul", "qcf 2", { move: "d 3+4" }],
      ["paul", "d 4 2 1+2", { move: "(dash) f f 2", range: "not far" }],
      // -23 after a low, blocked crouching.
      ["shaheen", "fc df d df 3", { move: "ws 2", float: "yes" }],
      // The first kick is -17 and recovers in 41, the second comes 56 after it: 32 frames between them.
      ["alisa", "b 3+4 3+4", { move: "fc df 4", beforeHit: 2 }],
      // The movelist notes that the knee misses a step to the left.
      ["leo", "b 1 4", { move: "ssl", beforeHit: 2 }],
      ["leo", "b 1 4", { move: "b 1+3", catchesHit: 2 }],
    ])("%s %s: %o", (against, move, answer) => {
      expect(ofJin(against, move, answer)).toEqual([]);
    });

    test("what a ducked move leaves behind is in no movelist, so its frames are not compared", () => {
      expect(ofJin("king", "JGS 4", { move: "fc df 4", float: "yes" }, "yes")).toEqual([]);
    });

    test("a motion is no stance that has to be entered", () => {
      const own = new Map([...CAST, ["jin", characterOf(bareSheet("jin"))] as const]);
      const row: Row = { against: "jin", move: "d 3+4", answers: [{ move: "qcf 2" }] };
      const sheet = bareSheet("paul", { matchupPunishers: [row] });
      expect(problemsOf(matchupPunisher, sheet, frozenMovelist("paul"), own)).toEqual([]);
    });
  });

  describe("every other answer is one problem", () => {
    const at = "matchupPunishers.0.answers.0";
    test.each<[string, string, Row["answers"][number], string]>([
      [
        "ling",
        "AOP 3+4",
        { move: "ws 2" },
        'matchupPunishers.0.against: "ling" is no character of the roster',
      ],
      ["paul", "db 9", { move: "1" }, 'matchupPunishers.0.move: "db 9" is no move of Paul'],
      ["paul", "qcf 2", { move: "df 9" }, `${at}.move: "df 9" is no move of Jin`],
      [
        "paul",
        "qcf 2",
        { move: "fc df 4" },
        `${at}: "fc df 4" starts from a crouch, but "CS 2" is blocked standing`,
      ],
      [
        "xiaoyu",
        "bt f 3+4 3+4",
        { move: "uf 4" },
        `${at}: "uf 4" takes 15 frames, after "bt f 3+4 3+4" there are 11`,
      ],
      ["leo", "b 1 4", { move: "1", beforeHit: 2 }, `${at}: "1" takes 10 frames, before hit 2 there are 5`],
      ["leo", "b 1 4", { move: "ssr", beforeHit: 2 }, `${at}: "b 1 4" does not whiff to "ssr"`],
      ["leo", "b 1 4", { move: "1", beforeHit: 3 }, `${at}: "b 1 4" has no hit 3`],
      ["leo", "b 1 4", { move: "1", catchesHit: 2 }, `${at}: "1" neither parries nor absorbs`],
      ["paul", "qcf 2", { move: "ZEN 1" }, `${at}: "ZEN 1" starts from ZEN, which has to be entered first`],
      ["king", "JGS 4", { move: "ws 2" }, `${at}: the movelist does not say what blocking "JGS 4" leaves`],
      [
        "paul",
        "qcf 2",
        { move: "1", waiver: "A test." },
        `${at}.waiver: nothing to accept: the movelists show that it works`,
      ],
    ])("%s %s: %o", (against, move, answer, problem) => {
      expect(ofJin(against, move, answer)).toEqual([problem]);
    });

    test("nothing of a mid can be ducked", () => {
      expect(ofJin("paul", "qcf 2", { move: "1" }, "yes")).toEqual([
        'matchupPunishers.0.ducked: nothing of "qcf 2" can be ducked',
      ]);
    });
  });

  test("a waiver accepts what the movelists do not bear out, but no move that does not exist", () => {
    const waiver = "She ends with her back turned.";
    expect(ofJin("xiaoyu", "bt f 3+4 3+4", { move: "uf 4", waiver })).toEqual([]);
    expect(ofJin("xiaoyu", "bt f 3+4 3+4", { move: "df 9", waiver })).toHaveLength(1);
  });

  test("an opponent whose file could not be loaded has a finding of its own, so the row has none", () => {
    expect(ofJin("bryan", "f 4 1", { move: "1" })).toEqual([]);
  });
});
