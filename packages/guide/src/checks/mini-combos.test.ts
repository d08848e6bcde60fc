import type { Advantage } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { confirmTime, followUpSpeed } from "./mini-combos.ts";

describe("confirm-time", () => {
  const problems = (description: string, delayFrames: number, move = "2 4") => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map((entry) =>
      entry.command === "2 4" ? { ...entry, links: [{ kind: "combo" as const, delayFrames }] } : entry,
    );
    const notes = [{ author: "x", stapleCombo: [], notes: [{ title: "x", content: description, move }] }];
    const sheet = bareSheet("jin", { heatEngagers: [{ move, description }], creatorNotes: notes });
    return problemsOf(confirmTime, sheet, { ...movelist, moves });
  };

  test.each([
    ["Wait until you see the first one land.", 9, "2 4"],
    ["Both hits connect together.", 2, "2 4"],
    ["See it land.", 2, "2"],
  ])("%s with %i frames after %s", (text, frames, move) => {
    expect(problems(text, frames, move)).toEqual([]);
  });

  test.each([
    "Wait until you see the first one land.",
    "Hold the kick and confirm it.",
    "Press the rest once you see a counter hit.",
    "Finish only when the first has hit.",
  ])("not %s", (text) => {
    const message = '"2 4" leaves 8 frames to see the hit before, too few to decide on it';
    expect(problems(text, 8)).toEqual([
      `heatEngagers.0.description: ${message}`,
      `creatorNotes.0.notes.0.content: ${message}`,
    ]);
  });
});

describe("follow-up-speed", () => {
  /** Jin's `4` with another advantage; `1+2` takes 13 frames, `d 2` takes longer. */
  const problems = (counterHit: Advantage | undefined, followUp: string, move = "ch 4") => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map((entry) => (entry.command === "4" ? { ...entry, counterHit } : entry));
    const sheet = bareSheet("jin", { guaranteedFollowUps: [{ move, followUp }] });
    return problemsOf(followUpSpeed, sheet, { ...movelist, moves });
  };

  test.each([
    [{ min: 13 }, "1+2"],
    [{ min: 9, max: 13 }, "1+2"],
    [{ min: 9, alternatives: [{ min: 14 }] }, "1+2"],
    // What hits who lies or flies, the number does not say.
    [{ min: 9, effects: ["down" as const] }, "1+2"],
    [{ min: 9, recovered: { min: 3 } }, "1+2"],
  ])("%j and then %s", (counterHit, followUp) => {
    expect(problems(counterHit, followUp)).toEqual([]);
  });

  test("one alternative that is too slow is one finding", () => {
    expect(problems({ min: 12 }, "1 2 - 1+2")).toEqual([
      'guaranteedFollowUps.0.followUp@1+2: "1+2" takes 13 frames, "ch 4" leaves 12',
    ]);
  });

  test("a string whose first hit lifts is another matter", () => {
    const movelist = frozenMovelist("jin");
    const moves = movelist.moves.map((entry) => {
      if (entry.command === "2") return { ...entry, hit: { min: 18, effects: ["airborne" as const] } };
      return entry.command === "2 4" ? { ...entry, hit: { min: 4 } } : entry;
    });
    const sheet = bareSheet("jin", { guaranteedFollowUps: [{ move: "2 4", followUp: "1+2" }] });
    expect(problemsOf(followUpSpeed, sheet, { ...movelist, moves })).toEqual([]);
    const standing = moves.map((entry) => (entry.command === "2" ? { ...entry, hit: { min: 8 } } : entry));
    expect(problemsOf(followUpSpeed, sheet, { ...movelist, moves: standing })).toHaveLength(1);
  });

  test("a word for a situation without numbers keeps it silent", () => {
    expect(problems({ min: 5 }, "1+2", "ch 4 (wall)")).toEqual([]);
  });
});
