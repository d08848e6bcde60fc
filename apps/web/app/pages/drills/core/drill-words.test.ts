import { type DrillCard, type DrillOption, type DrillQuestion, verdictOn } from "@tactician/drills";
import { expect, test } from "vitest";
import {
  breakWords,
  gradeWords,
  inWords,
  keysOf,
  optionWords,
  reasonWords,
  restWords,
  roundWords,
  sceneWords,
  spokenOption,
  throwClock,
  verdictWords,
} from "./drill-words.ts";

const PUNISH: DrillQuestion = {
  kind: "punish",
  move: "d 3+4",
  id: "Jin-d+3+4",
  levels: ["low"],
  frames: 19,
  worstFrames: 19,
  posture: "crouching",
  from: "standing",
};
const STRING: DrillQuestion = {
  kind: "string",
  move: "1 2 1",
  id: "Jin-1,2,1",
  levels: ["high", "mid", "high"],
  hit: 3,
};

const cardOf = (question: DrillQuestion, options: readonly DrillOption[] = []): DrillCard => ({
  id: "punish:king:jin:x",
  kind: "punish",
  question,
  options,
  best: 0,
  answer: { digest: "00000000", words: "uf 4" },
  damage: 0,
  launches: false,
  family: "d 3+4",
  met: 3,
  moves: [],
  ownMoves: [],
});

test("a question shows how both are, and only the answer the frames", () => {
  expect(sceneWords(PUNISH)).toBe("You stand, they're crouching: highs whiff.");
  expect(reasonWords(PUNISH)).toBe("On block -19, you stand, they're crouching: highs whiff");
  expect(reasonWords({ ...STRING, kind: "turn", on: "counter hit", advantage: 4 })).toBe(
    "+4 for them on counter hit",
  );
  expect(reasonWords({ kind: "route", launchers: ["uf 4"], damage: { min: 60, max: 64 } })).toBe(
    "about 60 to 64 damage",
  );
  expect(reasonWords({ kind: "route", launchers: ["uf 4"], unplayed: true })).toBe("route untested");
});

test("what a throw costs is said as what a break saves only where a button breaks it", () => {
  const grab = { ...STRING, kind: "throw break", damage: 75 } as const;
  const breaks = (button: "1+2" | "none"): DrillOption => ({
    kind: "break",
    key: button,
    isRight: true,
    button,
  });
  expect(reasonWords(grab, breaks("1+2"))).toBe("75 damage if you don't");
  expect(reasonWords(grab, breaks("none"))).not.toContain("if you don't");
});

test.each([
  [{ kind: "move", key: "df 2", isRight: false, move: "df 2", startup: 21 }, PUNISH, "i21 · 2 too slow"],
  [{ kind: "move", key: "1", isRight: false, move: "1", startup: 10 }, PUNISH, "i10 · high, whiffs"],
  [
    {
      kind: "move",
      key: "uf 4",
      isRight: true,
      move: "uf 4",
      answer: {
        move: "uf 4",
        frames: 15,
        damage: 20,
        launches: true,
        reach: "not known",
        sources: ["movelist"],
      },
    },
    PUNISH,
    "i15 · launches",
  ],
  [{ kind: "deed", key: "duck 2", isRight: false, deed: "duck", hit: 2 }, STRING, "it is mid"],
  [{ kind: "deed", key: "block 3", isRight: false, deed: "block", hit: 3 }, STRING, "it does not jail"],
  [
    { kind: "deed", key: "press 3", isRight: true, deed: "press", hit: 3, frames: 12 },
    STRING,
    "i12 or faster",
  ],
  [{ kind: "move", key: "1", isRight: false, move: "1" }, { kind: "heat engager" }, "not a Heat Engager"],
  [{ kind: "turn", key: "even", isRight: true, turn: "even" }, STRING, undefined],
] satisfies [DrillOption, DrillQuestion, string | undefined][])("%j says why", (option, question, words) => {
  expect(verdictWords(option, cardOf(question))).toBe(words);
});

test("where a string jails, that is why everything else is wrong", () => {
  const jail: DrillOption = { kind: "deed", key: "block 3", isRight: true, deed: "block", hit: 3 };
  const duck: DrillOption = { kind: "deed", key: "duck 3", isRight: false, deed: "duck", hit: 3 };
  expect(verdictWords(duck, cardOf(STRING, [jail, duck]))).toBe("it jails");
  expect(optionWords(jail)).toBe("Hit 3 jails: nothing gets in");
});

