import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["Bytes=900-", { start: 900, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=-50", { start: 950, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=0-99999999999999999999999", { start: 0, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=99999999999999999999999-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-3", undefined],
  ["bytes=-", undefined],
  ["bytes=", undefined],
  ["bytes=0-1,5-9", undefined],
  ["bytes=a-b", undefined],
  ["items=0-1", undefined],
  ["bytes=--1", undefined],
])("%s of 1000 bytes", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});

test("an empty body has no satisfiable range", () => {
  expect(readByteRange("bytes=0-0", 0)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
