import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { antiGuide, bareSheet, chainThrow, combo, jinSheet, problemsOf } from "../testing/sheets.ts";
import { complete, sourceSeason } from "./complete.ts";

describe("complete", () => {
  const problems = (changes: Parameters<typeof jinSheet>[0]) => problemsOf(complete, jinSheet(changes));

  test.each([
    [{ heatNotes: [] }, "heatNotes: 0 notes on Heat, at least 1 are needed"],
    [
      { heatEngagers: jinSheet().heatEngagers.slice(1) },
      "heatEngagers: 2 heat engagers, at least 3 are needed",
    ],
    [{ gamePlan: jinSheet().gamePlan.slice(1) }, "gamePlan: 7 moves of the game plan, at least 8 are needed"],
    [{ pressure: [] }, "pressure: 0 moves of pressure, at least 3 are needed"],
    [{ defence: [] }, "defence: 0 defensive moves, at least 3 are needed"],
    [{ comboEnders: [] }, "comboEnders: 0 combo enders, at least 4 are needed"],
    [
      { importantCombos: [combo(["uf 4"], ["1"]), combo(["ws 2"], ["1"])] },
      "importantCombos: 2 combos, at least 3 are needed",
    ],
    [
      { mostImportantGrabs: jinSheet().mostImportantGrabs.slice(1) },
      'mostImportantGrabs@qcb 1+3: command grab "qcb 1+3" (break 1) is missing',
    ],
    [
      { wallCombos: { ...jinSheet().wallCombos, general: [] } },
      "wallCombos.general: 0 wall combos without Tornado, at least 2 are needed",
    ],
  ])("%j", (changes, expected) => {
    expect(problems(changes)).toEqual([expected]);
  });

  test("a frame count is needed only where the movelist has a move for it", () => {
    const startup = jinSheet().punishers.startup.filter(({ frames }) => frames !== 11);
    expect(problems({ punishers: { startup } })).toEqual([
      'punishers.startup@11: nothing for 11 frames, where "ws 4" is fast enough',
    ]);
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.filter((move) => move.startup?.min !== 11);
    expect(problemsOf(complete, jinSheet({ punishers: { startup } }), { ...movelist, moves })).toEqual([]);
  });

  test("a grab that starts a chain counts as listed", () => {
    const missing = (sheet: ReturnType<typeof bareSheet>) =>
      problemsOf(complete, sheet).filter((problem) => problem.startsWith("mostImportantGrabs@cd 1+3"));
    expect(missing(bareSheet("king"))).toHaveLength(1);
    expect(missing(bareSheet("king", { chainThrows: [chainThrow(["cd 1+3"])] }))).toEqual([]);
  });

  test("King's command grabs leave out generic throws, throws on the ground and the middle of chains", () => {
    const grabs = problemsOf(complete, bareSheet("king")).flatMap(
      (problem) => /^mostImportantGrabs@([^:]+):/.exec(problem)?.[1] ?? [],
    );
    expect(grabs).toEqual(
      expect.arrayContaining(["f hcf 1", "f f f 2+4", "qcb 1+2", "ss 2+4", "fc db d db 1+2"]),
    );
    expect(grabs.filter((grab) => /^(1\+3|2\+4|FUFT|MMD|RAS|AB|SHH|Left|Right)/.test(grab))).toEqual([]);
  });

  test("an anti-guide is judged once it is begun", () => {
    expect(problems({ counterSchema: [antiGuide()] })).toEqual([
      "counterSchema.0.keyMovesToPunish: 1 key moves, at least 5 are needed",
      "counterSchema.0.detailedCounterStrategies: 0 strategies, at least 2 are needed",
    ]);
  });
});

describe("source-season", () => {
  const findings = (sources: CharacterFile["sources"], unplayed?: "yes") =>
    problemsOf(
      sourceSeason,
      bareSheet("jin", { sources, importantCombos: [{ ...combo(["uf 4"], ["f f 2"]), unplayed }] }),
    );

  test("a player's sheet says its season", () => {
    expect(findings([{ who: "Applay", what: "combos" }])).toEqual([
      'sources.0: no "season": for which one did Applay write the sheet',
    ]);
    expect(findings([{ who: "Applay", what: "combos", season: 2 }])).toEqual([]);
  });

  test("where there is no player's sheet, every combo is marked", () => {
    const sources = [{ who: "Somebody", what: "combos" }];
    expect(findings(sources)).toEqual([
      'importantCombos.0: no player\'s sheet of Jin, so the combo is "unplayed"',
    ]);
    expect(findings(sources, "yes")).toEqual([]);
  });
});
