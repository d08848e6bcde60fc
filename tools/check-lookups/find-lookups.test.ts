import ts from "typescript";
import { expect, test } from "vitest";
import { findLookups } from "./find-lookups.ts";

/** The look-ups found in a file that holds the given lines. */
function foundIn(...lines: readonly string[]): readonly string[] {
  const options: ts.CompilerOptions = { strict: true, noLib: true };
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile("it.ts", lines.join("\n"), ts.ScriptTarget.ESNext, true);
  host.getSourceFile = (name) => (name === "it.ts" ? source : undefined);
  return findLookups(ts.createProgram(["it.ts"], options, host), () => true).map(({ text }) => text);
}

const TABLE = "declare const table: { [id: string]: number }; declare const word: string;";

test.each([
  ["a table by any text", "table[word];", ["table[word]"]],
  [
    "a text that may be missing",
    "declare const maybe: string | undefined; table[maybe ?? '']",
    ["table[maybe ?? '']"],
  ],
  ["a question by `in`", "word in table;", ["word in table"]],
  ["writing", "table[word] = 1;", ["table[word]"]],
  ["an inline table", "({ ws: 34 })[word];", ["({ ws: 34 })[word]"]],
  ["a key of a closed set", "declare const key: 'icons' | 'notations'; table[key];", []],
  ["a number", "declare const list: { [n: number]: string }; list[7];", []],
  ["a guarded look-up", "function own() { return Object.hasOwn(table, word) ? table[word] : 0 }", []],
  [
    "a guard about another key",
    "function own(b: string) { return Object.hasOwn(table, b) ? table[word] : 0 }",
    ["table[word]"],
  ],
  ["a line that gives its reason", "// own-key: columns of our own\ntable[word];", []],
])("%s", (_name, line, found) => {
  expect(foundIn(TABLE, line)).toEqual(found);
});
