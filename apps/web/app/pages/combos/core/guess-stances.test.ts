import { expect, test } from "vitest";
import { guessStances } from "./guess-stances.ts";

test("words in capitals pass for stances, each once and in one order", () => {
  const combo = {
    id: "1",
    launchers: ["df 2"],
    followUps: [
      ["ZEN 1 2", "b f 2"],
      ["DES 3", "ZEN 4", "d b 2"],
    ],
  };
  expect(guessStances(combo)).toEqual(["DES", "ZEN"]);
});

test("a combo without any has none", () => {
  expect(guessStances({ id: "1", launchers: ["ff2"], followUps: [["A", "HELLOWORLD"]] })).toEqual([]);
});
