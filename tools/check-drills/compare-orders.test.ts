import { expect, test } from "vitest";
import { compareOrders, LEAST_GAIN } from "./learners.ts";

test("for its time our order collects 1.5 times the punish damage of a random one, the same with every run", () => {
  const learner = { me: "jin", opponents: ["king", "law"], days: 8, minutes: 10 };
  const { ours, random, gain } = compareOrders(learner, [1]);
  expect(gain).toBeGreaterThanOrEqual(LEAST_GAIN);
  for (const { damage, minutes } of [ours, random]) {
    expect(damage).toBeGreaterThan(0);
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThan(10.5);
  }
  expect(compareOrders(learner, [1]).gain).toBe(gain);
}, 120_000);
