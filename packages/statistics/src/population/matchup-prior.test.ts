import { expect, test } from "vitest";
import { logistic } from "../player/expected-result.ts";
import { matchupPrior } from "./estimate-matchups.ts";

test("the coach's prior is the estimate as log-odds, from either side", () => {
  const findPrior = matchupPrior([
    { me: 6, them: 8, estimate: 53 },
    { me: 8, them: 6, estimate: 47 },
    { me: 6, them: 17, estimate: 50 },
  ]);
  expect(100 * logistic(findPrior(6, 8) ?? 0)).toBeCloseTo(53, 9);
  expect(findPrior(8, 6)).toBeCloseTo(-(findPrior(6, 8) ?? 0), 12);
  expect(findPrior(6, 17)).toBe(0);
});

test("nothing is known of pairs without an estimate, or with one that cannot be", () => {
  const cells = [
    { me: 6, them: 8 },
    ...[0, 100, -3, Number.NaN].map((estimate, them) => ({ me: 17, them, estimate })),
  ];
  const findPrior = matchupPrior(cells);
  for (const { me, them } of cells) expect(findPrior(me, them)).toBeUndefined();
  expect(findPrior(4711, 6)).toBeUndefined();
});
