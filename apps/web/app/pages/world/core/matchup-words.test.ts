import { expect, test } from "vitest";
import {
  bandOf,
  cellText,
  cellWords,
  decimalsOf,
  estimateWords,
  evidenceWords,
  verdictWords,
} from "./matchup-words.ts";

const matchup = (estimate: number, reach: number) => ({
  me: "king",
  them: "jin",
  matches: 1200,
  wins: 600,
  draws: 3,
  estimate,
  low: estimate - reach,
  high: estimate + reach,
});
const TOO_FEW = { me: "king", them: "jin", matches: 3, wins: 1, draws: 0 };

test("tenths are shown where they say something", () => {
  expect(decimalsOf({ cells: [matchup(52, 0.5), matchup(52, 0.9), matchup(52, 4)] })).toBe(1);
  expect(decimalsOf({ cells: [matchup(52, 0.5), matchup(52, 1.2), matchup(52, 4)] })).toBe(0);
  expect(decimalsOf({ cells: [TOO_FEW] })).toBe(0);
});

test("a cell shows its estimate, or that too few matches were played", () => {
  expect(cellText(matchup(52.34, 1), 1)).toBe("52.3");
  expect(cellText(matchup(52.34, 1), 0)).toBe("52");
  expect(cellText(TOO_FEW, 1)).toBe("–");
  expect(cellText(undefined, 1)).toBe("–");
});

test.each([
  [52.34, 0.5, 3],
  [50.6, 0.5, 1],
  [51, 0.5, 2],
  [53, 2.9, 4],
  [47.9, 2, -3],
  [46, 1, -4],
  // Even is in the range: chance alone could do as much.
  [51, 1, undefined],
  [53, 3.2, undefined],
])("an estimate of %f with a reach of %f has the colour %s", (estimate, reach, band) => {
  expect(bandOf(matchup(estimate, reach))).toBe(band);
});

test("what is not known has no colour", () => {
  expect(bandOf(TOO_FEW)).toBeUndefined();
  expect(bandOf(undefined)).toBeUndefined();
});

test("a cell in words has everything", () => {
  expect(cellWords(matchup(52.34, 1), 1)).toBe("52.3, likely 51.3 to 53.3, 1,200 matches");
  expect(cellWords(TOO_FEW, 1)).toBe("not enough matches yet: 3 matches");
  expect(cellWords(undefined, 0)).toBe("no match yet");
});

test("a row of the list says what its estimate rests on", () => {
  expect(estimateWords(matchup(52.34, 1))).toBe("52.3");
  expect(evidenceWords(matchup(52.34, 1))).toBe("likely 51.3 to 53.3; 1,200 matches");
  expect(evidenceWords(matchup(50.5, 1))).toBe("likely 49.5 to 51.5, may be even; 1,200 matches");
  expect(estimateWords(TOO_FEW)).toBe("not enough matches yet");
  expect(evidenceWords(TOO_FEW)).toBe("3 matches");
});

test("who has the better of it is said only where it is known", () => {
  expect(verdictWords(matchup(48, 1), "King", "Jin")).toBe("Jin has the better of King.");
  expect(verdictWords(matchup(52, 1), "King", "Jin")).toBe("King has the better of Jin.");
  expect(verdictWords(matchup(48, 3), "King", "Jin")).toMatch(/^Too close to call/);
});
