import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import { readStoredCombos, writeStoredCombos } from "./stored-combos.ts";

test("a combo that the earlier site saved loads", () => {
  const text = JSON.stringify([
    {
      id: 1714325000000,
      launchers: ["DF 2", "uf 3+4"],
      followUps: [["b 2 1", "f 4 t"], ["ws 1 2"]],
      isEditingLaunchers: true,
      isEditingFollowUps: false,
    },
  ]);
  expect(readStoredCombos(text)).toEqual({
    combos: [
      {
        id: "1714325000000",
        launchers: ["DF 2", "uf 3+4"],
        followUps: [["b 2 1", "f 4 t"], ["ws 1 2"]],
      },
    ],
    unreadable: false,
  });
});

test("what is written has the specification's shape and our two fields", () => {
  const combo: Combo = { id: "3", name: "Staple", character: "jin", launchers: ["df 2"], followUps: [["1"]] };
  expect(JSON.parse(writeStoredCombos([combo]))).toEqual([
    { ...combo, editingLaunchers: false, editingFollowUps: false },
  ]);
});

describe("what is missing is mended", () => {
  test.each([
    [
      { id: 1, launchers: ["df 2"] },
      { launchers: ["df 2"], followUps: [[""]] },
    ],
    [
      { id: 1, followUps: [["1"], []] },
      { launchers: [""], followUps: [["1"]] },
    ],
    [
      { launchers: [], followUps: [] },
      { launchers: [""], followUps: [[""]] },
    ],
    [
      { id: null, launchers: "df 2", followUps: ["1", "2"] },
      { launchers: ["df 2"], followUps: [["1", "2"]] },
    ],
    [
      { id: "1", launchers: [null, "1"], followUps: null, name: 5, character: "nobody" },
      { launchers: ["", "1"] },
    ],
  ])("%j", (stored, expected) => {
    const { combos, unreadable } = readStoredCombos(JSON.stringify([stored]));
    expect(combos).toHaveLength(1);
    expect(combos[0]).toMatchObject({ ...expected, id: "1" });
    expect(combos[0]).not.toHaveProperty("character");
    expect(unreadable).toBe(false);
  });

  test("double ids are told apart", () => {
    const row = { id: 4, launchers: ["1"], followUps: [["2"]] };
    const { combos } = readStoredCombos(JSON.stringify([row, row, { ...row, id: "4" }]));
    expect(combos.map(({ id }) => id)).toEqual(["4", "5", "6"]);
  });
});

describe("what is no combo is reported", () => {
  test.each([
    "{",
    '"text"',
    "7",
    "{}",
    "[null]",
    "[7]",
    '[{"id":1}]',
    '[{"launchers":[{}]}]',
    '[{"launchers":["1"],"followUps":[[{}]]}]',
  ])("%s", (text) => {
    expect(readStoredCombos(text)).toEqual({ combos: [], unreadable: true });
  });

  test("and the others are read all the same", () => {
    const { combos, unreadable } = readStoredCombos('[{"id":1,"launchers":["df 2"]},null]');
    expect(combos).toHaveLength(1);
    expect(unreadable).toBe(true);
  });

  test.each([undefined, "", " ", "null", "[]"])("nothing at all is an empty table: %j", (text) => {
    expect(readStoredCombos(text)).toEqual({ combos: [], unreadable: false });
  });
});

const group = fc.array(fc.string(), { minLength: 1, maxLength: 4 });
const combo = fc.record({ launchers: group, followUps: fc.array(group, { minLength: 1, maxLength: 3 }) });

test("every table is read as it was written", () => {
  fc.assert(
    fc.property(fc.array(combo, { maxLength: 5 }), (rows) => {
      const combos = rows.map((row, n) => ({ id: String(n + 1), ...row }));
      expect(readStoredCombos(writeStoredCombos(combos))).toEqual({ combos, unreadable: false });
    }),
  );
});

test("no text whatever makes it throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { launchers, followUps } of readStoredCombos(text).combos) {
        expect(launchers.length * followUps.length).toBeGreaterThan(0);
      }
    }),
  );
});
