import type { Strategies, Strategy } from "@tactician/contract";
import { ROULETTE_POINTS } from "@tactician/game";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chooseCharacter,
  draw,
  judge,
  NEW_RUN,
  newHighestStreak,
  parseStreak,
  poolOf,
  type Run,
  type StrategyOutcome,
} from "./roulette.ts";

const strategy = (title: string, difficulty: Strategy["difficulty"] = "easy"): Strategy => ({
  title,
  description: `Win by ${title}.`,
  difficulty,
  scope: "round",
});
const LOW = strategy("Low Rent");
const WALL = strategy("Wall Inspector", "medium");
const ZEN = strategy("Inner Peace", "hard");
const STRATEGIES: Strategies = { general: [LOW, WALL], characters: { Jin: [ZEN], "Ling Xiaoyu": [] } };
const first = () => 0;

test("1: before a run a character can be chosen, and no more once it has started", () => {
  const chosen = chooseCharacter(NEW_RUN, "jin");
  expect(chosen.character).toBe("jin");
  const started = draw(chosen, poolOf(STRATEGIES, "jin"), first);
  expect(chooseCharacter(started, "paul")).toBe(started);
});

describe("2: Random Strategy", () => {
  test("draws from the general list, and the character's, found by display name", () => {
    expect(poolOf(STRATEGIES, undefined)).toEqual([LOW, WALL]);
    expect(poolOf(STRATEGIES, "jin")).toEqual([LOW, WALL, ZEN]);
    expect(poolOf(STRATEGIES, "xiaoyu")).toEqual([LOW, WALL]);
    expect(poolOf(STRATEGIES, "kazuya")).toEqual([LOW, WALL]);
    expect(poolOf(undefined, "jin")).toEqual([]);
  });

  test("shows a strategy, marks it as used and starts the run", () => {
    const run = draw(NEW_RUN, [LOW, WALL, ZEN], () => 0.999_999);
    expect(run).toMatchObject({
      shown: { kind: "strategy", strategy: ZEN },
      used: ["Inner Peace"],
      points: 0,
      isStarted: true,
      isFinished: false,
    });
  });

  test("never picks what was used before", () => {
    const run = draw({ ...NEW_RUN, used: ["Low Rent"], isStarted: true }, [LOW, WALL], first);
    expect(run.shown).toEqual({ kind: "strategy", strategy: WALL });
  });
});

describe("3: nothing to draw", () => {
  test("an empty pool says so and starts nothing", () => {
    const run = draw(NEW_RUN, [], first);
    expect(run.shown).toEqual({ kind: "note", text: "No strategies available." });
    expect(run.isStarted).toBe(false);
  });

  test("when all are used, the list of them is reset and the card says so; the points stay", () => {
    const tired: Run = { ...NEW_RUN, used: ["Low Rent", "Wall Inspector"], points: 15, isStarted: true };
    const run = draw(tired, [LOW, WALL], first);
    expect(run).toMatchObject({ used: [], points: 15, isStarted: true });
    expect(run.shown).toEqual({ kind: "note", text: "No more new strategies. Resetting..." });
    expect(draw(run, [LOW, WALL], first).shown).toEqual({ kind: "strategy", strategy: LOW });
    expect(judge(run, "failed", [LOW, WALL], first)).toBe(run);
  });
});

test.each([
  ["easy", "succeeded", 5],
  ["medium", "succeeded", 10],
  ["hard", "succeeded", 15],
  ["easy", "failed", -14],
  ["medium", "failed", -10],
  ["hard", "failed", -5],
] as const)("4: %s %s: %i points", (difficulty, outcome, points) => {
  const pool = [strategy("A", difficulty), LOW];
  const run = judge(draw(NEW_RUN, pool, first), outcome, pool, first);
  expect(run).toMatchObject({ points, lastChange: points });
});

describe("5: the next one, or the end", () => {
  test("while strategies are left, the next one is shown", () => {
    const pool = [LOW, WALL];
    const run = judge(draw(NEW_RUN, pool, first), "succeeded", pool, first);
    expect(run).toMatchObject({ shown: { strategy: WALL }, used: ["Low Rent", "Wall Inspector"] });
    expect(run.isFinished).toBe(false);
  });

  test("after the last one the run ends, and the points just won count for the highest streak", () => {
    const pool = [ZEN];
    const run = judge(draw(NEW_RUN, pool, first), "succeeded", pool, first);
    expect(run).toMatchObject({ isFinished: true, points: 15, shown: { kind: "nothing" } });
    expect(newHighestStreak(run, 14)).toBe(15);
    expect(newHighestStreak(run, 15)).toBeUndefined();
    expect(newHighestStreak(run, undefined)).toBe(15);
    expect(draw(run, pool, first)).toBe(run);
    expect(judge(run, "failed", pool, first)).toBe(run);
  });

  test("a run that goes on keeps nothing, and neither does one that ended at zero or below", () => {
    expect(newHighestStreak({ ...NEW_RUN, points: 99 }, undefined)).toBeUndefined();
    expect(newHighestStreak({ ...NEW_RUN, points: 0, isFinished: true }, undefined)).toBeUndefined();
    expect(newHighestStreak({ ...NEW_RUN, points: -14, isFinished: true }, undefined)).toBeUndefined();
  });
});

test("6: a new run has forgotten strategy, used list, character, points and both flags", () => {
  expect(NEW_RUN).toEqual({
    character: undefined,
    shown: { kind: "nothing" },
    used: [],
    points: 0,
    lastChange: undefined,
    isStarted: false,
    isFinished: false,
  });
});

test("a whole number is a highest streak, whatever is corrupt counts as none", () => {
  expect([parseStreak("345"), parseStreak("-5")]).toEqual([345, -5]);
  for (const text of [undefined, "", "NaN", "Infinity", "1e3", "12.5", "{}", "9999999999", " 5", "five"])
    expect(parseStreak(text)).toBeUndefined();
});

describe("whatever chance and visitor do", () => {
  const difficulties = fc.constantFrom("easy", "medium", "hard");
  // Few letters: the same title comes up more than once.
  const titles = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 3 });
  const lists = fc.array(fc.tuple(titles, difficulties), { minLength: 1, maxLength: 60 });
  const outcomes = fc.infiniteStream(fc.constantFrom<StrategyOutcome>("succeeded", "failed"));
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

  test("a run draws no strategy twice, ends after the pool, and its points are the sum of its judgements", () => {
    fc.assert(
      fc.property(lists, outcomes, chances, (list, outcome, chance) => {
        const general = list.map(([title, difficulty]) => strategy(title, difficulty));
        const pool = poolOf({ general, characters: {} }, undefined);
        const random = () => chance.next().value;
        let run = draw(NEW_RUN, pool, random);
        let sum = 0;
        let steps = 0;
        const seen: string[] = [];
        while (!run.isFinished) {
          if (run.shown.kind !== "strategy") throw new Error("a run shows a strategy until it ends");
          const { title, difficulty } = run.shown.strategy;
          seen.push(title);
          const said = outcome.next().value;
          sum += said === "succeeded" ? ROULETTE_POINTS[difficulty].won : -ROULETTE_POINTS[difficulty].lost;
          run = judge(run, said, pool, random);
          steps += 1;
          expect(run.points).toBe(sum);
          expect(steps).toBeLessThanOrEqual(pool.length);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(steps).toBe(pool.length);
        expect(new Set(run.used)).toEqual(new Set(pool.map(({ title }) => title)));
      }),
    );
  });
});
