import fc from "fast-check";
import { expect, test } from "vitest";
import { unknownWords } from "./typed-text.ts";

test.each(["df 2 1", "df+2,1", "DF2", "f,F+2", "EWGF", "ws4,4", "b+4 T!", "b 2 1~F", "CH df 3 f+2"])(
  "in any notation %s has no unknown word",
  (typed) => expect(unknownWords(typed, [])).toEqual([]),
);

test.each([
  ["df 2 hellow 1", ["hellow"]],
  ["banana, df+2", ["banana"]],
  ["5 1+5", ["5", "5"]],
  ["dash df+1 (long walk) delay 2", []],
  ["Heat Burst, heat dash, Rage Art", []],
  ["burst", ["burst"]],
  ["ZEN 1 zen 2 DES 3", ["DES"]],
])("words nobody knows are found: %s", (text, words) => {
  expect(unknownWords(text, ["ZEN"])).toEqual(words);
});

test("whatever is typed, unknown words are words of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const word of unknownWords(text, [])) {
        expect(word).not.toBe("");
        expect(text).toContain(word);
      }
    }),
  );
});
