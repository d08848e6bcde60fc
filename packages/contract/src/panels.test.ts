import { expect, test } from "vitest";
import type { Character } from "./character.ts";
import { PANELS, panelsOf } from "./panels.ts";

const LISTS = Object.fromEntries(PANELS.flatMap(({ fields }) => fields.map(({ field }) => [field, []])));

/** A character with one entry in each of the fields. */
function withEntries(...fields: string[]): Character {
  return { ...LISTS, ...Object.fromEntries(fields.map((field) => [field, [{}]])) } as unknown as Character;
}

const ids = (character: Character) => panelsOf(character).map(({ id }) => id);
const always = PANELS.filter(({ isOptional }) => isOptional !== true).map(({ id }) => id);

test("a sheet with everything has every panel once", () => {
  const all = PANELS.map(({ id }) => id);
  expect(ids(withEntries(...Object.keys(LISTS)))).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test("panels that a character does not have are left out", () => {
  expect(ids(withEntries())).toEqual(always);
  expect(always).toEqual([
    "heat",
    "grabs",
    "mini-combos",
    "heat-engagers",
    "punishers",
    "combos",
    "wall-combos",
    "enders",
  ]);
  expect(ids(withEntries("creatorNotes"))).toContain("notes");
  expect(ids(withEntries("creatorNotes"))).not.toContain("chain-throws");
});

test("one of several fields is enough", () => {
  expect(ids(withEntries("traps"))).toContain("pressure");
});

test("no field is shown in two panels", () => {
  const fields = PANELS.flatMap((panel) => panel.fields.map(({ field }) => field));
  expect(new Set(fields).size).toBe(fields.length);
});
