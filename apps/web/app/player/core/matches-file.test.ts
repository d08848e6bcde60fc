import type { PlayerMatch } from "@tactician/statistics";
import { expect, test } from "vitest";
import { matchesFile, matchesFileName } from "./matches-file.ts";

const side = (chara_id: number, name: string, rating_before: number | undefined) => ({
  ...{ polaris_id: "4bCd", name, chara_id, rank: 20, power: 150_000, rating_before },
  ...{ rating_change: rating_before && -7, rounds: 2 },
});

const match = (name: string): PlayerMatch => ({
  ...{ battle_id: "a", battle_at: Date.UTC(2026, 10, 23, 12) / 1000, game_version: 30_101, stage_id: 100 },
  ...{ seat: 1, own: side(6, "Me", 1500), opponent: side(999, name, undefined), outcome: "loss" },
});

const nameCell = (name: string) =>
  matchesFile([match(name)], "csv")
    .split("\r\n")[1]
    ?.split("Jin,999,")[1];

test("a match is a line, with empty cells where nothing is known", () => {
  expect(matchesFile([match("Rival")], "csv")).toBe(
    "time,result,my character,their character,their name,their id,my rounds,their rounds,my rating,their rating,rating change,my rank,their rank,stage,version\r\n" +
      "2026-11-23T12:00:00.000Z,loss,Jin,999,Rival,4bCd,2,2,1500,,-7,Battle Ruler,Battle Ruler,Arena,3.01.01\r\n",
  );
  expect(JSON.parse(matchesFile([match("Rival")], "json"))).toMatchObject([
    { result: "loss", "my character": "Jin", "their name": "Rival", "rating change": -7 },
  ]);
});

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1),4bCd"],
  ["+1", "'+1,4bCd"],
  ["-cmd|x", "'-cmd|x,4bCd"],
  ["@sum", "'@sum,4bCd"],
  ["\t=1", "'\t=1,4bCd"],
  ["  =1", "'  =1,4bCd"],
  ['a "b", c', '"a ""b"", c",4bCd'],
  ['="x"', '"\'=""x""",4bCd'],
])("the name %j opens no formula", (name, cell) => {
  expect(nameCell(name)?.slice(0, cell.length)).toBe(cell);
});

test("a file is named after the player, whatever the address says", () => {
  expect(matchesFileName("3aBcdEfGhiJk", "csv")).toBe("matches-3aBcdEfGhiJk.csv");
  expect(matchesFileName("../a b/c", "json")).toBe("matches-abc.json");
});
