import type { Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import { ownButtons } from "./own-buttons.ts";

const ROLL = {
  ...{ id: key("ROLL.3"), command: "ROLL 3", from: ["ROLL"], properties: [], startup: { min: 10, max: 11 } },
  ...{ hits: [{ level: "mid" as const }], ownHits: 1 },
};

function fastest(move: Move): (number | undefined)[] {
  const movelist = { character: "anna" as const, checkedAt: "2026-08", stances: [], moves: [move] };
  return ownButtons({ ...movelist, _id: "anna", name: "Anna", vocabulary: [] }).map(
    (button) => button.fastest,
  );
}

test("a button is as fast as it is from its first input", () => {
  expect(fastest(ROLL)).toEqual([10]);
  expect(fastest({ ...ROLL, wholeStartup: { min: 30, max: 31 } })).toEqual([30]);
  expect(fastest({ ...ROLL, effectiveStartup: { min: 8 }, wholeStartup: { min: 30 } })).toEqual([30]);
});

test("one of which that is a guess is none", () => {
  expect(fastest({ ...ROLL, wholeStartup: { min: 30 }, unsure: ["wholeStartup"] })).toEqual([]);
});
