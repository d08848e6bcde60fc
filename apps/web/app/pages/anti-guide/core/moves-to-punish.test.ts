import type { FrameFacts } from "@tactician/contract";
import { expect, test } from "vitest";
import type { AntiGuide } from "./guide-subject.ts";
import { movesToPunish } from "./moves-to-punish.ts";
import type { ShownSituation } from "./shown-situation.ts";

/** What blocking a move of Jin leaves, named by its command. */
const after = (
  move: string,
  frames: number,
  from: "standing" | "crouching" = "standing",
): ShownSituation => ({
  move,
  id: `Jin-${move}`,
  levels: ["mid"],
  isString: false,
  frames,
  worstFrames: frames,
  posture: "standing",
  isLow: from === "crouching",
  from,
  isUnsafe: frames >= 10,
  waysOut: [],
});

/** The worst first, as a side has them. */
const SITUATIONS = [
  after("fc df 4", 26, "crouching"),
  after("d 3+4", 19),
  after("b 1", 17),
  after("d 1", 15, "crouching"),
  after("d 2", 14, "crouching"),
  after("f 3 1", 12),
  after("2 4", 8),
];

function six(key: readonly (readonly [move: string, punish: string, id?: string])[]): string[] {
  const guide = {
    keyMovesToPunish: key.map(([move, punish]) => ({ _id: move, move, punish, purpose: "" })),
  } as unknown as AntiGuide;
  const frameData = Object.fromEntries(
    key.map(([move, , id]) => [move, (id === undefined ? [] : [{ id }]) as unknown as FrameFacts[]]),
  );
  return movesToPunish({ _id: "jin", frameData, guide }, { situations: SITUATIONS }).map(
    ({ move, punish }) => `${move}: ${punish}`,
  );
}

test("key moves come first in the guide's order, the launch punishable ones before the others", () => {
  expect(
    six([
      ["f 3 1", "12-frame punish", "f 3 1"],
      ["d 3+4", "Launch (15 frames)", "d 3+4"],
      ["d 2", "While-standing punish (i14)", "d 2"],
      ["fc df 4", "While-standing launch", "fc df 4"],
    ]),
  ).toEqual([
    "d 3+4: Launch (15 frames)",
    "fc df 4: While-standing launch",
    "f 3 1: 12-frame punish",
    "d 2: While-standing punish (i14)",
    "b 1: Launch (15 frames)",
    "d 1: While-standing launch",
  ]);
});

test("the most unsafe moves from standing stand in for key moves that are safe or unknown, then all others", () => {
  expect(
    six([
      ["2 4", "Duck and launch", "2 4"],
      ["gone", "Launch (15 frames)", "gone"],
      ["unread", "Launch (15 frames)"],
    ]),
  ).toEqual([
    "d 3+4: Launch (15 frames)",
    "b 1: Launch (15 frames)",
    "d 1: While-standing launch",
    "d 2: While-standing punish (i14)",
    "f 3 1: 12-frame punish",
    "fc df 4: While-standing launch",
  ]);
});
