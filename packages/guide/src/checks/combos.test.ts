import { describe, expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, combo, problemsOf } from "../testing/sheets.ts";
import { breakingEnders, launcher, link, tornadoOnce } from "./combos.ts";

describe("tornado-once", () => {
  const inCombo = (followUps: string[]) =>
    problemsOf(tornadoOnce, bareSheet("jin", { importantCombos: [combo(["uf 4"], followUps)] }));

  test("a combo may use it once", () => {
    expect(inCombo(["df 2 4", "b f 2 3~F", "ZEN u 1 t", "f f 2"])).toEqual([]);
    expect(inCombo(["b 1 2 t", "b f 2 3~F", "ZEN u 1 t"])).toEqual([
      "importantCombos.0.followUps: uses Tornado more than once",
    ]);
  });

  test("the mark comes after a move that has it", () => {
    expect(inCombo(["d 3+4 t"])).toEqual(['importantCombos.0.followUps.0: "d 3+4" causes no Tornado']);
  });

  test("wall combos use it exactly where their group says so", () => {
    const sheet = bareSheet("jin", {
      wallCombos: {
        general: [
          { move: "1", followUp: "db 2 2 3" },
          { move: "b 1 2 t", followUp: "f f 2" },
        ],
        withTornado: [
          { move: "b 1 2 t", followUp: "f f 2" },
          { move: "1", followUp: "db 2 2 3" },
        ],
      },
    });
    expect(problemsOf(tornadoOnce, sheet)).toEqual([
      "wallCombos.general.1: uses Tornado, so it belongs under withTornado",
      "wallCombos.withTornado.1: uses Tornado 0 times; a route of this group uses it once",
    ]);
  });
});

describe("launcher", () => {
  test.each([
    ["jin", "uf 4"],
    ["jin", "CH f 4"],
    ["jin", "CH f 4~F"],
    ["jin", "heat f 3 1~F"],
    ["jin", "f f 3"],
    ["jin", "1 (low parry)"],
    ["king", "f f f 2+4"],
    // Which hit was the counter hit, movelists do not say.
    ["king", "CH b 1 2"],
    ["jin", "f 4", 'launches on counter hit only; write "CH f 4"'],
    ["jin", "1", "does not launch on hit"],
    ["jin", "CH 1", "does not launch, not even on counter hit"],
    ["jin", "f 3 1", "does not launch on hit"],
  ])("%s: %s starts a combo, or %s", (characterId, move, ...reasons) => {
    const sheet = bareSheet(characterId, { importantCombos: [combo([move], ["1"])] });
    expect(problemsOf(launcher, sheet)).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  });
});

describe("link", () => {
  const problems = (characterId: string, launchers: string[], followUps: string[]) =>
    problemsOf(link, bareSheet(characterId, { importantCombos: [combo(launchers, followUps)] }));

  test.each([
    ["a hold enters the stance", "jin", ["uf 4"], ["b f 2 3~F", "ZEN u 1 t", "(2) 4~F", "ZEN 1 3"]],
    ["in one line too", "jin", ["uf 4"], ["b f 2 3~F into ZEN u 1 t"]],
    ["a move without hits enters it", "jin", ["uf 4"], ["f 3+4", "ZEN 1"]],
    ["movement may have entered it", "jin", ["uf 4"], ["(dash)", "ZEN 1"]],
    ["the state is named", "jin", ["uf 4"], ["df 2 4", "ws 2"]],
    ["the input leads there by itself", "paul", ["uf 3 4"], ["qcf 1"]],
    ["nothing is needed to stand", "jin", ["b 3~F into ZEN 1"], ["b 3 2"]],
  ])("%s", (_why, characterId, launchers, followUps) => {
    expect(problems(characterId, launchers, followUps)).toEqual([]);
  });

  test("a stance that was not entered is named, with the input that would enter it", () => {
    expect(problems("jin", ["uf 4"], ["b 3", "ZEN 1"])).toEqual([
      'importantCombos.0.followUps.1: "ZEN 1" starts from ZEN, and "b 3" does not lead there; it does with "b 3 holdf"',
    ]);
  });

  test("each launcher must lead into the first step", () => {
    expect(problems("jin", ["f 4~F", "uf 4"], ["ZEN 1"])).toEqual([
      'importantCombos.0.followUps.0: "ZEN 1" starts from ZEN, and "uf 4" does not lead there',
    ]);
  });

  test("wall combos are routes as well", () => {
    const sheet = bareSheet("jin", {
      wallCombos: { general: [{ move: "1", followUp: "ZEN 1 3" }], withTornado: [] },
    });
    expect(problemsOf(link, sheet)).toEqual([expect.stringContaining("wallCombos.general.0.followUp")]);
  });

  test("a mode that stays lasts through moves written with it", () => {
    const nss = { token: "NSS", name: "No Sword Stance", entry: ["d 2 2 holdb"], best: [] };
    const steps = ["d 2 2 holdb", "NSS d 2 2 2 t", "NSS 1+4"];
    const importantCombos = [combo(["KIN b 2 1"], steps)];
    const modal = bareSheet("yoshimitsu", { stances: [{ ...nss, stays: "yes" }], importantCombos });
    expect(problemsOf(link, modal)).toEqual([]);
    const plain = bareSheet("yoshimitsu", { stances: [nss], importantCombos });
    expect(problemsOf(link, plain)).toEqual([expect.stringContaining("starts from NSS")]);
  });
});

describe("breaking-enders", () => {
  test("an ender that breaks the stage has the property in one of its moves; other categories ask for nothing", () => {
    const comboEnders: CharacterFile["comboEnders"] = [
      { category: "Wall break", move: "f f 2" },
      { category: "Floor break", move: "uf 1+2" },
      { category: "Spike", move: "df 4" },
      { category: "Spike", move: "df 4 into 1" },
      { category: "Wall carry", move: "1" },
      { category: "Wall break", move: "1" },
      { category: "Floor break", move: "df 4" },
      { category: "Spike", move: "uf 1+2" },
    ];
    expect(problemsOf(breakingEnders, bareSheet("jin", { comboEnders }))).toEqual([
      'comboEnders.5.move: "1" has no balcony break',
      'comboEnders.6.move: "df 4" has no floor break',
      'comboEnders.7.move: "uf 1+2" has no spike',
    ]);
  });
});
