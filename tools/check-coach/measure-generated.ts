import {
  type Coach,
  honestCoach,
  OPPONENT_SPREAD,
  playerMatches,
  pointsOf,
  RATING_SLOPE,
} from "@tactician/game";
import { GENERATED_PLAYER, generateHistory, type Nature } from "./generate-history.ts";
import { normalFrom, type Random, randomFrom } from "./random.ts";

/** Planted: 12 points below even against two characters, each met in 6 % of matches. */
const WEAK_SHARES = [0.06, 0.06];
const WEAKNESS = Math.log(0.38 / 0.62);
const NOW = 1_800_000_000;

/** How many players, with how many matches each, from which seed on. */
export interface Sample {
  readonly players: number;
  readonly matches: number;
  readonly seed: number;
}

/** Of players with two planted weaknesses: how many parts of all have both among the first three, are told of something, and of both as sure. */
export function measurePlanted(sample: Sample): { first: number; told: number; named: number } {
  const coaches = coachesOf(sample, () => plantedDistance);
  const isWeak = ({ gameId }: { gameId: number }) => gameId < WEAK_SHARES.length;
  return {
    first: partOf(coaches, ({ costs }) => costs.costs.filter(isWeak).length === WEAK_SHARES.length),
    told: partOf(coaches, ({ costs }) => costs.verdict === "stands-out"),
    named: partOf(
      coaches,
      ({ costs }) => costs.costs.filter((cost) => cost.isSure && isWeak(cost)).length === WEAK_SHARES.length,
    ),
  };
}

/** Of players who are at even against everybody: what parts of all are rightly told of no cost, no drop and no other effect. */
export function measureEven(sample: Sample): { noCost: number; noDrop: number; noEffect: number } {
  const coaches = coachesOf(sample, () => () => 0);
  return {
    noCost: partOf(coaches, ({ costs }) => costs.verdict !== "stands-out"),
    noDrop: partOf(coaches, ({ sessions }) => sessions.verdict !== "drops"),
    noEffect: partOf(
      coaches,
      ({ againstRating: { closeMatches, firstOfSession } }) =>
        closeMatches === undefined && firstOfSession === undefined,
    ),
  };
}

/** Of players as the model takes them to be, with two planted weaknesses on top: what part of all intervals has the truth in it. */
export function measureCoverage(sample: Sample): number {
  const covered = { inside: 0, all: 0 };
  const truths: Nature["distanceFrom"][] = [];
  const coaches = coachesOf(sample, (random) => {
    const spread = Array.from({ length: 60 }, () => normalFrom(random, OPPONENT_SPREAD));
    const distanceFrom = (character: number) =>
      character < WEAK_SHARES.length ? WEAKNESS : (spread[character] ?? 0);
    truths.push(distanceFrom);
    return distanceFrom;
  });
  for (const [place, { opponents }] of coaches.entries())
    for (const { gameId, points } of opponents) {
      const truth = pointsOf(truths[place]?.(gameId) ?? 0);
      covered.all += 1;
      covered.inside += Number(truth >= points.low && truth <= points.high);
    }
  return covered.inside / covered.all;
}

const plantedDistance = (character: number) => (character < WEAK_SHARES.length ? WEAKNESS : 0);

function coachesOf(sample: Sample, natureOf: (random: Random) => Nature["distanceFrom"]): Coach[] {
  return Array.from({ length: sample.players }, (_, player) => {
    const random = randomFrom(sample.seed + 7919 * player);
    const records = generateHistory(random, {
      matches: sample.matches,
      slope: RATING_SLOPE,
      distanceFrom: natureOf(random),
      specialShares: WEAK_SHARES,
    });
    return honestCoach(playerMatches(records, GENERATED_PLAYER), { now: NOW });
  });
}

function partOf(coaches: readonly Coach[], holds: (coach: Coach) => boolean): number {
  return coaches.filter(holds).length / coaches.length;
}
