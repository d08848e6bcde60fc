// `npm run check:drills`: simulated learners. Exits 1 when our order does not collect 1.5 times the damage of a random one.

import type { Study } from "./learners.ts";
import { compareOrders, LEARNERS, LEAST_GAIN } from "./learners.ts";

const rows = LEARNERS.map((learner) => ({ learner, ...compareOrders(learner) }));
console.log("Punish damage in a meeting, mean over all days; minutes are those really studied on a day.");
for (const { learner, ours, random, gain } of rows) {
  const { me, opponents, days, minutes } = learner;
  const who = opponents === "everybody" ? opponents : `${opponents.length} opponents`;
  const words = ({ damage, minutes: studied }: Study) => `${damage.toFixed(0)} in ${studied.toFixed(1)} min`;
  console.log(
    `${me} against ${who}, ${days} days of up to ${minutes} min: ours ${words(ours)}, random ${words(random)}; for ten minutes ${gain.toFixed(2)} times`,
  );
}
process.exitCode = rows.every(({ gain }) => gain >= LEAST_GAIN) ? 0 : 1;
