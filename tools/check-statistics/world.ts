// `npm run check:world`: whether the estimates of matchups keep what they promise, on generated matches with a fixed seed.
//   --sets 200       generated worlds in each row
//   --recording DIR  also on recorded matches: `*.json` or `*.json.gz` files with lists of records
// Exits 1 when a limit is missed.
import { parseArgs } from "node:util";
import { findCharacterByGameId, type ReplayRecord, replayRecordSchema } from "@tactician/game";
import { estimateMatchups } from "@tactician/statistics";
import { print, printPart, readCount } from "./limits.ts";
import { readReplays } from "./measure-replays.ts";
import {
  countMatches,
  differingCounts,
  intervalOf,
  measureRedrawn,
  measureSplit,
  measureWorlds,
  type Placebo,
  surePairs,
} from "./measure-world.ts";

const SEED = 23;
/** 3 points above even. */
const PLANTED = Math.log(0.53 / 0.47);
/** A day of the feed, a week, a month, and five of them. */
const MATCHES = [700_000, 5_000_000, 21_000_000, 100_000_000];
const PLACEBO_DRAWS = 40;
const TOP_CELLS = 10;

const { values } = parseArgs({
  options: { sets: { type: "string", default: "200" }, recording: { type: "string" } },
});
const sets = readCount("sets", values.sets);

checkPlanted();
checkNothing();
if (values.recording !== undefined) checkRecording(values.recording);

function checkPlanted(): void {
  for (const matches of MATCHES) {
    console.log(`${written(matches)} matches, 3 points planted for one pair; ${sets} worlds`);
    const world = { strengthSpread: 0.045, pairSpread: 0.04, planted: PLANTED };
    const found = measureWorlds({ sets, matches, seed: SEED }, world);
    // Of 200 intervals that hold in 95 of 100 cases, fewer than 90 of 100 do in one of 500 runs.
    printPart("intervals of the planted pair with the truth in them", found.planted, { atLeast: 0.9 });
    printPart("intervals of all pairs with the truth in them", found.pairs, { atLeast: 0.95 });
    printPart("intervals of strengths with the truth in them", found.strengths, {
      atLeast: 0.92,
      atMost: 0.98,
    });
    printPart("pairs that are sure", found.sure);
    printPart("of these, truly on the other side of even", found.wrong, { atMost: 0.01 });
    print("pairs with an estimate", found.shown.toFixed(0));
    print("reliability", found.reliability.toFixed(2));
  }
}

function checkNothing(): void {
  const world = { strengthSpread: 0, pairSpread: 0 };
  for (const matches of MATCHES) {
    console.log(`${written(matches)} matches, every pair at even; ${sets} worlds`);
    const { sure } = measureWorlds({ sets, matches, seed: 2 * SEED }, world);
    printPart("pairs that are sure all the same", sure, { atMost: 0.025 });
  }
}

function checkRecording(folder: string): void {
  const read = readReplays(folder);
  const matches = read.flatMap((record): ReplayRecord[] => {
    const { data } = replayRecordSchema.safeParse(record);
    return data === undefined ? [] : [data];
  });
  const counts = countMatches(matches);
  console.log(`${written(matches.length)} recorded matches, ${counts.length} pairs of sides`);
  const differing = differingCounts(matches, counts);
  print("pairs counted otherwise by other lines", `${differing.length}`, "none", differing.length === 0);
  const answer = estimateMatchups(counts);
  const { strength, pair } = answer.spreads;
  print("spread of strengths (log-odds)", strength.toFixed(4));
  print("spread of pairs (log-odds)", pair.toFixed(4));
  print("reliability", answer.reliability.toFixed(3));
  const { shown, sure } = surePairs(answer);
  print("pairs with an estimate", `${shown}`);
  print("of these sure", `${sure}`);
  printPlacebo("characters exchanged in a random half", measureSplit(matches, PLACEBO_DRAWS, SEED));
  printPlacebo("results redrawn by the ratings", measureRedrawn(matches, PLACEBO_DRAWS, SEED));
  const cells = answer.cells
    .flatMap((cell) => {
      const interval = intervalOf(cell);
      return interval === undefined ? [] : [{ ...cell, ...interval }];
    })
    .toSorted((one, other) => other.estimate - one.estimate)
    .slice(0, TOP_CELLS);
  for (const { me, them, matches: played, estimate, low, high } of cells) {
    const value = `${estimate.toFixed(1)} (${low.toFixed(1)}-${high.toFixed(1)})`;
    print(`${nameOf(me)} against ${nameOf(them)}, ${played} matches`, value);
  }
}

function printPlacebo(what: string, { shown, sure, spread }: Placebo): void {
  print(`${what}: spread of pairs`, spread.toFixed(4));
  const value = `${sure.toFixed(1)} of ${shown.toFixed(0)}`;
  print(`${what}: sure all the same`, value, "at most 2.5 %", sure <= 0.025 * shown);
}

function nameOf(gameId: number): string {
  return findCharacterByGameId(gameId)?.name ?? `${gameId}`;
}

function written(matches: number): string {
  return matches.toLocaleString("en-GB");
}
