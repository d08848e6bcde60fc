import { expect, test } from "vitest";
import { addedWords, deletedWords } from "./notice-words.ts";

test("added combos are counted, and what else became of them is said", () => {
  expect(addedWords({ added: 2, alreadyThere: 1 })).toBe("2 combos added, 1 was already there.");
  expect(addedWords({ added: 1, alreadyThere: 0 })).toBe("1 combo added.");
  expect(addedWords({ added: 0, alreadyThere: 3, skipped: 1 })).toBe(
    "0 combos added, 3 were already there, 1 could not be read.",
  );
});

test("one deleted combo is called by its name, several are counted", () => {
  expect(deletedWords("Wall carry", 1)).toBe("“Wall carry” deleted.");
  expect(deletedWords(undefined, 1)).toBe("Combo deleted.");
  expect(deletedWords("Wall carry", 3)).toBe("3 combos deleted.");
});
