import type { Estimate, MatchCosts, OpponentCost } from "@tactician/statistics";
import { expect, test } from "vitest";
import { closeMatches, firstOfSession } from "../words.ts";
import {
  bandWords,
  effectWords,
  evenWords,
  howCountedWords,
  metWords,
  pointsCell,
  ratingWords,
  recordWords,
  sessionWords,
  verdictWords,
} from "./coach-words.ts";

const estimate = (low: number, middle: number, high: number): Estimate => ({ estimate: middle, low, high });

test.each([
  [-7, -4.2, -1, "−4 % (likely −7 to −1)"],
  [-7.4, -2.4, 2.2, "−2 % (likely −7 to +2)"],
  [-5, -0.3, 0.3, "±0 % (likely −5 to ±0)"],
  [1, 3, 5, "+3 % (likely +1 to +5)"],
])("an estimate of %d to %d to %d is said", (low, middle, high, words) => {
  expect(evenWords(estimate(low, middle, high))).toBe(words);
});

test("a table has signs and both ends, and zero has no minus", () => {
  expect(pointsCell(estimate(-7.3, -4.2, 0.9))).toBe("−4\u00a0(−7\u00a0to\u00a0+1)");
  expect(pointsCell(estimate(-0.4, -0.1, 0.4))).toBe("±0\u00a0(±0\u00a0to\u00a0±0)");
});

test("a difference is never 'about 0'", () => {
  const overall = (points: Estimate) => ratingWords({ points, matches: 300 }, 300);
  expect(overall(estimate(-9, -5, -1))).toBe("You win about 5 % less than your rating says, likely 1 to 9.");
  expect(overall(estimate(0.1, 0.4, 0.7))).toBe(
    "You win about 1 % more than your rating says, likely 0 to 1.",
  );
});

test.each([
  [1, 1, "met once in 1 match"],
  [2, 12, "met 2 times in 12 matches"],
  [61, 1000, "met 61 times (6 %)"],
  [1, 1000, "met once (less than 1 %)"],
  [1300, 26_000, "met 1,300 times (5 %)"],
])("%i of %i matches", (met, matches, words) => {
  expect(metWords(met, matches)).toBe(words);
});

test("the record comes first, then what is made of it, and whether that is sure", () => {
  const record = { tally: { wins: 2, losses: 9, draws: 0 }, points: estimate(-14, -4.2, 6) };
  expect(recordWords({ ...record, isSure: false })).toBe("2–9, 18 %; adjusted −4 %; not sure yet");
  expect(recordWords({ ...record, isSure: true })).toBe("2–9, 18 %; adjusted −4 %");
  const drawn = { ...record, tally: { wins: 5, losses: 4, draws: 1 } };
  expect(recordWords({ ...drawn, isSure: true })).toBe("5–4–1, 50 %; adjusted −4 %");
});

test("what is from everybody's matches is said, and nothing where it is not", () => {
  const told = howCountedWords({ matches: 5_210_345, rankName: "Fujin to Bushin" }).join(" ");
  expect(told).toContain("it is pulled towards what everybody's matches say about that matchup;");
  expect(told).toContain("a little by pick rates at Fujin to Bushin.");
  expect(told).toMatch(
    / Each record starts from what 5.2 million matches by everybody say about that matchup.$/,
  );
  const untold = howCountedWords({ matches: undefined, rankName: undefined }).join(" ");
  expect(untold).toContain("it is pulled towards even;");
  expect(untold).toContain("times how often you meet it.");
  expect(untold).not.toContain("everybody");
});

const nameOf = (gameId: number) => ["", "Jin", "King", "Law"][gameId] ?? "";
const costs = (verdict: MatchCosts["verdict"], matches: number, moreMatches?: number): MatchCosts => ({
  verdict,
  matches,
  moreMatches,
  costs: [],
});

test.each([
  [costs("stands-out", 1200), "In your 1,200 matches you very likely win less than expected against"],
  [costs("too-early", 1, 1499), "No clear weakness yet (1 match, about 1,500 more needed)."],
  [costs("too-early", 120, 13), "No clear weakness yet (120 matches, about 13 more needed)."],
  [costs("too-early", 120, 0.2), "about 1 more needed"],
  [costs("too-early", 300, 187), "about 190 more needed"],
  [costs("nothing-stands-out", 1500), "No clear weakness: in 1,500 matches"],
])("%j", (known, words) => {
  expect(verdictWords(known, nameOf)).toContain(words);
});

test.each([
  [1, "against Jin."],
  [2, "against Jin and King."],
  [3, "against Jin, King and Law."],
])("%i named", (named, words) => {
  const known = [1, 2, 3].map((gameId) => ({ gameId, isSure: gameId <= named }) as OpponentCost);
  expect(verdictWords({ ...costs("stands-out", 1200), costs: known }, nameOf)).toContain(words);
});

test("sessions: when to stop, no sign, too early", () => {
  expect(sessionWords({ verdict: "drops", after: 5, matches: 1240, points: estimate(-10, -6, -2) })).toBe(
    "Your results drop after 5 matches in a row: you win about 6 % less, likely 2 to 10 (1,240 matches). Take a break there.",
  );
  expect(sessionWords({ verdict: "no-sign" })).toContain("No sign that");
  expect(sessionWords({ verdict: "too-early" })).toContain("Too early to say");
});

test("results against ratings", () => {
  const effect = (low: number, middle: number, high: number) => ({
    matches: 300,
    points: estimate(low, middle, high),
  });
  expect(ratingWords(undefined, 0)).toContain("No rated matches yet");
  expect(ratingWords(undefined, 1)).toContain("as far as 1 rated match can tell");
  expect(effectWords(closeMatches, effect(1, 4, 7))).toBe(
    "Matches that went 3–2: you win about 4 % more than your rating says, likely 1 to 7 (300 matches).",
  );
  expect(effectWords(firstOfSession, effect(-7, -4, -1))).toBe(
    "First match of a session: you win about 4 % less than later on, likely 1 to 7 (300 sessions).",
  );
});

test.each([
  [undefined, -200, "200+ lower"],
  [-100, -50, "50 to 100 lower"],
  [-50, 50, "about the same"],
  [50, 100, "50 to 100 higher"],
  [200, undefined, "200+ higher"],
])("opponents rated from %j to %j", (from, to, words) => {
  expect(bandWords(from, to)).toBe(words);
});
