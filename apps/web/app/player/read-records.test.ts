import { expect, test } from "vitest";
import { readRecords } from "./read-records.ts";

const record = {
  p1_polaris_id: "3abc",
  p2_polaris_id: "4bcd",
  p1_name: "One",
  p2_name: "이제 🥊",
  p1_chara_id: 6,
  p2_chara_id: 2,
  p1_rank: 20,
  p2_rank: 21,
  p1_power: 150_000,
  p2_power: 2 ** 52,
  p1_rating_before: null,
  p2_rating_before: 1510,
  winner: 3,
};

test("the specification's fields alone make a record, with null ratings and draws", () => {
  expect(readRecords([record])).toEqual({ records: [record], rejected: 0 });
});

test.each([
  null,
  "soon",
  { ...record, winner: 7 },
  { ...record, p1_name: null },
  { battle_at: "soon" },
  { ...record, battle_at: 8.7e15 },
  { ...record, battle_at: -1 },
  { ...record, p1_rating_before: 1e300 },
  { ...record, p2_rating_change: -1e300 },
  [record],
])("a row that is no match is left out and counted: %j", (row) => {
  expect(readRecords([row, record])).toEqual({ records: [record], rejected: 1 });
});

test.each([null, {}, "[]", 5])("an answer that is no list is refused: %j", (body) => {
  expect(() => readRecords(body)).toThrow("not a list");
});
