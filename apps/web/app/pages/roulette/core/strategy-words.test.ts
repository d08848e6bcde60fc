import { readFileSync } from "node:fs";
import { VERDICT_FLOORS } from "@tactician/game";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { NEW_RUN } from "./roulette.ts";
import { announcement, durationLabel, plain, signed, titleSegment, verdictFor } from "./strategy-words.ts";

const TEXTS = ["600", "500", "400", "300", "200", "100", "50", "0", "-25", "-50", "worst"];

test.each([
  [900, "600"],
  [600, "600"],
  [599, "500"],
  [500, "500"],
  [400, "400"],
  [399, "300"],
  [200, "200"],
  [100, "100"],
  [99, "50"],
  [50, "50"],
  [49, "0"],
  [0, "0"],
  [-1, "-25"],
  [-25, "-25"],
  [-26, "-50"],
  [-50, "-50"],
  [-51, "worst"],
  [-800, "worst"],
])("%i points earn the verdict of %s", (points, tier) => {
  expect(verdictFor(points, TEXTS)).toBe(tier);
});

test("the content's verdicts are in the order of the tiers", () => {
  const file = new URL("../../../../../../content/strategies.yaml", import.meta.url);
  const { verdicts } = parse(readFileSync(file, "utf8"), { schema: "failsafe" });
  const floors = verdicts.map(({ points }: { points?: string }) => points);
  expect(floors).toEqual([...VERDICT_FLOORS.map(String), undefined]);
});

test.each([
  ["round", "One Round"],
  ["match", "Whole Match"],
  ["once", "Only Once"],
  ["forever", "Only Once"],
  ["", "Only Once"],
])("scope %j lasts %s", (scope, label) => {
  expect(durationLabel(scope)).toBe(label);
});

test("points carry a true minus", () => {
  expect([signed(5), signed(-14), signed(0), plain(5), plain(-14)]).toEqual(["+5", "−14", "+0", "5", "−14"]);
});

test("a screen reader hears what was scored and what is next", () => {
  const strategy = {
    title: "Low Rent",
    description: "Win with lows.",
    difficulty: "medium",
    scope: "round",
  } as const;
  const shown = { kind: "strategy", strategy } as const;
  expect(announcement({ ...NEW_RUN, shown })).toBe("Low Rent. Medium, One Round. Win with lows.");
  expect(announcement({ ...NEW_RUN, shown, lastChange: -14, points: -4 })).toBe(
    "−14, −4 points. Low Rent. Medium, One Round. Win with lows.",
  );
  expect(announcement({ ...NEW_RUN, lastChange: 5, points: 20, isFinished: true })).toBe(
    "+5, 20 points. The run is over.",
  );
  expect(announcement(NEW_RUN)).toBe("");
  const note = { kind: "note", text: "No strategies available." } as const;
  expect(announcement({ ...NEW_RUN, shown: note })).toBe("No strategies available.");
});

test("a title is written in an address without anything that needs escaping", () => {
  expect(titleSegment("Don't Panic! (Heat Burst)")).toBe("don-t-panic-heat-burst");
});
