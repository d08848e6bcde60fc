import { expect, test } from "vitest";
import { choiceWords } from "./choose-main.ts";

test.each([
  ["", "", true, "Who do you play? Every page starts with your main."],
  ["jin", "", true, "You play Jin. Pick another to change it."],
  ["jin", "jin", true, "You play Jin. Pick another to change it."],
  ["jin", "paul", true, "This link shows Paul's page. Your main is Jin."],
  ["jin", "nobody", true, "You play Jin. Pick another to change it."],
  ["who-left", "paul", true, "Your main is no longer in the roster. Pick another."],
])("main %j with a link for %j", (kept, asked, isKept, words) => {
  expect(choiceWords(kept, asked, isKept)).toBe(words);
});

test("where nothing is kept it says so", () => {
  expect(choiceWords("", "", false)).toMatch(/saves nothing/);
});
