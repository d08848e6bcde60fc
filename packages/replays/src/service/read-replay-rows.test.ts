import { describe, expect, test } from "vitest";
import { wireRow } from "../testing/wire-rows.ts";
import { readReplayRows } from "./read-replay-rows.ts";

const read = (...rows: unknown[]) => readReplayRows(rows);

test("a row becomes a record under the same names", () => {
  expect(read(wireRow())).toEqual({ matches: [wireRow()], rejected: 0 });
});

test("accounts, places and languages of players are not read, whatever they are", () => {
  const people = {
    p1_user_id: 971_791_190_910_122_632n,
    p2_user_id: -1,
    p1_region_id: 4,
    p2_region_id: "Europe",
  };
  const places = { p1_area_id: null, p2_area_id: 12, p1_lang: "en", p2_lang: 7 };
  expect(read({ ...people, ...wireRow(), ...places })).toEqual({ matches: [wireRow()], rejected: 0 });
});

describe("what looks odd and is right", () => {
  test.each(["ＪＡＥＹＯＵ", "한글 이름", "🥊👩‍🦰", "a\u0301\u202e", '"\\\n\t', "", " "])(
    "the name %j is kept",
    (name) => {
      expect(read(wireRow({ p2_name: name })).matches[0]?.p2_name).toBe(name);
    },
  );

  test("a fresh player has no rating", () => {
    const { p1_rating_change: _change, ...row } = wireRow({ p1_rating_before: null });
    const fresh = { p1_rating_before: null, p1_rating_change: null, p2_rating_before: 1550 };
    expect(read(row).matches[0]).toMatchObject(fresh);
  });

  test("a draw is a match", () => {
    expect(read(wireRow({ winner: 3 })).matches[0]?.winner).toBe(3);
  });

  test("ids nobody knows yet are kept", () => {
    const { matches } = read(wireRow({ p1_chara_id: 999, p2_rank: 765, stage_id: 98_765, battle_type: 4 }));
    expect(matches[0]).toMatchObject({ stage_id: 98_765, battle_type: 4, p1_chara_id: 999, p2_rank: 765 });
  });
});

describe("bad rows are left out and counted", () => {
  test.each([
    ["no object", "match"],
    ["null", null],
    ["a list", []],
    ["nothing", {}],
    ["no number for a time", { ...wireRow(), battle_at: "soon" }],
    ["no time", wireRow({ battle_at: 0 })],
    ["half a second", wireRow({ battle_at: 1.5 })],
    ["a winner of four", { ...wireRow(), winner: 4 }],
    ["a short id", wireRow({ battle_id: "ABC" })],
    ["an id that is no hexadecimal", wireRow({ battle_id: "Z".repeat(32) })],
    ["no name", { ...wireRow(), p1_name: null }],
    ["an endless name", wireRow({ p1_name: "x".repeat(201) })],
    ["no player", wireRow({ p2_polaris_id: "" })],
    ["a player with a path for an id", wireRow({ p2_polaris_id: "../x" })],
    ["a negative character", wireRow({ p1_chara_id: -1 })],
    ["power beyond 32 bits", wireRow({ p1_power: 2 ** 31 })],
    ["a rating in words", { ...wireRow(), p1_rating_before: "high" }],
  ])("%s", (_what, row) => {
    const { matches, rejected } = read(row, wireRow());
    expect(matches).toHaveLength(1);
    expect(rejected).toBe(1);
  });

  test.each([undefined, null, 5, "rows", { rows: [] }])("%j is no list and has no rows", (json) => {
    expect(readReplayRows(json)).toEqual({ matches: [], rejected: 0 });
  });
});
