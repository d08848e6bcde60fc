// `npm run check:coach`: whether the honest coach keeps what it promises, on generated players with a fixed seed.
//   --players 200    generated players in each row
//   --replays DIR    also on recorded matches: `*.json` or `*.json.gz` files with lists of records
// Exits 1 when a limit is missed.
import { parseArgs } from "node:util";
import { measureCoverage, measureEven, measureKnownWorld, measurePlanted } from "./measure-generated.ts";
import { measureLogLoss, readReplays } from "./measure-replays.ts";

const SEED = 21;

const { values } = parseArgs({
  options: { players: { type: "string", default: "200" }, replays: { type: "string" } },
});
const players = Number(values.players);
if (!Number.isInteger(players) || players < 1) {
  console.error(`--players must be a whole number from 1 on (it is "${values.players}")`);
  process.exit(1);
}

let isGood = true;
checkPlanted();
checkEven();
checkCoverage();
checkKnownWorld();
if (values.replays !== undefined) checkReplays(values.replays);
process.exitCode = isGood ? 0 : 1;

function checkPlanted(): void {
  console.log(
    `Weaknesses of 12 points against two characters, each met in 6 % of matches; ${players} players`,
  );
  for (const matches of [300, 1000, 1500, 3000]) {
    const { first, told, named } = measurePlanted({ players, matches, seed: SEED });
    print(`${matches} matches: both among the first three`, first, matches === 1000 ? { atLeast: 0.8 } : {});
    print(
      `${matches} matches: told that something stands out`,
      told,
      matches === 1500 ? { atLeast: 0.8 } : {},
    );
    print(`${matches} matches: both named as sure`, named, {});
  }
}

function checkEven(): void {
  console.log(`At even against everybody; ${players} players`);
  for (const matches of [120, 300, 1000, 3000]) {
    const { noCost, noDrop, noEffect } = measureEven({ players, matches, seed: 2 * SEED });
    print(`${matches} matches: told "too early" or "nothing stands out"`, noCost, { atLeast: 0.9 });
    print(`${matches} matches: told of no drop in sessions`, noDrop, { atLeast: 0.95 });
    print(`${matches} matches: told of no other effect`, noEffect, { atLeast: 0.95 });
  }
}

function checkCoverage(): void {
  console.log(`As far from even as players are, and two weaknesses on top; ${players} players`);
  for (const matches of [120, 1000, 3000]) {
    const coverage = measureCoverage({ players, matches, seed: 3 * SEED });
    print(`${matches} matches: 95 % intervals with the truth in them`, coverage, {
      atLeast: 0.9,
      atMost: 0.97,
    });
  }
}

function checkKnownWorld(): void {
  console.log(`Seen by what everybody's matches say, and by what is met at the rank; ${players} players`);
  for (const matches of [120, 300, 1000]) {
    const known = measureKnownWorld({ players, matches, seed: 4 * SEED });
    const { caught, caughtWithout, coverage, noCost } = known;
    const limit = `at least ${caughtWithout.toFixed(3)}, which it is without`;
    line(
      `${matches} matches: what the first three cost of a hundred`,
      caught.toFixed(3),
      limit,
      caught >= caughtWithout,
    );
    print(`${matches} matches: 95 % intervals with the truth in them`, coverage, {
      atLeast: 0.9,
      atMost: 0.97,
    });
    print(`${matches} matches: told "too early" or "nothing stands out"`, noCost, { atLeast: 0.9 });
  }
}

function checkReplays(folder: string): void {
  const { matches, rating, shrunk, ratingBin, shrunkBin } = measureLogLoss(readReplays(folder));
  console.log(`${matches} recorded matches, each predicted before it is looked at`);
  line("log loss by the ratings alone", rating.toFixed(5), "", true);
  const isKept = matches > 0 && shrunk <= rating;
  line("log loss with the shrunk records", shrunk.toFixed(5), `at most ${rating.toFixed(5)}`, isKept);
  line("furthest of ten bins, by the ratings alone", `${ratingBin.toFixed(1)} points`, "", true);
  line("furthest of ten bins, with the shrunk records", `${shrunkBin.toFixed(1)} points`, "", true);
}

function print(
  label: string,
  part: number,
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
): void {
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const limits = [
    ...(atLeast === undefined ? [] : [`at least ${percent(atLeast)}`]),
    ...(atMost === undefined ? [] : [`at most ${percent(atMost)}`]),
  ];
  line(label, percent(part), limits.join(", "), part >= (atLeast ?? 0) && part <= (atMost ?? 1));
}

function line(label: string, value: string, limits: string, isKept: boolean): void {
  isGood &&= isKept;
  const verdict = limits === "" ? "" : `${limits}   ${isKept ? "ok" : "MISSED"}`;
  console.log(`  ${label.padEnd(56)} ${value.padStart(12)}   ${verdict}`.trimEnd());
}
