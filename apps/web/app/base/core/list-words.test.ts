import { expect, test } from "vitest";
import { listWords } from "./list-words.ts";

const LIST = new Intl.ListFormat("en-GB");

test.each([0, 1, 2, 3, 4, 5])("%i words are listed as English does", (count) => {
  const words = ["highs", "mids", "lows", "throws", "kicks"].slice(0, count);
  expect(listWords(words)).toBe(LIST.format(words));
});
