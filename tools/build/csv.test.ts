import { expect, test } from "vitest";
import { listCell, toCsv } from "./csv.ts";

test("a row of names, CRLF behind every row, and nothing for what is not known", () => {
  const rows = [
    ["jin", -12, true],
    ["king", undefined, false],
  ];
  expect(toCsv(["character", "block", "launches"], rows)).toBe(
    "character,block,launches\r\njin,-12,true\r\nking,,false\r\n",
  );
});

test("commas, quotes and line ends are quoted", () => {
  expect(toCsv(["a"], [["1,2"], ['the "Electric"'], ["two\r\nlines"], ["two words"]])).toBe(
    'a\r\n"1,2"\r\n"the ""Electric"""\r\n"two\r\nlines"\r\ntwo words\r\n',
  );
});

test.each(["=1+1", "+4", "@SUM(1)", "-2+3", "\tx", "\r=1"])("%j is a text, no formula", (text) => {
  expect(toCsv(["a"], [[text]])).toMatch(/^a\r\n"?'/);
});

test("several values are one cell, and no list is an empty one", () => {
  expect(toCsv(["a", "b", "c"], [[listCell(["high", "mid"]), listCell([]), listCell(undefined)]])).toBe(
    "a,b,c\r\nhigh; mid,,\r\n",
  );
});
