import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { measureSheet } from "./measure-sheet.ts";
import { readCsv } from "./read-csv.ts";
import { readSheet } from "./read-sheet.ts";
import { summarize } from "./summarize.ts";

const jin = frozenMovelist("jin");

const sheet = [
  ",COMMAND GRABS,,HEAT ENGAGERS,,,,MOST IMPORTANT COMBOS,,LEGEND",
  ',qcb+1+3,1 escape,"f,f+2","Safe, long range",,,uf+4,"df+2,4 ⏵ b,f+2,3~F ⏵',
  ' ZEN u+1 T!",ZEN',
  ",,,,,,,LOW PARRY,,b+3+4",
  ",,,STARTUP,STANDING,CROUCHING,,,,",
  ',,,10,"2,4',
  '1,2",FC d+1,,,,',
  ',,,12,"1,2,2","(or 2,4)",,,,',
].join("\n");

describe("reading a sheet", () => {
  test.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"a, ""b""",c', [['a, "b"', "c"]]],
    ['"two\nlines",x\r\ny', [["two\nlines", "x"], ["y"]]],
    ['a,"never closed', [["a", "never closed"]]],
    ["", []],
    ["a\n,b,", [["a"], ["", "b", ""]]],
  ])("the table %j", (text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  test("a heading says what the cells below it are", () => {
    expect(readSheet(sheet).map(({ section, text }) => [section, text.slice(0, 8)])).toEqual([
      ["grabs", "qcb+1+3"],
      ["heat engagers", "f,f+2"],
      ["combos", "uf+4"],
      ["combos", "df+2,4 ⏵"],
      ["combos", "LOW PARR"],
      ["punishers", "STANDING"],
      ["punishers", "CROUCHIN"],
      ["punishers", "2,4\n1,2"],
      ["punishers", "FC d+1"],
      ["punishers", "1,2,2"],
      ["punishers", "(or 2,4)"],
    ]);
  });
});

describe("measuring", () => {
  const parts = measureSheet(sheet, jin);

  test("every step of a route and every alternative is a part, words alone are none", () => {
    expect(parts.map(({ text, moves, resolved }) => [text, moves.join(" "), resolved])).toEqual([
      ["qcb+1+3", "qcb+1+3", true],
      ["f,f+2", "f,F+2", true],
      ["uf+4", "uf+4", true],
      ["df+2,4", "df+2,4", true],
      ["b,f+2,3~F", "b,f+2,3", true],
      ["ZEN u+1 T!", "ZEN.u+1", true],
      ["2,4", "2,4", true],
      ["1,2", "1,2", true],
      ["FC d+1", "db+1", true],
      ["1,2,2", "1,2", false],
    ]);
  });

  test("a part that does not resolve and is not known is news", () => {
    const { news, share } = summarize([{ character: "jin", parts }]);
    expect(news).toContain("jin, row 6, punishers: 1,2,2");
    expect(share).toBeCloseTo(9 / 10);
  });

  test("a known leftover that nobody needs any more is news", () => {
    const { news } = summarize([{ character: "king", parts: [] }]);
    expect(news).toEqual(['king: "f,f+3" stands in known-leftovers.ts and is no leftover']);
  });
});
