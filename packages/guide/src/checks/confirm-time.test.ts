import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { confirmTime } from "./mini-combos.ts";

const problems = (description: string, delayFrames: number, move = "2 4") => {
  const movelist = frozenMovelist("jin");
  const moves = movelist.moves.map((entry) =>
    entry.command === "2 4" ? { ...entry, links: [{ kind: "combo" as const, delayFrames }] } : entry,
  );
  const notes = [{ author: "x", stapleCombo: [], notes: [{ title: "x", content: description, move }] }];
  const sheet = bareSheet("jin", { heatEngagers: [{ move, description }], creatorNotes: notes });
  return problemsOf(confirmTime, sheet, { ...movelist, moves });
};

test.each([
  ["Wait until you see the first one land.", 9, "2 4"],
  ["Both hits connect together.", 2, "2 4"],
  ["See it land.", 2, "2"],
])("%s with %i frames after %s", (text, frames, move) => {
  expect(problems(text, frames, move)).toEqual([]);
});

test.each([
  "Wait until you see the first one land.",
  "Hold the kick and confirm it.",
  "Press the rest once you see a counter hit.",
  "Finish only when the first has hit.",
])("not %s", (text) => {
  const message = '"2 4" leaves 8 frames to see the hit before, too few to decide on it';
  expect(problems(text, 8)).toEqual([
    `heatEngagers.0.description: ${message}`,
    `creatorNotes.0.notes.0.content: ${message}`,
  ]);
});
