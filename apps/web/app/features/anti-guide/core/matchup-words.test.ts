import type { Matchup } from "@tactician/contract";
import { expect, test } from "vitest";
import { firstNames, punisherWords, situationWords, wayOutWords } from "./matchup-words.ts";

type WayOut = Matchup["weakMoves"][number]["waysOut"][number];

test.each<[WayOut, string]>([
  [{ kind: "duck", hit: 3 }, "Duck hit 3"],
  [{ kind: "duck" }, "Duck"],
  [{ kind: "interrupt", hit: 2, startupFrames: 12 }, "Interrupt hit 2 with i12"],
  [{ kind: "interrupt" }, "Interrupt"],
  [{ kind: "step", sides: ["ssl", "swl"] }, "Step left, walk left"],
  [{ kind: "jails" }, "Jails: do not try to duck"],
])("%j reads %s", (way, words) => {
  expect(wayOutWords(way)).toBe(words);
});

test("a situation says how one stands, and whether highs miss", () => {
  expect(situationWords({ frames: 14, posture: "standing", isLow: false })).toBe("-14, you stand");
  expect(situationWords({ frames: 14, posture: "crouching", isLow: true })).toBe(
    "-14, you crouch, highs miss",
  );
});

test("a punisher says what it brings", () => {
  const punisher = { command: "uf 4", posture: "standing", isHigh: false, isRecommended: true } as const;
  expect(punisherWords({ ...punisher, frames: 15, damage: 13, launches: true })).toBe(
    "15 frames, 13 damage, launches",
  );
  expect(punisherWords({ ...punisher, frames: 12, launches: false })).toBe("12 frames");
});

test("the range is titled with the first name", () => {
  expect(["Jin", "Ling Xiaoyu", "Lars", "Armor King"].map(firstNames)).toEqual([
    "Jin's",
    "Ling's",
    "Lars'",
    "Armor's",
  ]);
});
