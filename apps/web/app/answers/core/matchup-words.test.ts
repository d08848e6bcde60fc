import type { AnswerWayOut, Situation } from "@tactician/game";
import { expect, test } from "vitest";
import { firstNames } from "../words.ts";
import { situationWords, wayOutWords } from "./matchup-words.ts";

const evidence = "frames";

test.each<[AnswerWayOut[], string[]]>([
  [[{ kind: "duck", hit: 3, frames: 12, evidence }], ["Duck hit 3, 12 frames"]],
  [[{ kind: "duck", hit: 2, onlyIfDelayed: true, evidence }], ["Duck hit 2, only if delayed"]],
  [[{ kind: "duck", evidence }], ["Duck"]],
  [[{ kind: "low parry", hit: 2, frames: 26, evidence }], ["Low parry hit 2, 26 frames"]],
  [[{ kind: "interrupt", hit: 2, frames: 12, evidence }], ["Interrupt hit 2 with i12"]],
  [
    [
      { kind: "jail", hit: 2, evidence },
      { kind: "jail", hit: 3, evidence },
      { kind: "duck", hit: 4, frames: 9, evidence },
    ],
    ["Duck hit 4, 9 frames", "Hit 2, 3 jails: don't duck"],
  ],
  [
    [
      { kind: "step", side: "ssl", evidence },
      { kind: "step", side: "swl", evidence },
    ],
    ["Step left, walk left"],
  ],
  [[{ kind: "step", side: "ssr", hit: 2, evidence }], ["Hit 2: step right"]],
  [
    (["ssl", "ssr", "swl", "swr"] as const).map((side) => ({ kind: "step", side, hit: 3, evidence })),
    ["Hit 3: step either way"],
  ],
  [
    [{ kind: "step", side: "swr", hit: 2, onlySometimes: true, evidence }],
    ["Hit 2: walk right (not always)"],
  ],
])("%j reads %j", (ways, words) => {
  expect(wayOutWords(ways)).toEqual(words);
});

const SITUATION: Situation = {
  move: "d 3+4",
  id: "Jin-d+3+4",
  levels: ["mid"],
  isString: false,
  frames: 14,
  worstFrames: 14,
  posture: "standing",
  isLow: false,
  from: "standing",
  isUnsafe: true,
};

test.each<[Partial<Situation>, string]>([
  [{}, "-14, you stand"],
  [{ from: "crouching", posture: "crouching" }, "-14, you crouch, they're crouching: highs whiff"],
  [{ worstFrames: 19 }, "-14 to -19, you stand"],
  [{ frames: 0, worstFrames: 13 }, "-13 at most, you stand"],
  [{ posture: "face up" }, "-14, you stand, they're lying face up"],
  [{ posture: "face down" }, "-14, you stand, they're lying face down"],
  [{ posture: "back turned" }, "-14, you stand, their back is turned"],
  [{ posture: "in a stance", stance: "ZEN" }, "-14, you stand, they're in ZEN"],
  [{ posture: "not known" }, "-14, you stand, how they stand is not known"],
  [{ posture: "airborne" }, "-14, you stand, they're in the air"],
  [{ pushback: "out of reach" }, "-14, you stand, pushed out of reach"],
])("a situation says how both are: %j reads %s", (situation, words) => {
  expect(situationWords({ ...SITUATION, ...situation })).toBe(words);
});

test("the range is titled with the first name", () => {
  expect(["Jin", "Ling Xiaoyu", "Lars", "Armor King"].map(firstNames)).toEqual([
    "Jin's",
    "Ling's",
    "Lars'",
    "Armor's",
  ]);
});
