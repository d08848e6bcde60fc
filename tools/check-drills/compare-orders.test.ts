import { expect, test, vi } from "vitest";
import { compareOrders, type Learner, type Study } from "./testing/learners.ts";

// `npm run check -- drills` has learners of weeks against more opponents, each simulated three times.
const IS_FULL = process.env.MODE === "full";
vi.setConfig({ testTimeout: IS_FULL ? 600_000 : 120_000 });

/** So many times the damage of a random order ours has to collect in the same time. */
const LEAST_GAIN = 1.5;

const SEVERAL = ["king", "kazuya", "law", "paul", "lili", "asuka", "bryan", "jun"];
const QUICK: Learner = { me: "jin", opponents: ["king", "law"], days: 8, minutes: 10 };
const LEARNERS: readonly Learner[] = [
  { me: "king", opponents: "everybody", days: 30, minutes: 10 },
  { me: "jin", opponents: SEVERAL, days: 30, minutes: 10 },
  { me: "yoshimitsu", opponents: ["jin"], days: 14, minutes: 10 },
];

test.for(IS_FULL ? LEARNERS : [QUICK])(
  "for its time our order collects 1.5 times the punish damage of a random one: $me, $days days",
  async (learner, { annotate }) => {
    const { ours, random, gain } = compareOrders(learner, IS_FULL ? [1, 2, 3] : [1]);
    const words = ({ damage, minutes }: Study) => `${damage.toFixed(0)} in ${minutes.toFixed(1)} min`;
    await annotate(
      `punish damage in a meeting, mean over all days: ours ${words(ours)} a day, random ${words(random)}; for the same time ${gain.toFixed(2)} times`,
    );
    expect(gain).toBeGreaterThanOrEqual(LEAST_GAIN);
    for (const { damage, minutes } of [ours, random]) {
      expect(damage).toBeGreaterThan(0);
      expect(minutes).toBeGreaterThan(0);
      expect(minutes).toBeLessThan(10.5);
    }
    if (!IS_FULL) expect(compareOrders(learner, [1]).gain, "the same with every run").toBe(gain);
  },
);
