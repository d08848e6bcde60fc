import type { ChangedAnswer, ChangedAnswers } from "@tactician/contract";
import { expect, test } from "vitest";
import { meaningWords } from "./meaning-words.ts";

function words(...turns: ChangedAnswer["turn"][]): string {
  const answers = turns.map((turn) => ({ move: "1", id: "Jin-1", turn, before: {}, now: {} }));
  const document: ChangedAnswers = {
    _id: "king",
    name: "King",
    patch: { version: "3.00", date: "2026-03-17" },
    vocabulary: [],
    opponents: answers.map((answer) => ({ id: "jin", name: "Jin", vocabulary: [], answers: [answer] })),
  };
  return meaningWords(document);
}

test("counts are words, and agree", () => {
  expect(words()).toBe(
    "King punishes no more moves and none no longer; none are punished harder, none less hard.",
  );
  expect(words("gained", "better")).toMatch(/one more move and none no longer; one is punished harder, none/);
});
