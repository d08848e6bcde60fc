import { expect, test } from "vitest";
import type { CharacterFile } from "../schema.ts";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { breakingEnders } from "./combos.ts";

const problems = (characterId: string, comboEnders: CharacterFile["comboEnders"]) =>
  problemsOf(breakingEnders, bareSheet(characterId, { comboEnders }));

test("an ender that breaks the stage has the property in one of its moves", () => {
  expect(
    problems("jin", [
      { category: "Wall break", move: "f f 2" },
      { category: "Floor break", move: "uf 1+2" },
      { category: "Spike", move: "df 4" },
      { category: "Spike", move: "df 4 into 1" },
    ]),
  ).toEqual([]);
});

test("each property is asked for by itself", () => {
  expect(
    problems("jin", [
      { category: "Wall break", move: "1" },
      { category: "Floor break", move: "df 4" },
      { category: "Spike", move: "uf 1+2" },
    ]),
  ).toEqual([
    'comboEnders.0.move: "1" has no balcony break',
    'comboEnders.1.move: "df 4" has no floor break',
    'comboEnders.2.move: "uf 1+2" has no spike',
  ]);
});

test("other categories ask for nothing", () => {
  expect(problems("jin", [{ category: "Wall carry", move: "1" }])).toEqual([]);
});
