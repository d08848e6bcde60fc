import fc from "fast-check";
import { expect, test } from "vitest";
import { bracketWords, readTyped } from "./typed-text.ts";

test.each([
  ["df 2 1", "df 2 1"],
  ["df+2,1", "df 2 1"],
  ["DF2", "df 2"],
  ["f,F+2", "f f 2"],
  ["EWGF", "f n d df just 2"],
  ["ws4,4", "ws 4 4"],
  ["b+4 T!", "b 4 t"],
  ["b 2 1~F", "b 2 1 holdf"],
  ["CH df 3 f+2", "ch df 3 f 2"],
])("%s is understood as %s", (typed, converted) => {
  expect(readTyped(typed)).toMatchObject({ converted, unknown: [] });
});

const unknownWords = (text: string, stances?: readonly string[]) =>
  readTyped(text, stances).unknown.map(({ start, end }) => text.slice(start, end));

test.each([
  ["df 2 hellow 1", ["hellow"]],
  ["banana, df+2", ["banana"]],
  ["5 1+5", ["5", "5"]],
  ["dash df+1 (long walk) delay 2", []],
  ["Heat Burst, heat dash, Rage Art", []],
  ["burst", ["burst"]],
  ["ZEN 1 zen", ["zen"]],
])("words nobody knows are marked where they stand: %s", (text, words) => {
  expect(unknownWords(text)).toEqual(words);
});

test("with a character, only that character's stances pass", () => {
  expect(unknownWords("ZEN 1 zen 2 DES 3", ["ZEN"])).toEqual(["DES"]);
});

test("a player's word becomes a remark, as sheets write it", () => {
  expect(bracketWords("dash df+1, Delay 2 nonsense", [])).toBe("(dash) df+1, (Delay) 2 nonsense");
});

test("whatever is typed, no word is lost and unknown words lie inside the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { unknown, converted } = readTyped(text);
      for (const { start, end } of unknown) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(converted).toContain(text.slice(start, end));
      }
    }),
  );
});
