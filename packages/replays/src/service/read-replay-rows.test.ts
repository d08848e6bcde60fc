import { describe, expect, test } from "vitest";
import { wireRow, wireText } from "../testing/wire-rows.ts";
import { parseExact } from "./parse-exact.ts";
import { readReplayRows } from "./read-replay-rows.ts";

const read = (...rows: unknown[]) => readReplayRows(parseExact(wireText(rows)));

test("a row becomes a match with both seats", () => {
  const { matches, rejected } = read(wireRow());
  expect(rejected).toBe(0);
  expect(matches).toEqual([
    {
      battleId: "0123456789abcdef0123456789abcdef",
      battleAt: 1_780_000_000,
      battleType: 2,
      gameVersion: 30_101,
      stageId: 700,
      winner: 1,
      p1: {
        polarisId: "aaaaBBBBcccc",
        name: "First Sample",
        charaId: 6,
        rank: 21,
        power: 190_618,
        ratingBefore: 1550,
        ratingChange: 11,
        rounds: 3,
        userId: "971791190910122632",
        regionId: 4,
        lang: "en",
      },
      p2: expect.objectContaining({ polarisId: "ddddEEEEffff", ratingChange: -11 }),
    },
  ]);
});

describe("what looks odd and is right", () => {
  test("every digit of a 60-bit user id is kept", () => {
    const ids = ["553560191212221548", "1152921504606846975", "45240131073641", "0"];
    for (const id of ids) expect(read(wireRow({ p1_user_id: id })).matches[0]?.p1.userId).toBe(id);
  });

  test("a name that looks like a field stays a name", () => {
    const name = '","p1_user_id": 12345678901234567890, "p1_user_id":1';
    expect(read(wireRow({ p1_name: name })).matches[0]?.p1.name).toBe(name);
  });

  test.each(["ＪＡＥＹＯＵ", "한글 이름", "🥊👩‍🦰", "a\u0301\u202e", '"\\\n\t', "", " "])(
    "the name %j is kept",
    (name) => {
      expect(read(wireRow({ p2_name: name })).matches[0]?.p2.name).toBe(name);
    },
  );

  test("what no database can keep of a name is left away", () => {
    expect(read(wireRow({ p1_name: "a\0b\ud83d" })).matches[0]?.p1.name).toBe("ab\ufffd");
  });

  test("a fresh player has no rating", () => {
    const { matches } = read(wireRow({ p1_rating_before: null, p1_rating_change: null }));
    expect(matches[0]?.p1).not.toHaveProperty("ratingBefore");
    expect(matches[0]?.p1).not.toHaveProperty("ratingChange");
    expect(matches[0]?.p2.ratingBefore).toBe(1550);
  });

  test("a draw is a match", () => {
    expect(read(wireRow({ winner: 3 })).matches[0]?.winner).toBe(3);
  });

  test("ids nobody knows yet are kept", () => {
    const { matches } = read(wireRow({ p1_chara_id: 999, p2_rank: 765, stage_id: 98_765, battle_type: 4 }));
    expect(matches[0]).toMatchObject({
      stageId: 98_765,
      battleType: 4,
      p1: { charaId: 999 },
      p2: { rank: 765 },
    });
  });

  test("odd places and languages do not cost the match", () => {
    const { matches } = read(wireRow({ p1_region_id: "Europe", p1_lang: 7, p1_user_id: -1 }));
    expect(matches).toHaveLength(1);
    expect(matches[0]?.p1).not.toHaveProperty("regionId");
    expect(matches[0]?.p1).not.toHaveProperty("userId");
  });

  test("older rows without the newer fields are matches", () => {
    const { p1_region_id, p1_area_id, p1_lang, p1_user_id, ...older } = wireRow();
    expect(read(older).rejected).toBe(0);
  });
});

describe("bad rows are left out and counted", () => {
  test.each([
    ["no object", "match"],
    ["null", null],
    ["a list", []],
    ["nothing", {}],
    ["no number for a time", wireRow({ battle_at: "soon" as unknown as number })],
    ["no time", wireRow({ battle_at: 0 })],
    ["half a second", wireRow({ battle_at: 1.5 })],
    ["a winner of four", wireRow({ winner: 4 })],
    ["a short id", wireRow({ battle_id: "ABC" })],
    ["an id that is no hexadecimal", wireRow({ battle_id: "Z".repeat(32) })],
    ["no name", wireRow({ p1_name: null })],
    ["an endless name", wireRow({ p1_name: "x".repeat(201) })],
    ["no player", wireRow({ p2_polaris_id: "" })],
    ["a player with a path for an id", wireRow({ p2_polaris_id: "../x" })],
    ["a negative character", wireRow({ p1_chara_id: -1 })],
    ["power beyond 32 bits", wireRow({ p1_power: 2 ** 31 })],
    ["a rating in words", wireRow({ p1_rating_before: "high" })],
  ])("%s", (_what, row) => {
    const { matches, rejected } = read(row, wireRow());
    expect(matches).toHaveLength(1);
    expect(rejected).toBe(1);
  });

  test.each([undefined, null, 5, "rows", { rows: [] }])("%j is no list and has no rows", (json) => {
    expect(readReplayRows(json)).toEqual({ matches: [], rejected: 0 });
  });
});
