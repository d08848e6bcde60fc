import { expect, test } from "vitest";
import { groupByTitle } from "./grouped.ts";
import { damageWords } from "./sheet-words.ts";

test("notes with the same title stand together, wherever they were written", () => {
  const notes = [
    { title: "Game plan", content: "one" },
    { title: "In Zen", content: "two" },
    { title: "Game plan", content: "three" },
  ];
  expect(groupByTitle(notes, ({ title }) => title)).toEqual([
    { title: "Game plan", items: [notes[0], notes[2]] },
    { title: "In Zen", items: [notes[1]] },
  ]);
});

test("damage is an estimate, and says what it depends on", () => {
  expect(damageWords({ min: 62, max: 62 })).toBe("About 62 damage");
  expect(damageWords({ min: 58, max: 64 })).toBe("About 58 to 64 damage, by launcher");
});
