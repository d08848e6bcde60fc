import type { Strategies, Strategy } from "@tactician/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { draw, judge, NEW_RUN, poolOf } from "./roulette.ts";
import { formatRun, restoreRun } from "./stored-run.ts";

const strategy = (title: string): Strategy => ({
  title,
  description: `Win by ${title}.`,
  difficulty: "hard",
  scope: "once",
});
const STRATEGIES: Strategies = {
  general: [strategy("Low Rent"), strategy("Wall Inspector"), strategy("Sit Down")],
  characters: { Jin: [strategy("Inner Peace")] },
};
const first = () => 0;
const pool = poolOf(STRATEGIES, "jin");
const started = draw({ ...NEW_RUN, character: "jin" }, pool, first);

const stored = (changes: object) =>
  JSON.stringify({
    character: "jin",
    current: "Wall Inspector",
    used: ["Low Rent", "Wall Inspector"],
    points: 15,
    isFinished: false,
    ...changes,
  });

test("a run in the middle and a finished one come back as they were", () => {
  const middle = judge(started, "succeeded", pool, first);
  expect(restoreRun(formatRun(middle), STRATEGIES, first)).toEqual({ ...middle, lastChange: undefined });
  let run = middle;
  while (!run.isFinished) run = judge(run, "failed", pool, first);
  expect(restoreRun(formatRun(run), STRATEGIES, first)).toEqual({ ...run, lastChange: undefined });
});

test("a run that has not started is not kept", () => {
  expect(formatRun({ ...NEW_RUN, character: "jin" })).toBe("");
});

test("a strategy that is there no more is forgotten, and another one is drawn for it", () => {
  const text = stored({ current: "Gone", used: ["Low Rent", "Gone"] });
  expect(restoreRun(text, STRATEGIES, first)).toMatchObject({
    shown: { kind: "strategy", strategy: { title: "Wall Inspector" } },
    used: ["Low Rent", "Wall Inspector"],
    points: 15,
  });
});

test.each([
  ["nothing", undefined],
  ["an empty text", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[1]"],
  ["an unknown character", stored({ character: "akuma" })],
  ["a character that is a number", stored({ character: 6 })],
  ["a strategy that is a number", stored({ current: 1 })],
  ["points that are a text", stored({ points: "15" })],
  ["broken points", stored({ points: 1.5 })],
  ["more points than there can be", stored({ points: 1000 })],
  ["a used list that is none", stored({ used: "Low Rent" })],
  ["an empty used list", stored({ used: [] })],
  ["numbers in the used list", stored({ used: [1, 2] })],
  ["a flag that is a text", stored({ isFinished: "no" })],
  [
    "all used and nothing shown",
    stored({ current: undefined, used: ["Low Rent", "Wall Inspector", "Sit Down", "Inner Peace"] }),
  ],
])("a corrupt run is no run: %s", (_what, text) => {
  expect(restoreRun(text, STRATEGIES, first)).toBeUndefined();
});

test("any text at all gives a run that can be played, or none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const run = restoreRun(text, STRATEGIES, first);
      if (run !== undefined && !run.isFinished) expect(run.shown.kind).toBe("strategy");
    }),
  );
});
