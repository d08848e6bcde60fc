import { expect, test } from "vitest";
import { type Note, newerNote, parseNote, readSubject, writeNote } from "./note.ts";

const NOTE: Note = { subject: "move:Devil Jin-1,2", text: "Duck the second.", at: 1000 };

test("a subject is a move of somebody, an opponent or a character that one plays, and nothing else", () => {
  expect(readSubject("move:Devil Jin-1,2")).toEqual({ about: "move", characterId: "devil-jin", move: "1,2" });
  expect(readSubject("them:jack-8")).toEqual({ about: "them", characterId: "jack-8" });
  expect(readSubject("me:xiaoyu")).toEqual({ about: "me", characterId: "xiaoyu" });
  for (const junk of [
    "",
    "move:",
    "move:Nobody-1",
    "them:Jin",
    "me:__proto__",
    "you:jin",
    `move:Jin-${"1".repeat(300)}`,
  ])
    expect(readSubject(junk)).toBeUndefined();
});

test("what is kept of a note is its known fields, without signs that nobody sees", () => {
  expect(parseNote({ ...NOTE, text: "a\u202eb\u0000c\r\n<b>d", more: 1 })).toEqual({
    ...NOTE,
    text: "abc\n<b>d",
  });
  expect(parseNote({ ...NOTE, text: "x".repeat(9000) })?.text).toHaveLength(4000);
  for (const junk of [null, 7, "note", [], { ...NOTE, at: -1 }, { ...NOTE, at: "1" }, { ...NOTE, text: {} }])
    expect(parseNote(junk)).toBeUndefined();
});

test("of two pages that write one note neither text is lost", () => {
  const write = (text: string, seen: Note | undefined, kept: Note | undefined) =>
    writeNote(NOTE.subject, text, seen, kept, 500).text;
  expect(write("Step left.", NOTE, NOTE)).toBe("Step left.");
  expect(write("Step left.", undefined, NOTE)).toBe("Duck the second.\n\nStep left.");
  // Who had the other's text before them, and changed it, meant to.
  expect(write("Duck the second. Punish.", undefined, NOTE)).toBe("Duck the second. Punish.");
  expect(write("", NOTE, NOTE)).toBe("");
  expect(write("", undefined, NOTE)).toBe("Duck the second.");
  expect(write("Again.", NOTE, { ...NOTE, text: "" })).toBe("Again.");
});

test("a note that is written later is newer, also by a clock that was set back", () => {
  expect(writeNote(NOTE.subject, "x", NOTE, NOTE, 500).at).toBe(1001);
  expect(newerNote(NOTE, { ...NOTE, text: "", at: 2000 }).text).toBe("");
  expect(newerNote({ ...NOTE, text: "" }, NOTE)).toBe(NOTE);
});
