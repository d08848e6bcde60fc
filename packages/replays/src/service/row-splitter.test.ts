import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RowSplitter } from "./row-splitter.ts";

/** All rows of a text that comes in such pieces. */
function read(...pieces: string[]): unknown[] {
  const splitter = new RowSplitter();
  const rows = pieces.flatMap((piece) => splitter.push(piece));
  splitter.end();
  return rows;
}

const problemOf = (...pieces: string[]) => {
  try {
    return read(...pieces);
  } catch (error) {
    return error instanceof Error && "problem" in error ? [error.problem, error.message] : error;
  }
};

test("rows come as soon as they are whole", () => {
  const splitter = new RowSplitter();
  expect(splitter.push(' \n[{"a":1},{"a"')).toEqual([{ a: 1 }]);
  expect(splitter.push(':"x,]}\\"')).toEqual([]);
  expect(splitter.push('"} , null,[')).toEqual([{ a: 'x,]}"' }, null]);
  expect(splitter.push("{}]")).toEqual([]);
  expect(splitter.push("]\n")).toEqual([[{}]]);
  splitter.end();
});

test("any list is read as JSON.parse reads it, wherever its text is cut", () => {
  const row = fc.oneof(
    fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double({ noNaN: true }), fc.array(fc.string()))),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const cuts = fc.array(fc.nat({ max: 500 }));
  fc.assert(
    fc.property(fc.array(row), cuts, fc.nat({ max: 2 }), (rows, places, indent) => {
      const text = JSON.stringify(rows, undefined, indent);
      const ends = [...places, text.length].sort((a, b) => a - b);
      const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
      expect(read(...pieces)).toEqual(JSON.parse(text));
    }),
  );
});

describe("what is no list of rows", () => {
  test.each([
    ["no list", ['{"rows":[]}'], "is no list"],
    ["a word", ["null"], "is no list"],
    ["brackets that do not match", ["[{]}]"], "is no JSON"],
    ["no row between commas", ['[{"a":1},,{"a":2}]'], "is no JSON"],
    ["another end", ["[}"], "is no JSON"],
    ["more behind it", ["[{}]", "[{}]"], "goes on behind its list"],
    ["more behind it at once", ["[] 5"], "goes on behind its list"],
    ["brackets without an end", ["[".repeat(5_000_000)], "is nested too deeply"],
    ["a row without an end", ['[{"a":"', "x".repeat(20_000)], "has a row without an end"],
  ])("%s is unreadable", (_name, pieces, what) => {
    expect(problemOf(...pieces)).toEqual(["unreadable", `The replay service's answer ${what}`]);
  });

  test.each([
    ["nothing", ""],
    ["half a row", '[{"a":1},{"a"'],
    ["no end", "[{}"],
    ["half a text", '["a'],
  ])("%s is cut off", (_name, text) => {
    expect(problemOf(text)).toEqual(["cut-off", "The replay service's answer breaks off"]);
  });
});
