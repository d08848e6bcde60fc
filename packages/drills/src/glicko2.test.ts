import fc from "fast-check";
import { expect, test } from "vitest";
import { rate } from "./glicko2.ts";
import { type Rating, UNRATED } from "./memory/rating.ts";

const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

test("the worked example of the paper: one win and two losses", () => {
  const after = rate(of(1500, 200), [
    { opponent: of(1400, 30), score: 1 },
    { opponent: of(1550, 100), score: 0 },
    { opponent: of(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("players of known strength, answering as often right as it says, are found again", () => {
  // Strength by the logistic curve of the model; chance by a fixed sequence.
  for (const strength of [1200, 1500, 1900]) {
    let player = UNRATED;
    let state = 1;
    for (let game = 0; game < 600; game += 1) {
      state = (state * 48_271) % 2_147_483_647;
      const opponent = of(1200 + (game % 7) * 100, 40);
      const wins = 1 / (1 + 10 ** ((opponent.rating - strength) / 400));
      player = rate(player, [{ opponent, score: state / 2_147_483_647 < wins ? 1 : 0 }]);
    }
    expect(Math.abs(player.rating - strength)).toBeLessThan(2.5 * player.deviation);
    expect(player.deviation).toBeLessThan(80);
  }
});

test("whatever comes, a rating stays a number that a file may hold, and a win never takes points", () => {
  const any = fc.record({
    rating: fc.double({ min: 0, max: 4000, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
  });
  fc.assert(
    fc.property(any, any, fc.constantFrom(0, 0.5, 1), (player, opponent, score) => {
      const after = rate(player, [{ opponent, score }]);
      expect(Object.values(after).every(Number.isFinite)).toBe(true);
      expect(after.deviation).toBeLessThanOrEqual(350);
      if (score === 1) expect(after.rating).toBeGreaterThanOrEqual(player.rating);
      if (score === 0) expect(after.rating).toBeLessThanOrEqual(player.rating);
    }),
  );
});
