import fc from "fast-check";
import { expect, test } from "vitest";
import type { Combo } from "./combo.ts";
import { readStoredCombos, writeStoredCombos } from "./stored-combos.ts";

test("a combo that the earlier site saved loads", () => {
  const row = { launchers: ["DF 2", "uf 3+4"], followUps: [["b 2 1", "f 4 t"], ["ws 1 2"]] };
  const saved = { id: 1714325000000, ...row, isEditingLaunchers: true, isEditingFollowUps: false };
  expect(readStoredCombos(JSON.stringify([saved]))).toEqual({
    combos: [{ id: "1714325000000", ...row }],
    unreadable: false,
  });
});

test("what is written has the specification's shape and our two fields", () => {
  const combo: Combo = { id: "3", name: "Staple", character: "jin", launchers: ["df 2"], followUps: [["1"]] };
  expect(JSON.parse(writeStoredCombos([combo]))).toEqual([
    { ...combo, editingLaunchers: false, editingFollowUps: false },
  ]);
});

test.each([
  [{ id: 1, launchers: ["df 2"] }, ["df 2"], [[""]]],
  [{ id: 1, followUps: [["1"], []] }, [""], [["1"]]],
  [{ launchers: [], followUps: [] }, [""], [[""]]],
  [{ id: null, launchers: "df 2", followUps: ["1", "2"] }, ["df 2"], [["1", "2"]]],
  [{ id: "1", launchers: [null, "1"], followUps: null, name: 5, character: "nobody" }, ["", "1"], [[""]]],
])("what is missing is mended: %j", (stored, launchers, followUps) => {
  expect(readStoredCombos(JSON.stringify([stored]))).toEqual({
    combos: [{ id: "1", launchers, followUps }],
    unreadable: false,
  });
});

test("double ids are told apart", () => {
  const row = { id: 4, launchers: ["1"], followUps: [["2"]] };
  const { combos } = readStoredCombos(JSON.stringify([row, row, { ...row, id: "4" }]));
  expect(combos.map(({ id }) => id)).toEqual(["4", "5", "6"]);
});

test.each([
  ...["{", '"text"', "7", "{}", "[null]", "[7]", '[{"id":1}]', '[{"launchers":[{}]}]'],
  '[{"launchers":["1"],"followUps":[[{}]]}]',
])("what is no combo is reported: %s", (text) => {
  expect(readStoredCombos(text)).toEqual({ combos: [], unreadable: true });
});

test("what is no combo keeps nobody from reading the others", () => {
  const { combos, unreadable } = readStoredCombos('[{"id":1,"launchers":["df 2"]},null]');
  expect([combos.length, unreadable]).toEqual([1, true]);
});

test.each([undefined, "", " ", "null", "[]"])("nothing at all is an empty table: %j", (text) => {
  expect(readStoredCombos(text)).toEqual({ combos: [], unreadable: false });
});

test("every table is read as it was written", () => {
  const group = fc.array(fc.string(), { minLength: 1, maxLength: 4 });
  const row = fc.record({ launchers: group, followUps: fc.array(group, { minLength: 1, maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const combos = rows.map((given, n) => ({ id: String(n + 1), ...given }));
      expect(readStoredCombos(writeStoredCombos(combos))).toEqual({ combos, unreadable: false });
    }),
  );
});

test("no text whatever makes it throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { launchers, followUps } of readStoredCombos(text).combos)
        expect(launchers.length * followUps.length).toBeGreaterThan(0);
    }),
  );
});
