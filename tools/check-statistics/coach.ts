// `npm run check:coach`: whether the honest coach keeps what it promises, on generated players with fixed seeds.
//   --players 200    generated players behind each number; three times as many where there is no weakness
//   --replays DIR    also on recorded matches: `*.json` or `*.json.gz` files with lists of records
// Exits 1 when a limit is missed.
import { parseArgs } from "node:util";
import { COST_BY_CHANCE } from "@tactician/statistics";
import { MOODS, type MoodAfter } from "./generate-history.ts";
import { type Bounds, isWithin, percent, print, readCount, writeBounds } from "./limits.ts";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./measure-coach.ts";
import { measureLogLoss, readReplays } from "./measure-replays.ts";

const SEED = 21;
const EVEN_SEEDS = [42, 1042, 2042];
/** Lengths of history, a column each. */
const MATCHES = [120, 300, 1000, 1600, 3000];
/** Of 95 % intervals, with the truth in them. */
const COVERAGE = { atLeast: 0.9, atMost: 0.97 };

/** Values by length of history. */
type Cells = ReadonlyMap<number, number>;

const { values } = parseArgs({
  options: { players: { type: "string", default: "200" }, replays: { type: "string" } },
});
const players = readCount("players", values.players);

printLine("matches", MATCHES.map(String));
checkEven();
checkPlanted();
checkCoverage();
checkKnownWorld();
if (values.replays !== undefined) checkReplays(values.replays);

function checkEven(): void {
  console.log("\nAt even against everybody");
  const perCell = players * EVEN_SEEDS.length;
  // One in 700 cells is beyond three standard errors by chance.
  const atMost = COST_BY_CHANCE + 3 * Math.sqrt((COST_BY_CHANCE * (1 - COST_BY_CHANCE)) / perCell);
  for (const [name, moodAfter] of MOODS) {
    const told = measured([120, 300, 1000, 3000], (matches) => 1 - noCostOf(matches, moodAfter));
    const all = [...told.values()].reduce((sum, part) => sum + part, 0) / told.size;
    const promise = `${percent(all)} in all, at most ${percent(COST_BY_CHANCE)}`;
    const isKept = all <= COST_BY_CHANCE && [...told.values()].every((part) => isWithin(part, { atMost }));
    printCells(`told of a cost: ${name}`, told, promise, isKept);
  }
  const even = measured([120, 300, 1000, 3000], (matches) =>
    measureEven({ players, matches, seed: 2 * SEED }),
  );
  printParts("told of a drop in sessions", even, ({ noDrop }) => 1 - noDrop, { atMost: 0.05 });
  printParts("told of another effect", even, ({ noEffect }) => 1 - noEffect, { atMost: 0.05 });
}

function noCostOf(matches: number, moodAfter: MoodAfter): number {
  const parts = EVEN_SEEDS.map((seed) => measureEven({ players, matches, seed, moodAfter }).noCost);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

function checkPlanted(): void {
  const points = (least: number) => Math.log((50 + least) / (50 - least));
  for (const weakness of [8, 12, 20]) {
    console.log(`\n${weakness} points below even against two characters, each met in 6 % of matches`);
    for (const [name, moodAfter] of [MOODS[0], MOODS[2]]) {
      const found = measured([300, 1000, 1600, 3000], (matches) =>
        measurePlanted({ players, matches, seed: SEED, moodAfter }, -points(weakness)),
      );
      const isPromised = weakness === 12;
      const promise = (at: number) => (isPromised ? { atLeast: 0.8, at } : {});
      printParts(`told of a cost: ${name}`, found, ({ told }) => told, promise(1600));
      printParts("  both among the first three", found, ({ first }) => first, promise(1000));
      printParts("  both named as sure", found, ({ named }) => named);
    }
  }
}

function checkCoverage(): void {
  console.log("\nAs far from even as players are, and two weaknesses on top");
  const coverage = measured([120, 1000, 3000], (matches) =>
    measureCoverage({ players, matches, seed: 3 * SEED }),
  );
  printParts("95 % intervals with the truth in them", coverage, (part) => part, COVERAGE);
}

function checkKnownWorld(): void {
  console.log("\nSeen by what everybody's matches say, and by what is met at the rank");
  const known = measured([120, 300, 1000], (matches) =>
    measureKnownWorld({ players, matches, seed: 4 * SEED }),
  );
  const gains = new Map([...known].map(([matches, row]) => [matches, row.caught - row.caughtWithout]));
  const isGain = [...gains.values()].every((gain) => gain >= 0);
  printCells("costs that the first three tell more", gains, "never less", isGain, (gain) => gain.toFixed(3));
  printParts("95 % intervals with the truth in them", known, ({ coverage }) => coverage, COVERAGE);
  printParts("told of a cost, just as everybody", known, ({ noCost }) => 1 - noCost, { atMost: 0.1 });
}

function measured<Value>(lengths: readonly number[], measure: (matches: number) => Value) {
  return new Map(lengths.map((matches) => [matches, measure(matches)] as const));
}

/** A row of parts; limits are those of all its cells, or of the one `at` a length. */
function printParts<Value>(
  label: string,
  found: ReadonlyMap<number, Value>,
  partOf: (value: Value) => number,
  bounds: Bounds & { readonly at?: number } = {},
): void {
  const cells = new Map([...found].map(([matches, value]) => [matches, partOf(value)]));
  const held = [...cells].filter(([matches]) => bounds.at === undefined || bounds.at === matches);
  const at = bounds.at === undefined ? "" : ` at ${bounds.at}`;
  const limits = writeBounds(bounds);
  const isKept = held.every(([, part]) => isWithin(part, bounds));
  printCells(label, cells, limits === "" ? "" : limits + at, isKept);
}

function printCells(label: string, cells: Cells, promise: string, isKept: boolean, write = percent): void {
  if (!isKept) process.exitCode = 1;
  const written = MATCHES.map((matches) => {
    const cell = cells.get(matches);
    return cell === undefined ? "" : write(cell);
  });
  const verdict = promise === "" ? "" : `${promise}   ${isKept ? "ok" : "MISSED"}`;
  printLine(`  ${label}`, written, verdict);
}

function printLine(label: string, cells: readonly string[], end = ""): void {
  const columns = cells.map((cell) => cell.padStart(8)).join("");
  console.log(`${label.padEnd(52)}${columns}   ${end}`.trimEnd());
}

function checkReplays(folder: string): void {
  const { matches, rating, shrunk, ratingBin, shrunkBin } = measureLogLoss(readReplays(folder));
  console.log(`\n${matches} recorded matches, each predicted before it is looked at`);
  print("log loss by the ratings alone", rating.toFixed(5));
  const isKept = matches > 0 && shrunk <= rating;
  print("log loss with the shrunk records", shrunk.toFixed(5), `at most ${rating.toFixed(5)}`, isKept);
  print("furthest of ten bins, by the ratings alone", `${ratingBin.toFixed(1)} points`);
  print("furthest of ten bins, with the shrunk records", `${shrunkBin.toFixed(1)} points`);
}
