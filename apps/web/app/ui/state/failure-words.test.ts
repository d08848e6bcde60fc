import { expect, test } from "vitest";
import { loadFailureWords } from "./failure-words.ts";

test("a failure says what is missing and why, with one full stop", () => {
  const words = (thrown: unknown) => loadFailureWords("the cards", thrown, true);
  expect(words(new Error("Wait a minute."))).toBe("Couldn't load the cards: Wait a minute.");
  expect(words(new Error("Character not found"))).toBe("Couldn't load the cards: Character not found.");
  expect(words(undefined)).toBe("Couldn't load the cards: An unknown error occurred.");
});

test("offline it is said that it is not saved, whatever the browser calls it", () => {
  expect(loadFailureWords("the matchups", new TypeError("Failed to fetch"), false)).toBe(
    "You're offline, and the matchups aren't saved on this device.",
  );
});