test("options that are no moves are words, and all can be spoken", () => {
  const step: DrillOption = {
    kind: "deed",
    key: "step 2 ssl",
    isRight: true,
    deed: "step",
    hit: 2,
    side: "ssl",
  };
  expect(optionWords(step)).toBe("Step left before hit 2");
  expect(optionWords({ kind: "break", key: "1", isRight: true, button: "1" })).toBeUndefined();
  expect(spokenOption({ kind: "break", key: "none", isRight: true, button: "none" })).toBe("no button");
  expect(spokenOption({ kind: "route", key: "r", isRight: true, steps: ["b 1 2 t", "f 3"] })).toBe(
    "b 1 2 t, then f 3",
  );
});

test("an answer is judged without scolding", () => {
  expect(gradeWords("best", false, true)).toBe("Right");
  expect(gradeWords("best", true, true)).toBe("Right, but slow");
  expect(gradeWords("works", true, true)).toBe("Works");
  expect(gradeWords("wrong", false, true)).toBe("Wrong");
  expect(gradeWords("wrong", false, false)).toBe("Now you know");
});

test("what works for less says what it brings of what lies there", () => {
  const move = (notation: string, frames: number, damage: number, isRight = true): DrillOption => ({
    ...{ kind: "move", key: notation, move: notation, isRight },
    answer: { move: notation, frames, damage, launches: false, reach: "not known", sources: ["sheet"] },
  });
  const options = [move("uf 4", 15, 60), move("1 2", 10, 29), move("df 2", 15, 57)];
  const card = cardOf(PUNISH, options);
  expect(options.map((option) => [verdictOn(option, card), verdictWords(option, card)])).toEqual([
    ["best", "i15 · 60 damage"],
    ["works", "i10 · 29 of 60"],
    ["best", "i15 · 57 damage"],
  ]);
});

test.each([
  [-5000, "in a minute"],
  [10 * 60_000, "in 10 minutes"],
  [70 * 60_000, "in an hour"],
  [15 * 3_600_000, "in 15 hours"],
  [26 * 3_600_000, "tomorrow"],
  [3 * 86_400_000, "in 3 days"],
  [90 * 86_400_000, "in 3 months"],
])("%i ms from now is %s", (ms, words) => {
  expect(inWords(ms)).toBe(words);
});

test("a round says where it is", () => {
  const left = [1, 2, 3].map(() => ({ card: cardOf(PUNISH), why: "new" as const, isLeech: false }));
  expect(roundWords({ left, missed: [], all: 10, isAgain: false })).toBe("Card 8 of 10");
  expect(roundWords({ left, missed: [], all: 10, isAgain: true })).toBe("Again · 3 left");
});

test("a deck that nobody has begun offers its cards rather than say that nothing is due", () => {
  expect(restWords(0, false, 64)).toBe("64 cards in this matchup. Start with ten?");
  expect(restWords(0, true, 64)).toBe("Nothing is due");
  expect(restWords(3, true, 64)).toBe("Done for now");
});

test("keys are places, but on a throw the buttons that break it: 3 breaks none", () => {
  const turns = ["punish", "yours", "even", "theirs"] as const;
  expect(keysOf(turns.map((turn) => ({ kind: "turn", key: turn, isRight: false, turn })))).toEqual([
    ...["1", "2", "3", "4"],
  ]);
  const breaks = ["1", "2", "1+2", "none"] as const;
  expect(keysOf(breaks.map((button) => ({ kind: "break", key: button, isRight: false, button })))).toEqual([
    ...["1", "2", "B", "0"],
  ]);
});

test("a throw leaves its startup to see it and 20 frames to break it", () => {
  expect(throwClock(15)).toEqual({ seen: 15, ms: expect.closeTo((35 * 1000) / 60) });
  expect(throwClock(undefined).seen).toBe(12);
  expect(breakWords(500, 12)).toBe("in 30 frames, in time");
  expect(breakWords(throwClock(12).ms, 12)).toBe("in 32 frames, in time");
  expect(breakWords(600, 12)).toBe("in 36 frames, 4 too late");
});
