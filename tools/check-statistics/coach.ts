// `npm run check:coach`: whether the honest coach keeps what it promises, on generated players with a fixed seed.
//   --players 200    generated players in each row
//   --replays DIR    also on recorded matches: `*.json` or `*.json.gz` files with lists of records
// Exits 1 when a limit is missed.
import { parseArgs } from "node:util";
import { print, printPart, readCount } from "./limits.ts";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./measure-coach.ts";
import { measureLogLoss, readReplays } from "./measure-replays.ts";

const SEED = 21;
/** Of 95 % intervals, with the truth in them. */
const COVERAGE = { atLeast: 0.9, atMost: 0.97 };
const MOST = { atLeast: 0.9 };

const { values } = parseArgs({
  options: { players: { type: "string", default: "200" }, replays: { type: "string" } },
});
const players = readCount("players", values.players);

checkPlanted();
checkEven();
checkCoverage();
checkKnownWorld();
if (values.replays !== undefined) checkReplays(values.replays);

function checkPlanted(): void {
  console.log(
    `Weaknesses of 12 points against two characters, each met in 6 % of matches; ${players} players`,
  );
  for (const matches of [300, 1000, 1500, 3000]) {
    const { first, told, named } = measurePlanted({ players, matches, seed: SEED });
    printPart(
      `${matches} matches: both among the first three`,
      first,
      matches === 1000 ? { atLeast: 0.8 } : {},
    );
    printPart(
      `${matches} matches: told that something stands out`,
      told,
      matches === 1500 ? { atLeast: 0.8 } : {},
    );
    printPart(`${matches} matches: both named as sure`, named);
  }
}

function checkEven(): void {
  console.log(`At even against everybody; ${players} players`);
  for (const matches of [120, 300, 1000, 3000]) {
    const { noCost, noDrop, noEffect } = measureEven({ players, matches, seed: 2 * SEED });
    printPart(`${matches} matches: told "too early" or "nothing stands out"`, noCost, MOST);
    printPart(`${matches} matches: told of no drop in sessions`, noDrop, { atLeast: 0.95 });
    printPart(`${matches} matches: told of no other effect`, noEffect, { atLeast: 0.95 });
  }
}

function checkCoverage(): void {
  console.log(`As far from even as players are, and two weaknesses on top; ${players} players`);
  for (const matches of [120, 1000, 3000]) {
    const coverage = measureCoverage({ players, matches, seed: 3 * SEED });
    printPart(`${matches} matches: 95 % intervals with the truth in them`, coverage, COVERAGE);
  }
}

function checkKnownWorld(): void {
  console.log(`Seen by what everybody's matches say, and by what is met at the rank; ${players} players`);
  for (const matches of [120, 300, 1000]) {
    const known = measureKnownWorld({ players, matches, seed: 4 * SEED });
    const { caught, caughtWithout, coverage, noCost } = known;
    const limit = `at least ${caughtWithout.toFixed(3)}, which it is without`;
    print(
      `${matches} matches: what the first three cost of a hundred`,
      caught.toFixed(3),
      limit,
      caught >= caughtWithout,
    );
    printPart(`${matches} matches: 95 % intervals with the truth in them`, coverage, COVERAGE);
    printPart(`${matches} matches: told "too early" or "nothing stands out"`, noCost, MOST);
  }
}

function checkReplays(folder: string): void {
  const { matches, rating, shrunk, ratingBin, shrunkBin } = measureLogLoss(readReplays(folder));
  console.log(`${matches} recorded matches, each predicted before it is looked at`);
  print("log loss by the ratings alone", rating.toFixed(5));
  const isKept = matches > 0 && shrunk <= rating;
  print("log loss with the shrunk records", shrunk.toFixed(5), `at most ${rating.toFixed(5)}`, isKept);
  print("furthest of ten bins, by the ratings alone", `${ratingBin.toFixed(1)} points`);
  print("furthest of ten bins, with the shrunk records", `${shrunkBin.toFixed(1)} points`);
}
