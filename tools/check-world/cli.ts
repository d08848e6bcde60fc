// `npm run check:world`: whether the estimates of matchups keep what they promise, on generated matches with a fixed seed.
//   --sets 200       generated worlds in each row
//   --recording DIR  also on recorded matches: `*.json` or `*.json.gz` files with lists of records
// Exits 1 when a limit is missed.
import { parseArgs } from "node:util";
import { findCharacterByGameId, type ReplayRecord, replayRecordSchema } from "@tactician/game";
import { estimateMatchups } from "@tactician/statistics";
import { readReplays } from "../check-coach/measure-replays.ts";
import {
  countMatches,
  differingCounts,
  measureRedrawn,
  measureSplit,
  type Placebo,
  surePairs,
} from "./measure-recording.ts";
import { intervalOf, measureWorlds } from "./measure-worlds.ts";

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
const sets = Number(values.sets);
if (!Number.isInteger(sets) || sets < 1) {
  console.error(`--sets must be a whole number from 1 on (it is "${values.sets}")`);
  process.exit(1);
}

let isGood = true;
checkPlanted();
checkNothing();
if (values.recording !== undefined) checkRecording(values.recording);
process.exitCode = isGood ? 0 : 1;

function checkPlanted(): void {
  for (const matches of MATCHES) {
    console.log(`${written(matches)} matches, 3 points planted for one pair; ${sets} worlds`);
    const world = { strengthSpread: 0.045, pairSpread: 0.04, planted: PLANTED };
    const found = measureWorlds({ sets, matches, seed: SEED }, world);
    // Of 200 intervals that hold in 95 of 100 cases, fewer than 90 of 100 do in one of 500 runs.
    print("intervals of the planted pair with the truth in them", found.planted, { atLeast: 0.9 });
    print("intervals of all pairs with the truth in them", found.pairs, { atLeast: 0.95 });
    print("intervals of strengths with the truth in them", found.strengths, { atLeast: 0.92, atMost: 0.98 });
    print("pairs that are sure", found.sure, {});
    print("of these, truly on the other side of even", found.wrong, { atMost: 0.01 });
    line("pairs with an estimate", found.shown.toFixed(0), "", true);
    line("reliability", found.reliability.toFixed(2), "", true);
  }
}

function checkNothing(): void {
  const world = { strengthSpread: 0, pairSpread: 0 };
  for (const matches of MATCHES) {
    console.log(`${written(matches)} matches, every pair at even; ${sets} worlds`);
    const { sure } = measureWorlds({ sets, matches, seed: 2 * SEED }, world);
    print("pairs that are sure all the same", sure, { atMost: 0.025 });
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
  line("pairs counted otherwise by other lines", `${differing.length}`, "none", differing.length === 0);
  const answer = estimateMatchups(counts);
  const { strength, pair } = answer.spreads;
  line("spread of strengths (log-odds)", strength.toFixed(4), "", true);
  line("spread of pairs (log-odds)", pair.toFixed(4), "", true);
  line("reliability", answer.reliability.toFixed(3), "", true);
  const { shown, sure } = surePairs(answer);
  line("pairs with an estimate", `${shown}`, "", true);
  line("of these sure", `${sure}`, "", true);
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
    line(`${nameOf(me)} against ${nameOf(them)}, ${played} matches`, value, "", true);
  }
}

function printPlacebo(what: string, { shown, sure, spread }: Placebo): void {
  line(`${what}: spread of pairs`, spread.toFixed(4), "", true);
  const value = `${sure.toFixed(1)} of ${shown.toFixed(0)}`;
  line(`${what}: sure all the same`, value, "at most 2.5 %", sure <= 0.025 * shown);
}

function nameOf(gameId: number): string {
  return findCharacterByGameId(gameId)?.name ?? `${gameId}`;
}

function written(matches: number): string {
  return matches.toLocaleString("en-GB");
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
  console.log(`  ${label.padEnd(60)} ${value.padStart(18)}   ${verdict}`.trimEnd());
}
