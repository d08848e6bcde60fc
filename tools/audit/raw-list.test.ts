import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RawListError, rawListOf, readRawLists } from "./raw-list.ts";

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "raw-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

test("rows have the guide's ids, and those that they continue", () => {
  const list = rawListOf([
    { id: "Jack-8-1" },
    { id: "Jack-8-1,2", parent: "Jack-8-1" },
    { id: "Jack-8-b+3" },
    { id: "Jack-8-b+3" },
    { id: `Jack-8-CD.df$${"{justFrame}"}1` },
    { id: "Jack-8-4,4", parent: "Jack-8-4" },
  ]);
  expect([...list.rows.keys()]).toEqual(["1", "1,2", "b+3", "b+3 (2)", "CD.df#1", "4,4"]);
  expect(list.chainOf("1,2")?.map(({ id }) => id)).toEqual(["Jack-8-1", "Jack-8-1,2"]);
  expect(list.chainOf("4,4")).toEqual([]);
});

test.each([
  ["no JSON", "{", /jin\.json cannot be read$/],
  ["no list", "{}", /jin\.json is not a list of rows$/],
  ["no rows", "[1]", /jin\.json is not a list of rows$/],
])("%s is told in one line", (_, text, message) => {
  writeFileSync(join(dir, "jin.json"), text);
  expect(() => readRawLists(dir)).toThrow(message);
});

test("a character without a list is told", () => {
  writeFileSync(join(dir, "jin.json"), '[{ "id": "Jin-1" }]');
  expect(readRawLists(dir)("jin").keyOf("Jin-1")).toBe("1");
  expect(() => readRawLists(dir)("king")).toThrow(/has no list of king: king\.json$/);
});

test("a folder without lists, and none", () => {
  expect(() => readRawLists(dir)).toThrow(RawListError);
  expect(() => readRawLists(join(dir, "none"))).toThrow(/is no folder that can be read$/);
});
