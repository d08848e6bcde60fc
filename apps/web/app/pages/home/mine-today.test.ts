import type { ChangedAnswers } from "@tactician/contract";
import { expect, test } from "vitest";
import { newPunishesWords } from "./mine-today.ts";

const answers = (...turns: ("gained" | "lost")[]): ChangedAnswers["opponents"] => [
  {
    id: "paul",
    name: "Paul",
    vocabulary: [],
    answers: turns.map((turn) => ({ move: "f 3 1", id: "Paul-f+3,1", turn, before: {}, now: {} })),
  },
];
const patch = { version: "3.00", date: "2026-03-17" };

test.each([
  [answers("gained", "lost", "gained"), "Since patch 3.00: 2 new punishes"],
  [answers("gained"), "Since patch 3.00: 1 new punish"],
  [answers("lost"), "Since patch 3.00: 1 punish changed"],
  [[], "Since patch 3.00: same punishes"],
])("what a patch brought", (opponents, words) => {
  expect(newPunishesWords({ patch, opponents })).toBe(words);
});
