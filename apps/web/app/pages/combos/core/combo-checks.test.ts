import type { CharacterMoves } from "@tactician/contract";
import { findCharacter, type Movelist, moveVocabulary } from "@tactician/game";
import { contentMovelists } from "@tactician/game/testing/content-movelists";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import type { Combo } from "../../../kept/core/combo.ts";
import { createComboChecker } from "./combo-checks.ts";

const named = (movelist: Movelist): CharacterMoves => ({
  _id: movelist.character,
  name: findCharacter(movelist.character)?.name ?? "",
  vocabulary: moveVocabulary(movelist),
  ...movelist,
});

const jin = createComboChecker(named(frozenMovelist("jin")));
const check = (launcher: string, ...route: string[]) => {
  const combo: Combo = { id: "1", launchers: launcher.split(" | "), followUps: [route] };
  return jin.checkCombo(combo);
};
const warnings = (launcher: string, ...route: string[]) =>
  check(launcher, ...route).warnings.map(({ code, place, message }) => [
    code,
    place.cell,
    place.index,
    message,
  ]);

test("each input has its moves' frame data, in either notation", () => {
  expect(jin.factsOf("df+2")).toMatchObject([{ command: "df 2", startup: { min: 16, max: 17 } }]);
  expect(jin.factsOf("1 2 1")).toMatchObject([
    { command: "1 2 1", startup: { min: 10 }, block: { min: -16 } },
  ]);
  expect(jin.factsOf("uf+4, b+2,1").map(({ command }) => command)).toEqual(["uf 4", "b 2 1"]);
  expect(jin.factsOf("dash")).toEqual([]);
  expect(jin.factsOf("")).toEqual([]);
  expect(jin.factsOf("banana 9")).toEqual([]);
});

test.each([
  ["6n23RP", "cd df 2"],
  ["6☆23RP", "cd df 2"],
  ["６ｎ２３ＲＰ", "cd df 2"],
  ["기상 RP", "ws 2"],
  ["立ち途中RP", "ws 2"],
  ["AP", "1+2"],
  ["WP", "1+2"],
  ["2AK", "d 3+4"],
])("%s, as Korea or Japan write it, is %s", (input, command) => {
  expect(jin.factsOf(input).map((facts) => facts.command)).toEqual([command]);
});

test("so is a move of a sidestep", () => {
  const king = createComboChecker(named(frozenMovelist("king")));
  expect(king.factsOf("횡이동 WK").map((facts) => facts.command)).toEqual(["ss 3+4"]);
});

describe("damage", () => {
  test("is estimated by the damage rule for every route", () => {
    // 13, then 70, 50, 40 and 30 percent of 12, 19, 12 and 10, each rounded down.
    const expected = 13 + 8 + 9 + 4 + 3;
    expect(check("uf 4", "df 2 4", "b 2 1").damage).toEqual([{ min: expected, max: expected }]);
    expect(check("uf+4", "df+2,4", "b+2,1").damage).toEqual([{ min: expected, max: expected }]);
    expect(check("uf+4", "dash df+2,4, b+2,1").damage).toEqual([{ min: expected, max: expected }]);
  });

  test("is a range where it depends on the launcher", () => {
    const [damage] = check("uf 4 | f f f 3", "b 2 1").damage;
    expect(damage?.max).toBeGreaterThan(damage?.min ?? 0);
  });

  test("is nothing where the text is not understood, and where no rule is known", () => {
    expect(check("uf 4", "banana").damage).toEqual([undefined]);
    expect(check("uf 4", "df 2 4 4 4").damage).toEqual([undefined]);
    expect(check("uf 4", "heat burst", "b 2 1").damage).toEqual([undefined]);
    expect(check("", "").damage).toEqual([undefined]);
  });
});

describe("warnings", () => {
  test("a move that does not exist is named where it stands", () => {
    expect(warnings("uf 4", "b 2 1", "df 3 4 4")).toEqual([
      ["unknown-move", "followUps", 1, expect.stringContaining("Jin has no “")],
    ]);
    expect(warnings("df 9", "b 2 1")).toEqual([]);
  });

  test("several moves in one input, movement and words are fine", () => {
    expect(warnings("uf 4", "dash", "ssr", "f f", "b+2,1 df+1", "(run) 3", "df 4 holdf ZEN 1")).toEqual([]);
  });

  test("a second Tornado mark is pointed out", () => {
    expect(warnings("uf 4", "b 4 T!", "df 1", "b+4 t")).toEqual([
      ["second-tornado", "followUps", 2, expect.stringContaining("One Tornado")],
    ]);
    expect(warnings("uf 4", "b 4 T!", "1 2 1", "1 2 1")).toEqual([]);
  });

  test("without marks, a second move that has Tornado is", () => {
    expect(warnings("uf 4", "1 2 1", "d 3 4 3").map(([code]) => code)).toEqual(["second-tornado"]);
    expect(warnings("1 2 1", "d 3 4 3").map(([code]) => code)).toEqual(["second-tornado"]);
    expect(warnings("uf 4", "1 2 1")).toEqual([]);
  });

  test("the same row is checked once", () => {
    const combo: Combo = { id: "1", launchers: ["uf 4"], followUps: [["b 2 1"]] };
    expect(jin.checkCombo(combo)).toBe(jin.checkCombo(combo));
  });
});

describe("suggestions", () => {
  const commands = (typed: string, limit = 5) =>
    jin.suggestInputs(typed, limit).map(({ command }) => command);

  test("begin with what was typed, the move itself first", () => {
    expect(commands("b+2")).toEqual(expect.arrayContaining(["b 2", "b 2 1"]));
    expect(commands("b+2")[0]).toBe("b 2");
    expect(commands("zen,1", 3)).toEqual(["ZEN 1", "ZEN 1 2", "ZEN 1 3"]);
    expect(commands("f,F+2")[0]).toBe("f f 2");
  });

  test("are found by name as well", () => {
    expect(commands("median")).toEqual(["1+2"]);
    expect(commands("EWHF", 1)).toEqual(["cd df just 2"]);
  });

  test("are none for nothing and for nonsense", () => {
    expect(commands(" ")).toEqual([]);
    expect(commands("banana")).toEqual([]);
    expect(commands(".*[")).toEqual([]);
  });
});

test("a movelist tells where moves end", () => {
  expect(jin.splitByMoves("uf+4,df+2,4,b+2,1")).toEqual(["uf+4", "df+2,4", "b+2,1"]);
  expect(jin.splitByMoves("df+2,4")).toEqual(["df+2,4"]);
  expect(jin.splitByMoves("df+2, banana")).toEqual([]);
});

test.each([...contentMovelists()])(
  "every move of %s exists and is its own suggestion",
  (characterId, movelist) => {
    const { checkCombo, suggestInputs, factsOf } = createComboChecker(named(movelist));
    for (const { command, hits } of movelist.moves) {
      const combo: Combo = { id: "1", launchers: [command], followUps: [[""]] };
      expect(checkCombo(combo).warnings, `${characterId} ${command}`).toEqual([]);
      if (hits.length > 0) expect(factsOf(command).length, `${characterId} ${command}`).toBeGreaterThan(0);
    }
    for (const { command } of movelist.moves.slice(0, 20)) {
      expect(
        suggestInputs(command, 3).map((row) => row.command),
        `${characterId} ${command}`,
      ).toContain(command);
    }
  },
);
