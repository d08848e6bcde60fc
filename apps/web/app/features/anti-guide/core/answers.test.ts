import type { MatchupPunisher } from "@tactician/contract";
import { expect, test } from "vitest";
import { answersTo } from "./answers.ts";

function punisher(command: string, frames: number, more: Partial<MatchupPunisher> = {}): MatchupPunisher {
  return {
    command,
    frames,
    posture: "standing",
    isHigh: false,
    launches: false,
    isRecommended: false,
    ...more,
  };
}

const JAB = punisher("1 2", 10, { damage: 17, isHigh: true });
const ELBOW = punisher("df 1", 13, { damage: 10 });
const BOOK = punisher("f 3 1", 14, { damage: 29, isRecommended: true });
const HOPKICK = punisher("uf 4", 15, { damage: 13, launches: true });
const UPPERCUT = punisher("ws 2", 14, {
  damage: 14,
  launches: true,
  posture: "crouching",
  isRecommended: true,
});
const ALL = [JAB, ELBOW, BOOK, UPPERCUT, HOPKICK];

const standing = (frames: number, isLow = false) => ({ frames, posture: "standing", isLow }) as const;

test("nothing answers what leaves no time", () => {
  expect(answersTo(standing(9), ALL)).toBeUndefined();
});

test("the fastest, the sheet's own and a launcher, each once", () => {
  expect(answersTo(standing(15), ALL)).toEqual({ fastest: JAB, recommended: [BOOK], launcher: HOPKICK });
  expect(answersTo(standing(14), ALL)).toEqual({ fastest: JAB, recommended: [BOOK], launcher: undefined });
  expect(answersTo(standing(12), ALL)).toEqual({ fastest: JAB, recommended: [], launcher: undefined });
});

test("highs miss an attacker who recovers crouching", () => {
  expect(answersTo(standing(13, true), ALL)?.fastest).toBe(ELBOW);
  expect(answersTo(standing(12, true), ALL)).toBeUndefined();
});

test("after a low only what comes from crouch counts, and the same move is not named twice", () => {
  expect(answersTo({ frames: 20, posture: "crouching", isLow: false }, ALL)).toEqual({
    fastest: UPPERCUT,
    recommended: [],
    launcher: undefined,
  });
});

test("of the sheet's own a launcher comes first", () => {
  const launcher = { ...HOPKICK, isRecommended: true };
  expect(answersTo(standing(16), [JAB, BOOK, launcher])?.recommended).toEqual([launcher, BOOK]);
});
