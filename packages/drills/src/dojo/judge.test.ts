import { expect, test } from "vitest";
import type { Attack, Direction } from "../stick/pad-table.ts";
import { FRAME_MS } from "../stick/pad-table.ts";
import type { Exercise } from "./exercise.ts";
import { type DojoInput, type DojoTry, judge, READY, rhythmOf } from "./judge.ts";
import { readSteps } from "./read-steps.ts";

/** Frames, and what is held from then on: `[3, "df", "2"]`. */
type Hand = readonly [frame: number, direction: Direction, down?: string];

function exerciseOf(notation: string): Exercise {
  const steps = readSteps(notation, { vocabulary: [], moves: [] });
  if (typeof steps === "string") throw new Error(steps);
  return { id: "", kind: "motion", notation, steps, level: 0 };
}

/** Looks once a frame, from a second before to two behind. */
function played(notation: string, hands: readonly Hand[], at: readonly DojoInput[] = []): DojoTry[] {
  const last = hands.at(-1)?.[0] ?? 0;
  let state = READY;
  const tries: DojoTry[] = [];
  for (let frame = -60; frame < last + 150; frame += 1) {
    const [, direction, down = ""] = hands.findLast(([from]) => from <= frame) ?? [0, "n" as const];
    const time = (frame + 60) * FRAME_MS;
    const look = { at: time, direction, down: [...down] as Attack[] };
    for (const input of [...at.filter((one) => one.at > time - FRAME_MS && one.at <= time), look]) {
      const next = judge(state, input, exerciseOf(notation));
      state = next.state;
      for (const event of next.events) if (event.does === "end") tries.push(event.done);
    }
  }
  return tries;
}

const said = (notation: string, hands: readonly Hand[]) =>
  played(notation, hands).map(({ marks }) => {
    const { verdict, frames, step } = marks.at(-1) ?? {};
    return [verdict, ...(frames === undefined ? [] : [frames]), step].join(" ");
  });

const ELECTRIC = "f n d df just 2";
const F_N_D: readonly Hand[] = [
  [0, "f"],
  [3, "n"],
  [5, "d"],
];

test.each<[string, readonly Hand[], string]>([
  [ELECTRIC, [...F_N_D, [8, "df", "2"], [11, "n"]], "right 0"],
  [ELECTRIC, [...F_N_D, [8, "df"], [9, "df", "2"], [11, "n"]], "close 0"],
  [ELECTRIC, [...F_N_D, [8, "df"], [12, "df", "2"], [14, "n"]], "late 4 0"],
  [ELECTRIC, [...F_N_D, [8, "d", "2"], [11, "df", "2"], [14, "n"]], "early 3 0"],
  [
    ELECTRIC,
    [
      [0, "f"],
      [4, "d"],
      [8, "df", "2"],
      [11, "n"],
    ],
    "neutral 0",
  ],
  [ELECTRIC, [...F_N_D, [8, "df", "23"], [11, "n"]], "buttons 0"],
  [
    "f f 2",
    [
      [0, "f"],
      [3, "n"],
      [5, "f"],
      [8, "f", "2"],
      [12, "n"],
    ],
    "right 0",
  ],
  [
    "f f 2",
    [
      [0, "f"],
      [8, "f", "2"],
      [12, "n"],
    ],
    "neutral 0",
  ],
  [
    "df 2",
    [
      [0, "d", "2"],
      [4, "n"],
    ],
    "direction 0",
  ],
  [
    "1+2",
    [
      [0, "n", "1"],
      [2, "n", "12"],
      [6, "n"],
    ],
    "right 0",
  ],
  [
    "1+2",
    [
      [0, "n", "1"],
      [7, "n", "12"],
      [9, "n"],
    ],
    "apart 7 0",
  ],
  [
    "1 2",
    [
      [0, "n", "1"],
      [4, "n"],
      [9, "n", "2"],
      [12, "n"],
    ],
    "right 1",
  ],
  [
    "1 2",
    [
      [0, "n", "1"],
      [4, "n"],
      [9, "n", "4"],
      [12, "n"],
      [16, "n", "2"],
      [19, "n"],
    ],
    "between 1",
  ],
  [
    "1 2",
    [
      [0, "n", "1"],
      [4, "n"],
    ],
    "open 1",
  ],
  [
    "1",
    [
      [0, "f", "1"],
      [4, "n"],
    ],
    "direction 0",
  ],
  [
    "ws 4",
    [
      [0, "d"],
      [20, "n"],
      [22, "n", "4"],
      [25, "n"],
    ],
    "right 0",
  ],
  [
    "b n b",
    [
      [0, "b"],
      [3, "n"],
      [6, "b"],
      [9, "n"],
    ],
    "right 0",
  ],
])("%s, %j is %s", (notation, hands, verdict) => {
  expect(said(notation, hands)).toEqual([verdict]);
});

test("it goes on after a mistake with the next try", () => {
  const second = [...F_N_D, [8, "df", "2"], [11, "n"]].map(([at, ...held]) => [(at as number) + 90, ...held]);
  const hands = [...F_N_D, [8, "b", "2"], [11, "n"], ...second] as readonly Hand[];
  expect(said(ELECTRIC, hands)).toEqual(["direction 0", "right 0"]);
});

test("a button that is held from before is no press", () => {
  expect(
    said("1 2", [
      [-100, "n", "1"],
      [0, "n", "12"],
      [6, "n"],
    ]),
  ).toEqual(["buttons 0"]);
});

test("looks that were lost take a try with them, and it is not counted", () => {
  const gap = { at: 64 * FRAME_MS, does: "gap" } as const;
  const [only, ...others] = played(
    "1 2",
    [
      [0, "n", "1"],
      [3, "n"],
      [9, "n", "2"],
      [12, "n"],
    ],
    [gap],
  );
  expect([only?.isCounted, only?.isRight, others]).toEqual([false, false, []]);
});

test("a clock that jumps back counts nothing", () => {
  const looks: DojoInput[] = [
    { at: 1000, direction: "n", down: [] },
    { at: 1100, direction: "n", down: ["1"] },
    { at: 10, direction: "n", down: [] },
  ];
  let state = READY;
  const ends: boolean[] = [];
  for (const look of looks) {
    const next = judge(state, look, exerciseOf("1 2"));
    state = next.state;
    for (const event of next.events) if (event.does === "end") ends.push(event.done.isCounted);
  }
  expect(ends).toEqual([false]);
});

test("the rhythm of a try is its frames", () => {
  const [done] = played("1 2", [
    [0, "n", "1"],
    [4, "n"],
    [9, "n", "2"],
    [12, "n"],
  ]);
  expect(done && rhythmOf(done)).toEqual([0, 9]);
});
