import { expect, test } from "vitest";
import { type Attack, type Direction, FRAME_MS } from "../stick/pad-table.ts";
import type { Exercise } from "./exercise.ts";
import { type DojoInput, type DojoTry, judge, READY, rhythmOf } from "./judge.ts";
import { readSteps } from "./read-steps.ts";

/** Frames, and what is held from then on, the direction and the attacks: `0 f, 3 n, 8 df 2`. */
type Hands = string;

function exerciseOf(notation: string): Exercise {
  const steps = readSteps(notation, { vocabulary: [], moves: [] });
  if (typeof steps === "string") throw new Error(steps);
  return { id: "", kind: "motion", notation, steps, level: 0 };
}

/** What came of looks, one after another. */
function judged(notation: string, inputs: readonly DojoInput[]): DojoTry[] {
  let state = READY;
  return inputs.flatMap((input) => {
    const next = judge(state, input, exerciseOf(notation));
    state = next.state;
    return next.events.flatMap((event) => (event.does === "end" ? [event.done] : []));
  });
}

/** Looks once a frame, from a second before to two behind. */
function played(notation: string, hands: Hands, at: readonly DojoInput[] = []): DojoTry[] {
  const held = hands.split(", ").map((one) => {
    const [from, direction, down = ""] = one.split(" ");
    return { from: Number(from), direction: direction as Direction, down: [...down] as Attack[] };
  });
  const last = held.at(-1)?.from ?? 0;
  const looks = Array.from({ length: last + 210 }, (_, place): DojoInput[] => {
    const { direction, down } = held.findLast(({ from }) => from <= place - 60) ?? {
      direction: "n",
      down: [],
    };
    const time = place * FRAME_MS;
    return [...at.filter((one) => one.at > time - FRAME_MS && one.at <= time), { at: time, direction, down }];
  });
  return judged(notation, looks.flat());
}

const said = (notation: string, hands: Hands) =>
  played(notation, hands).map(({ marks }) => {
    const { verdict, frames, step } = marks.at(-1) ?? {};
    return [verdict, ...(frames === undefined ? [] : [frames]), step].join(" ");
  });

const ELECTRIC = "f n d df just 2";

test.each([
  [ELECTRIC, "0 f, 3 n, 5 d, 8 df 2, 11 n", "right 0"],
  [ELECTRIC, "0 f, 3 n, 5 d, 8 df, 9 df 2, 11 n", "close 0"],
  [ELECTRIC, "0 f, 3 n, 5 d, 8 df, 12 df 2, 14 n", "late 4 0"],
  [ELECTRIC, "0 f, 3 n, 5 d, 8 d 2, 11 df 2, 14 n", "early 3 0"],
  [ELECTRIC, "0 f, 4 d, 8 df 2, 11 n", "neutral 0"],
  [ELECTRIC, "0 f, 3 n, 5 d, 8 df 23, 11 n", "buttons 0"],
  ["f f 2", "0 f, 3 n, 5 f, 8 f 2, 12 n", "right 0"],
  ["f f 2", "0 f, 8 f 2, 12 n", "neutral 0"],
  ["df 2", "0 d 2, 4 n", "direction 0"],
  ["1+2", "0 n 1, 2 n 12, 6 n", "right 0"],
  ["1+2", "0 n 1, 7 n 12, 9 n", "apart 7 0"],
  ["1 2", "0 n 1, 4 n, 9 n 2, 12 n", "right 1"],
  ["1 2", "0 n 1, 4 n, 9 n 4, 12 n, 16 n 2, 19 n", "between 1"],
  ["1 2", "0 n 1, 4 n", "open 1"],
  ["1", "0 f 1, 4 n", "direction 0"],
  ["ws 4", "0 d, 20 n, 22 n 4, 25 n", "right 0"],
  ["b n b", "0 b, 3 n, 6 b, 9 n", "right 0"],
])("%s, %s is %s", (notation, hands, verdict) => {
  expect(said(notation, hands)).toEqual([verdict]);
});

test("it goes on after a mistake with the next try", () => {
  const wrong = "0 f, 3 n, 5 d, 8 b 2, 11 n";
  expect(said(ELECTRIC, `${wrong}, 90 f, 93 n, 95 d, 98 df 2, 101 n`)).toEqual(["direction 0", "right 0"]);
});

test("a button that is held from before is no press", () => {
  expect(said("1 2", "-100 n 1, 0 n 12, 6 n")).toEqual(["buttons 0"]);
});

test("looks that were lost take a try with them, and it is not counted", () => {
  const gap = { at: 64 * FRAME_MS, does: "gap" } as const;
  const [only, ...others] = played("1 2", "0 n 1, 3 n, 9 n 2, 12 n", [gap]);
  expect([only?.isCounted, only?.isRight, others]).toEqual([false, false, []]);
});

test("a clock that jumps back counts nothing", () => {
  const ends = judged("1 2", [
    { at: 1000, direction: "n", down: [] },
    { at: 1100, direction: "n", down: ["1"] },
    { at: 10, direction: "n", down: [] },
  ]);
  expect(ends.map(({ isCounted }) => isCounted)).toEqual([false]);
});

test("the rhythm of a try is its frames", () => {
  const [done] = played("1 2", "0 n 1, 4 n, 9 n 2, 12 n");
  expect(done && rhythmOf(done)).toEqual([0, 9]);
});
