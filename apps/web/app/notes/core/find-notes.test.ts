import type { Note } from "@tactician/mine";
import { expect, test } from "vitest";
import { findNotes, listNotes, snippetOf } from "./find-notes.ts";

const note = (subject: string, text: string, at = 0): Note => ({
  subject: subject as Note["subject"],
  text,
  at,
});

test("a note is found by words of its text, and by what it is about", () => {
  const notes = listNotes([
    note("move:Devil Jin-1,2", "Duck the Séçond hit", 1),
    note("them:king", "Break 1+2", 2),
    note("me:__proto__", "of another version", 3),
  ]);
  const found = (asked: string) => findNotes(notes, asked).map(({ label }) => label);
  expect(found("")).toEqual(["__proto__", "Against King", "Devil Jin 1,2"]);
  expect(found("second duck")).toEqual(["Devil Jin 1,2"]);
  expect(found("KING")).toEqual(["Against King"]);
  expect(found("devil jin 1,2")).toEqual(["Devil Jin 1,2"]);
  expect(found("nothing")).toEqual([]);
  expect(notes.map(({ path }) => path)).toEqual([
    undefined,
    "/anti-guide/character/king",
    "/move/devil-jin/1,2",
  ]);
});

test("what is shown of a long note is around what was asked for", () => {
  const text = `${"before ".repeat(30)}duck here ${"after ".repeat(30)}`;
  expect(snippetOf(text, "DUCK")).toMatch(/^…before .*duck here after .*…$/);
  expect(snippetOf("short\nnote", "note")).toBe("short note");
});
