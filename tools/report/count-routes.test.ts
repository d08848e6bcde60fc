import type { CharacterFile } from "@tactician/guide";
import { expect, test } from "vitest";
import { countRoutes } from "./content-report.ts";

type Combo = CharacterFile["importantCombos"][number];

const combo: Combo = { launchers: ["uf 4"], followUps: ["df 1", "f f 2"], followUpSimple: ["f f 2"] };
const count = (...importantCombos: Combo[]) => countRoutes({ importantCombos } as CharacterFile);

test("main and easier routes count by what they rest on", () => {
  const without = { ...combo, followUpSimple: [] };
  expect(count(combo, { ...combo, simpleUnplayed: "yes" }, without, { ...without, unplayed: "yes" })).toEqual(
    { played: 4, ofPlayedParts: 2, fromFrames: 0, leftOut: 2 },
  );
});

test("the easier route of an unplayed main route is unplayed too", () => {
  expect(count({ ...combo, unplayed: "yes", playedSteps: 1 })).toEqual({
    played: 0,
    ofPlayedParts: 2,
    fromFrames: 0,
    leftOut: 0,
  });
});

test("if nobody has played anything, routes are from frame data", () => {
  expect(count({ ...combo, followUpSimple: [], unplayed: "yes" })).toEqual({
    played: 0,
    ofPlayedParts: 0,
    fromFrames: 1,
    leftOut: 1,
  });
});
