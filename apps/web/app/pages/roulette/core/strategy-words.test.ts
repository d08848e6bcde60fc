import { readFileSync } from "node:fs";
import { VERDICT_FLOORS } from "@tactician/game";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { NEW_RUN } from "./roulette.ts";
import { announcement, durationLabel, plain, signed, titleSegment, verdictFor } from "./strategy-words.ts";

const TEXTS = ["600", "500", "400", "300", "200", "100", "50", "0", "-25", "-50", "worst"];

test("points earn the verdict of their tier", () => {
  for (const tier of TEXTS.slice(0, -1)) expect(verdictFor(Number(tier), TEXTS)).toBe(tier);
  const between = [900, 599, 399, 99, 49, -1, -26, -51, -800].map((points) => verdictFor(points, TEXTS));
  expect(between).toEqual(["600", "500", "300", "50", "0", "-25", "-50", "worst", "worst"]);
});

test("the content's verdicts are in the order of the tiers", () => {
  const file = new URL("../../../../../../content/strategies.yaml", import.meta.url);
  const { verdicts } = parse(readFileSync(file, "utf8"), { schema: "failsafe" });
  const floors = verdicts.map(({ points }: { points?: string }) => points);
  expect(floors).toEqual([...VERDICT_FLOORS.map(String), undefined]);
});

test("a strategy lasts a round, a match, or is played once", () => {
  const labels = ["round", "match", "once", "forever"].map(durationLabel);
  expect(labels).toEqual(["One Round", "Whole Match", "Only Once", "Only Once"]);
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
