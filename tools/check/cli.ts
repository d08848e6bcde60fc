// `npm run check -- NAME`: the sheets of `content/`, or the long run of a test that `npm test` has in short; `long` is all of those.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../build/paths.ts";
import { runNamed } from "../command-line.ts";

const COACH = "tools/check-statistics/check-coach.test.ts";
const WORLD = "tools/check-statistics/check-world.test.ts";
const DRILLS = "tools/check-drills/compare-orders.test.ts";
const DOJO = "tools/check-drills/dojo-players.test.ts";
const MINE = "tools/check-mine/seasons.test.ts";
const COUNTS = "packages/replays/src/processes.test.ts";

await runNamed("check", {
  content: () => import("../../packages/guide/src/check-content.ts"),
  fit: () => import("../fit-statistics/cli.ts"),
  coach: () => runLong(COACH),
  world: () => runLong(WORLD),
  drills: () => runLong(DRILLS),
  dojo: () => runLong(DOJO),
  mine: () => runLong(MINE),
  counts: () => runLong(COUNTS),
  long: () => runLong(COACH, WORLD, DRILLS, DOJO, MINE, COUNTS),
});

/** Vitest reads its own command line. */
async function runLong(...files: readonly string[]): Promise<void> {
  process.argv.splice(2, 0, "run", "--mode", "full", "--reporter=verbose", ...files);
  await import(pathToFileURL(join(root, "node_modules/vitest/vitest.mjs")).href);
}
