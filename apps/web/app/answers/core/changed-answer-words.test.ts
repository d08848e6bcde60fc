import type { ChangedAnswer } from "@tactician/contract";
import { expect, test } from "vitest";
import { bestWords, blockTurnWords, patchWords, turnPhrases } from "./changed-answer-words.ts";

const answer = (move: string, turn: ChangedAnswer["turn"], before?: number, now?: number): ChangedAnswer => ({
  move,
  id: `Jin-${move}`,
  turn,
  before: before === undefined ? {} : { frames: before },
  now: now === undefined ? {} : { frames: now },
});

test("a patch is named with its day", () => {
  expect(patchWords({ version: "3.00", date: "2026-03-17" })).toBe("3.00 (17 March 2026)");
});

test("the answers against one opponent are a sentence", () => {
  const phrases = turnPhrases([
    answer("f 4", "lost", 12, 9),
    answer("df 2", "gained", 9, 12),
    answer("b 3", "better", 12, 15),
    answer("d 1", "worse", 15, 12),
    answer("uf 1", "gained", undefined, 14),
  ]);
  const words = phrases.map(
    ({ before, answers, after }) => before + answers.map(({ move }) => move).join(", ") + after,
  );
  expect(words).toEqual([
    "you can now punish df 2, uf 1",
    "f 4 is safe now",
    "better punish now: b 3",
    "weaker punish now: d 1",
  ]);
  expect(turnPhrases([answer("a", "lost"), answer("b", "lost")])[0]?.after).toBe(" are safe now");
  expect(turnPhrases([])).toEqual([]);
});

test.each([
  [9, 14, "-9 -> -14"],
  [undefined, 14, "new, -14"],
  [14, undefined, "gone"],
  [15, 15, "-15"],
  [10, 0, "-10 -> 0 or better"],
])("%s and %s on block: %s", (before, now, words) => {
  expect(blockTurnWords(answer("1", "gained", before, now))).toBe(words);
});

test.each([
  [{ launches: false, frames: 10 }, "10 frames"],
  [{ launches: true, frames: 15 }, "15 frames, launches"],
  [{ launches: false, frames: 14, onlyIfEarly: true as const }, "14 frames, only if blocked early"],
  [{ launches: true }, "launches"],
])("a best answer: %j", (best, words) => {
  expect(bestWords({ move: "2 1", ...best })).toBe(words);
});
