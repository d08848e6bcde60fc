import { expect, test } from "vitest";
import { beatsWords, trapWords } from "./reply-words.ts";

test.each([
  [["jab"], "Beats jabs"],
  [["jab", "press", "duck"], "Beats jabs, slower buttons and ducking"],
  [["step left"], "Beats a step to their left"],
  [["step left", "step right", "block"], "Beats any sidestep and guard"],
] as const)("%j reads %s", (beats, words) => {
  expect(beatsWords(beats)).toBe(words);
});

test("a trap that leaves no time catches every button", () => {
  const trap = { _id: "1", move: "1 2", hit: 2, why: "x" };
  expect(trapWords({ ...trap, catches: 10 })).toBe("Hit 2 catches every button");
  expect(trapWords({ ...trap, catches: 13 })).toBe("Hit 2 catches buttons of 13 frames or more");
});
